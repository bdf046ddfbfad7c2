import { builder } from '../../../graphql/builder.ts';
import { pageArgs, pageComplexity, subjectPage } from '../../../graphql/subject-page.ts';
import { Seller } from '../sellers/types.ts';
import { reverseInvoice } from './tracking.ts';
import { ReverseInvoice, toOrder } from './types.ts';

const ReverseInvoiceConnection = builder.connectionObject(
  {
    name: 'ReverseInvoiceConnection',
    type: ReverseInvoice,
    description: 'A page of orders for reverse invoices, newest first.',
  },
  { name: 'ReverseInvoiceEdge', description: 'An order and its place in the list.' },
);

builder.objectField(Seller, 'reverseInvoices', (t) =>
  t.field({
    type: ReverseInvoiceConnection,
    description:
      'The orders that were placed for this seller through this service, newest first, each as this service last knew it: the platform is not asked.',
    complexity: pageComplexity,
    args: { ...pageArgs },
    resolve: ({ userId }, page, context) =>
      subjectPage(
        context,
        page,
        { kinds: [reverseInvoice.kind], group: userId },
        ({ key, state, snapshot }) => toOrder(key, state, snapshot),
      ),
  }),
);
