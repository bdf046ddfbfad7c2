import { type Context, perOperation } from '../../../graphql/context.ts';
import { InvalidInput } from '../../../graphql/invalid-input.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { canonicalJson } from '../../../kernel/ids.ts';
import type { Subject, SubjectId } from '../../../tracker/tracked.ts';
import { signingTaskNumber, taskOfNumber } from './number.ts';
import {
  askAbout,
  type Question,
  questionOf,
  signingTask,
  stateOf,
  toDetails,
  toFinding,
} from './tracking.ts';
import { type TaskView, toTask } from './types.ts';

/** Names a task: by the platform's number or by the caller's own id. */
export interface NamedTask {
  readonly taskNo?: string | null | undefined;
  readonly signingTaskId?: string | null | undefined;
}

/** Where a named task is kept; null for a number that leads nowhere here. Throws `InvalidInput` unless named once. */
export async function idOf(
  context: Context,
  { taskNo, signingTaskId }: NamedTask,
): Promise<SubjectId | null> {
  const isNamedOnce = (typeof taskNo === 'string') !== (typeof signingTaskId === 'string');
  if (!isNamedOnce) {
    const message = 'must be given, or signingTaskId, and not both';
    throw new InvalidInput([{ path: 'taskNo', message }]);
  }
  const key = signingTaskId ?? (await ownIdOf(context, taskNo ?? ''));
  return key === null ? null : subjectId(context, signingTask.kind, key);
}

async function ownIdOf(context: Context, taskNo: string): Promise<string | null> {
  const id = subjectId(context, signingTaskNumber.kind, taskNo);
  const number = await context.app.journal.get(id);
  return number && taskOfNumber(number.snapshot);
}

/** The task to follow; one that does not exist yet by the caller's own id only. Throws `InvalidInput`. */
export async function followable(context: Context, named: NamedTask): Promise<SubjectId> {
  const id = await idOf(context, named);
  if (id !== null) return id;
  const message =
    'must be the number of a task that was created here; use signingTaskId before that';
  throw new InvalidInput([{ path: 'taskNo', message }]);
}

/** Names a task to be looked at. */
export interface TaskQuestion extends NamedTask {
  /** Needed for tasks that were not created through this service. */
  readonly initiatorUnionId?: string | null | undefined;
}

const answers = perOperation(() => new Map<string, Promise<TaskView | null>>());

/** How a task stands now; asked once within one operation. Null when nobody knows it. Throws what the platform answers. */
export function lookUpTask(context: Context, question: TaskQuestion): Promise<TaskView | null> {
  const known = answers(context);
  const key = canonicalJson(question);
  const answer = known.get(key) ?? find(context, question);
  known.set(key, answer);
  return answer;
}

async function find(context: Context, question: TaskQuestion): Promise<TaskView | null> {
  const id = await idOf(context, question);
  const subject = id && (await context.app.journal.get(id));
  if (subject) return findOurs(context, subject);
  const { taskNo, initiatorUnionId } = question;
  if (!taskNo || !initiatorUnionId) return null;
  return findElsewhere(context, { taskNo, unionId: initiatorUnionId });
}

async function findOurs(context: Context, subject: Subject): Promise<TaskView> {
  const known = toDetails(subject.snapshot);
  const asked = questionOf(known);
  // What is over never changes; what has no number cannot be asked about.
  if (subject.final || asked === null) return toTask(subject.key, subject.state, subject.snapshot);
  const said = await askAbout(asked, known, context);
  const now = await context.app.tracker.note(subject, toFinding(subject, said));
  return { ...toTask(now.key, now.state, now.snapshot), raw: said.answer.raw };
}

/** A task that the journal does not know: created by another system. */
async function findElsewhere(context: Context, asked: Question): Promise<TaskView> {
  const { taskNo, unionId: initiatorUnionId } = asked;
  const known = toDetails({ taskNo, initiatorUnionId });
  const { answer } = await askAbout(asked, known, context);
  const { platformStatus, platformStatusCode, raw } = answer;
  const state = stateOf(answer);
  return {
    ...known,
    platformStatus,
    platformStatusCode,
    signingTaskId: null,
    state,
    snapshot: {},
    raw,
  };
}
