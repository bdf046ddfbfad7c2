import { builder } from './builder.ts';
import { Sandbox } from './sandbox-mutations.ts';

const unionId = { required: true, description: 'Their id in the signing system.' } as const;
const taskNo = { required: true, description: 'The platform’s number of the task.' } as const;

builder.objectFields(Sandbox, (t) => ({
  authenticateSigningParty: t.boolean({
    description:
      'Lets an enterprise or a person prove their real name, now. False when nobody has the id, or they did so before.',
    args: { unionId: t.arg.string(unionId) },
    resolve: ({ esign }, args) => esign.authenticateParty(args.unionId),
  }),
  authorizeSilentSigning: t.boolean({
    description:
      'Lets an enterprise’s administrator authorize silent signing, now. False when no real-named enterprise has the id.',
    args: { unionId: t.arg.string(unionId) },
    resolve: ({ esign }, args) => esign.authorizeSilentSigning(args.unionId),
  }),
  signAtSigningLink: t.boolean({
    description: 'Lets somebody sign, now. False when it is not their turn.',
    args: { taskNo: t.arg.string(taskNo), unionId: t.arg.string(unionId) },
    resolve: ({ esign }, args) => esign.signContract(args.taskNo, args.unionId),
  }),
  refuseAtSigningLink: t.boolean({
    description: 'Lets somebody refuse to sign, now. False when it is not their turn.',
    args: {
      taskNo: t.arg.string(taskNo),
      unionId: t.arg.string(unionId),
      reason: t.arg.string({ required: true, description: 'Why they refuse.' }),
    },
    resolve: ({ esign }, args) => esign.refuseContract(args.taskNo, args.unionId, args.reason),
  }),
  expireSigningTask: t.boolean({
    description: 'Lets a task run out, now. False when it does not wait.',
    args: { taskNo: t.arg.string(taskNo) },
    resolve: ({ esign }, args) => esign.expireSigningTask(args.taskNo),
  }),
  revokeSigningTask: t.boolean({
    description: 'Revokes a task, now. False when it does not wait.',
    args: { taskNo: t.arg.string(taskNo) },
    resolve: ({ esign }, args) => esign.revokeSigningTask(args.taskNo),
  }),
  sendSigningNotice: t.boolean({
    description:
      'Pushes a notice about a party for whom a link was made. False when there was none.',
    args: {
      unionId: t.arg.string(unionId),
      notifyType: t.arg.int({
        required: true,
        description:
          'The platform’s code: 1 authentication, 3 information, 4 silent signing, 5 scan.',
      }),
    },
    resolve: ({ esign }, args) => esign.sendNotice(args.unionId, args.notifyType),
  }),
  failSigningCalls: t.boolean({
    description: 'Lets the next calls to the signing system fail with a code of its own.',
    args: {
      upstreamCode: t.arg.string({
        required: true,
        description: 'For example 10010, when the signing counts are used up.',
      }),
      times: t.arg.int({ description: 'How many calls; 1 when left out.' }),
    },
    resolve: ({ esign }, args) => {
      esign.failCalls(args.upstreamCode, args.times ?? 1);
      return true;
    },
  }),
}));
