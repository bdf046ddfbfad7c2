import type { Context } from '../../context/context.ts';
import { endedOn } from '../../context/ended-on.ts';
import { totals } from '../../graphql/lists/totals.ts';
import { followed } from '../../graphql/followed/followed.ts';
import { keptFilesFields } from '../../graphql/records/kept-files.ts';
import { fieldOutput, inputArg, personalOutput } from '../../graphql/records/record-fields.ts';
import { objectType, wireName } from '../../graphql/records/record-types.ts';
import { builder } from '../../graphql/schema/builder.ts';
import { upstream } from '../../graphql/schema/directives.ts';
import { inWords } from '../../messages/message.ts';
import { filesAt, invoiceDocuments } from './documents.ts';
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
import { forwardInvoice } from './tracking.ts';
import { create, invoiceBy, issuedInvoice, query } from './wire/invoice.ts';
import { invoiceOrder } from './wire/order.ts';
import { enterpriseBuyer, seller, sellerTaxNumber } from './wire/parties.ts';

/** The platform's response shows few members of an order issued by another system. */
const ours = 'Null for orders that were not issued through this service.';

const { kind, amountWithTax, amountWithoutTax, taxAmount } = invoiceOrder.fields;

export const Invoice = objectType<typeof issuedInvoice, InvoiceView, 'raw'>(issuedInvoice, {
  asked: { members: ['raw'], endpoint: query, ask: (view, context) => lookUpAgain(context, view) },
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
          'True once a red invoice reverses it, found out by this service or said by the platform, which is asked free of charge unless this service knows; null when neither does.',
      }),
      directives: { ...wireName(issuedInvoice.fields.isRedOffset), ...upstream(query) },
      resolve: (view, _args, context) => isReversed(context, view),
    }),
    knownAsRedOffset: t.boolean({
      description:
        'True once this service knows that a red invoice reverses it, without asking the platform as `isRedOffset` does. Totals count it as reversed then.',
      resolve: ({ isRedOffset }) => isRedOffset === true,
    }),
    hints: t.stringList({
      description:
        'What of the order the tax bureau may reject, although the platform’s documents do not clearly forbid it: an address without a known keyword, a place without its county. `operation { hints }` tells of check digits. Forgotten after half a year.',
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
  operation: `What this service remembers of the order. ${ours}`,
  toView: toInvoice,
  externalLookup,
  namedBy: 'orderId',
  submit: {
    name: 'issueInvoice',
    description:
      'Has a digital invoice issued. The platform accepts the order and issues within seconds to hours: follow `invoiceUpdates(orderId)`. The same `orderId` with the same input returns the existing order and sends nothing (a refusal is repeated; only an order that is `NOT_SENT` is sent); with other input it is a `ConflictError`. Where the platform refuses a number that it has from before, the `PlatformRejectedError` leads to what exists. Billed per invoice.',
    endpoint: create,
    input: [invoiceOrder, 'The order.'],
    run: issueInvoice,
  },
  query: {
    name: 'invoice',
    description:
      'How an order stands now: the platform is asked, free of charge, and what it finds out reaches the subscriptions too; also about a refused order, which it may have from before. Null only beside an error; what is known without the platform shows in `operations`.',
    endpoint: query,
    args: { by: inputArg(invoiceBy, 'Which invoice.') },
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
    item: [
      'InvoiceUpdate',
      'A change of an order for a digital invoice (数电发票), or where it stands.',
    ],
    resource: [
      'invoice',
      'The invoice as of this update; null while nothing was ordered under the number.',
    ],
    by: ['orderId', 'Your number of the order.'],
    updates: [
      'invoiceUpdates',
      'Follows one order until its final state, then completes. It may be followed before it is issued.',
    ],
    milestone: {
      name: 'invoiceIssued',
      description:
        'Only the moment in which an invoice is issued: of one order, then it completes, also when the order ends otherwise; or, without `orderId`, of all your orders, for ever.',
      all: 'all orders',
      states: ['ISSUED'],
    },
  },
});

builder.objectFields(Invoice, (t) =>
  keptFilesFields(t, invoiceDocuments, {
    docs: {
      documents:
        'The files of the invoice that this service keeps: PDF, OFD and XML, fetched as soon as it is issued. Empty before. Of an order that was not issued through this service they are fetched when this is read, as many as the platform names: null with an error beside where one cannot be had.',
      documentsState:
        'How far its files are kept; null before it is issued, and for orders that were not issued through this service. `LOST` when a file could not be had for 24 hours. Changes come on `updates(kinds: [INVOICE_DOCUMENTS])`.',
    },
    keyOf: ({ key, isExternal }) => (isExternal === true ? null : key),
    named: (invoice) => filesAt(invoice, invoice.invoiceNumber),
  }),
);

totals({
  name: 'invoiceTotals',
  description:
    'Sums of the invoices that were issued through this service. An invoice counts as reversed once it is known to be, in the month in which it was issued itself.',
  title: { en: 'Totals of invoices', zh: '发票汇总' },
  kind: forwardInvoice,
});
