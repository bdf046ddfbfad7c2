import { Operation, subjectId } from '../../../graphql/operation.ts';
import { objectType } from '../../../graphql/record-types.ts';
import { rejectionIn, RejectionType } from '../../../graphql/rejection.ts';
import { stateEnum } from '../../../graphql/state-enum.ts';
import { updateType } from '../../../graphql/updates.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import { lookUpSeller } from '../sellers/look-up.ts';
import { Seller } from '../sellers/types.ts';
import { orderId, taxNumber, userId, vendorId } from '../wire/members.ts';
import { orderSnapshot } from '../wire/order.ts';
import { type OrderDetails, orderStates, reverseInvoice, toDetails } from './tracking.ts';

/** An order as the schema shows it. */
export interface OrderView extends OrderDetails {
  readonly orderId: string;
  readonly state: string;
  /** The whole snapshot; empty for an order that was not placed through this service. */
  readonly snapshot: JsonObject;
  readonly raw: JsonObject | null;
  readonly isOurs: boolean;
}

/** Shows an order as the journal knows it. */
export function toOrder(orderId: string, state: string, snapshot: JsonObject): OrderView {
  return { ...toDetails(snapshot), orderId, state, snapshot, raw: null, isOurs: true };
}

const ReverseInvoiceState = stateEnum(
  'ReverseInvoiceState',
  'Where an order for a reverse invoice stands.',
  orderStates,
);

const ours = 'Null for orders that were not placed through this service.';

export const ReverseInvoice = objectType<typeof orderSnapshot, OrderView>(orderSnapshot, {
  more: (t) => ({
    orderId: t.exposeString('orderId', {
      description: orderId.doc,
      directives: { wire: { name: 'orderId' } },
    }),
    state: t.field({
      type: ReverseInvoiceState,
      description: 'Where it stands.',
      // Only states of this kind are ever written, which the journal's type does not know.
      resolve: ({ state }) => state as never,
    }),
    userId: t.exposeString('userId', {
      nullable: true,
      description: `${userId.doc} ${ours}`,
      directives: { wire: { name: 'userId' } },
    }),
    vendorId: t.exposeString('vendorId', {
      nullable: true,
      description: `${vendorId.doc} ${ours}`,
      directives: { wire: { name: 'vendorId' } },
    }),
    taxNumber: t.exposeString('taxNumber', {
      nullable: true,
      description: `${taxNumber.doc} ${ours}`,
      directives: { wire: { name: 'taxNo' } },
    }),
    payUrl: t.exposeString('payUrl', {
      nullable: true,
      description:
        'Where the payer pays. Null when the platform named no page, when its answer was lost, and once the order is over.',
      directives: { wire: { name: 'payUrl' } },
    }),
    rejection: t.field({
      type: RejectionType,
      nullable: true,
      description: 'Why it was not taken, in the states `REJECTED` and `NOT_SENT`.',
      resolve: ({ snapshot }) => rejectionIn(snapshot),
    }),
    seller: t.field({
      type: Seller,
      nullable: true,
      description: `Who sells, as the platform says now: one free call. ${ours}`,
      resolve: ({ userId, vendorId, taxNumber }, _args, context) =>
        userId === null ? null : lookUpSeller(context, { userId, vendorId, taxNumber }),
    }),
    operation: t.field({
      type: Operation,
      nullable: true,
      description: `What this service remembers of the order. ${ours}`,
      resolve: ({ orderId, isOurs }, _args, context) =>
        isOurs ? context.app.journal.get(subjectId(context, reverseInvoice.kind, orderId)) : null,
    }),
  }),
});

export const ReverseInvoiceUpdate = updateType('ReverseInvoiceUpdate', {
  description: 'A change of an order for a reverse invoice, or where it stands.',
  status: ReverseInvoiceState,
  resource: (t) => ({
    reverseInvoice: t.field({
      type: ReverseInvoice,
      nullable: true,
      description: 'The order as of this update; null while nothing was ordered under the number.',
      resolve: ({ key, state, details, version }) =>
        version === 0 ? null : toOrder(key, state, details),
    }),
  }),
});
