import type { Context } from '../../../graphql/context.ts';
import { inputHash } from '../../../kernel/ids.ts';
import type { Input } from '../../../platform/record/index.ts';
import { createTask } from '../wire/task.ts';
import { withExpiredAuthorization } from './expired-authorization.ts';
import { signingTask } from './tracking.ts';
import { type TaskView, toTask } from './types.ts';

type TaskInput = Input<(typeof createTask)['request']>;

/** A task as a client gives it. */
export interface NewTask {
  /** The caller's own id of the task. */
  readonly signingTaskId: string;
  /** The caller's own id of the seller that it belongs to. */
  readonly sellerId?: string | null | undefined;
  readonly input: TaskInput;
}

/** Creates a signing task, once. Throws what `submitOnce` throws. */
export async function create(context: Context, task: NewTask): Promise<TaskView> {
  const { signingTaskId, sellerId = null, input } = task;
  const { app, platform, subjects } = context;
  const { initiatorSigningPartyId } = input;
  const before = signingTask.read({ initiatorSigningPartyId, sellerId, signers: signersOf(input) });
  const subject = await subjects.submitOnce(signingTask, signingTaskId, {
    inputHash: inputHash({ input, sellerId }),
    ...(sellerId !== null && { groups: { seller: sellerId } }),
    snapshot: before,
    firstPollMs: signingTask.cadence.followedMs,
    send: (opened) => {
      const notifyUrl = app.callbacks.addressFor(opened);
      return withExpiredAuthorization(
        context,
        input,
        platform.call(createTask, { ...input, notifyUrl }),
      );
    },
    accepted: ({ taskNo }) => ({
      state: 'WAITING',
      snapshot: { ...before, taskNo },
      aliases: [taskNo],
    }),
  });
  return toTask(signingTask.view(subject));
}

function signersOf({ signers }: TaskInput) {
  return signers.map(({ person, company }) => {
    const kind = person ? 'PERSON' : 'COMPANY';
    const { signingPartyId, turn = null } = person ?? company ?? {};
    return { signingPartyId: signingPartyId ?? '', kind, turn };
  });
}
