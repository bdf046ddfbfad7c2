import { builder } from '../../graphql/builder.ts';
import { Operation } from '../../graphql/operation.ts';
import { objectType } from '../../graphql/record-types.ts';
import { rejectionIn, RejectionType } from '../../graphql/rejection.ts';
import { stateEnum } from '../../graphql/state-enum.ts';
import { updateType } from '../../graphql/updates.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { Subject, SubjectId } from '../../tracker/tracked.ts';
import { latestAttempt } from './red-attempts.ts';
import {
  orderIdOf,
  type RedOffsetDetails,
  redOffsetStates,
  toRedOffsetDetails,
} from './red-tracking.ts';
import { Invoice } from './types.ts';
import { redOffsetAnswer, redOffsetInput } from './wire/red.ts';

/** A red-offset as the schema shows it. */
export interface RedOffsetView extends RedOffsetDetails {
  readonly id: SubjectId;
  readonly raw: JsonObject | null;
  readonly state: string;
  /** The whole snapshot. */
  readonly snapshot: JsonObject;
}

/** Shows a red-offset as the journal knows it. */
export function toRedOffset({
  tenant,
  kind,
  key,
  state,
  snapshot,
}: SubjectId & Pick<Subject, 'state' | 'snapshot'>): RedOffsetView {
  const id = { tenant, kind, key };
  return { ...toRedOffsetDetails(snapshot), id, state, snapshot, raw: null };
}

const RedOffsetState = stateEnum(
  'RedOffsetState',
  'Where a red-offset stands. After `REJECTED` and `NOT_ACCEPTED` the invoice stands, and may be reversed under a new `redOffsetId`.',
  redOffsetStates,
);

/** The GraphQL type of a red-offset. */
export const RedOffset = objectType<typeof redOffsetAnswer, RedOffsetView>(redOffsetAnswer, {
  more: (t) => ({
    orderId: t.string({
      description: redOffsetInput.fields.orderId.doc,
      directives: { wire: { name: 'order_id' } },
      resolve: ({ id }) => orderIdOf(id.key),
    }),
    redOffsetId: t.exposeString('redOffsetId', {
      nullable: true,
      description: 'Your number of the request; null where it was forgotten for its age.',
    }),
    state: t.field({
      type: RedOffsetState,
      description: 'Where it stands.',
      // Only states of this kind are ever written, which the journal's type does not know.
      resolve: ({ state }) => state as never,
    }),
    rejection: t.field({
      type: RejectionType,
      nullable: true,
      description: 'Why it was not taken, in the states `REJECTED` and `NOT_SENT`.',
      resolve: ({ snapshot }) => rejectionIn(snapshot),
    }),
    operation: t.field({
      type: Operation,
      nullable: true,
      description: 'What this service remembers of it.',
      resolve: ({ id }, _args, { app }) => app.journal.get(id),
    }),
  }),
});

/** The item type of `redOffsetUpdates`. */
export const RedOffsetUpdate = updateType('RedOffsetUpdate', {
  description: 'A change of a red-offset, or where it stands.',
  status: RedOffsetState,
  resource: (t) => ({
    redOffset: t.field({
      type: RedOffset,
      nullable: true,
      description: 'The red-offset as of this update; null while none was entrusted.',
      resolve: ({ version, details, ...item }) =>
        version === 0 ? null : toRedOffset({ ...item, snapshot: details }),
    }),
  }),
});

builder.objectField(Invoice, 'redOffset', (t) =>
  t.field({
    type: RedOffset,
    nullable: true,
    description:
      'What this service knows of the reversal of this invoice, without asking the platform as `redOffset` does. Null when none was entrusted to it.',
    resolve: async ({ orderId }, _args, context) => {
      if (orderId === null) return null;
      const { subject } = await latestAttempt(context, orderId);
      return subject && toRedOffset(subject);
    },
  }),
);
