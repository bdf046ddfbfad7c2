import { enumType, objectType, wireName } from '../../graphql/record-types.ts';
import { rejectionIn, RejectionType } from '../../graphql/rejection.ts';
import { Operation, subjectId } from '../../graphql/operation.ts';
import { stateEnum } from '../../graphql/state-enum.ts';
import { updateType } from '../../graphql/updates.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { isKnownAsOffset } from './red-attempts.ts';
import { forwardInvoice, type InvoiceDetails, invoiceStates, toDetails } from './tracking.ts';
import { digitalInvoiceKind } from './wire/codes.ts';
import { issuedInvoice } from './wire/invoice.ts';
import { invoiceOrder } from './wire/order.ts';

/** An invoice as the schema shows it. */
export interface InvoiceView extends InvoiceDetails {
  readonly orderId: string | null;
  readonly raw: JsonObject | null;
  readonly state: string;
  /** The whole snapshot; empty for an order that was not issued through this service. */
  readonly snapshot: JsonObject;
  readonly isOurs: boolean;
}

/** Shows an order as the journal knows it. */
export function toInvoice(orderId: string, state: string, snapshot: JsonObject): InvoiceView {
  return { ...toDetails(snapshot), orderId, state, snapshot, isOurs: true, raw: null };
}

const InvoiceOrderState = stateEnum(
  'InvoiceOrderState',
  'Where an order for an invoice stands.',
  invoiceStates,
);

/** Of an order that was not issued through this service the platform's answer shows little. */
const ours = 'Null for orders that were not issued through this service.';

export const Invoice = objectType<typeof issuedInvoice, InvoiceView>(issuedInvoice, {
  more: (t) => ({
    state: t.field({
      type: InvoiceOrderState,
      description: 'Where it stands.',
      // Only states of this kind are ever written, which the journal's type does not know.
      resolve: ({ state }) => state as never,
    }),
    kind: t.field({
      type: enumType(digitalInvoiceKind),
      nullable: true,
      description: `${invoiceOrder.fields.kind.doc} ${ours}`,
      directives: { wire: { name: 'invoice_type_code' } },
      resolve: ({ kind }) => kind,
    }),
    sellerTaxNumber: t.exposeString('sellerTaxNumber', {
      nullable: true,
      description: 'Tax number of the seller.',
      directives: { wire: { name: 'seller_taxpayer_num' } },
    }),
    buyerName: t.exposeString('buyerName', {
      nullable: true,
      description: `Name of the enterprise or institution that buys; null for an individual. ${ours}`,
      directives: { wire: { name: 'buyer_title' } },
    }),
    amountWithTax: t.expose('amountWithTax', {
      type: 'Decimal',
      nullable: true,
      description: `Total including tax, in yuan. ${ours}`,
      directives: { wire: { name: 'amount_has_tax' } },
    }),
    amountWithoutTax: t.expose('amountWithoutTax', {
      type: 'Decimal',
      nullable: true,
      description: `Total without tax, in yuan. ${ours}`,
      directives: { wire: { name: 'amount_without_tax' } },
    }),
    taxAmount: t.expose('taxAmount', {
      type: 'Decimal',
      nullable: true,
      description: `Total tax, in yuan. ${ours}`,
      directives: { wire: { name: 'tax_amount' } },
    }),
    isRedOffset: t.boolean({
      nullable: true,
      description:
        'True once a red invoice reverses it, found out by this service or said by the platform; null when neither knows.',
      directives: wireName(issuedInvoice.fields.isRedOffset),
      resolve: async ({ orderId, isRedOffset }, _args, context) =>
        isRedOffset === true || orderId === null
          ? isRedOffset
          : (await isKnownAsOffset(context, orderId)) || isRedOffset,
    }),
    filesExpireAt: t.expose('filesExpireAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'Until when the addresses of the files are good: 24 hours after the platform named them. Ask `invoice` again for fresh ones.',
    }),
    rejection: t.field({
      type: RejectionType,
      nullable: true,
      description: 'Why it was not taken, in the states `REJECTED` and `NOT_SENT`.',
      resolve: ({ snapshot }) => rejectionIn(snapshot),
    }),
    operation: t.field({
      type: Operation,
      nullable: true,
      description: `What this service remembers of the order. ${ours}`,
      resolve: ({ orderId, isOurs }, _args, context) =>
        isOurs && orderId !== null
          ? context.app.journal.get(subjectId(context, forwardInvoice.kind, orderId))
          : null,
    }),
  }),
});

export const InvoiceUpdate = updateType('InvoiceUpdate', {
  description: 'A change of an order for an invoice, or where it stands.',
  status: InvoiceOrderState,
  resource: (t) => ({
    invoice: t.field({
      type: Invoice,
      nullable: true,
      description:
        'The invoice as of this update; null while nothing was entrusted under the number.',
      resolve: ({ key, state, details, version }) =>
        version === 0 ? null : toInvoice(key, state, details),
    }),
  }),
});
