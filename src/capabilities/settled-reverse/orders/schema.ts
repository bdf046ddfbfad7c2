import { endedOn } from '../../../context/look-up.ts';
import { totals } from '../../../graphql/lists/totals.ts';
import { writeInvoiceCode } from '../../../../packages/client/src/invoice-code.ts';
import { OrderNotPlaced } from '../../../graphql/errors/error-interface.ts';
import { neverNull } from '../../../graphql/errors/errors.ts';
import { followed } from '../../../graphql/followed/followed.ts';
import { Operation } from '../../../graphql/followed/operation.ts';
import { itemsOf } from '../../../graphql/lists/lists.ts';
import { fieldArg, fieldOutput, personalOutput } from '../../../graphql/records/record-fields.ts';
import { objectType } from '../../../graphql/records/record-types.ts';
import { builder } from '../../../graphql/schema/builder.ts';
import { toShanghaiIso } from '../../../kernel/time/clock.ts';
import { quotedIn } from '../../../messages/message.ts';
import { targetOf } from '../../../subjects/kind/attempts.ts';
import { lookUpSeller } from '../sellers/look-up.ts';
import { Seller } from '../sellers/schema.ts';
import {
  buyerTaxNumber,
  orderId,
  originalOrderId,
  sellerId,
  serviceProviderId,
} from '../wire/members.ts';
import { create, orderSnapshot, query, sellerQuota, voidInvoice } from '../wire/order.ts';
import {
  externalLookup,
  lookUpOrder,
  type OrderView,
  payAndIssue,
  QuotaLimitReached,
  SellerNotReady,
} from './order.ts';
import { reverseInvoice } from './tracking.ts';

const { payUrl } = create.response.fields;
const ours = 'Null for orders that were not placed through this service.';
const ifOurs = { nullable: true, addition: ours } as const;

const { bankStatus, bankResult } = voidInvoice.response.fields;

const ReverseInvoiceVoiding = builder
  .objectRef<NonNullable<OrderView['voiding']>>('ReverseInvoiceVoiding')
  .implement({
    description: 'A request to void a reverse invoice (作废), with the bank’s response.',
    fields: (t) => ({
      requestedAt: t.field({
        type: 'DateTime',
        description: 'Time of the bank’s response.',
        resolve: ({ requestedAt }) => toShanghaiIso(requestedAt),
      }),
      bankStatus: t.field(personalOutput(bankStatus, ({ bankStatus }) => bankStatus)),
      bankResult: t.field(personalOutput(bankResult, ({ bankResult }) => bankResult)),
    }),
  });

const ReverseInvoice = objectType<typeof orderSnapshot, OrderView, 'raw'>(orderSnapshot, {
  asked: {
    endpoint: query,
    ask: (context, { key }) => lookUpOrder(context, key),
  },
  more: (t) => ({
    orderId: t.expose('key', fieldOutput(orderId)),
    sellerId: t.expose('sellerId', fieldOutput(sellerId, ifOurs)),
    serviceProviderId: t.expose('serviceProviderId', fieldOutput(serviceProviderId, ifOurs)),
    buyerTaxNumber: t.field(
      personalOutput(buyerTaxNumber, ({ buyerTaxNumber }) => buyerTaxNumber, ifOurs),
    ),
    issuedOn: t.field({
      type: 'Date',
      nullable: true,
      description: `The day on which this service found the order done, in China. Null until it is done. ${ours}`,
      resolve: (view, _args, context) =>
        view.invoiceNumber === null ? null : endedOn(context, reverseInvoice, view, 'DONE'),
    }),
    payUrl: t.expose(
      'payUrl',
      fieldOutput(payUrl, {
        addition:
          'Null if the platform named no page, if its response was lost, and once the order is paid or has ended.',
      }),
    ),
    voiding: t.expose('voiding', {
      type: ReverseInvoiceVoiding,
      nullable: true,
      description: `The last \`voidReverseInvoice\` through this service that the bank responded to; null for none. It lacks the bank’s words if a response was lost and the bank rejected the repeat. ${ours}`,
    }),
    printedCode: t.string({
      nullable: true,
      description: `The text of the QR code of the invoice (发票二维码), for \`verifyInvoice(invoice: { printedCode })\`. Its kind is that of a digital general invoice, as the platform reports none; its day is the one on which this service found the order done, in China; its checksum is empty, as the rule for it is not published. Null until it is done. ${ours}`,
      resolve: async (view, _args, context) => {
        const { invoiceNumber, payAmount: amountWithTax } = view;
        const issuedOn = await endedOn(context, reverseInvoice, view, 'DONE');
        if (issuedOn === null || invoiceNumber === null || amountWithTax === null) return null;
        return writeInvoiceCode({ kindCode: '32', invoiceNumber, amountWithTax, issuedOn });
      },
    }),
    seller: t.field({
      type: Seller,
      nullable: true,
      description: `The seller, as the platform reports now. Costs one free call. ${ours}`,
      resolve: ({ sellerId, serviceProviderId, buyerTaxNumber }, _args, context) =>
        sellerId === null
          ? null
          : lookUpSeller(context, { sellerId, serviceProviderId, buyerTaxNumber }),
    }),
  }),
});

const followedOrder = followed(reverseInvoice, ReverseInvoice, {
  states: ['ReverseInvoiceState', 'State of an order for a reverse invoice (反向开票).'],
  operation: `This service’s record of the order. ${ours}`,
  toView: (view): OrderView => view,
  externalLookup,
  submit: {
    name: 'payAndIssueReverseInvoice',
    description:
      'Orders payment, invoice and tax in one step: the payer pays at `payUrl`, then the bank issues, pays the tax and remits to the seller. The seller must be onboarded. If a limit of the seller’s quota is reached, the result is `QuotaLimitReached`; if one of the seller’s steps is missing, `SellerNotReady`. The same `orderId` with the same input returns the existing order and sends nothing; with other input it is a `ConflictError`. Follow `reverseInvoiceUpdates`.',
    endpoint: create,
    input: [create.request, 'The order.'],
    errors: [QuotaLimitReached, SellerNotReady],
    run: payAndIssue,
  },
  query: {
    name: 'reverseInvoice',
    description:
      'Current state of an order, queried at the platform free of charge; subscriptions receive the result too. Null for an unknown number, and with an error: `operations` then shows the state known without the platform.',
    endpoint: query,
    args: { orderId: fieldArg(originalOrderId) },
    run: (context, { orderId }) => lookUpOrder(context, orderId),
  },
  list: {
    name: 'reverseInvoices',
    description: 'The orders for reverse invoices that were placed through this service.',
    of: ['reverse invoices', '反向开票'],
    belongsTo: {
      sellerId: { whole: 'seller', field: sellerId },
      buyerTaxNumber: { whole: 'enterprise', field: buyerTaxNumber },
    },
  },
  subscriptions: {
    item: [
      'ReverseInvoiceUpdate',
      'A change of an order for a reverse invoice (反向开票), or the current state.',
    ],
    resource: [
      'reverseInvoice',
      'The order as of this update; null while nothing was ordered under the number.',
    ],
    by: ['orderId', 'Your number of the order.', originalOrderId],
    updates: [
      'reverseInvoiceUpdates',
      'Follows one order until its final state, then completes. It may be followed before it is placed.',
    ],
    milestone: {
      name: 'reverseInvoiceIssued',
      description:
        'Emits when an order is done. With `orderId` it follows one order, and completes when that ends in any way; otherwise it follows all your orders and never completes.',
      all: 'all orders',
      states: ['DONE'],
    },
  },
});

builder.objectField(Seller, 'reverseInvoices', (t) =>
  itemsOf(t, followedOrder, {
    description: 'The orders that were placed for this seller through this service.',
    of: 'reverse invoices',
    whole: 'seller',
    nameOf: ({ key }) => targetOf(key),
  }),
);

const { reason, quota } = create.response.fields;
const SellerQuota = objectType(sellerQuota);

builder.objectType(QuotaLimitReached, {
  name: 'QuotaLimitReached',
  description:
    'A result, not an error: a limit of the seller’s quota (额度上限) is reached. Nothing was ordered and nothing is paid. The order number is used up: take a new one once the quota allows.',
  interfaces: [OrderNotPlaced],
  // The value is a proxy; see the errors in graphql/.
  isTypeOf: (value) => value instanceof QuotaLimitReached,
  fields: (t) => ({
    quota: t.field({
      ...fieldOutput(quota, {
        description:
          'The bank’s indicators of all limits; null when the platform gave none, and once the details are removed.',
      }),
      type: SellerQuota,
      resolve: ({ operation }) => reverseInvoice.read(operation.snapshot).quota,
    }),
  }),
});

builder.objectType(SellerNotReady, {
  name: 'SellerNotReady',
  description:
    'A result, not an error: the seller cannot be invoiced for yet (尚不可开票), for a reason other than a limit of the quota. Read the missing step in `seller` (`blockedBy`), have it done, and take a new order number: this one is used up. Nothing was ordered and nothing is paid.',
  interfaces: [OrderNotPlaced],
  // The value is a proxy; see the errors in graphql/.
  isTypeOf: (value) => value instanceof SellerNotReady,
});

for (const type of [QuotaLimitReached, SellerNotReady]) {
  builder.objectFields(type, (t) => ({
    // The stored text is masked already.
    explanation: t.field({
      ...fieldOutput({ ...reason, pii: null }),
      resolve: ({ explanation: said }) => said && quotedIn(said),
    }),
    operation: t.expose('operation', {
      type: Operation,
      nullable: true,
      description: `This service’s record of the order; its \`key\` is your number of the order. ${neverNull}`,
    }),
  }));
}

totals({
  name: 'reverseInvoiceTotals',
  description:
    'Sums of the reverse invoices that were issued through this service: `amountWithTax` is the paid amount, `amountWithoutTax` that without the tax that the bank named. An invoice counts as reversed once the bank took its voiding.',
  title: { en: 'Totals of reverse invoices', zh: '反向开票汇总' },
  kind: reverseInvoice,
});
