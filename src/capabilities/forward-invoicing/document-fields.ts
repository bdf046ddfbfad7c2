import { builder } from '../../graphql/builder.ts';
import { describedValues } from '../../graphql/described-values.ts';
import { keptFilesFields } from '../../graphql/kept-files.ts';
import { subjectId } from '../../graphql/operation.ts';
import { documentsStates, invoiceDocuments, toKeptFiles } from './documents.ts';
import { Invoice } from './types.ts';

const InvoiceDocumentsState = builder.enumType('InvoiceDocumentsState', {
  description: 'How far the files of an issued invoice are kept by this service.',
  values: describedValues(documentsStates),
});

builder.objectFields(Invoice, (t) =>
  keptFilesFields(t, {
    state: InvoiceDocumentsState,
    docs: {
      documents:
        'The files of the invoice that this service keeps: PDF, OFD and XML, fetched as soon as it is issued. Empty before, and for orders that were not issued through this service.',
      documentsState:
        'How far its files are kept; null before it is issued, and for orders that were not issued through this service. Changes come on `updates(kinds: ["invoice-documents"])`.',
    },
    read: toKeptFiles,
    filesOf: async ({ orderId, isOurs }, context) =>
      isOurs && orderId !== null
        ? context.app.journal.get(subjectId(context, invoiceDocuments.kind, orderId))
        : null,
  }),
);
