import type { Context } from '../../../graphql/context.ts';
import { eitherName } from '../../../graphql/either-name.ts';
import { createLookUp } from '../../../graphql/look-up.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { askAbout, questionOf, signingTask, stateOf, toObservation } from './tracking.ts';
import type { TaskView } from './types.ts';

/** The names of a task: the platform's number or the caller's own id. */
export interface NamedTask {
  readonly taskNo?: string | null | undefined;
  readonly signingTaskId?: string | null | undefined;
}

/** Tasks that do not exist yet are named by the caller's own id only. */
export const taskNames = eitherName(signingTask, {
  key: 'signingTaskId',
  number: 'taskNo',
  notOnce: 'must be given, or signingTaskId, and not both',
  unknown: 'must be the number of a task that was created here; use signingTaskId before that',
});

/** A task that was created here; null for any other. Throws `InvalidInput` unless named once. */
export async function findTask(context: Context, named: NamedTask): Promise<Subject | null> {
  const key = await taskNames.keyOf(context, named);
  return key === null ? null : context.subjects.get(signingTask, key);
}

/** Names a task to be looked at. */
export interface TaskQuestion extends NamedTask {
  /** Needed for tasks that were not created through this service. */
  readonly initiatorSigningPartyId?: string | null | undefined;
}

/** The present standing of a task. Null when nobody knows it. Throws what the platform answers. */
export const lookUpTask = createLookUp(signingTask, {
  find: (context: Context, question: TaskQuestion) => findTask(context, question),
  // A task that is over never changes; one that has no number cannot be asked about.
  isSettled: ({ final, snapshot }) => final || questionOf(signingTask.read(snapshot)) === null,
  async poll(context, { snapshot }) {
    const known = signingTask.read(snapshot);
    const question = questionOf(known);
    return question && (await askAbout(question, known, context));
  },
  toObservation: (subject, said) => said && toObservation(subject, said),
  toView: (view, said): TaskView | null => ({ ...view, raw: said?.answer.raw ?? null }),
  findElsewhere,
});

/** A task that the journal does not know: created by another system. */
async function findElsewhere(
  context: Context,
  { taskNo, initiatorSigningPartyId }: TaskQuestion,
): Promise<TaskView | null> {
  if (!taskNo || !initiatorSigningPartyId) return null;
  const known = signingTask.read({ taskNo, initiatorSigningPartyId });
  const { answer } = await askAbout({ taskNo, initiatorSigningPartyId }, known, context);
  return { ...known, ...answer, key: null, state: stateOf(answer), snapshot: {} };
}
