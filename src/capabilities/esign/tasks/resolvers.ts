import { builder } from '../../../graphql/builder.ts';
import { upstream } from '../../../graphql/directives.ts';
import { mutationErrors } from '../../../graphql/errors.ts';
import { fieldArg, inputArg } from '../../../graphql/record-fields.ts';
import { resumable } from '../../../graphql/updates.ts';
import { text } from '../../../platform/record/index.ts';
import { publicNumber, taskNo } from '../wire/members.ts';
import { createTask, detailOfTask, linkOfSigner } from '../wire/task.ts';
import { findTask, lookUpTask, taskNames } from './look-up.ts';
import { create } from './task.ts';
import { signingTask } from './tracking.ts';
import { SigningLink, SigningTask, SigningTaskUpdate } from './types.ts';

const ownId = (of: string, doc: string) => ({
  ...text(of, {
    ...publicNumber(64),
    hint: 'must have 1 to 64 letters, digits or signs, without spaces, and be no ID or mobile number',
    doc,
  }),
  wire: null,
});

const signingTaskId = ownId(
  'signingTaskId',
  'Your own id of the task: unique for ever, never used again, no personal data. The same id with the same input returns the existing task and sends nothing.',
);

const sellerId = ownId(
  'sellerId',
  'Your own id of the seller that the contract is with, so that it shows at `Seller.contracts`. Not sent on.',
);

builder.mutationField('createSigningTask', (t) =>
  t.field({
    type: SigningTask,
    description:
      'Creates a signing task from an uploaded contract, once. Billed once when it is created, and not when it is refused. Then give each signer their `signingLink`, and follow `signingTaskUpdates`; start that before with your own id if you like. Without any face scan: register the person with `authMethods: [BANK_CARD]` and leave `proof` at SMS.',
    directives: upstream(createTask),
    errors: mutationErrors,
    args: {
      signingTaskId: fieldArg(signingTaskId),
      sellerId: fieldArg(sellerId, { required: false }),
      input: inputArg(createTask.request, 'The contract and who signs it.'),
    },
    resolve: (_root, task, context) => create(context, task),
  }),
);

const orBySigningTaskId = 'Or give `signingTaskId`.';
const bySigningTaskId = 'Your own id of the task. Or give `taskNo`.';

builder.queryFields((t) => {
  const byEither = {
    taskNo: fieldArg(taskNo, { required: false, addition: orBySigningTaskId }),
    signingTaskId: t.arg.string({ description: bySigningTaskId }),
  };
  return {
    signingLink: t.field({
      type: SigningLink,
      nullable: true,
      description:
        'The page at which one signer signs, made afresh; free. Null without an error when the task has no number yet.',
      directives: upstream(linkOfSigner),
      args: {
        ...byEither,
        signerSigningPartyId: fieldArg(linkOfSigner.request.fields.signerSigningPartyId),
      },
      resolve: async (_root, { signerSigningPartyId, ...named }, context) => {
        const subject = await findTask(context, named);
        const number = named.taskNo ?? (subject && signingTask.read(subject.snapshot).taskNo);
        return number
          ? context.platform.call(linkOfSigner, { taskNo: number, signerSigningPartyId })
          : null;
      },
    }),
    signingTask: t.field({
      type: SigningTask,
      nullable: true,
      description:
        'How a signing task stands now: the platform is asked, free of charge, and what it finds out reaches the subscriptions too. Null without an error when this service does not know it and `initiatorSigningPartyId` is not given.',
      directives: upstream(detailOfTask),
      args: {
        ...byEither,
        initiatorSigningPartyId: fieldArg(detailOfTask.request.fields.initiatorSigningPartyId, {
          required: false,
          addition: 'Only for a task that was not created through this service.',
        }),
      },
      resolve: (_root, question, context) => lookUpTask(context, question),
    }),
  };
});

builder.subscriptionFields((t) => ({
  signingTaskUpdates: t.field({
    type: SigningTaskUpdate,
    description:
      'Follows one signing task until it is completed, refused, revoked or expired, then completes. One update for each party that signs. By `signingTaskId` it may begin before `createSigningTask`.',
    args: {
      taskNo: t.arg.string({ description: `${taskNo.doc} ${orBySigningTaskId}` }),
      signingTaskId: t.arg.string({ description: bySigningTaskId }),
      after: t.arg({ type: 'Cursor', description: resumable }),
    },
    subscribe: (_root, { after, ...named }, context) => taskNames.follow(context, named, { after }),
    resolve: (item) => item,
  }),
  signingTaskCompleted: t.field({
    type: SigningTaskUpdate,
    description:
      'Only the moment in which all have signed: of one task, then it completes; or, without `taskNo` and `signingTaskId`, of all, for ever.',
    args: {
      taskNo: t.arg.string({ description: `${taskNo.doc} All tasks when left out.` }),
      signingTaskId: t.arg.string({ description: 'Your own id of the task, instead of `taskNo`.' }),
      after: t.arg({ type: 'Cursor', description: resumable }),
    },
    subscribe: (_root, { after, ...named }, context) =>
      taskNames.followAny(context, named, { states: ['COMPLETED'], after }),
    resolve: (item) => item,
  }),
}));
