import type { Context } from '../../../context/context.ts';
import type { Input } from '../../../platform/record/index.ts';
import type { signingTaskInput } from '../wire/new-task.ts';
import { createTask } from '../wire/task.ts';
import { withExpiredAuthorization } from './expired-authorization.ts';
import { signingTask } from './tracking.ts';
import type { TaskView } from './look-up.ts';

type TaskInput = Input<typeof signingTaskInput>;

/** Creates a signing task, once. Throws the errors of `submitOnce`. */
export async function create(context: Context, input: TaskInput): Promise<TaskView> {
  const { signingTaskId, sellerId = null, ...task } = input;
  const { app, platform, subjects } = context;
  const { initiatorSigningPartyId } = task;
  const before = signingTask.read({ initiatorSigningPartyId, sellerId, signers: signersOf(task) });
  const subject = await subjects.submitOnce(signingTask, signingTaskId, {
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
  });
  return signingTask.view(subject);
}

function signersOf({ signers }: Pick<TaskInput, 'signers'>) {
  return signers.map(({ person, company }) => {
    const kind = person ? 'PERSON' : 'COMPANY';
    const { signingPartyId, turn = null } = person ?? company ?? {};
    return { signingPartyId: signingPartyId ?? '', kind, turn };
  });
}
