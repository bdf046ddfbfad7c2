import { followedFields, stateEnum, updateOf } from '../../../graphql/followed.ts';
import { fieldOutput, personalOutput } from '../../../graphql/record-fields.ts';
import { objectType } from '../../../graphql/record-types.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { ViewOf } from '../../../subjects/kind.ts';
import { lookUpSeller } from '../sellers/look-up.ts';
import { Seller } from '../sellers/types.ts';
import { orderId, buyerTaxNumber, sellerId, serviceProviderId } from '../wire/members.ts';
import { create, orderSnapshot } from '../wire/order.ts';
import { reverseInvoice } from './tracking.ts';

/** An order as the schema shows it. */
export type OrderView = ViewOf<typeof reverseInvoice> & {
  /** The platform’s answer of this moment. */
  readonly raw: JsonObject | null;
  readonly elsewhere?: boolean;
};

/** Shows an order as the journal knows it. */
export function toOrder(view: ViewOf<typeof reverseInvoice>): OrderView {
  return { ...view, raw: null };
}

const ReverseInvoiceState = stateEnum(
  reverseInvoice,
  'ReverseInvoiceState',
  'Where an order for a reverse invoice stands (反向开票).',
);

const { payUrl } = create.response.fields;
const ours = 'Null for orders that were not placed through this service.';
const ifOurs = { nullable: true, addition: ours } as const;

export const ReverseInvoice = objectType<typeof orderSnapshot, OrderView>(orderSnapshot, {
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
          'Null when the platform named no page, when its answer was lost, and once the order is over.',
      }),
    ),
    seller: t.field({
      type: Seller,
      nullable: true,
      description: `Who sells, as the platform says now: one free call. ${ours}`,
      resolve: ({ sellerId, serviceProviderId, buyerTaxNumber }, _args, context) =>
        sellerId === null
          ? null
          : lookUpSeller(context, { sellerId, serviceProviderId, buyerTaxNumber }),
    }),
    ...followedFields(t, reverseInvoice, {
      type: ReverseInvoiceState,
      operation: `What this service remembers of the order. ${ours}`,
      operationNullable: true,
    }),
  }),
});

export const ReverseInvoiceUpdate = updateOf(reverseInvoice, {
  name: 'ReverseInvoiceUpdate',
  description: 'A change of an order for a reverse invoice (反向开票), or where it stands.',
  state: ReverseInvoiceState,
  resource: {
    name: 'reverseInvoice',
    type: ReverseInvoice,
    description: 'The order as of this update; null while nothing was ordered under the number.',
    toView: toOrder,
  },
});
