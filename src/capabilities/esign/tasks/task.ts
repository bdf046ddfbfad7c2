import type { Context } from '../../../graphql/context.ts';
import { entrust } from '../../../graphql/entrust.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { inputHash } from '../../../kernel/ids.ts';
import { Unavailable } from '../../../kernel/unavailable.ts';
import type { Input } from '../../../platform/record/index.ts';
import { createTask } from '../wire/task.ts';
import { numberOfTask } from './number.ts';
import { signingTask, toDetails } from './tracking.ts';
import { type TaskView, toTask } from './types.ts';

type TaskInput = Input<(typeof createTask)['request']>;

/** A task as a client gives it. */
export interface NewTask {
  /** The caller's own id of the task. */
  readonly signingTaskId: string;
  /** The caller's own id of the seller that it belongs to. */
  readonly userId?: string | null | undefined;
  readonly input: TaskInput;
}

/** Creates a signing task, once. Throws what `entrust` throws. */
export async function create(context: Context, task: NewTask): Promise<TaskView> {
  const { signingTaskId, userId = null, input } = task;
  const id = subjectId(context, signingTask.kind, signingTaskId);
  const initiatorUnionId = input.unionId;
  const before = toDetails({ initiatorUnionId, userId, signers: signersOf(input) });
  const subject = await entrust(context, {
    id,
    inputHash: inputHash({ input, userId }),
    ...(userId !== null && { group: userId }),
    snapshot: before,
    firstLookMs: signingTask.cadence.followedMs,
    send: () =>
      context.platform.call(createTask, {
        ...input,
        notifyUrl: context.app.callbacks.addressFor(id),
      }),
    accepted: ({ taskNo }) => ({
      state: 'WAITING',
      final: false,
      snapshot: { ...before, taskNo },
    }),
  });
  await openNumber(context, toDetails(subject.snapshot).taskNo, signingTaskId);
  return toTask(subject.key, subject.state, subject.snapshot);
}

/** At once, so that the task is found by its number. Where that fails, the first answer about the task brings it. */
async function openNumber(
  context: Context,
  taskNo: string | null,
  signingTaskId: string,
): Promise<void> {
  try {
    for (const { kind, key, ...follow } of numberOfTask({ key: signingTaskId }, taskNo)) {
      const hash = inputHash([signingTask.kind, signingTaskId]);
      const id = subjectId(context, kind, key);
      await context.app.journal.open(id, { ...follow, inputHash: hash, dueAt: null });
    }
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
  }
}

function signersOf({ signers }: TaskInput) {
  return signers.map(({ person, company }) => {
    const kind = person ? 'PERSON' : 'COMPANY';
    const { unionId, turn = null } = person ?? company ?? {};
    return { unionId: unionId ?? '', kind, turn };
  });
}
