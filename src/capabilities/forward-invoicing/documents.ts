import { z } from 'zod';
import { defineKeptFiles, type WantedFile } from '../../documents/kept-files.ts';
import type { PollContext } from '../../platform/client.ts';
import { answerOrNull } from '../../platform/errors.ts';
import { query } from './wire/invoice.ts';

/** So long the addresses live (document 1, section 4.3), and so long it is tried. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000;

const text = z.string().nullable().default(null);

const addresses = z.object({ pdfUrl: text, ofdUrl: text, xmlUrl: text });

/** The files of issued invoices, by the number of the order. Remembered are the addresses that the platform named first. */
export const invoiceDocuments = defineKeptFiles({
  kind: 'invoice-documents',
  givenUp: {
    state: 'LOST',
    afterMs: GIVE_UP_AFTER_MS,
  },
  longestMs: 15 * 60_000,
  remembered: addresses.extend({ sellerTaxNumber: text, invoiceNumber: text }),
  sources: [
    (known) => filesAt(known, known.invoiceNumber),
    // The platform hosts the files anew whenever it is asked, free of charge.
    async ({ sellerTaxNumber, key: orderId, invoiceNumber }, { platform }: PollContext) => {
      if (sellerTaxNumber === null) return null;
      const fresh = await answerOrNull(platform.call(query, { sellerTaxNumber, orderId }));
      return fresh && filesAt(fresh, invoiceNumber);
    },
  ],
});

function filesAt(
  { pdfUrl, ofdUrl, xmlUrl }: Readonly<z.infer<typeof addresses>>,
  invoiceNumber: string | null,
): readonly WantedFile[] {
  const title = invoiceNumber ?? 'invoice';
  return [
    { label: 'pdf', format: 'pdf', title, address: pdfUrl },
    { label: 'ofd', format: 'ofd', title, address: ofdUrl },
    { label: 'xml', format: 'xml', title, address: xmlUrl },
  ];
}
