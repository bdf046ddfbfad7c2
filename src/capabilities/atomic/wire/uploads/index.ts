import { atomicTexts } from '../../texts.ts';
import * as r from '../../../../platform/record/index.ts';
import { atomicInterface } from '../answer.ts';
import { ownNumber } from '../members.ts';
import { uploadStatus } from './codes.ts';
import { invoiceToUpload } from './invoice.ts';

/** Limit of invoices in one upload (document 3, section 8). */
const MOST_INVOICES = 100;

type Invoice = r.Input<typeof invoiceToUpload>;

/** The number of an invoice, blue or red. */
export const numberOf = ({ blue, red }: Invoice): string => {
  const invoice = blue ?? red;
  if (!invoice) throw new Error('An invoice is blue or red.');
  return invoice.invoiceNumber;
};

/**
 * The invoices of one upload. The wire names of their list and of its lines are not documented; `mxList` is the name of
 * the same lines in document 2, section 4.3, interface 7.
 */
const upload = r.record(
  'ScrapInvoiceUploadInput',
  'Invoices for purchased scrap (发票上传), to be uploaded together.',
  {
    uploadId: ownNumber('upload'),
    invoices: r.list('fpList', invoiceToUpload, {
      min: 1,
      max: MOST_INVOICES,
      doc: 'The invoices, 1 to 100.',
    }),
  },
  {
    rules: [
      {
        at: 'invoices',
        message: atomicTexts.ownInvoiceNumbers,
        holds: ({ invoices }) => new Set(invoices.map(numberOf)).size === invoices.length,
      },
    ],
  },
);

/** Serial that identifies an upload. */
export const acceptanceSerial = r.numberText('sllsh', {
  max: 40,
  doc: 'The tax bureau’s serial of the upload, by which its result is queried.',
});

const accepted = r.record('ScrapUploadAcceptance', 'An upload that was accepted.', {
  acceptanceSerial,
});

const resultQuestion = r.record('ScrapUploadQuestion', 'Names an upload.', { acceptanceSerial });

/** Every member may be missing: if no invoice is found, the response has a `Code` only. */
export const invoiceResult = r.record(
  'ScrapInvoiceResult',
  'Result of one invoice (发票) of an upload.',
  {
    invoiceNumber: r.numberText('fphm?', {
      doc: 'Number of the invoice; null in a response that found none.',
    }),
    status: r.code('status?', uploadStatus, { doc: 'Status of this invoice’s upload.' }),
    message: r.text('message?', {
      pii: 'freeText',
      doc: 'Reason why it was not accepted, in the tax bureau’s words.',
    }),
    resultCode: r.text('Code?', { doc: 'A fixed value if no result was found.' }),
  },
);

/** The name of the list of invoices in the response is not documented; a single invoice may come without a list. */
const results = r.record('ScrapUploadAnswer', 'Result of an upload.', {
  results: r.unnamedList(invoiceResult, { doc: 'Result of each invoice.' }),
});

/**
 * Document 3, section 4.1, interface 10. A number can be uploaded once only, so a second upload returns status 03 and
 * changes nothing. This service still never repeats an upload.
 */
export const uploadInvoices = atomicInterface('BFCPSGFPSC', {
  request: upload,
  response: accepted,
  about: [
    ['fphm', 'fpList[].fphm'],
    ['*[].fphm', 'fpList[].fphm'],
  ],
  effect: 'once',
});

/** Document 3, section 4.1, interface 11. */
export const queryUpload = atomicInterface('CXQDFPSCJG', {
  request: resultQuestion,
  response: results,
  about: ['sllsh'],
  effect: 'none',
});
