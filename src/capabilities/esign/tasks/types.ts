import { builder } from '../../../graphql/builder.ts';
import { Operation, subjectId } from '../../../graphql/operation.ts';
import { enumType, objectType, wireName } from '../../../graphql/record-types.ts';
import { rejectionIn, RejectionType } from '../../../graphql/rejection.ts';
import { stateEnum } from '../../../graphql/state-enum.ts';
import { updateType } from '../../../graphql/updates.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import { partyKind, signStatus } from '../wire/codes.ts';
import { taskNo, unionId } from '../wire/members.ts';
import { linkOfSigner, signingLink, taskView } from '../wire/task.ts';
import {
  signingTask,
  type TaskDetails,
  type TaskSigner,
  taskStates,
  toDetails,
} from './tracking.ts';

/** A task as the schema shows it. */
export interface TaskView extends TaskDetails {
  /** Null for a task that was created elsewhere. */
  readonly signingTaskId: string | null;
  readonly state: string;
  /** The whole snapshot; empty for a task that was created elsewhere. */
  readonly snapshot: JsonObject;
  readonly raw: JsonObject | null;
}

/** Shows a task as the journal knows it. */
export function toTask(signingTaskId: string, state: string, snapshot: JsonObject): TaskView {
  return { ...toDetails(snapshot), signingTaskId, state, snapshot, raw: null };
}

const SigningTaskState = stateEnum('SigningTaskState', 'Where a signing task stands.', taskStates);

const TaskSignerType = builder.objectRef<TaskSigner>('TaskSigner').implement({
  description: 'One who signs a contract.',
  fields: (t) => ({
    unionId: t.exposeString('unionId', {
      description: unionId('signerUnionId', 'the signer').doc,
      directives: { wire: { name: 'signerUnionId' } },
    }),
    kind: t.field({
      type: enumType(partyKind),
      description: 'Person or enterprise.',
      directives: { wire: { name: 'userType' } },
      resolve: ({ kind }) => kind,
    }),
    turn: t.exposeInt('turn', {
      nullable: true,
      description: 'When they sign in an ordered task: lower numbers first.',
      directives: { wire: { name: 'sortNo' } },
    }),
    status: t.field({
      type: enumType(signStatus),
      nullable: true,
      description: 'How far they are; null until the platform was asked.',
      directives: wireName(signingLink.fields.status),
      // UNRECOGNIZED is a value of every enum that an answer fills, which the table's type does not say.
      resolve: ({ status }) => status as never,
    }),
    statusCode: t.exposeString('statusCode', {
      nullable: true,
      description: 'The platform’s own code behind `status`.',
      directives: wireName(signingLink.fields.status),
    }),
  }),
});

const ours = 'Null for a task that was not created through this service.';

export const SigningTask = objectType<typeof taskView, TaskView>(taskView, {
  more: (t) => ({
    signingTaskId: t.exposeString('signingTaskId', {
      nullable: true,
      description: `Your own id of the task. ${ours}`,
    }),
    taskNo: t.exposeString('taskNo', {
      nullable: true,
      description: `${taskNo.doc} Null until the platform named it.`,
      directives: wireName(taskNo),
    }),
    state: t.field({
      type: SigningTaskState,
      description: 'Where it stands.',
      // Only states of this kind are ever written, which the journal's type does not know.
      resolve: ({ state }) => state as never,
    }),
    initiatorUnionId: t.exposeString('initiatorUnionId', {
      nullable: true,
      description: unionId('unionId', 'the enterprise that started it').doc,
      directives: { wire: { name: 'unionId' } },
    }),
    userId: t.exposeString('userId', {
      nullable: true,
      description: `Your own id of the seller that it was created for. ${ours}`,
    }),
    signers: t.field({
      type: [TaskSignerType],
      description: 'Who signs. Empty for a task that was not created through this service.',
      resolve: ({ signers }) => [...signers],
    }),
    refusedReason: t.exposeString('refusedReason', {
      nullable: true,
      description:
        'Why a signer refused, where a push told before the task was known to be over; personal data masked. Not confirmed: the platform cannot be asked for it.',
      directives: { wire: { name: 'refusedReason' } },
    }),
    rejection: t.field({
      type: RejectionType,
      nullable: true,
      description: 'Why it was not created, in the states `REJECTED` and `NOT_SENT`.',
      resolve: ({ snapshot }) => rejectionIn(snapshot),
    }),
    operation: t.field({
      type: Operation,
      nullable: true,
      description: `What this service remembers of it. ${ours}`,
      resolve: ({ signingTaskId }, _args, context) =>
        signingTaskId === null
          ? null
          : context.app.journal.get(subjectId(context, signingTask.kind, signingTaskId)),
    }),
  }),
});

/** A signer's page. */
export const SigningLink = objectType(linkOfSigner.response);

export const SigningTaskUpdate = updateType('SigningTaskUpdate', {
  description:
    'A change of a signing task, or where it stands. `confirmed: false`: only a push said so, and the platform is asked next.',
  status: SigningTaskState,
  resource: (t) => ({
    task: t.field({
      type: SigningTask,
      nullable: true,
      description: 'The task as of this update; null while nothing was created under the id.',
      resolve: ({ key, state, details, version }) =>
        version === 0 ? null : toTask(key, state, details),
    }),
  }),
});
