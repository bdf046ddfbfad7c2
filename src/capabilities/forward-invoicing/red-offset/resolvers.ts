import { builder } from '../../../graphql/schema/builder.ts';
import { upstream } from '../../../graphql/schema/directives.ts';
import { mutationErrors } from '../../../graphql/errors/errors.ts';
import { listOf } from '../../../graphql/lists/lists.ts';
import { updatesOf } from '../../../graphql/followed/subscriptions.ts';
import { fieldArg, inputArg } from '../../../graphql/records/record-fields.ts';
import { sellerTaxNumber } from '../wire/parties.ts';
import { red, redOffsetInput, redQuery } from '../wire/red.ts';
import { latestAttempt } from './attempts.ts';
import { lookUpRedOffset } from './look-up.ts';
import { redOffsetInvoice } from './reverse.ts';
import { forwardRedOffset } from './tracking.ts';
import { followedRedOffset, RedOffset, RedOffsetUpdate } from './types.ts';

const { orderId } = redOffsetInput.fields;

builder.mutationField('redOffsetInvoice', (t) =>
  t.field({
    type: RedOffset,
    description:
      'Has an issued invoice reversed by a red invoice: the form is applied for, fetched and the red invoice issued in one call, free of charge. It finishes later: follow `redOffsetUpdates(orderId)`. The same input again returns the existing red-offset and sends nothing; an invoice is reversed once, so another `redOffsetId` is a `ConflictError` with the red-offset that stands in the way.',
    directives: upstream(red),
    errors: mutationErrors,
    args: { input: inputArg(redOffsetInput, 'Which invoice.') },
    resolve: async (_root, { input }, context) =>
      forwardRedOffset.view(await redOffsetInvoice(context, input)),
  }),
);

builder.queryField('redOffset', (t) =>
  t.field({
    type: RedOffset,
    nullable: true,
    description:
      'How the reversal of an invoice stands now: the platform is asked, free of charge, both for the red invoice and whether the original says that it is reversed. After a failed attempt the newest counts. Null when none was asked for through this service; another system may have reversed the invoice all the same: read `invoice { isRedOffset }`.',
    directives: upstream(redQuery),
    args: { orderId: fieldArg(orderId) },
    resolve: (_root, { orderId }, context) => lookUpRedOffset(context, orderId),
  }),
);

builder.queryField('redOffsets', (t) =>
  listOf(t, followedRedOffset, {
    description: 'The reversals of invoices that were asked for through this service.',
    of: ['red-offsets', '红冲'],
    belongsTo: {
      orderId: { whole: 'order', field: orderId },
      sellerTaxNumber: { whole: 'enterprise', field: sellerTaxNumber },
    },
  }),
);

builder.subscriptionField('redOffsetUpdates', (t) =>
  updatesOf(t, forwardRedOffset, {
    type: RedOffsetUpdate,
    description:
      'Follows the reversal of one invoice until its final state, then completes. It may be followed before it is asked for; after a failed attempt it is the newest that is followed.',
    key: ['orderId', orderId.doc],
    keyOf: async (context, given) => (await latestAttempt(context, given))?.key ?? given,
  }),
);
