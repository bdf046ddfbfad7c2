import { builder } from '../../../graphql/builder.ts';
import { upstream } from '../../../graphql/directives.ts';
import { mutationErrors } from '../../../graphql/errors.ts';
import { checked, inputType } from '../../../graphql/record-types.ts';
import { orderCancel } from '../wire/order.ts';
import { cancelOrder } from './cancel.ts';
import { ScrapCancellation, toCancellation } from './types.ts';

builder.mutationField('cancelPreOpenedInvoice', (t) =>
  t.field({
    type: ScrapCancellation,
    description:
      'Gives a pre-opened transaction up, once: its person may sell again, and the number goes back to the pool unless the tax was paid or that is unclear (`numberFate`). The same input again returns what became of it and sends nothing; after a refusal it may be sent again.',
    directives: upstream(orderCancel),
    errors: mutationErrors,
    args: {
      input: t.arg({
        type: inputType(orderCancel.request),
        required: true,
        description: 'The transaction.',
        validate: checked(orderCancel.request),
      }),
      orderId: t.arg.string({
        description:
          'Your number of the order, where it was placed here: it tells the transaction from another one that got the number later. May be left out for a number that only one order here ever had.',
      }),
    },
    resolve: async (_root, { input, orderId }, context) =>
      toCancellation(await cancelOrder(context, input, orderId ?? null)),
  }),
);
