import { rules } from '../../../messages/rules.ts';
import * as r from '../../../platform/record/index.ts';
import { LARGEST_READABLE } from '../../../readings/reader.ts';
import { verificationTexts } from '../texts.ts';
import { invoiceToVerify, printedText } from '../wire/elements.ts';
import { MOST_ITEMS } from './items.ts';

/** The caller's own number of a batch. */
const batchId = r.unsent(
  r.text('batchId', {
    ...r.publicNumber(64),
    hint: rules.signsNoPerson({ max: 64 }),
    doc: 'Your number of the batch, such as `suppliers-2026-05`: unique for ever, no personal data. The same number with the same input returns the existing batch and verifies nothing again.',
  }),
);

/** A list of invoices to verify: exactly one of `invoices`, `codes` and `file`. */
export const batchInput = r.record(
  'StartVerificationBatchInput',
  'A list of invoices to verify (批量查验): exactly one of `invoices`, `codes` and `file`.',
  {
    batchId,
    invoices: r.unsent(
      r.list('invoices?', invoiceToVerify, {
        min: 1,
        max: MOST_ITEMS,
        doc: `Up to ${MOST_ITEMS} invoices of any kinds.`,
      }),
    ),
    codes: r.unsent(
      r.textList('codes?', {
        each: 500,
        doc: `Up to ${MOST_ITEMS} texts of QR codes. ${printedText.doc} One that cannot be read is reported in \`results\`, and the others are verified.`,
      }),
    ),
    file: r.unsent(
      r.fileContent('file?', {
        formats: ['xlsx', 'csv', 'pdf', 'ofd', 'xml', 'png', 'jpg', 'zip'],
        largestBytes: LARGEST_READABLE,
        doc: 'A file of up to 10 MB: a spreadsheet (XLSX or CSV) of up to 20,000 invoices, one a row, with the titles of its columns in Chinese or English; or an invoice as XML, OFD or PDF, a picture of its QR code, or a ZIP of up to 50 of them.',
      }),
    ),
  },
  {
    rules: [
      {
        at: 'invoices',
        message: verificationTexts.oneList,
        holds: ({ invoices, codes, file }) =>
          [invoices, codes, file].filter((given) => given !== null && given !== undefined)
            .length === 1,
      },
      {
        at: 'codes',
        message: rules.itemsFromTo({ min: 1, max: MOST_ITEMS }),
        holds: ({ codes }) =>
          codes === null || codes === undefined || (codes.length > 0 && codes.length <= MOST_ITEMS),
      },
    ],
  },
);

/** Identifies a batch. */
export const batchName = r.record(
  'CancelVerificationBatchInput',
  'The batch to cancel (取消批量查验).',
  {
    batchId: { ...batchId, doc: 'Your number of the batch.' },
  },
);
