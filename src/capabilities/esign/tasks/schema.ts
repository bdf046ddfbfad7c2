import type { Shown } from '../../../context/look-up.ts';
import { followed, query } from '../../../graphql/followed/followed.ts';
import { keptFilesFields } from '../../../graphql/records/kept-files.ts';
import { fieldArg, fieldOutput, inputArg } from '../../../graphql/records/record-fields.ts';
import { objectType } from '../../../graphql/records/record-types.ts';
import { builder } from '../../../graphql/schema/builder.ts';
import { sellerId, signingTaskInput } from '../wire/new-task.ts';
import {
  createTask,
  detailOfTask,
  linkOfSigner,
  signerKind,
  signingTaskBy,
  taskSigner,
  taskView,
} from '../wire/task.ts';
import { signedContract } from './documents.ts';
import {
  externalLookup,
  findTask,
  lookUpTask,
  numberIn,
  taskToFollow,
  withAnswer,
  create,
} from './task.ts';
import { signerOf, signingTask, type TaskSigner } from './tracking.ts';

const TaskSignerType = objectType<typeof taskSigner, TaskSigner>(taskSigner, {
  more: (t) => ({ kind: t.expose('kind', fieldOutput(signerKind)) }),
});

const ours = 'Null for a task that was not created through this service.';

const SigningTask = objectType<typeof taskView, Shown<typeof signingTask>, 'raw'>(taskView, {
  asked: { endpoint: detailOfTask, ask: withAnswer },
  more: (t) => ({
    signingTaskId: t.exposeString('key', {
      nullable: true,
      description: `Your own id of the task. ${ours}`,
    }),
    sellerId: t.exposeString('sellerId', {
      nullable: true,
      description: `Your own id of the seller that it was created for. ${ours}`,
    }),
    signers: t.expose('signers', {
      type: [TaskSignerType],
      description: 'Signers. Empty for a task that was not created through this service.',
    }),
  }),
});

const SigningLink = objectType(linkOfSigner.response);

export const followedTask = followed(signingTask, SigningTask, {
  states: 'State of a signing task (签署任务).',
  operation: `This service’s record of it. ${ours}`,
  rejection: 'Reason why it was not created, in the states `REJECTED` and `NOT_SENT`.',
  externalLookup,
  submit: {
    name: 'createSigningTask',
    description:
      'Creates a signing task from an uploaded contract, once. Billed once when it is created, and not when it is rejected. Then give each signer their `signingLink`, and follow `signingTaskUpdates`, which may start earlier with your own id. To avoid any face scan, register the person with `authMethods: [BANK_CARD]` and leave `proof` at SMS.',
    endpoint: createTask,
    input: [signingTaskInput, 'The contract and who signs it.'],
    run: create,
  },
  query: {
    name: 'signingTask',
    description:
      'Current state of a signing task, queried at the platform free of charge; subscriptions receive the result too. Null without an error when this service does not know it, unless it is named by `task`.',
    endpoint: detailOfTask,
    args: { by: inputArg(signingTaskBy, 'The task.') },
    run: (context, { by }) => lookUpTask(context, by),
  },
  list: {
    name: 'signingTasks',
    description: 'The signing tasks that were submitted through this service.',
    of: ['signing tasks', '签署任务'],
    belongsTo: {
      sellerId: { whole: 'seller', field: sellerId },
      initiatorSigningPartyId: {
        whole: 'company',
        field: signingTaskInput.fields.initiatorSigningPartyId,
      },
    },
  },
  subscriptions: {
    item: 'A change of a signing task (签署任务), or the current state. `confirmed: false`: only a push reported it, and the platform is queried next.',
    resource: 'The task as of this update; null while nothing was created under the id.',
    more: (t) => ({
      signer: t.field({
        type: TaskSignerType,
        nullable: true,
        description:
          'Signer who signed or refused with this change; null if the change is about something else, or if several signed at once. `signingTask { signers }` shows all.',
        resolve: ({ cause, version, details }) =>
          cause === 'SNAPSHOT' || cause === 'SNAPSHOT_AFTER_GAP'
            ? null
            : signerOf(signingTask.read(details), version),
      }),
    }),
    by: ['by', 'The task, which was created through this service.', signingTaskBy],
    keyOf: taskToFollow,
    updates:
      'Follows one signing task until it is completed, refused, revoked or expired, then completes. One update for each party that signs. By `signingTaskId` it may begin before `createSigningTask`.',
    milestone: {
      name: 'signingTaskCompleted',
      description:
        'Emits when all have signed. With `by` it follows one task, then completes; otherwise it follows all tasks and never completes.',
      all: 'all tasks',
      states: ['COMPLETED'],
    },
  },
});

query(SigningLink, {
  name: 'signingLink',
  description:
    'A new page at which one signer signs; free. Null without an error when the task has no number yet.',
  endpoint: linkOfSigner,
  args: {
    by: inputArg(signingTaskBy, 'The task.'),
    signerSigningPartyId: fieldArg(linkOfSigner.request.fields.signerSigningPartyId),
  },
  run: async (context, { by, signerSigningPartyId }) => {
    const subject = await findTask(context, by);
    const taskNo = numberIn(by) ?? (subject && signingTask.read(subject.snapshot).taskNo);
    return taskNo === null
      ? null
      : context.platform.call(linkOfSigner, { taskNo, signerSigningPartyId });
  },
});

builder.objectFields(SigningTask, (t) =>
  keptFilesFields(t, signedContract, {
    docs: {
      documents:
        'The finished files, which carry every signature, its certificate and a time stamp: fetched as soon as all have signed, and stored. Empty before, and for tasks that were not created through this service.',
      documentsState:
        'State of storing them; null before all have signed, and for tasks that were not created through this service. `LOST` when a file could not be fetched for a week. Changes come on `updates(kinds: [SIGNED_CONTRACT])`.',
    },
    keyOf: ({ key }) => key,
  }),
);
