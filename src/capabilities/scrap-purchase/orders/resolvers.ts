import { builder } from '../../../graphql/builder.ts';
import { upstream } from '../../../graphql/directives.ts';
import { mutationErrors } from '../../../graphql/errors.ts';
import { followSubject } from '../../../graphql/follow.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { checked, inputType } from '../../../graphql/record-types.ts';
import { resumable } from '../../../graphql/updates.ts';
import { orderId } from '../../settled-reverse/wire/members.ts';
import { calcOrder } from '../wire/order.ts';
import { PendingTransactionInTheWay } from './in-the-way.ts';
import './in-the-way-type.ts';
import { placeOrder } from './order.ts';
import { scrapOrder } from './tracking.ts';
import { ScrapOrder, ScrapOrderUpdate, toOrder } from './types.ts';

builder.mutationField('calculateTaxAndOrder', (t) =>
  t.field({
    type: ScrapOrder,
    description:
      'Has the tax of a purchase computed and the invoice pre-opened: a number is taken from the pool and a tax slip made. Then have the tax paid (`taxPayment`) and issue (`issueScrapInvoice`), in the same month. A person with a pending transaction gets no other: `PendingTransactionInTheWay`. The same `orderId` with the same input returns the existing order and sends nothing; with other input it is a `ConflictError`.',
    directives: upstream(calcOrder),
    errors: { types: [...mutationErrors.types, PendingTransactionInTheWay] },
    args: {
      orderId: t.arg.string({
        required: true,
        description: `${orderId.doc} It goes no further than this service.`,
        validate: checked(orderId),
      }),
      input: t.arg({
        type: inputType(calcOrder.request),
        required: true,
        description: 'The purchase.',
        validate: checked(calcOrder.request),
      }),
    },
    resolve: async (_root, { orderId, input }, context) =>
      toOrder(await placeOrder(context, orderId, input)),
  }),
);

builder.queryField('scrapOrder', (t) =>
  t.field({
    type: ScrapOrder,
    nullable: true,
    description:
      'An order as this service knows it, without a call; null when none was placed here under the number.',
    args: { orderId: t.arg.string({ required: true, description: 'Your number of the order.' }) },
    resolve: async (_root, { orderId }, context) => {
      const subject = await context.app.journal.get(subjectId(context, scrapOrder.kind, orderId));
      return subject === null ? null : toOrder(subject);
    },
  }),
);

builder.subscriptionField('scrapOrderUpdates', (t) =>
  t.field({
    type: ScrapOrderUpdate,
    description:
      'Follows one order until its invoice is pre-opened or that has failed, then completes: of use above all after a lost answer. What comes then, `taxPaymentUpdates` and `scrapInvoiceUpdates` tell.',
    args: {
      orderId: t.arg.string({ required: true, description: 'Your number of the order.' }),
      after: t.arg({ type: 'Cursor', description: resumable }),
    },
    subscribe: (_root, { orderId, after }, context) =>
      followSubject(context, subjectId(context, scrapOrder.kind, orderId), { after }),
    resolve: (item) => item,
  }),
);
