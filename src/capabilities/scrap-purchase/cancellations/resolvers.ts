import { builder } from '../../../graphql/schema/builder.ts';
import { upstream } from '../../../graphql/schema/directives.ts';
import { mutationErrors } from '../../../graphql/errors/errors.ts';
import { inputArg } from '../../../graphql/records/record-fields.ts';
import { orderCancel } from '../wire/order.ts';
import { cancelOrder } from './cancel.ts';
import { scrapCancellation } from './tracking.ts';
import { ScrapCancellation } from './types.ts';

builder.mutationField('cancelPreOpenedInvoice', (t) =>
  t.field({
    type: ScrapCancellation,
    description:
      'Gives a pre-opened transaction up, once: its person may sell again, and the number goes back to the pool unless the tax was paid or that is unclear (`numberFate`). The same input again returns what became of it and sends nothing; after a refusal it may be sent again.',
    directives: upstream(orderCancel),
    errors: mutationErrors,
    args: { input: inputArg(orderCancel.request, 'The transaction.') },
    resolve: async (_root, { input }, context) =>
      scrapCancellation.view(await cancelOrder(context, input)),
  }),
);
