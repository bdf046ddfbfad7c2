import { builder } from '../../../graphql/schema/builder.ts';
import { upstream } from '../../../graphql/schema/directives.ts';
import { mutationErrors } from '../../../graphql/errors/errors.ts';
import { listOf } from '../../../graphql/lists/lists.ts';
import { fieldArg, inputArg } from '../../../graphql/records/record-fields.ts';
import { milestoneBy, updatesBy } from '../../../graphql/followed/subscriptions.ts';
import { sellerId, signingTaskInput } from '../wire/new-task.ts';
import { createTask, detailOfTask, linkOfSigner, signingTaskBy } from '../wire/task.ts';
import { findTask, lookUpTask, numberIn, taskToFollow } from './look-up.ts';
import { create } from './task.ts';
import { signingTask } from './tracking.ts';
import { followedTask, SigningLink, SigningTask, SigningTaskUpdate } from './types.ts';

builder.mutationField('createSigningTask', (t) =>
  t.field({
    type: SigningTask,
    description:
      'Creates a signing task from an uploaded contract, once. Billed once when it is created, and not when it is refused. Then give each signer their `signingLink`, and follow `signingTaskUpdates`; start that before with your own id if you like. Without any face scan: register the person with `authMethods: [BANK_CARD]` and leave `proof` at SMS.',
    directives: upstream(createTask),
    errors: mutationErrors,
    args: { input: inputArg(signingTaskInput, 'The contract and who signs it.') },
    resolve: (_root, { input }, context) => create(context, input),
  }),
);

builder.queryFields((t) => ({
  signingLink: t.field({
    type: SigningLink,
    nullable: true,
    description:
      'The page at which one signer signs, made afresh; free. Null without an error when the task has no number yet.',
    directives: upstream(linkOfSigner),
    args: {
      by: inputArg(signingTaskBy, 'Which task.'),
      signerSigningPartyId: fieldArg(linkOfSigner.request.fields.signerSigningPartyId),
    },
    resolve: async (_root, { by, signerSigningPartyId }, context) => {
      const subject = await findTask(context, by);
      const taskNo = numberIn(by) ?? (subject && signingTask.read(subject.snapshot).taskNo);
      return taskNo === null
        ? null
        : context.platform.call(linkOfSigner, { taskNo, signerSigningPartyId });
    },
  }),
  signingTask: t.field({
    type: SigningTask,
    nullable: true,
    description:
      'How a signing task stands now: the platform is asked, free of charge, and what it finds out reaches the subscriptions too. Null without an error when this service does not know it, unless it is named by `task`.',
    directives: upstream(detailOfTask),
    args: { by: inputArg(signingTaskBy, 'Which task.') },
    resolve: (_root, { by }, context) => lookUpTask(context, by),
  }),
  signingTasks: listOf(t, followedTask, {
    description: 'The signing tasks that were submitted through this service.',
    of: ['signing tasks', '签署任务'],
    belongsTo: {
      sellerId: { whole: 'seller', field: sellerId },
      initiatorSigningPartyId: {
        whole: 'company',
        field: signingTaskInput.fields.initiatorSigningPartyId,
      },
    },
  }),
}));

builder.subscriptionFields((t) => ({
  signingTaskUpdates: updatesBy(t, signingTask, {
    type: SigningTaskUpdate,
    description:
      'Follows one signing task until it is completed, refused, revoked or expired, then completes. One update for each party that signs. By `signingTaskId` it may begin before `createSigningTask`.',
    by: [signingTaskBy, 'Which task, created through this service.'],
    keyOf: taskToFollow,
  }),
  signingTaskCompleted: milestoneBy(t, signingTask, {
    type: SigningTaskUpdate,
    description:
      'Only the moment in which all have signed: of one task, then it completes; or, without `by`, of all, for ever.',
    by: [signingTaskBy, 'Which task, created through this service; all tasks when left out.'],
    keyOf: taskToFollow,
    states: ['COMPLETED'],
  }),
}));
