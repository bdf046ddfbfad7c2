import { Code } from '../../../platform/business-codes.ts';
import { billed } from '../../../platform/billing.ts';
import { endpoint } from '../../../platform/endpoint.ts';
import * as r from '../../../platform/record/index.ts';
import { invoiceToVerify } from './elements.ts';
import { aviationFace, blockchainFace, railwayFace, vatInvoiceFace } from './faces.ts';

/** Limit of invoices in one call (document 1, section 8). */
export const LARGEST_BATCH = 50;

/** Business codes that are verdicts on an invoice, not failures (document 1, section 7). Retrying them is pointless. */
export const verdictCodes = {
  NO_SUCH_INVOICE: Code.noSuchInvoice,
  ELEMENTS_DISAGREE: Code.elementsDisagree,
} as const;

/** A single invoice is in the request itself, several are in `cyList`. */
export const verifyRequest = r.record('VerifyRequest', 'Invoices to verify.', {
  invoice: r.oneOf(invoiceToVerify, {
    optional: true,
    doc: 'The invoice, when there is one only.',
  }),
  batch: r.list('cyList?', invoiceToVerify, {
    min: 2,
    max: LARGEST_BATCH,
    doc: 'The invoices, when there are several.',
  }),
  reconciliationId: r.derivable(
    r.text('customReqId', {
      doc: 'Your own id of the call, for reconciliation with the platform’s account; this service makes one if it is omitted. Invoices with different ids are sent in different calls. No personal data.',
    }),
  ),
});

const invoiceNumber = r.anyInvoiceNumber('fphm?', {
  doc: 'Invoice number, as the platform repeats it.',
});

/** Items are decoded later, so that a malformed one invalidates only its own invoice. */
const answerMembers = {
  result: r.list(
    'result?',
    r.record('UnreadItem', 'One invoice.', { item: r.rest({ doc: 'As sent.' }) }),
    { doc: 'One item per invoice.' },
  ),
  whole: r.rest({ doc: 'As sent.' }),
};

const verifyAnswer = r.record('VerifyAnswer', 'The platform’s response to a verification.', {
  // Optional, because of several invoices each item has its own result.
  verified: r.flag('verified?', {
    decisive: true,
    doc: 'All is genuine and the elements agree.',
  }),
  ...answerMembers,
});

/** Members of a response whose code is the verdict; it need not contain `verified`. */
export const refusedAnswer = r.record(
  'RefusedVerifyAnswer',
  'The platform’s response to a verification, where its code is the verdict.',
  answerMembers,
);

/** Members that identify the invoice of an item, and its result. */
export const itemVerdict = r.lazyRecord('ItemVerdict', 'The verdict on one invoice of several.', {
  invoiceNumber,
  success: r.flag('success', { doc: 'This invoice succeeded.' }),
});

/**
 * All members of the response about one invoice: those of the response and of the invoice's item in one object. Their
 * names do not overlap.
 */
export const verifiedInvoice = r.lazyRecord(
  'InvoiceVerification',
  'The tax bureau’s verification of an invoice (发票查验). A verdict is a result, not an error: read `verdict`.',
  {
    invoiceNumber,
    reason: r.text('reason?', {
      pii: 'freeText',
      doc: 'Reason why the invoice did not pass. For several invoices checked in one call the platform gives one reason: this is the part that names this invoice, or the whole reason if it names none.',
    }),
    channel: r.text('channel?', {
      doc: 'Channel that the platform chose; invoices checked in one call share it.',
    }),
    checksToday: r.integer('times?', {
      doc: 'Number of checks of this invoice today. The tax bureau limits them per day.',
    }),
    issuedOn: r.date('kprq?', { doc: 'Issue date.' }),
    typeCode: r.text('fplx?', {
      doc: 'Type of the invoice as a code whose values the platform does not document.',
    }),
    face: r.jsonObject('data?', {
      holds: [vatInvoiceFace, aviationFace, railwayFace, blockchainFace],
      doc: 'Printed content of the invoice; null when the platform sent none.',
    }),
    raw: r.rest({
      doc: 'Everything that the platform sent about this invoice, under its own names. If several invoices were checked in one call, `verified` and `channel` in it are about all of them.',
    }),
  },
);

/**
 * Verification, section 2.2 of document 1. Its price is not documented, but every invoice counts against the booked
 * quota and the tax bureau's checks of the day. The client therefore treats it as billed and does not retry after
 * CYT_50200. The platform's source checks fifty invoices one after the other, so the time limit is a minute.
 */
export const verify = endpoint({
  path: '/api/v1/verify',
  request: verifyRequest,
  response: verifyAnswer,
  about: [['result[].fphm', 'fphm']],
  billed: billed('verification', 'per invoice, from the quota', {
    unitsOf: ({ batch }: r.Sent<typeof verifyRequest>) => batch?.length ?? 1,
  }),
  effect: 'repeatable',
  retryAfterSeconds: 15 * 60,
  timeoutMs: 60_000,
});
