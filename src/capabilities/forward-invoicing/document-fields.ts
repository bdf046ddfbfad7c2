import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../graphql/context.ts';
import { Document, withLinks } from '../../graphql/document.ts';
import { subjectId } from '../../graphql/operation.ts';
import type { Subject } from '../../tracker/tracked.ts';
import { documentsStates, invoiceDocuments, toKeptFiles } from './documents.ts';
import { Invoice, type InvoiceView } from './types.ts';

const InvoiceDocumentsState = builder.enumType('InvoiceDocumentsState', {
  description: 'How far the files of an issued invoice are kept by this service.',
  values: {
    FETCHING: { description: documentsStates.FETCHING },
    STORED: { description: documentsStates.STORED },
    LOST: { description: documentsStates.LOST },
  },
});

builder.objectFields(Invoice, (t) => ({
  documents: t.field({
    type: [Document],
    description:
      'The files of the invoice that this service keeps: PDF, OFD and XML, fetched as soon as it is issued. Empty before, and for orders that were not issued through this service.',
    resolve: async (invoice, _args, context) => {
      const subject = await filesOf(invoice, context);
      if (subject === null) return [];
      const { stored } = toKeptFiles(subject.snapshot);
      const isForgotten = subject.final && Object.keys(subject.snapshot).length === 0;
      return withLinks(
        context,
        isForgotten ? await context.app.documents.getList(subject) : stored,
      );
    },
  }),
  documentsState: t.field({
    type: InvoiceDocumentsState,
    nullable: true,
    description:
      'How far its files are kept; null before it is issued, and for orders that were not issued through this service. Changes come on `updates(kinds: ["invoice-documents"])`.',
    resolve: async (invoice, _args, context) =>
      // Only states of this kind are ever written under it, which the journal's type does not know.
      ((await filesOf(invoice, context))?.state ?? null) as never,
  }),
  documentsFailure: t.string({
    nullable: true,
    description:
      'Why files are missing, for each of them, once `documentsState` is `LOST`. Forgotten after half a year.',
    resolve: async (invoice, _args, context) => {
      const subject = await filesOf(invoice, context);
      return subject === null ? null : toKeptFiles(subject.snapshot).failure;
    },
  }),
}));

function filesOf({ orderId, isOurs }: InvoiceView, context: Context): Promise<Subject | null> {
  if (!isOurs || orderId === null) return Promise.resolve(null);
  return context.app.journal.get(subjectId(context, invoiceDocuments.kind, orderId));
}
