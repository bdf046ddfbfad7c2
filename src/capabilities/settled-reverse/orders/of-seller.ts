import { builder } from '../../../graphql/builder.ts';
import { subjectsOfGroup } from '../../../graphql/subject-page.ts';
import { targetOf } from '../../../subjects/attempts.ts';
import { Seller } from '../sellers/types.ts';
import { reverseInvoice } from './tracking.ts';
import { ReverseInvoice, toOrder } from './types.ts';

builder.objectField(Seller, 'reverseInvoices', (t) =>
  subjectsOfGroup(t, {
    type: ReverseInvoice,
    kind: reverseInvoice,
    docs: {
      field:
        'The orders that were placed for this seller through this service, newest first, each as this service last knew it: the platform is not asked.',
      page: 'A page of orders for reverse invoices, newest first.',
      edge: 'An order and its place in the list.',
    },
    groupOf: ({ key }) => ({ name: 'seller', value: targetOf(key) }),
    toNode: (subject) => toOrder(reverseInvoice.view(subject)),
  }),
);
