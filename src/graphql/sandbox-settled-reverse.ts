import { builder } from './builder.ts';
import { Sandbox } from './sandbox-mutations.ts';

const userId = { required: true, description: 'The seller’s id.' } as const;

builder.objectFields(Sandbox, (t) => ({
  finishFaceScan: t.boolean({
    description: 'Lets a seller scan their face, now. False when no face scan waits.',
    args: { userId: t.arg.string(userId) },
    resolve: ({ settledReverse }, args) => settledReverse.finishFaceScan(args.userId),
  }),
  finishSellerAudit: t.boolean({
    description: 'Ends the bank’s audit of a seller, now. False when none is under way.',
    args: {
      userId: t.arg.string(userId),
      refusal: t.arg.string({ description: 'Why the bank refuses; without it, it approves.' }),
    },
    resolve: ({ settledReverse }, args) =>
      settledReverse.finishSellerAudit(args.userId, args.refusal ?? null),
  }),
}));
