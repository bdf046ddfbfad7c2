import {
  followedFields,
  type FollowedView,
  stateEnum,
  updateOf,
} from '../../../graphql/followed.ts';
import { fieldOutput } from '../../../graphql/record-fields.ts';
import { objectType } from '../../../graphql/record-types.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { StateOf, ViewOf } from '../../../subjects/kind.ts';
import { linkOfSigner, signerKind, taskSigner, taskView } from '../wire/task.ts';
import { signingTask, type TaskDetails, type TaskSigner } from './tracking.ts';

/** A task as the schema shows it; without a key where it was created elsewhere. */
export interface TaskView extends TaskDetails, FollowedView<StateOf<typeof signingTask>> {
  readonly raw: JsonObject | null;
}

/** Shows a task as the journal knows it. */
export function toTask(view: ViewOf<typeof signingTask>): TaskView {
  return { ...view, raw: null };
}

const SigningTaskState = stateEnum(
  signingTask,
  'SigningTaskState',
  'Where a signing task stands (签署任务).',
);

const TaskSignerType = objectType<typeof taskSigner, TaskSigner>(taskSigner, {
  more: (t) => ({ kind: t.expose('kind', fieldOutput(signerKind)) }),
});

const ours = 'Null for a task that was not created through this service.';

export const SigningTask = objectType<typeof taskView, TaskView>(taskView, {
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
    ...followedFields(t, signingTask, {
      type: SigningTaskState,
      operation: `What this service remembers of it. ${ours}`,
      operationNullable: true,
      rejection: 'Why it was not created, in the states `REJECTED` and `NOT_SENT`.',
    }),
  }),
});

/** A signer's page. */
export const SigningLink = objectType(linkOfSigner.response);

export const SigningTaskUpdate = updateOf(signingTask, {
  name: 'SigningTaskUpdate',
  description:
    'A change of a signing task (签署任务), or where it stands. `confirmed: false`: only a push said so, and the platform is asked next.',
  state: SigningTaskState,
  resource: {
    name: 'task',
    type: SigningTask,
    description: 'The task as of this update; null while nothing was created under the id.',
    toView: toTask,
  },
  more: (t) => ({
    signer: t.field({
      type: TaskSignerType,
      nullable: true,
      description:
        'The party (签署方) that has just signed. Null for any other change, and where several have signed since the update before: compare `task.signers`.',
      resolve: ({ details }) => {
        const { signers, signedBy } = signingTask.read(details);
        return signers.find(({ signingPartyId }) => signingPartyId === signedBy) ?? null;
      },
    }),
  }),
});
