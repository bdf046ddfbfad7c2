import { builder } from '../../graphql/builder.ts';
import { upstream } from '../../graphql/directives.ts';
import { mutationErrors } from '../../graphql/errors.ts';
import { followMilestone, followSubject } from '../../graphql/follow.ts';
import { subjectId } from '../../graphql/operation.ts';
import { checked, inputType } from '../../graphql/record-types.ts';
import { resumable } from '../../graphql/updates.ts';
import { derivable } from '../../platform/record/index.ts';
import { issueInvoice } from './issue.ts';
import { lookUp } from './look-up.ts';
import { forwardInvoice } from './tracking.ts';
import { Invoice, InvoiceUpdate } from './types.ts';
import { create, invoiceQuestion, query } from './wire/invoice.ts';
import { invoiceOrder } from './wire/order.ts';

const { orderId, orderSn, sellerTaxNumber } = invoiceQuestion.fields;
const kind = forwardInvoice.kind;

builder.mutationField('issueInvoice', (t) =>
  t.field({
    type: Invoice,
    description:
      'Has a digital invoice issued. The platform accepts the order and issues within seconds to hours: follow `invoiceUpdates(orderId)`. The same `orderId` with the same input returns the existing order and sends nothing (a refusal is repeated; only an order that is `NOT_SENT` is sent); with other input it is a `ConflictError`. Billed per invoice.',
    directives: upstream(create),
    errors: mutationErrors,
    args: {
      input: t.arg({
        type: inputType(invoiceOrder),
        required: true,
        description: 'The order.',
        validate: checked(invoiceOrder),
      }),
    },
    resolve: (_root, { input }, context) => issueInvoice(context, input),
  }),
);

builder.queryField('invoice', (t) =>
  t.field({
    type: Invoice,
    // One call that fails must not take the rest of the operation with it.
    nullable: true,
    description:
      'How an order stands now: the platform is asked, free of charge, and what it finds out reaches the subscriptions too. Give exactly one of `orderId` and `orderSn`. Null only beside an error; what is known without the platform shows in `operations`.',
    directives: upstream(query),
    args: {
      orderId: t.arg.string({
        description: orderId.doc,
        directives: { wire: { name: 'order_id' } },
        validate: checked(orderId),
      }),
      orderSn: t.arg.string({
        description: orderSn.doc,
        directives: { wire: { name: 'order_sn' } },
        validate: checked(orderSn),
      }),
      sellerTaxNumber: t.arg.string({
        description:
          'Tax number of the seller. Needed with `orderSn`, for orders that were not issued through this service, and to see more than the state of one that ended more than half a year ago.',
        directives: { wire: { name: 'seller_taxpayer_num' } },
        validate: checked(derivable(sellerTaxNumber)),
      }),
    },
    resolve: (_root, question, context) => lookUp(context, question),
  }),
);

builder.subscriptionFields((t) => ({
  invoiceUpdates: t.field({
    type: InvoiceUpdate,
    description:
      'Follows one order until its final state, then completes. It may be followed before it is issued.',
    args: {
      orderId: t.arg.string({ required: true, description: 'Your number of the order.' }),
      after: t.arg({ type: 'Cursor', description: resumable }),
    },
    subscribe: (_root, { orderId, after }, context) =>
      followSubject(context, subjectId(context, kind, orderId), { after }),
    resolve: (item) => item,
  }),
  invoiceIssued: t.field({
    type: InvoiceUpdate,
    description:
      'Only the moment in which an invoice is issued: of one order, then it completes, also when the order ends otherwise; or, without `orderId`, of all your orders, for ever.',
    args: {
      orderId: t.arg.string({ description: 'Your number of the order; all orders when left out.' }),
      after: t.arg({ type: 'Cursor', description: resumable }),
    },
    subscribe: (_root, { orderId, after }, context) =>
      followMilestone(context, kind, { key: orderId, states: ['ISSUED'], after }),
    resolve: (item) => item,
  }),
}));
