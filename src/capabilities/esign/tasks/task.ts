import type { Context } from '../../../context/context.ts';
import { esignTexts } from '../texts.ts';
import { PlatformRejected } from '../../../platform/errors.ts';
import type { Input } from '../../../platform/record/index.ts';
import { bestEffort } from '../../../subjects/errors.ts';
import { signingCompany } from '../companies/tracking.ts';
import { createTask, detailOfTask, type signingTaskBy } from '../wire/task.ts';
import type { Subject } from '../../../subjects/subject.ts';
import type { signingTaskInput } from '../wire/new-task.ts';
import { signingTask, askAbout, type Question, questionOf, stateOf } from './tracking.ts';
import { z } from 'zod';
import {
  keyNamed,
  type KeyOrNumber,
  keyToFollow,
  createLookUp,
  pollContextOf,
  oncePerOperation,
  type Shown,
} from '../../../context/look-up.ts';

/** Rejections that may be caused by an expired authorization: the documents name no code for it. */
const UNSPECIFIC: ReadonlySet<string> = new Set(['NOT_REAL_NAMED', 'PLATFORM_REJECTED']);

/**
 * Explains a rejected task by an expired authorization for silent signing, if this service knows of one. The signing
 * system reports a missing real name instead, and proving that again would not help.
 */
async function withExpiredAuthorization<Answer>(
  context: Context,
  input: Input<(typeof createTask)['request']>,
  call: Promise<Answer>,
): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof PlatformRejected) || !UNSPECIFIC.has(error.code)) throw error;
    const signingPartyId = await bestEffort(() => firstExpired(context, input), null);
    if (signingPartyId === null) throw error;
    const { text, platformCode, requestId, steps } = error;
    const hint = esignTexts.authorizationEnded({ party: signingPartyId });
    const details = { platformCode, requestId, steps, hint, cause: error };
    throw new PlatformRejected(text, details, 'SILENT_SIGNING_EXPIRED');
  }
}

/** The first signing enterprise whose authorization for silent signing has expired; null if none is known. */
async function firstExpired(
  { subjects, app }: Context,
  { signers }: Input<(typeof createTask)['request']>,
): Promise<string | null> {
  const silent = signers.flatMap(({ company }) => (company?.mode === 'SILENT' ? [company] : []));
  for (const { signingPartyId } of silent) {
    const subject = await subjects.get(signingCompany, signingPartyId);
    const ends = subject && signingCompany.read(subject.snapshot).silentSigningExpiresAt;
    if (ends !== null && Date.parse(ends) <= app.wallClock.now()) return signingPartyId;
  }
  return null;
}

type TaskInput = Input<typeof signingTaskInput>;

/** Creates a signing task, once. Throws the errors of `submitOnce`. */
export function create(context: Context, input: TaskInput): Promise<Subject> {
  const { signingTaskId, sellerId = null, ...task } = input;
  const { app, platform, subjects } = context;
  const { initiatorSigningPartyId } = task;
  const before = signingTask.read({ initiatorSigningPartyId, sellerId, signers: signersOf(task) });
  return subjects.submitOnce(signingTask, signingTaskId, {
    input,
    groups: { seller: sellerId, company: initiatorSigningPartyId },
    snapshot: before,
    firstPollMs: signingTask.cadence.followedMs,
    send: (opened) => {
      const notifyUrl = app.callbacks.addressFor(opened);
      const call = platform.call(createTask, { ...task, notifyUrl });
      return withExpiredAuthorization(context, task, call);
    },
    accepted: ({ taskNo }) => ({
      state: 'WAITING',
      snapshot: { ...before, taskNo },
      aliases: [taskNo],
    }),
    findPushed: (undecided) => signingTask.poll(undecided, pollContextOf(context)),
  });
}

function signersOf({ signers }: Pick<TaskInput, 'signers'>) {
  return signers.map(({ person, company }) => {
    const kind = person ? 'PERSON' : 'COMPANY';
    const { signingPartyId, turn = null } = person ?? company ?? {};
    return { signingPartyId: signingPartyId ?? '', kind, turn };
  });
}

/** A task as shown in the schema. */
type TaskView = Shown<typeof signingTask>;

type TaskBy = Input<typeof signingTaskBy>;

/** The platform's number of a task as given by a client; null if the client gave its own id. */
export function numberIn({ taskNo, task }: TaskBy): string | null {
  return task?.taskNo ?? taskNo ?? null;
}

function nameIn(by: TaskBy): KeyOrNumber {
  if (typeof by.signingTaskId === 'string') return { key: by.signingTaskId };
  const path = by.task ? ['by', 'task', 'taskNo'] : ['by', 'taskNo'];
  return { number: numberIn(by) ?? '', path };
}

/** Id of a task to follow. Throws `InvalidInput` for a number of no task created here. */
export function taskToFollow(context: Context, by: TaskBy): Promise<string> {
  return keyToFollow(context, signingTask, nameIn(by));
}

/** A task that was created here; null for any other. */
export async function findTask(context: Context, by: TaskBy): Promise<Subject | null> {
  const key = await keyNamed(context, signingTask, nameIn(by));
  return key === null ? null : context.subjects.get(signingTask, key);
}

/** Current state of a task; null if it is unknown here and at the platform. Throws the platform's errors. */
export const lookUpTask = createLookUp(signingTask, {
  find: findTask,
  // A final task never changes, and a task without a number cannot be queried.
  isSettled: ({ final, snapshot }) => final || questionOf(signingTask.read(snapshot)) === null,
  toView: (view, said): TaskView | null => ({ ...view, ...(said && { raw: said.answer.raw }) }),
  findElsewhere: async (context, { task }: TaskBy) => (task ? findElsewhere(context, task) : null),
});

/** Queries a task that is not in the journal, because another system created it. */
async function findElsewhere(context: Context, question: Question): Promise<TaskView> {
  const known = signingTask.read({ ...question });
  const { answer } = await askAbout(question, known, context);
  return {
    ...known,
    ...answer,
    key: null,
    state: stateOf(answer),
    snapshot: {},
    isExternal: true,
  };
}

/** Names that identify a task created by another system. */
export const externalLookup = {
  question: z.object({ taskNo: z.string(), initiatorSigningPartyId: z.string() }),
  // The task was found by both names, so neither is missing.
  questionOf: ({ taskNo, initiatorSigningPartyId }: TaskView): Question => ({
    taskNo: taskNo ?? '',
    initiatorSigningPartyId: initiatorSigningPartyId ?? '',
  }),
  find: (context: Context, task: Question): Promise<TaskView | null> =>
    lookUpTask(context, { task }),
};

const answerOf = oncePerOperation(({ platform }: Context, question: Question) =>
  platform.call(detailOfTask, question),
);

/** A task with the platform's current response; null if the platform cannot be queried. */
export async function withAnswer(context: Context, view: TaskView): Promise<TaskView | null> {
  const question = questionOf(view);
  if (question === null) return null;
  const isOpen = view.isExternal !== true && !signingTask.finalStates.has(view.state);
  // For an open task, the look-up also stores the response.
  const found = isOpen ? await lookUpTask(context, { signingTaskId: view.key ?? '' }) : null;
  if (found?.raw !== undefined) return found;
  return { ...view, raw: (await answerOf(context, question)).raw };
}
