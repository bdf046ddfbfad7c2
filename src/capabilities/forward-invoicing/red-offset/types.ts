import { builder } from '../../../graphql/builder.ts';
import { followedFields, stateEnum, updateOf } from '../../../graphql/followed.ts';
import { fieldOutput } from '../../../graphql/record-fields.ts';
import { objectType } from '../../../graphql/record-types.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import { targetOf } from '../../../subjects/attempts.ts';
import type { ViewOf } from '../../../subjects/kind.ts';
import { Invoice } from '../types.ts';
import { redOffsetAnswer, redOffsetInput } from '../wire/red.ts';
import { knownAttempt } from './attempts.ts';
import { forwardRedOffset } from './tracking.ts';

/** A red-offset as the schema shows it. */
export type RedOffsetView = ViewOf<typeof forwardRedOffset> & {
  readonly raw: JsonObject | null;
};

/** Shows a red-offset as the journal knows it. */
export function toRedOffset(view: ViewOf<typeof forwardRedOffset>): RedOffsetView {
  return { ...view, raw: null };
}

const RedOffsetState = stateEnum(
  forwardRedOffset,
  'RedOffsetState',
  'Where a red-offset stands (红冲). After `REJECTED` and `NOT_ACCEPTED` the invoice stands, and may be reversed under a new `redOffsetId`.',
);

/** The GraphQL type of a red-offset. */
export const RedOffset = objectType<typeof redOffsetAnswer, RedOffsetView>(redOffsetAnswer, {
  more: (t) => ({
    orderId: t.field({
      ...fieldOutput(redOffsetInput.fields.orderId),
      resolve: ({ key }) => targetOf(key),
    }),
    redOffsetId: t.exposeString('redOffsetId', {
      nullable: true,
      description: 'Your number of the request; null where it was forgotten for its age.',
    }),
    ...followedFields(t, forwardRedOffset, {
      type: RedOffsetState,
      operation: 'What this service remembers of it.',
      operationNullable: true,
    }),
  }),
});

/** The item type of `redOffsetUpdates`. */
export const RedOffsetUpdate = updateOf(forwardRedOffset, {
  name: 'RedOffsetUpdate',
  description: 'A change of the reversal of an invoice (红冲), or where it stands.',
  state: RedOffsetState,
  resource: {
    name: 'redOffset',
    type: RedOffset,
    description: 'The red-offset as of this update; null while there is none.',
    toView: toRedOffset,
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
      return subject && toRedOffset(forwardRedOffset.view(subject));
    },
  }),
);
