import { builder } from '../../../graphql/schema/builder.ts';
import { followedType } from '../../../graphql/followed/followed-types.ts';
import { fieldOutput, personalOutput } from '../../../graphql/records/record-fields.ts';
import { objectType } from '../../../graphql/records/record-types.ts';
import { updateOf } from '../../../graphql/followed/subscriptions.ts';
import { toShanghaiIso } from '../../../kernel/time/shanghai.ts';
import { lookUpSeller } from '../sellers/look-up.ts';
import { Seller } from '../sellers/types.ts';
import { orderId, buyerTaxNumber, sellerId, serviceProviderId } from '../wire/members.ts';
import { create, orderSnapshot, query, voidInvoice } from '../wire/order.ts';
import { elsewhere, lookUpOrder } from './look-up.ts';
import { reverseInvoice } from './tracking.ts';
import type { OrderView } from './view.ts';

const { payUrl } = create.response.fields;
const ours = 'Null for orders that were not placed through this service.';
const ifOurs = { nullable: true, addition: ours } as const;

const { bankStatus, bankResult } = voidInvoice.response.fields;

const ReverseInvoiceVoiding = builder
  .objectRef<NonNullable<OrderView['voiding']>>('ReverseInvoiceVoiding')
  .implement({
    description: 'A request to void a reverse invoice (作废), as the bank answered it.',
    fields: (t) => ({
      requestedAt: t.field({
        type: 'DateTime',
        description: 'When the bank answered the request.',
        resolve: ({ requestedAt }) => toShanghaiIso(requestedAt),
      }),
      bankStatus: t.field(personalOutput(bankStatus, ({ bankStatus }) => bankStatus)),
      bankResult: t.field(personalOutput(bankResult, ({ bankResult }) => bankResult)),
    }),
  });

export const ReverseInvoice = objectType<typeof orderSnapshot, OrderView, 'raw'>(orderSnapshot, {
  asked: {
    members: ['raw'],
    endpoint: query,
    ask: ({ key }, context) => lookUpOrder(context, key),
  },
  more: (t) => ({
    orderId: t.expose('key', fieldOutput(orderId)),
    sellerId: t.expose('sellerId', fieldOutput(sellerId, ifOurs)),
    serviceProviderId: t.expose('serviceProviderId', fieldOutput(serviceProviderId, ifOurs)),
    buyerTaxNumber: t.field(
      personalOutput(buyerTaxNumber, ({ buyerTaxNumber }) => buyerTaxNumber, ifOurs),
    ),
    payUrl: t.expose(
      'payUrl',
      fieldOutput(payUrl, {
        addition:
          'Null when the platform named no page, when its answer was lost, and once the order is paid or over.',
      }),
    ),
    voiding: t.field({
      type: ReverseInvoiceVoiding,
      nullable: true,
      description: `The last \`voidReverseInvoice\` of this service that the bank answered; null where there was none. ${ours}`,
      resolve: ({ voiding }) => voiding,
    }),
    seller: t.field({
      type: Seller,
      nullable: true,
      description: `Who sells, as the platform says now: one free call. ${ours}`,
      resolve: ({ sellerId, serviceProviderId, buyerTaxNumber }, _args, context) =>
        sellerId === null
          ? null
          : lookUpSeller(context, { sellerId, serviceProviderId, buyerTaxNumber }),
    }),
  }),
});

export const followedOrder = followedType(reverseInvoice, ReverseInvoice, {
  states: ['ReverseInvoiceState', 'Where an order for a reverse invoice stands (反向开票).'],
  operation: `What this service remembers of the order. ${ours}`,
  toView: (view): OrderView => view,
  elsewhere,
});

export const ReverseInvoiceUpdate = updateOf(followedOrder, {
  name: 'ReverseInvoiceUpdate',
  description: 'A change of an order for a reverse invoice (反向开票), or where it stands.',
  resource: {
    name: 'reverseInvoice',
    description: 'The order as of this update; null while nothing was ordered under the number.',
  },
});
