import { z } from 'zod';
import type { Context } from '../../../context/context.ts';
import { keyNamed, type KeyOrNumber, keyToFollow } from '../../../context/key-or-number.ts';
import { createLookUp, oncePerOperation, type Shown } from '../../../context/look-up.ts';
import type { Input } from '../../../platform/record/index.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { detailOfTask, type signingTaskBy } from '../wire/task.ts';
import { askAbout, type Question, questionOf, signingTask, stateOf } from './tracking.ts';

/** A task as shown in the schema. */
export type TaskView = Shown<typeof signingTask>;

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
