import { key } from '../../../graphql/followed/key-args.ts';
import { builder } from '../../../graphql/schema/builder.ts';
import { upstream } from '../../../graphql/schema/directives.ts';
import { mutationErrors } from '../../../graphql/errors/errors.ts';
import { listOf } from '../../../graphql/lists/lists.ts';
import { updatesOf } from '../../../graphql/followed/subscriptions.ts';
import { inputArg } from '../../../graphql/records/record-fields.ts';
import { buyerTaxNumber } from '../wire/members.ts';
import { calcOrder } from '../wire/order.ts';
import { PendingTransactionInTheWay } from './in-the-way.ts';
import './in-the-way-type.ts';
import { placeOrder } from './order.ts';
import { scrapOrder } from './tracking.ts';
import { followedOrder, ScrapOrder, ScrapOrderUpdate } from './types.ts';

builder.mutationField('calculateTaxAndOrder', (t) =>
  t.field({
    type: ScrapOrder,
    description:
      'Has the tax of a purchase computed and the invoice pre-opened: a number is taken from the pool and a tax slip made. Then have the tax paid (`taxPayment`) and issue (`issueScrapInvoice`), in the same month. A person with a pending transaction gets no other: `PendingTransactionInTheWay`. The same `orderId` with the same input returns the existing order and sends nothing; with other input it is a `ConflictError`.',
    directives: upstream(calcOrder),
    errors: { types: [...mutationErrors.types, PendingTransactionInTheWay] },
    args: {
      input: inputArg(calcOrder.request, 'The purchase.'),
    },
    resolve: async (_root, { input }, context) => scrapOrder.view(await placeOrder(context, input)),
  }),
);

builder.queryField('scrapOrder', (t) =>
  t.field({
    type: ScrapOrder,
    nullable: true,
    description:
      'An order as this service knows it, without a call; null when none was placed here under the number.',
    args: {
      orderId: t.arg.string({
        required: true,
        description: 'Your number of the order.',
        validate: key,
      }),
    },
    resolve: async (_root, { orderId }, { subjects }) => {
      const subject = await subjects.get(scrapOrder, orderId);
      return subject && scrapOrder.view(subject);
    },
  }),
);

builder.queryField('scrapOrders', (t) =>
  listOf(t, followedOrder, {
    description: 'The orders of scrap purchases that were placed through this service.',
    of: ['orders of scrap purchases', '报废产品收购'],
    belongsTo: { buyerTaxNumber: { whole: 'enterprise', field: buyerTaxNumber } },
  }),
);

builder.subscriptionField('scrapOrderUpdates', (t) =>
  updatesOf(t, scrapOrder, {
    type: ScrapOrderUpdate,
    description:
      'Follows one order until its invoice is pre-opened or that has failed, then completes: of use above all after a lost answer. What comes then, `taxPaymentUpdates` and `scrapInvoiceUpdates` tell.',
    key: ['orderId', 'Your number of the order.'],
  }),
);
