import type { Context } from '../../../context/context.ts';
import type { Input } from '../../../platform/record/index.ts';
import type { Subject } from '../../../subjects/subject.ts';
import type { signingTaskInput } from '../wire/new-task.ts';
import { createTask } from '../wire/task.ts';
import { withExpiredAuthorization } from './expired-authorization.ts';
import { signingTask } from './tracking.ts';

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
  });
}

function signersOf({ signers }: Pick<TaskInput, 'signers'>) {
  return signers.map(({ person, company }) => {
    const kind = person ? 'PERSON' : 'COMPANY';
    const { signingPartyId, turn = null } = person ?? company ?? {};
    return { signingPartyId: signingPartyId ?? '', kind, turn };
  });
}
