import { z } from 'zod';
import { type AddressedFile, defineStoredFiles } from '../../documents/stored-files.ts';
import type { PollContext } from '../../platform/client/client.ts';
import { answerOrNull } from '../../platform/errors.ts';
import { query } from './wire/invoice.ts';
import { personal } from '../../subjects/personal/personal-members.ts';
import { keptText } from '../../platform/record/index.ts';

/** Response members with the addresses of an invoice's or red invoice's files. */
export const addresses = z.object({ pdfUrl: keptText, ofdUrl: keptText, xmlUrl: keptText });

/** Addresses are valid for this long (document 1, section 4.3), so fetching is retried as long. */
export const effort = {
  givenUp: { state: 'LOST', afterMs: 24 * 60 * 60_000 },
  longestMs: 15 * 60_000,
} as const;

/** Files of issued invoices; the key is the order number. The first reported addresses are remembered. */
export const invoiceDocuments = defineStoredFiles({
  kind: 'invoice-documents',
  names: ['Files of invoices', '发票文件'],
  of: 'forward-invoice',
  ...effort,
  remembered: addresses.extend({ sellerTaxNumber: personal(keptText), invoiceNumber: keptText }),
  sources: [
    (known) => filesAt(known, known.invoiceNumber),
    // Each query returns new addresses of the files, free of charge.
    async ({ sellerTaxNumber, key: orderId, invoiceNumber }, { platform }: PollContext) => {
      if (sellerTaxNumber === null) return null;
      const fresh = await answerOrNull(platform.call(query, { sellerTaxNumber, orderId }));
      return fresh && filesAt(fresh, invoiceNumber);
    },
  ],
});

/** The three files of an invoice, with their addresses. */
export function filesAt(
  { pdfUrl, ofdUrl, xmlUrl }: Readonly<z.infer<typeof addresses>>,
  number: string | null,
  unnumbered = 'invoice',
): readonly AddressedFile[] {
  const title = number ?? unnumbered;
  return [
    { label: 'pdf', format: 'pdf', title, address: pdfUrl },
    { label: 'ofd', format: 'ofd', title, address: ofdUrl },
    { label: 'xml', format: 'xml', title, address: xmlUrl },
  ];
}
