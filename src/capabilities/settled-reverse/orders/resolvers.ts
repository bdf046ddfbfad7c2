import { builder } from '../../../graphql/builder.ts';
import { upstream } from '../../../graphql/directives.ts';
import { mutationErrors } from '../../../graphql/errors.ts';
import { followMilestone, followSubject } from '../../../graphql/follow.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { checked, inputType } from '../../../graphql/record-types.ts';
import { resumable } from '../../../graphql/updates.ts';
import { originalOrderId } from '../wire/members.ts';
import { create, query } from '../wire/order.ts';
import { lookUpOrder } from './look-up.ts';
import { payAndIssue } from './order.ts';
import { QuotaRedLine } from './red-line.ts';
import { reverseInvoice } from './tracking.ts';
import { ReverseInvoice, ReverseInvoiceUpdate } from './types.ts';

const kind = reverseInvoice.kind;

builder.mutationField('payAndIssueReverseInvoice', (t) =>
  t.field({
    type: ReverseInvoice,
    description:
      'Orders payment, invoice and tax in one: the payer pays at `payUrl`, then the bank issues, pays the tax and remits to the seller. The seller must be onboarded. A red line of their quota is the answer `QuotaRedLine`. The same `orderId` with the same input returns the existing order and sends nothing; with other input it is a `ConflictError`. Follow `reverseInvoiceUpdates`.',
    directives: upstream(create),
    errors: { types: [...mutationErrors.types, QuotaRedLine] },
    args: {
      input: t.arg({
        type: inputType(create.request),
        required: true,
        description: 'The order.',
        validate: checked(create.request),
      }),
    },
    resolve: (_root, { input }, context) => payAndIssue(context, input),
  }),
);

builder.queryField('reverseInvoice', (t) =>
  t.field({
    type: ReverseInvoice,
    nullable: true,
    description:
      'How an order stands now: the platform is asked, free of charge, and what it finds out reaches the subscriptions too. Null beside an error, where what is known without the platform shows in `operations`, and for a number that nobody knows.',
    directives: upstream(query),
    args: {
      orderId: t.arg.string({
        required: true,
        description: originalOrderId.doc,
        directives: { wire: { name: 'orderId' } },
        validate: checked(originalOrderId),
      }),
    },
    resolve: (_root, { orderId }, context) => lookUpOrder(context, orderId),
  }),
);

builder.subscriptionFields((t) => ({
  reverseInvoiceUpdates: t.field({
    type: ReverseInvoiceUpdate,
    description:
      'Follows one order until its final state, then completes. It may be followed before it is placed.',
    args: {
      orderId: t.arg.string({ required: true, description: 'Your number of the order.' }),
      after: t.arg({ type: 'Cursor', description: resumable }),
    },
    subscribe: (_root, { orderId, after }, context) =>
      followSubject(context, subjectId(context, kind, orderId), { after }),
    resolve: (item) => item,
  }),
  reverseInvoiceIssued: t.field({
    type: ReverseInvoiceUpdate,
    description:
      'Only the moment in which an order is done: of one order, then it completes, also when the order ends otherwise; or, without `orderId`, of all your orders, for ever.',
    args: {
      orderId: t.arg.string({ description: 'Your number of the order; all orders when left out.' }),
      after: t.arg({ type: 'Cursor', description: resumable }),
    },
    subscribe: (_root, { orderId, after }, context) =>
      followMilestone(context, kind, { key: orderId, states: ['DONE'], after }),
    resolve: (item) => item,
  }),
}));
