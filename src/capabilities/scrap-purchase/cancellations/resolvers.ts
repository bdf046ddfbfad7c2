import { builder } from '../../../graphql/builder.ts';
import { upstream } from '../../../graphql/directives.ts';
import { mutationErrors } from '../../../graphql/errors.ts';
import { fieldArg, inputArg } from '../../../graphql/record-fields.ts';
import { buyerTaxNumber } from '../wire/members.ts';
import { orderCancel } from '../wire/order.ts';
import { cancelOrder } from './cancel.ts';
import { ScrapCancellation } from './types.ts';

builder.mutationField('cancelPreOpenedInvoice', (t) =>
  t.field({
    type: ScrapCancellation,
    description:
      'Gives a pre-opened transaction up, once: its person may sell again, and the number goes back to the pool unless the tax was paid or that is unclear (`numberFate`). The same input again returns what became of it and sends nothing; after a refusal it may be sent again.',
    directives: upstream(orderCancel),
    errors: mutationErrors,
    args: {
      input: inputArg(orderCancel.request, 'The transaction.'),
      orderId: t.arg.string({
        description:
          'Your number of the order, where it was placed here: it tells the transaction from another one that got the number later. May be left out for a number that only one order here ever had.',
      }),
      buyerTaxNumber: fieldArg(
        { ...buyerTaxNumber, wire: null },
        {
          required: false,
          description:
            'For a transaction that was ordered elsewhere: tax number of the enterprise that buys. By it a lost answer is settled by asking, and the transaction is told from one that an order here had under the number before. Not beside `orderId`.',
        },
      ),
    },
    resolve: (_root, { input, orderId, buyerTaxNumber: buyer }, context) =>
      cancelOrder(context, input, { orderId: orderId ?? null, buyerTaxNumber: buyer ?? null }),
  }),
);
