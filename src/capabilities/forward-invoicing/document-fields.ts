import { builder } from '../../graphql/builder.ts';
import { keptFilesFields, keptFilesState } from '../../graphql/kept-files.ts';
import { invoiceDocuments } from './documents.ts';
import { Invoice } from './types.ts';

const InvoiceDocumentsState = keptFilesState(
  invoiceDocuments,
  'InvoiceDocumentsState',
  'How far the files of an issued invoice are kept by this service (发票版式文件).',
);

builder.objectFields(Invoice, (t) =>
  keptFilesFields(t, invoiceDocuments, {
    state: InvoiceDocumentsState,
    docs: {
      documents:
        'The files of the invoice that this service keeps: PDF, OFD and XML, fetched as soon as it is issued. Empty before, and for orders that were not issued through this service.',
      documentsState:
        'How far its files are kept; null before it is issued, and for orders that were not issued through this service. Changes come on `updates(kinds: ["invoice-documents"])`.',
    },
    keyOf: ({ key, elsewhere }) => (elsewhere === true ? null : key),
  }),
);
