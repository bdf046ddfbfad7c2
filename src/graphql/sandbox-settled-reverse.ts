import { builder } from './builder.ts';
import { Sandbox } from './sandbox-mutations.ts';

const orderId = { required: true, description: 'The order’s own number.' } as const;
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
  payReverseInvoice: t.boolean({
    description: 'Lets the payer pay an order, now. False when no such order waits for it.',
    args: { orderId: t.arg.string(orderId) },
    resolve: ({ settledReverse }, args) => settledReverse.payReverseInvoice(args.orderId),
  }),
  finishReverseInvoice: t.boolean({
    description: 'Ends an order, now: done. False when no such order is under way.',
    args: { orderId: t.arg.string(orderId) },
    resolve: ({ settledReverse }, args) => settledReverse.finishReverseInvoice(args.orderId),
  }),
  failReverseInvoice: t.boolean({
    description: 'Ends an order, now: failed. False when no such order is under way.',
    args: { orderId: t.arg.string(orderId) },
    resolve: ({ settledReverse }, args) => settledReverse.failReverseInvoice(args.orderId),
  }),
}));
