import { z } from 'zod';
import type { Context } from '../../../context/context.ts';
import { keyNamed, type KeyOrNumber, keyToFollow } from '../../../context/key-or-number.ts';
import { createLookUp, oncePerOperation, type Shown } from '../../../context/look-up.ts';
import type { Input } from '../../../platform/record/index.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { detailOfTask, type signingTaskBy } from '../wire/task.ts';
import {
  askAbout,
  type Question,
  questionOf,
  signingTask,
  stateOf,
  toObservation,
} from './tracking.ts';

/** A task as the schema shows it. */
export type TaskView = Shown<typeof signingTask>;

type TaskBy = Input<typeof signingTaskBy>;

/** The platform's number of a task, as a client gives it; null where it is named by the caller's own id. */
export function numberIn({ taskNo, task }: TaskBy): string | null {
  return task?.taskNo ?? taskNo ?? null;
}

function nameIn(by: TaskBy): KeyOrNumber {
  if (typeof by.signingTaskId === 'string') return { key: by.signingTaskId };
  const path = by.task ? ['by', 'task', 'taskNo'] : ['by', 'taskNo'];
  return { number: numberIn(by) ?? '', path };
}

/** The id of a task that is to be followed. Throws `InvalidInput` for a number under which nothing was created here. */
export function taskToFollow(context: Context, by: TaskBy): Promise<string> {
  return keyToFollow(context, signingTask, nameIn(by));
}

/** A task that was created here; null for any other. */
export async function findTask(context: Context, by: TaskBy): Promise<Subject | null> {
  const key = await keyNamed(context, signingTask, nameIn(by));
  return key === null ? null : context.subjects.get(signingTask, key);
}

/** The present standing of a task. Null when nobody knows it. Throws the platform's errors. */
export const lookUpTask = createLookUp(signingTask, {
  find: findTask,
  // A task that is over never changes; one that has no number cannot be queried about.
  isSettled: ({ final, snapshot }) => final || questionOf(signingTask.read(snapshot)) === null,
  async poll(context, { snapshot }) {
    const known = signingTask.read(snapshot);
    const question = questionOf(known);
    return question && (await askAbout(question, known, context));
  },
  toObservation: (subject, said) => said && toObservation(subject, said),
  toView: (view, said): TaskView | null => ({ ...view, ...(said && { raw: said.answer.raw }) }),
  findElsewhere: async (context, { task }: TaskBy) => (task ? findElsewhere(context, task) : null),
});

/** A task that the journal does not know: created by another system. */
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

/** The names by which a task is found that was not created through this service. */
export const externalLookup = {
  question: z.object({ taskNo: z.string(), initiatorSigningPartyId: z.string() }),
  // It was found by both.
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

/** A task with the platform's present answer; null where the platform cannot be asked. */
export async function withAnswer(context: Context, view: TaskView): Promise<TaskView | null> {
  const question = questionOf(view);
  if (question === null) return null;
  const isOpen = view.isExternal !== true && !signingTask.finalStates.has(view.state);
  // The response about an open one is also stored.
  const found = isOpen ? await lookUpTask(context, { signingTaskId: view.key ?? '' }) : null;
  if (found?.raw !== undefined) return found;
  return { ...view, raw: (await answerOf(context, question)).raw };
}
