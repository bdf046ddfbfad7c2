import { builder } from '../../../graphql/schema/builder.ts';
import { upstream } from '../../../graphql/schema/directives.ts';
import { mutationErrors } from '../../../graphql/errors/errors.ts';
import { listOf } from '../../../graphql/lists/lists.ts';
import { milestoneOf, updatesOf } from '../../../graphql/followed/subscriptions.ts';
import { fieldArg, inputArg } from '../../../graphql/records/record-fields.ts';
import { buyerTaxNumber, originalOrderId, sellerId } from '../wire/members.ts';
import { create, query } from '../wire/order.ts';
import { lookUpOrder } from './look-up.ts';
import { payAndIssue } from './order.ts';
import { QuotaLimitReached, SellerNotReady } from './stopped-order.ts';
import { reverseInvoice } from './tracking.ts';
import { followedOrder, ReverseInvoice, ReverseInvoiceUpdate } from './types.ts';

builder.mutationField('payAndIssueReverseInvoice', (t) =>
  t.field({
    type: ReverseInvoice,
    description:
      'Orders payment, invoice and tax in one: the payer pays at `payUrl`, then the bank issues, pays the tax and remits to the seller. The seller must be onboarded. Where a limit of the seller’s quota is reached, the answer is `QuotaLimitReached`, and `SellerNotReady` where a step of theirs is missing. The same `orderId` with the same input returns the existing order and sends nothing; with other input it is a `ConflictError`. Follow `reverseInvoiceUpdates`.',
    directives: upstream(create),
    errors: { types: [...mutationErrors.types, QuotaLimitReached, SellerNotReady] },
    args: { input: inputArg(create.request, 'The order.') },
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
    args: { orderId: fieldArg(originalOrderId) },
    resolve: (_root, { orderId }, context) => lookUpOrder(context, orderId),
  }),
);

builder.queryField('reverseInvoices', (t) =>
  listOf(t, followedOrder, {
    description: 'The orders for reverse invoices that were placed through this service.',
    of: ['reverse invoices', '反向开票'],
    belongsTo: {
      sellerId: { whole: 'seller', field: sellerId },
      buyerTaxNumber: { whole: 'enterprise', field: buyerTaxNumber },
    },
  }),
);

builder.subscriptionFields((t) => ({
  reverseInvoiceUpdates: updatesOf(t, reverseInvoice, {
    type: ReverseInvoiceUpdate,
    description:
      'Follows one order until its final state, then completes. It may be followed before it is placed.',
    key: ['orderId', 'Your number of the order.'],
  }),
  reverseInvoiceIssued: milestoneOf(t, reverseInvoice, {
    type: ReverseInvoiceUpdate,
    description:
      'Only the moment in which an order is done: of one order, then it completes, also when the order ends otherwise; or, without `orderId`, of all your orders, for ever.',
    key: ['orderId', 'Your number of the order; all orders when left out.'],
    states: ['DONE'],
  }),
}));
