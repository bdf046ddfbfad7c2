import { builder } from '../../graphql/schema/builder.ts';
import { upstream } from '../../graphql/schema/directives.ts';
import { mutationErrors } from '../../graphql/errors/errors.ts';
import { listOf } from '../../graphql/lists/lists.ts';
import { milestoneOf, updatesOf } from '../../graphql/followed/subscriptions.ts';
import { inputArg } from '../../graphql/records/record-fields.ts';
import { issueInvoice } from './issue.ts';
import { lookUp, questionBy } from './look-up.ts';
import { forwardInvoice } from './tracking.ts';
import { followedInvoice, Invoice, InvoiceUpdate } from './types.ts';
import { create, invoiceBy, query } from './wire/invoice.ts';
import { invoiceOrder } from './wire/order.ts';
import { enterpriseBuyer, sellerTaxNumber } from './wire/parties.ts';

builder.mutationField('issueInvoice', (t) =>
  t.field({
    type: Invoice,
    description:
      'Has a digital invoice issued. The platform accepts the order and issues within seconds to hours: follow `invoiceUpdates(orderId)`. The same `orderId` with the same input returns the existing order and sends nothing (a refusal is repeated; only an order that is `NOT_SENT` is sent); with other input it is a `ConflictError`. Where the platform refuses a number that it has from before, the `PlatformRejectedError` leads to what exists. Billed per invoice.',
    directives: upstream(create),
    errors: mutationErrors,
    args: { input: inputArg(invoiceOrder, 'The order.') },
    resolve: (_root, { input }, context) => issueInvoice(context, input),
  }),
);

builder.queryField('invoice', (t) =>
  t.field({
    type: Invoice,
    // One call that fails must not take the rest of the operation with it.
    nullable: true,
    description:
      'How an order stands now: the platform is asked, free of charge, and what it finds out reaches the subscriptions too; also about a refused order, which it may have from before. Null only beside an error; what is known without the platform shows in `operations`.',
    directives: upstream(query),
    args: { by: inputArg(invoiceBy, 'Which invoice.') },
    resolve: (_root, { by }, context) => lookUp(context, questionBy(by)),
  }),
);

builder.queryField('invoices', (t) =>
  listOf(t, followedInvoice, {
    description: 'The orders for invoices that were submitted through this service.',
    of: ['invoices', '发票'],
    belongsTo: {
      sellerTaxNumber: { whole: 'enterprise', field: sellerTaxNumber },
      buyerTaxNumber: { whole: 'buyer', field: enterpriseBuyer.fields.taxNumber },
    },
  }),
);

builder.subscriptionFields((t) => ({
  invoiceUpdates: updatesOf(t, forwardInvoice, {
    type: InvoiceUpdate,
    description:
      'Follows one order until its final state, then completes. It may be followed before it is issued.',
    key: ['orderId', 'Your number of the order.'],
  }),
  invoiceIssued: milestoneOf(t, forwardInvoice, {
    type: InvoiceUpdate,
    description:
      'Only the moment in which an invoice is issued: of one order, then it completes, also when the order ends otherwise; or, without `orderId`, of all your orders, for ever.',
    key: ['orderId', 'Your number of the order; all orders when left out.'],
    states: ['ISSUED'],
  }),
}));
