import { builder } from '../../../graphql/schema/builder.ts';
import { itemsOf } from '../../../graphql/lists/lists.ts';
import { targetOf } from '../../../subjects/kind/attempts.ts';
import { Seller } from '../sellers/schema.ts';
import { followedOrder } from './schema.ts';

builder.objectField(Seller, 'reverseInvoices', (t) =>
  itemsOf(t, followedOrder, {
    description: 'The orders that were placed for this seller through this service.',
    of: 'reverse invoices',
    whole: 'seller',
    nameOf: ({ key }) => targetOf(key),
  }),
);
