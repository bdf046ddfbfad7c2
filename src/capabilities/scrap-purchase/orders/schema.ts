import { storedView } from '../../../context/look-up.ts';
import { OrderNotPlaced } from '../../../graphql/errors/error-interface.ts';
import { followed } from '../../../graphql/followed/followed.ts';
import { fieldArg, fieldOutput, personalOutput } from '../../../graphql/records/record-fields.ts';
import { wireName } from '../../../graphql/records/record-types.ts';
import { builder } from '../../../graphql/schema/builder.ts';
import { describedEnum } from '../../../graphql/schema/code-enums.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { PendingTransactions } from '../schema.ts';
import { calcOrder, platformTax } from '../wire/order.ts';
import { PendingTransactionInTheWay, placeOrder } from './order.ts';
import { scrapOrder } from './tracking.ts';

/** An order as shown in the schema. */
export type OrderView = ViewOf<typeof scrapOrder>;

const ScrapOrderSource = describedEnum(
  'ScrapOrderSource',
  'Source of an order’s invoice number (预开发票号码).',
  {
    ANSWER: 'The platform’s response to the order named it.',
    PERSON:
      'The response was lost; it is the pending transaction of the person, by amount and time. It cannot be distinguished from an order that another system placed for the same person and amount at that time.',
    ENTERPRISE:
      'The response was lost; it is the only pending transaction of the enterprise of that amount and time that no other order here has. The platform does not say whose it is.',
  },
);

const { orderId, kind, ownUse, amountWithoutTax, buyerTaxNumber } = calcOrder.request.fields;
const { invoiceNumber, taxSlipNumber, timestamp, isMock } = calcOrder.response.fields;
const { total, items } = platformTax.fields;
const maybe = { nullable: true } as const;

export const ScrapOrder = builder.objectRef<OrderView>('ScrapOrder').implement({
  description:
    'An order of a scrap purchase (报废产品收购): its tax is computed and its invoice pre-opened. Continue with `taxPayment` and `invoice`.',
  fields: (t) => ({
    orderId: t.exposeString('key', { description: 'Your number of the order.' }),
    buyerTaxNumber: t.field(
      personalOutput(buyerTaxNumber, ({ buyerTaxNumber }) => buyerTaxNumber, maybe),
    ),
    kind: t.expose('kind', fieldOutput(kind, maybe)),
    ownUse: t.expose('ownUse', fieldOutput(ownUse, maybe)),
    amountWithoutTax: t.expose('amountWithoutTax', fieldOutput(amountWithoutTax, maybe)),
    invoiceNumber: t.expose(
      'invoiceNumber',
      fieldOutput(invoiceNumber, { nullable: true, addition: 'Null until it is known.' }),
    ),
    preOpenedOn: t.expose('preOpenedOn', {
      type: 'Date',
      nullable: true,
      description:
        'Day of the pre-opening, by the platform’s calendar: the invoice is issued in the same month.',
    }),
    taxSlipNumber: t.expose(
      'taxSlipNumber',
      fieldOutput(taxSlipNumber, {
        addition: 'Null if nothing is to be paid, and if the response that named it was lost.',
      }),
    ),
    totalTaxPayable: t.expose(
      'totalTaxPayable',
      fieldOutput(total, { addition: 'Null if the platform’s response was lost.' }),
    ),
    taxItems: t.expose('taxItems', {
      type: ['JSONObject'],
      nullable: true,
      description:
        'The single taxes as the platform reports them, whose members are not documented. Null if its response was lost.',
      directives: wireName(items),
    }),
    foundBy: t.expose('foundBy', {
      type: ScrapOrderSource,
      nullable: true,
      description: 'Source of the invoice number; null while the number is unknown.',
    }),
    timestamp: t.expose(
      'timestamp',
      fieldOutput(timestamp, {
        addition: 'It is the time of the response to the order; null if that was lost.',
      }),
    ),
    isMock: t.expose('isMock', fieldOutput(isMock)),
  }),
});

followed(scrapOrder, ScrapOrder, {
  states: 'State of an order of a scrap purchase (报废产品收购).',
  operation: 'This service’s record of the order.',
  submit: {
    name: 'calculateTaxAndOrder',
    description:
      'Computes the tax of a purchase and pre-opens the invoice: the platform takes a number from the pool and makes a tax slip. Then have the tax paid (`taxPayment`) and issue the invoice (`issueScrapInvoice`) in the same month. A person with a pending transaction cannot have another: the result is `PendingTransactionInTheWay`. The same `orderId` with the same input returns the existing order and sends nothing; with other input it is a `ConflictError`.',
    endpoint: calcOrder,
    input: [calcOrder.request, 'The purchase.'],
    errors: [PendingTransactionInTheWay],
    run: placeOrder,
  },
  list: {
    name: 'scrapOrders',
    description: 'The orders of scrap purchases that were placed through this service.',
    of: ['orders of scrap purchases', '报废产品收购'],
    belongsTo: { buyerTaxNumber: { whole: 'enterprise', field: buyerTaxNumber } },
  },
  subscriptions: {
    item: 'A change of an order of a scrap purchase (报废产品收购), or the current state.',
    resource: 'The order as of this update; null while nothing was ordered under the number.',
    by: ['orderId', 'Your number of the order.', orderId],
    updates:
      'Follows one order until its invoice is pre-opened or the pre-opening has failed, then completes: useful above all after a lost response. `taxPaymentUpdates` and `scrapInvoiceUpdates` report the next steps.',
  },
});

builder.queryField('scrapOrder', (t) =>
  t.field({
    type: ScrapOrder,
    nullable: true,
    description:
      'An order as this service knows it, without a call; null when none was placed here under the number.',
    args: {
      orderId: fieldArg(orderId, { description: 'Your number of the order.' }),
    },
    resolve: (_root, { orderId }, context) => storedView(context, scrapOrder, orderId),
  }),
);

builder.objectType(PendingTransactionInTheWay, {
  name: 'PendingTransactionInTheWay',
  description:
    'A result, not an error: the person has a pending transaction (未缴税款的预开交易) and cannot have another order. Nothing was sent, and your order number is not used up. Have the pending transaction paid, or cancel it with `cancelPreOpenedInvoice`.',
  interfaces: [OrderNotPlaced],
  // The value is a proxy; see the errors in graphql/.
  isTypeOf: (value) => value instanceof PendingTransactionInTheWay,
  fields: (t) => ({
    order: t.field({
      type: ScrapOrder,
      nullable: true,
      description: 'The pending order, if it was placed here and can be identified.',
      resolve: ({ order }) => order && scrapOrder.view(order),
    }),
    pending: t.expose('pending', {
      type: PendingTransactions,
      nullable: true,
      description:
        'Pending transactions as the platform reports them, including those ordered elsewhere. Null while the platform cannot know them yet: another order for the person is being placed at this moment, or the response to one was lost less than half an hour ago.',
    }),
  }),
});
