import type { Context } from '../../context/context.ts';
import { endedOn } from '../../context/look-up.ts';
import { totals } from '../../graphql/lists/totals.ts';
import { followed } from '../../graphql/followed/followed.ts';
import { keptFilesFields } from '../../graphql/records/kept-files.ts';
import { fieldOutput, inputArg, personalOutput } from '../../graphql/records/record-fields.ts';
import { objectType, wireName } from '../../graphql/records/record-types.ts';
import { builder } from '../../graphql/schema/builder.ts';
import { upstream } from '../../graphql/schema/directives.ts';
import { inWords } from '../../messages/message.ts';
import { filesAt, invoiceDocuments, forwardInvoice } from './tracking.ts';
import { issueInvoice } from './order.ts';
import {
  externalLookup,
  type InvoiceView,
  lookUp,
  lookUpAgain,
  questionBy,
  toInvoice,
} from './look-up.ts';
import { isKnownAsOffset } from './red-offset/look-up.ts';
import { create, invoiceBy, issuedInvoice, query } from './wire/invoice.ts';
import { invoiceOrder } from './wire/order.ts';
import { enterpriseBuyer, seller, sellerTaxNumber } from './wire/parties.ts';

/** The platform's response shows few members of an order issued by another system. */
const ours = 'Null for orders that were not issued through this service.';

const { kind, amountWithTax, amountWithoutTax, taxAmount } = invoiceOrder.fields;

export const Invoice = objectType<typeof issuedInvoice, InvoiceView, 'raw'>(issuedInvoice, {
  asked: { endpoint: query, ask: lookUpAgain },
  more: (t) => ({
    kind: t.expose('kind', fieldOutput(kind, { nullable: true, addition: ours })),
    sellerTaxNumber: t.field(
      personalOutput(sellerTaxNumber, ({ sellerTaxNumber }) => sellerTaxNumber, {
        nullable: true,
        description: 'Tax number of the seller.',
      }),
    ),
    sellerName: t.expose(
      'sellerName',
      fieldOutput(seller.fields.name, {
        nullable: true,
        description: `Registered name of the seller. ${ours}`,
      }),
    ),
    buyerName: t.expose(
      'buyerName',
      fieldOutput(enterpriseBuyer.fields.name, {
        nullable: true,
        description: `Name of the enterprise or institution that buys; null for an individual. ${ours}`,
      }),
    ),
    buyerTaxNumber: t.field(
      personalOutput(enterpriseBuyer.fields.taxNumber, ({ buyerTaxNumber }) => buyerTaxNumber, {
        nullable: true,
        description: `Tax number of the enterprise that buys; null for an individual and for an institution. ${ours}`,
      }),
    ),
    issuedOn: t.field({
      type: 'Date',
      nullable: true,
      description: `The day on which this service found it issued, in China: the day printed on it, unless it was issued around midnight or found late. Null until it is issued. ${ours}`,
      resolve: (view, _args, context) =>
        view.invoiceNumber === null ? null : endedOn(context, forwardInvoice, view, 'ISSUED'),
    }),
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
          'True once a red invoice reverses it, as this service knows or the platform reports. The platform is queried, free of charge, only if this service does not know it; null when neither knows.',
      }),
      directives: { ...wireName(issuedInvoice.fields.isRedOffset), ...upstream(query) },
      resolve: (view, _args, context) => isReversed(context, view),
    }),
    knownAsRedOffset: t.boolean({
      description:
        'True once this service knows that a red invoice reverses it, without querying the platform like `isRedOffset`. Totals count it as reversed then.',
      resolve: ({ isRedOffset }) => isRedOffset === true,
    }),
    hints: t.stringList({
      description:
        'Values of the order that the tax bureau may reject, although the platform’s documents do not clearly forbid them: an address without a known keyword, a place without its county. `operation { hints }` reports check digits. Deleted after half a year.',
      resolve: ({ hints }, _args, { language }) => hints.map((hint) => inWords(hint, language)),
    }),
  }),
});

/** True once the invoice is reversed, even if its own record is older. */
async function isReversed(context: Context, view: InvoiceView): Promise<boolean | null> {
  const { orderId, state, raw, isRedOffset } = view;
  if (orderId !== null && (await isKnownAsOffset(context, orderId))) return true;
  const isOfNow = raw !== undefined || state !== 'ISSUED' || isRedOffset === true;
  return isOfNow ? isRedOffset : (await lookUpAgain(context, view)).isRedOffset;
}

export const followedInvoice = followed(forwardInvoice, Invoice, {
  states: ['InvoiceOrderState', 'State of an order for an invoice (开票状态).'],
  operation: `This service’s record of the order. ${ours}`,
  toView: toInvoice,
  externalLookup,
  namedBy: 'orderId',
  submit: {
    name: 'issueInvoice',
    description:
      'Orders a digital invoice. The platform accepts the order and issues within seconds to hours: follow `invoiceUpdates(orderId)`. The same `orderId` with the same input returns the existing order and sends nothing (a rejection is returned again; only an order that is `NOT_SENT` is sent); other input is a `ConflictError`. If the platform rejects a number that it already has, the `PlatformRejectedError` leads to the existing order. Billed per invoice.',
    endpoint: create,
    input: [invoiceOrder, 'The order.'],
    run: issueInvoice,
  },
  query: {
    name: 'invoice',
    description:
      'Current state of an order, queried at the platform free of charge; subscriptions receive the result too. A rejected order is queried as well, as the platform may have its number from before. Null only with an error; `operations` shows the state known without the platform.',
    endpoint: query,
    args: { by: inputArg(invoiceBy, 'The invoice.') },
    run: (context, { by }) => lookUp(context, questionBy(by)),
  },
  list: {
    name: 'invoices',
    description: 'The orders for invoices that were submitted through this service.',
    of: ['invoices', '发票'],
    belongsTo: {
      sellerTaxNumber: { whole: 'enterprise', field: sellerTaxNumber },
      buyerTaxNumber: { whole: 'buyer', field: enterpriseBuyer.fields.taxNumber },
    },
  },
  subscriptions: {
    item: 'A change of an order for a digital invoice (数电发票), or the current state.',
    resource: 'The invoice as of this update; null while nothing was ordered under the number.',
    by: ['orderId', 'Your number of the order.', invoiceOrder.fields.orderId],
    updates:
      'Follows one order until its final state, then completes. It may be followed before it is issued.',
    milestone: {
      name: 'invoiceIssued',
      description:
        'Emits when an invoice is issued. With `orderId` it follows one order, and completes when that ends in any way; otherwise it follows all your orders and never completes.',
      all: 'all orders',
      states: ['ISSUED'],
    },
  },
});

builder.objectFields(Invoice, (t) =>
  keptFilesFields(t, invoiceDocuments, {
    docs: {
      documents:
        'The stored files of the invoice: PDF, OFD and XML, fetched as soon as it is issued. Empty before. For an order that was not issued through this service, reading this field fetches the files that the platform names: null with an error if one cannot be fetched.',
      documentsState:
        'State of storing its files; null before it is issued, and for orders that were not issued through this service. `LOST` when a file could not be fetched for 24 hours. Changes come on `updates(kinds: [INVOICE_DOCUMENTS])`.',
    },
    keyOf: ({ key, isExternal }) => (isExternal === true ? null : key),
    named: (invoice) => filesAt(invoice, invoice.invoiceNumber),
  }),
);

totals({
  name: 'invoiceTotals',
  description:
    'Sums of the invoices that were issued through this service. An invoice counts as reversed once this service knows of the reversal, in the month in which the invoice itself was issued.',
  title: { en: 'Totals of invoices', zh: '发票汇总' },
  kind: forwardInvoice,
});
