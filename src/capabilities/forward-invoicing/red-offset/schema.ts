import { followed } from '../../../graphql/followed/followed.ts';
import { fieldArg, fieldOutput } from '../../../graphql/records/record-fields.ts';
import { objectType } from '../../../graphql/records/record-types.ts';
import { builder } from '../../../graphql/schema/builder.ts';
import { targetOf } from '../../../subjects/kind/attempts.ts';
import { Invoice } from '../schema.ts';
import { sellerTaxNumber } from '../wire/parties.ts';
import { red, redOffsetAnswer, redOffsetInput, redQuery } from '../wire/red.ts';
import { knownAttempt, latestAttempt } from './attempts.ts';
import { lookUpRedOffset } from './look-up.ts';
import { redOffsetInvoice } from './reverse.ts';
import { forwardRedOffset } from './tracking.ts';
import type { RedOffsetView } from './view.ts';

/** The GraphQL type of a red-offset. */
export const RedOffset = objectType<typeof redOffsetAnswer, RedOffsetView, 'raw'>(redOffsetAnswer, {
  asked: {
    members: ['raw'],
    endpoint: redQuery,
    ask: async ({ key }, context) => {
      const newest = await lookUpRedOffset(context, targetOf(key));
      return newest?.key === key ? newest : null;
    },
  },
  more: (t) => ({
    orderId: t.field({
      ...fieldOutput(redOffsetInput.fields.orderId),
      resolve: ({ key }) => targetOf(key),
    }),
    redOffsetId: t.exposeString('redOffsetId', {
      nullable: true,
      description: 'Your number of the request; null where it was forgotten for its age.',
    }),
  }),
});

builder.objectField(Invoice, 'redOffset', (t) =>
  t.field({
    type: RedOffset,
    nullable: true,
    description:
      'What this service knows of the reversal of this invoice, without asking the platform as `redOffset` does; where the same operation has `redOffset` of this order as well, what that finds out. Null when none was asked for through this service.',
    resolve: async ({ orderId }, _args, context) => {
      const subject = orderId === null ? null : await knownAttempt(context, orderId);
      return subject && forwardRedOffset.view(subject);
    },
  }),
);

const { orderId } = redOffsetInput.fields;

followed(forwardRedOffset, RedOffset, {
  states: [
    'RedOffsetState',
    'Where a red-offset stands (红冲). After `REJECTED` and `NOT_ACCEPTED` the invoice stands, and may be reversed under a new `redOffsetId`.',
  ],
  operation: 'What this service remembers of it.',
  toView: (view): RedOffsetView => view,
  submit: {
    name: 'redOffsetInvoice',
    description:
      'Has an issued invoice reversed by a red invoice: the form is applied for, fetched and the red invoice issued in one call, free of charge. It finishes later: follow `redOffsetUpdates(orderId)`. The same input again returns the existing red-offset and sends nothing; an invoice is reversed once, so another `redOffsetId` is a `ConflictError` with the red-offset that stands in the way.',
    endpoint: red,
    input: [redOffsetInput, 'Which invoice.'],
    run: async (context, input) => forwardRedOffset.view(await redOffsetInvoice(context, input)),
  },
  query: {
    name: 'redOffset',
    description:
      'How the reversal of an invoice stands now: the platform is asked, free of charge, both for the red invoice and whether the original says that it is reversed. After a failed attempt the newest counts. Null when none was asked for through this service; another system may have reversed the invoice all the same: read `invoice { isRedOffset }`.',
    endpoint: redQuery,
    args: { orderId: fieldArg(orderId) },
    run: (context, { orderId }) => lookUpRedOffset(context, orderId),
  },
  list: {
    name: 'redOffsets',
    description: 'The reversals of invoices that were asked for through this service.',
    of: ['red-offsets', '红冲'],
    belongsTo: {
      orderId: { whole: 'order', field: orderId },
      sellerTaxNumber: { whole: 'enterprise', field: sellerTaxNumber },
    },
  },
  subscriptions: {
    item: ['RedOffsetUpdate', 'A change of the reversal of an invoice (红冲), or where it stands.'],
    resource: ['redOffset', 'The red-offset as of this update; null while there is none.'],
    by: ['orderId', orderId.doc],
    keyOf: async (context, given) => (await latestAttempt(context, given))?.key ?? given,
    updates: [
      'redOffsetUpdates',
      'Follows the reversal of one invoice until its final state, then completes. It may be followed before it is asked for; after a failed attempt it is the newest that is followed.',
    ],
  },
});
