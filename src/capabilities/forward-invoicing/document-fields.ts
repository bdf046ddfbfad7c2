import { builder } from '../../graphql/schema/builder.ts';
import { keptFilesFields } from '../../graphql/records/kept-files.ts';
import { filesAt, invoiceDocuments } from './documents.ts';
import { Invoice } from './schema.ts';

builder.objectFields(Invoice, (t) =>
  keptFilesFields(t, invoiceDocuments, {
    docs: {
      documents:
        'The files of the invoice that this service keeps: PDF, OFD and XML, fetched as soon as it is issued. Empty before. Of an order that was not issued through this service they are fetched when this is read, as many as the platform names: null with an error beside where one cannot be had.',
      documentsState:
        'How far its files are kept; null before it is issued, and for orders that were not issued through this service. `LOST` when a file could not be had for 24 hours. Changes come on `updates(kinds: [INVOICE_DOCUMENTS])`.',
    },
    keyOf: ({ key, elsewhere }) => (elsewhere === true ? null : key),
    named: (invoice) => filesAt(invoice, invoice.invoiceNumber),
  }),
);
