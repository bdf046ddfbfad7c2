import { forwardTexts } from '../texts.ts';
import { endpoint } from '../../../platform/endpoint.ts';
import * as r from '../../../platform/record/index.ts';
import { orNamed } from './codes.ts';
import { invoiceOrder } from './order.ts';
import { sellerTaxNumber } from './parties.ts';

/** `state` of red (document 1, section 3). Other values exist and are not documented. */
export const redOffsetStatus = r.codes(
  'RedOffsetStatus',
  'The platform’s own status of a red-offset (红冲).',
  {
    SUBMITTED: [
      '1',
      'Submitted; the red invoice is not there yet. The only status that the documents name',
      '已提交',
    ],
  },
);

const redInvoiceId = { doc: 'The platform’s own id of the red invoice.' };
const platformStatus = {
  as: 'number',
  doc: 'The platform’s own status. What any but `SUBMITTED` means is not documented: read `state`.',
} as const;

/**
 * One invoice to reverse. The documents show only its `callback_url`, and say that `order_id` is the key of a
 * red-offset. The place of `order_id` beside the seller's number, as in query, is inferred.
 */
const invoiceToReverse = r.record('InvoiceToReverse', 'An invoice to be reversed.', {
  orderId: r.text('order_id', { doc: 'Number of the order that the invoice was issued under.' }),
  sellerTaxNumber,
  callbackUrl: r.hidden(
    r.text('callback_url', {
      doc: 'Address to which the platform pushes news of this red-offset.',
    }),
  ),
  extra: r.rest({ doc: 'Further members, beside these.' }),
});

/** Request of red; red-query takes the same parameters (document 1, section 4). */
const redRequest = r.record('RedOffsetRequest', 'Reverses an invoice.', {
  invoice: r.nested('invoices', invoiceToReverse, {
    as: 'list-of-one',
    doc: 'The invoice. One in each call: the documents do not show the response about several.',
  }),
  extra: r.rest({ doc: 'Further members, beside `invoices`.' }),
});

/**
 * Response of red: the reversal is submitted, but the red invoice does not exist yet. Where its members stand is not documented:
 * directly in the data, or in a list as those of the request.
 */
const submittedRedOffset = r.record(
  'SubmittedRedOffset',
  'A red-offset that was submitted.',
  r.orInEnvelope('invoices', {
    redInvoiceId: r.numberText('invoice_id?', { ...redInvoiceId }),
    platformStatus: orNamed(r.code('state', redOffsetStatus, platformStatus), 'status'),
  }),
);

/**
 * Response of red-query, which the documents do not show. It is read by the names of red's own response and, for the
 * red invoice, by those that query has for an invoice.
 */
export const redOffsetAnswer = r.record(
  'RedOffset',
  'Full reversal (红冲) of a digital invoice (数电发票) by a red invoice (红字发票): read `state` first.',
  {
    ...r.orInEnvelope('invoices', {
      redInvoiceId: r.numberText('invoice_id?', { ...redInvoiceId }),
      platformStatus: orNamed(r.code('state?', redOffsetStatus, { ...platformStatus }), 'status'),
      redInvoiceNumber: r.numberText('ticket_sn?', {
        doc: 'Number of the red invoice; null until the platform reports it. Its place is not documented: look into `raw` if it stays null.',
      }),
      pdfUrl: r.hidden(r.url('pdf_url?', { doc: 'Address of the red invoice as PDF.' })),
      ofdUrl: r.hidden(r.url('ofd_url?', { doc: 'Address of the red invoice as OFD.' })),
      xmlUrl: r.hidden(r.url('xml_url?', { doc: 'Address of the red invoice as XML.' })),
    }),
    raw: r.rest({
      doc: 'The platform’s response to this query as received, personal data masked. Null if the platform was not queried or did not respond, and on updates.',
    }),
  },
);

/** Members of both requests, at their places beside the invoice. */
const reversed = [
  ['order_id', 'invoices[].order_id'],
  'invoices[].order_id',
  ['seller_taxpayer_num', 'invoices[].seller_taxpayer_num'],
  'invoices[].seller_taxpayer_num',
] as const;

/** Applies for the red information form, downloads it and issues the red invoice in one asynchronous call. */
export const red = endpoint({
  path: '/api/v1/invoice/forward/red',
  request: redRequest,
  response: submittedRedOffset,
  about: reversed,
  billed: null,
  effect: 'once',
});

/** Queries the state of a red-offset. */
export const redQuery = endpoint({
  path: '/api/v1/invoice/forward/red-query',
  request: redRequest,
  response: redOffsetAnswer,
  about: reversed,
  billed: null,
  effect: 'none',
});

/** An input field that is not part of the platform's request. */
function ours<F extends { readonly wire: string | null }>(field: F): F & { readonly wire: null } {
  return { ...field, wire: null };
}

const kept =
  'Stored until half a year after the end, because each poll repeats it: no personal data.';
const invoiceNames = Object.values(invoiceToReverse.fields).flatMap(({ wire }) => wire ?? []);
const requestNames = ['invoices', 'callback_url'];

/** Input of a red-offset. It is flat, unlike the platform's request, because each call reverses one invoice. */
export const redOffsetInput = r.record(
  'RedOffsetInput',
  'Reverses an issued invoice as a whole by a red invoice (红冲). It cannot be undone.',
  {
    redOffsetId: ours(
      r.text('redOffsetId', {
        max: 64,
        doc: 'Your number of this request, so that a repeat after a lost connection is recognized: the same number with the same input returns the existing red-offset and sends nothing. Any other number for the same invoice is a conflict, unless the previous attempt was rejected or never arrived. No personal data. It is not sent to the platform.',
      }),
    ),
    orderId: {
      ...invoiceOrder.fields.orderId,
      doc: 'Number of the order that the invoice to be reversed was issued under.',
    },
    sellerTaxNumber: {
      ...r.derivable(sellerTaxNumber),
      doc: 'Tax number of the seller. Needed for an invoice that was not issued through this service, and for one of which this service stores only the number.',
    },
    invoiceExtra: r.rest({
      doc: `Further members of the invoice within the platform’s request, whose fields its documents do not show: a reason, for example. ${kept}`,
    }),
    extra: r.rest({
      doc: `Further members of the platform’s request, beside the invoice. If the platform requires \`order_id\` or \`seller_taxpayer_num\` there, give them here. ${kept}`,
    }),
  },
  {
    rules: [
      {
        at: 'invoiceExtra',
        message: forwardTexts.filledIn({ names: invoiceNames.join(', ') }),
        holds: ({ invoiceExtra }) => !invoiceNames.some((name) => name in (invoiceExtra ?? {})),
      },
      {
        at: 'extra',
        message: forwardTexts.filledIn({ names: requestNames.join(', ') }),
        holds: ({ extra }) => !requestNames.some((name) => name in (extra ?? {})),
      },
      {
        at: 'extra',
        message: forwardTexts.otherOrder,
        holds: ({ extra, orderId }) => (extra?.['order_id'] ?? orderId) === orderId,
      },
    ],
  },
);
