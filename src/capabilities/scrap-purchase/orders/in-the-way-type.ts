import { builder } from '../../../graphql/schema/builder.ts';
import { OrderNotPlaced } from '../../../graphql/errors/order-not-placed.ts';
import { PendingTransactions } from '../gate-types.ts';
import { PendingTransactionInTheWay } from './in-the-way.ts';
import { scrapOrder } from './tracking.ts';
import { ScrapOrder } from './types.ts';

builder.objectType(PendingTransactionInTheWay, {
  name: 'PendingTransactionInTheWay',
  description:
    'An answer, not an error: the person has a pending transaction (未缴税款的预开交易) and gets no other order. Nothing was sent, and your order number is not used up. Have the pending one paid, or give it up by `cancelPreOpenedInvoice`.',
  interfaces: [OrderNotPlaced],
  // See the errors in graphql/: what comes here is a proxy.
  isTypeOf: (value) => value instanceof PendingTransactionInTheWay,
  fields: (t) => ({
    order: t.field({
      type: ScrapOrder,
      nullable: true,
      description: 'The order that is pending, when it was placed here and can be told.',
      resolve: ({ order }) => order && scrapOrder.view(order),
    }),
    pending: t.field({
      type: PendingTransactions,
      nullable: true,
      description:
        'What the platform says is pending: it knows of what was ordered elsewhere, too. Null while it cannot know yet: another order for the person is being placed this very moment, or the answer to one was lost less than half an hour ago.',
      resolve: ({ pending }) => pending,
    }),
  }),
});
