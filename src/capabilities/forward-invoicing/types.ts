import { type FollowedView, followedFields, stateEnum, updateOf } from '../../graphql/followed.ts';
import { fieldOutput, personalOutput } from '../../graphql/record-fields.ts';
import { objectType } from '../../graphql/record-types.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { StateOf, ViewOf } from '../../subjects/kind.ts';
import { isKnownAsOffset } from './red-offset/attempts.ts';
import { forwardInvoice, type InvoiceDetails } from './tracking.ts';
import { issuedInvoice } from './wire/invoice.ts';
import { invoiceOrder } from './wire/order.ts';
import { enterpriseBuyer, sellerTaxNumber } from './wire/parties.ts';

/** An invoice as the schema shows it. */
export interface InvoiceView extends InvoiceDetails, FollowedView<StateOf<typeof forwardInvoice>> {
  /** As `key`. */
  readonly orderId: string | null;
  readonly raw: JsonObject | null;
  /** Of an order that was just given; see `hintsOf`. */
  readonly hints?: readonly string[];
}

/** Shows an order as the journal knows it. */
export function toInvoice(view: ViewOf<typeof forwardInvoice>): InvoiceView {
  return { ...view, orderId: view.key, raw: null };
}

const InvoiceOrderState = stateEnum(
  forwardInvoice,
  'InvoiceOrderState',
  'Where an order for an invoice stands (开票状态).',
);

/** Of an order that was not issued through this service the platform's answer shows little. */
const ours = 'Null for orders that were not issued through this service.';

const { kind, amountWithTax, amountWithoutTax, taxAmount } = invoiceOrder.fields;

export const Invoice = objectType<typeof issuedInvoice, InvoiceView>(issuedInvoice, {
  more: (t) => ({
    kind: t.expose('kind', fieldOutput(kind, { nullable: true, addition: ours })),
    sellerTaxNumber: t.field(
      personalOutput(sellerTaxNumber, ({ sellerTaxNumber }) => sellerTaxNumber, {
        nullable: true,
        description: 'Tax number of the seller.',
      }),
    ),
    buyerName: t.expose(
      'buyerName',
      fieldOutput(enterpriseBuyer.fields.name, {
        nullable: true,
        description: `Name of the enterprise or institution that buys; null for an individual. ${ours}`,
      }),
    ),
    amountWithTax: t.expose(
      'amountWithTax',
      fieldOutput(amountWithTax, {
        nullable: true,
        description: `Total including tax, in yuan. ${ours}`,
      }),
    ),
    amountWithoutTax: t.expose(
      'amountWithoutTax',
      fieldOutput(amountWithoutTax, {
        nullable: true,
        description: `Total without tax, in yuan. ${ours}`,
      }),
    ),
    taxAmount: t.expose(
      'taxAmount',
      fieldOutput(taxAmount, { nullable: true, description: `Total tax, in yuan. ${ours}` }),
    ),
    isRedOffset: t.field({
      ...fieldOutput(issuedInvoice.fields.isRedOffset, {
        description:
          'True once a red invoice reverses it, found out by this service or said by the platform; null when neither knows.',
      }),
      resolve: async ({ orderId, isRedOffset }, _args, context) =>
        isRedOffset === true || orderId === null
          ? isRedOffset
          : (await isKnownAsOffset(context, orderId)) || isRedOffset,
    }),
    hints: t.stringList({
      description:
        'What of the order the tax bureau may reject, although the platform’s documents do not clearly forbid it: an address without a known keyword, a place without its county. Only on the answer of `issueInvoice`; empty elsewhere.',
      resolve: ({ hints }) => [...(hints ?? [])],
    }),
    ...followedFields(t, forwardInvoice, {
      type: InvoiceOrderState,
      operation: `What this service remembers of the order. ${ours}`,
      operationNullable: true,
    }),
  }),
});

export const InvoiceUpdate = updateOf(forwardInvoice, {
  name: 'InvoiceUpdate',
  description: 'A change of an order for a digital invoice (数电发票), or where it stands.',
  state: InvoiceOrderState,
  resource: {
    name: 'invoice',
    type: Invoice,
    description: 'The invoice as of this update; null while nothing was ordered under the number.',
    toView: toInvoice,
  },
});
