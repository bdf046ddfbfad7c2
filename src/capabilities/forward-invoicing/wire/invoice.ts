import { endpoint } from '../../../platform/endpoint.ts';
import { code, flag, hidden, record, rest, text, url } from '../../../platform/record/index.ts';
import { issuingStatus } from './codes.ts';
import { invoiceOrder } from './order.ts';
import { sellerTaxNumber } from './parties.ts';

const platformOrderNumber = { doc: 'The platform’s own number of the order.' };
const status = {
  as: 'number',
  doc: 'The platform’s own status. Only `ISSUED` is known to be final; what others mean is not documented.',
} as const;

/** The answer of create: the order is accepted, the invoice does not exist yet. */
const acceptedOrder = record('AcceptedInvoiceOrder', 'An order that the platform accepted.', {
  platformOrderNumber: text('order_sn', { ...platformOrderNumber, optional: true }),
  platformStatus: code('state', issuingStatus, status),
});

/** The parameters of query (document 1, section 4.3). */
export const invoiceQuestion = record('InvoiceQuestion', 'Names an order.', {
  sellerTaxNumber,
  orderId: text('order_id', { optional: true, doc: 'Your number of the order.' }),
  platformOrderNumber: text('order_sn', { ...platformOrderNumber, optional: true }),
});

/**
 * The answer of query. Of its fields the documents show the status, the invoice number and the three
 * addresses, good for 24 hours, which the files are fetched from; the order's numbers are read where they come
 * along.
 */
export const issuedInvoice = record(
  'Invoice',
  'A digital invoice (数电发票), or the order that is to become one: read `state` first.',
  {
    orderId: text('order_id', {
      optional: true,
      doc: 'The number that the order was issued under; null when you asked by the platform’s number and it did not say.',
    }),
    platformOrderNumber: text('order_sn', { ...platformOrderNumber, optional: true }),
    platformStatus: code('status', issuingStatus, { ...status, optional: true }),
    invoiceNumber: text('ticket_sn', {
      optional: true,
      doc: 'Number of the invoice; null until it is issued.',
    }),
    pdfUrl: hidden(url('pdf_url', { optional: true, doc: 'Address of the invoice as PDF.' })),
    ofdUrl: hidden(url('ofd_url', { optional: true, doc: 'Address of the invoice as OFD.' })),
    xmlUrl: hidden(url('xml_url', { optional: true, doc: 'Address of the invoice as XML.' })),
    isRedOffset: flag('is_red_washed', {
      as: [1, 0],
      optional: true,
      doc: 'True once a red invoice reverses it; null when the platform did not say.',
    }),
    raw: rest({
      doc: 'The platform’s answer to this question as it came, personal data masked. Null where the platform was not asked or did not answer: on updates, on the answer of `issueInvoice`, for orders that it never took.',
    }),
  },
);

/** Issues an invoice, asynchronously. Sent once and never again (document 1, section 4). */
export const create = endpoint({
  path: '/api/v1/invoice/forward/create',
  request: invoiceOrder,
  response: acceptedOrder,
  billed: 'per invoice',
  effect: 'once',
});

/** Asks how an order stands. */
export const query = endpoint({
  path: '/api/v1/invoice/forward/query',
  request: invoiceQuestion,
  response: issuedInvoice,
  billed: null,
  effect: 'none',
});
