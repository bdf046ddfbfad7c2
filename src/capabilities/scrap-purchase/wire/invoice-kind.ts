import { codes } from '../../../platform/record/index.ts';

/** `fppz`, `ykfplx` and `lzfppzDm` of a request. */
export const vatInvoiceKind = codes(
  'VatInvoiceKind',
  'The kind of an invoice for purchased scrap (发票票种).',
  {
    SPECIAL: ['01', 'Special invoice: the buyer deducts its tax', '增值税专用发票'],
    GENERAL: ['02', 'General invoice', '普通发票'],
  },
  { inputOnly: true },
);
