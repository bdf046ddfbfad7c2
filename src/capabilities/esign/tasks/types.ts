import { followedType } from '../../../graphql/followed/followed-types.ts';
import { fieldOutput } from '../../../graphql/records/record-fields.ts';
import { objectType } from '../../../graphql/records/record-types.ts';
import { updateOf } from '../../../graphql/followed/subscriptions.ts';
import { detailOfTask, linkOfSigner, signerKind, taskSigner, taskView } from '../wire/task.ts';
import { elsewhere, withAnswer } from './look-up.ts';
import { signerOf, signingTask, type TaskSigner } from './tracking.ts';
import type { TaskView } from './view.ts';

const TaskSignerType = objectType<typeof taskSigner, TaskSigner>(taskSigner, {
  more: (t) => ({ kind: t.expose('kind', fieldOutput(signerKind)) }),
});

const ours = 'Null for a task that was not created through this service.';

export const SigningTask = objectType<typeof taskView, TaskView, 'raw'>(taskView, {
  asked: {
    members: ['raw'],
    endpoint: detailOfTask,
    ask: (view, context) => withAnswer(context, view),
  },
  more: (t) => ({
    signingTaskId: t.exposeString('key', {
      nullable: true,
      description: `Your own id of the task. ${ours}`,
    }),
    sellerId: t.exposeString('sellerId', {
      nullable: true,
      description: `Your own id of the seller that it was created for. ${ours}`,
    }),
    signers: t.field({
      type: [TaskSignerType],
      description: 'Who signs. Empty for a task that was not created through this service.',
      resolve: ({ signers }) => [...signers],
    }),
  }),
});

export const followedTask = followedType(signingTask, SigningTask, {
  states: ['SigningTaskState', 'Where a signing task stands (签署任务).'],
  operation: `What this service remembers of it. ${ours}`,
  rejection: 'Why it was not created, in the states `REJECTED` and `NOT_SENT`.',
  toView: (view): TaskView => view,
  elsewhere,
});

/** A signer's page. */
export const SigningLink = objectType(linkOfSigner.response);

export const SigningTaskUpdate = updateOf(followedTask, {
  name: 'SigningTaskUpdate',
  description:
    'A change of a signing task (签署任务), or where it stands. `confirmed: false`: only a push said so, and the platform is asked next.',
  resource: {
    name: 'signingTask',
    description: 'The task as of this update; null while nothing was created under the id.',
  },
  more: (t) => ({
    signer: t.field({
      type: TaskSignerType,
      nullable: true,
      description:
        'Who signed or refused with this change; null where it is about something else, or several signed at once. `signingTask { signers }` shows all.',
      resolve: ({ cause, version, details }) =>
        cause === 'SNAPSHOT' || cause === 'SNAPSHOT_AFTER_GAP'
          ? null
          : signerOf(signingTask.read(details), version),
    }),
  }),
});
