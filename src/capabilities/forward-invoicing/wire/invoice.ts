import { billed } from '../../../platform/billing.ts';
import type { Json } from '../../../kernel/json/json.ts';
import { endpoint } from '../../../platform/endpoint.ts';
import * as r from '../../../platform/record/index.ts';
import { issuingStatus, orNamed } from './codes.ts';
import { invoiceOrder } from './order.ts';
import { sellerTaxNumber } from './parties.ts';

const platformOrderNumber = { doc: 'The platform’s own number of the order.' };
const status = {
  as: 'number',
  doc: 'The platform’s own status. Only `ISSUED` is known to be final; what others mean is not documented.',
} as const;

/** True for a documented status. Under the other name, any other value does not prove that there is an order. */
const isKnownState = (value: Json | undefined): boolean =>
  issuingStatus.nameOf.has(r.codeIn(value, issuingStatus) ?? '');

/** Response of create: the order is accepted, but the invoice does not exist yet. */
const acceptedOrder = r.record('AcceptedInvoiceOrder', 'An order that the platform accepted.', {
  platformOrderNumber: r.numberText('order_sn?', { ...platformOrderNumber }),
  platformStatus: orNamed(r.code('state', issuingStatus, status), 'status', isKnownState),
});

const sellerOfIt = {
  ...sellerTaxNumber,
  doc: 'Tax number of the seller, which the platform requires.',
};

/** Names that identify an order. */
export const invoiceBy = r.choice(
  'InvoiceBy',
  'Identifies an invoice (发票): exactly one of the three.',
  {
    orderId: r.text('order_id', {
      doc: 'Your number of an order that was issued through this service.',
    }),
    order: r.variant(
      r.record('InvoiceOrderName', 'An order (开票订单) by its number and seller.', {
        orderId: r.text('order_id', { doc: 'Number of the order.' }),
        sellerTaxNumber: sellerOfIt,
      }),
      {
        doc: 'An order that was issued through another system, or here so long ago that this service remembers only its state.',
      },
    ),
    platformOrder: r.variant(
      r.record('InvoicePlatformOrderName', 'An order (开票订单) by the platform’s number.', {
        platformOrderNumber: r.numberText('order_sn', platformOrderNumber),
        sellerTaxNumber: sellerOfIt,
      }),
      { doc: 'An order by the platform’s number of it.' },
    ),
  },
);

/** Parameters of query (document 1, section 4.3). */
const invoiceQuestion = r.record('InvoiceQuestion', 'Names an order.', {
  sellerTaxNumber,
  orderId: r.text('order_id?', { doc: 'Your number of the order.' }),
  platformOrderNumber: r.numberText('order_sn?', { ...platformOrderNumber }),
});

/**
 * Response of query. The documents show only the status, the invoice number and the three addresses of the files, which
 * are valid for 24 hours. The order's numbers are read if present.
 */
export const issuedInvoice = r.record(
  'Invoice',
  'A digital invoice (数电发票), or the order that is to become one: read `state` first.',
  {
    orderId: r.text('order_id?', {
      doc: 'Number of the order; null if you queried by the platform’s number and the platform did not report it.',
    }),
    platformOrderNumber: r.numberText('order_sn?', { ...platformOrderNumber }),
    platformStatus: orNamed(r.code('status?', issuingStatus, { ...status }), 'state', isKnownState),
    invoiceNumber: r.numberText('ticket_sn?', {
      doc: 'Number of the invoice; null until it is issued.',
    }),
    pdfUrl: r.hidden(r.url('pdf_url?', { doc: 'Address of the invoice as PDF.' })),
    ofdUrl: r.hidden(r.url('ofd_url?', { doc: 'Address of the invoice as OFD.' })),
    xmlUrl: r.hidden(r.url('xml_url?', { doc: 'Address of the invoice as XML.' })),
    isRedOffset: r.flag('is_red_washed?', {
      as: [1, 0],
      doc: 'True once a red invoice reverses it; null when the platform did not say.',
    }),
    raw: r.rest({
      doc: 'The platform’s current response about it, as received, personal data masked. Costs one free call per operation. Null for orders that the platform never accepted.',
    }),
  },
);

/** Issues an invoice asynchronously. Sent once and never again (document 1, section 4). */
export const create = endpoint({
  path: '/api/v1/invoice/forward/create',
  request: invoiceOrder,
  response: acceptedOrder,
  about: ['order_id', 'seller_taxpayer_num'],
  billed: billed('forward-invoicing', 'per invoice', { refusalsCost: false }),
  effect: 'once',
});

/** Queries the state of an order. */
export const query = endpoint({
  path: '/api/v1/invoice/forward/query',
  request: invoiceQuestion,
  response: issuedInvoice,
  about: ['order_id', 'order_sn', 'seller_taxpayer_num'],
  billed: null,
  effect: 'none',
});
