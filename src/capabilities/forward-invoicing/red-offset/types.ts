import { builder } from '../../../graphql/schema/builder.ts';
import { followedType } from '../../../graphql/followed/followed-types.ts';
import { fieldOutput } from '../../../graphql/records/record-fields.ts';
import { objectType } from '../../../graphql/records/record-types.ts';
import { updateOf } from '../../../graphql/followed/subscriptions.ts';
import { targetOf } from '../../../subjects/kind/attempts.ts';
import { Invoice } from '../types.ts';
import { redOffsetAnswer, redOffsetInput, redQuery } from '../wire/red.ts';
import { knownAttempt } from './attempts.ts';
import { lookUpRedOffset } from './look-up.ts';
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

export const followedRedOffset = followedType(forwardRedOffset, RedOffset, {
  states: [
    'RedOffsetState',
    'Where a red-offset stands (红冲). After `REJECTED` and `NOT_ACCEPTED` the invoice stands, and may be reversed under a new `redOffsetId`.',
  ],
  operation: 'What this service remembers of it.',
  toView: (view): RedOffsetView => view,
});

/** The item type of `redOffsetUpdates`. */
export const RedOffsetUpdate = updateOf(followedRedOffset, {
  name: 'RedOffsetUpdate',
  description: 'A change of the reversal of an invoice (红冲), or where it stands.',
  resource: {
    name: 'redOffset',
    description: 'The red-offset as of this update; null while there is none.',
  },
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
