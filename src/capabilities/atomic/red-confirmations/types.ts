import { builder } from '../../../graphql/builder.ts';
import type { Context } from '../../../graphql/context.ts';
import { NOT_STARTED } from '../../../graphql/follow.ts';
import { Operation, subjectId } from '../../../graphql/operation.ts';
import { objectType } from '../../../graphql/record-types.ts';
import { rejectionIn, RejectionType } from '../../../graphql/rejection.ts';
import { stateEnum } from '../../../graphql/state-enum.ts';
import { updateType } from '../../../graphql/updates.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import { redConfirmation, uuid } from '../wire/red-confirmations/confirmation.ts';
import { applicationStates, toApplicationDetails } from './application-tracking.ts';
import { targetOf } from './attempts.ts';
import { revocationStates, toRevocationDetails } from './revocation-tracking.ts';
import { redConfirmationKind, type RedItem, redStates, toRedDetails } from './tracking.ts';

/** A red confirmation as the schema shows it. */
export interface RedView extends RedItem {
  readonly state: string;
  /** Whether the journal has it. */
  readonly isFollowed: boolean;
}

/** Shows a confirmation as the journal knows it: without its seller. */
export function toRed(key: string, state: string, snapshot: JsonObject): RedView {
  const unknown = { sellerName: null, sellerTaxNumber: null, raw: null };
  return { ...toRedDetails(snapshot), ...unknown, uuid: key, state, isFollowed: true };
}

const values = Object.entries({
  [NOT_STARTED]: 'Never shown: what is followed exists.',
  STALE:
    'Nothing changed for 30 days, so it is asked about no more. `redConfirmation` asks, and what it finds is shown again.',
  ...redStates,
}).map(([value, description]) => [value, { description }]);

const RedConfirmationState = builder.enumType('RedConfirmationState', {
  description:
    'Where a red confirmation stands. The names are those of `RedConfirmationStatus`, beside those of this service’s own.',
  // Object.fromEntries forgets the literal keys, which are those of the table.
  values: Object.fromEntries(values) as Record<
    typeof NOT_STARTED | 'STALE' | keyof typeof redStates,
    { description: string }
  >,
});

export const RedConfirmation = objectType<typeof redConfirmation, RedView>(redConfirmation, {
  more: (t) => ({
    state: t.field({
      type: RedConfirmationState,
      description: 'Where it stands.',
      // Only states of this kind are ever written, which the journal's type does not know.
      resolve: ({ state }) => state as never,
    }),
    operation: t.field({
      type: Operation,
      nullable: true,
      description: 'What this service remembers of it; null where it does not follow it.',
      resolve: ({ uuid, isFollowed }, _args, context) =>
        isFollowed
          ? context.app.journal.get(subjectId(context, redConfirmationKind.kind, uuid))
          : null,
    }),
  }),
});

export const RedConfirmationUpdate = updateType('RedConfirmationUpdate', {
  description: 'A change of a red confirmation, or where it stands. Its seller is not shown.',
  status: RedConfirmationState,
  resource: (t) => ({
    redConfirmation: t.field({
      type: RedConfirmation,
      description: 'The confirmation as of this update, without its seller.',
      resolve: ({ key, state, details }) => toRed(key, state, details),
    }),
  }),
});

const RedApplicationState = stateEnum(
  'RedConfirmationApplicationState',
  'Where an application stands. What it led to is `confirmation`.',
  applicationStates,
);

const known = 'without its seller and without asking the tax bureau as `redConfirmation` does';

async function confirmationOf(context: Context, uuid: string | null): Promise<RedView | null> {
  if (uuid === null) return null;
  const id = subjectId(context, redConfirmationKind.kind, uuid);
  const subject = await context.app.journal.get(id);
  return subject && toRed(subject.key, subject.state, subject.snapshot);
}

export const RedConfirmationApplication = builder
  .objectRef<Subject>('RedConfirmationApplication')
  .implement({
    description: 'An application that an invoice be reversed, made once.',
    fields: (t) => ({
      applicationId: t.string({
        nullable: true,
        description: 'Your number of the application; null for one of long ago.',
        resolve: ({ snapshot }) => toApplicationDetails(snapshot).applicationId,
      }),
      state: t.field({
        type: RedApplicationState,
        description: 'Where it stands.',
        // Only states of this kind are ever written, which the journal's type does not know.
        resolve: ({ state }) => state as never,
      }),
      uuid: t.string({
        nullable: true,
        description: `${uuid.doc} Null until it is \`ENTERED\`, and for an application of long ago.`,
        directives: { wire: { name: 'uuid' } },
        resolve: ({ snapshot }) => toApplicationDetails(snapshot).uuid,
      }),
      confirmationNumber: t.string({
        nullable: true,
        description: redConfirmation.fields.confirmationNumber.doc,
        directives: { wire: { name: 'hzfpxxqrdbh' } },
        resolve: ({ snapshot }) => toApplicationDetails(snapshot).confirmationNumber,
      }),
      confirmation: t.field({
        type: RedConfirmation,
        nullable: true,
        description: `The red confirmation as this service knows it, ${known}. Null until it is \`ENTERED\`.`,
        resolve: ({ snapshot }, _args, context) =>
          confirmationOf(context, toApplicationDetails(snapshot).uuid),
      }),
      rejection: t.field({
        type: RejectionType,
        nullable: true,
        description: 'Why it was not taken, in the states `REJECTED` and `NOT_SENT`.',
        resolve: ({ snapshot }) => rejectionIn(snapshot),
      }),
      operation: t.field({
        type: Operation,
        description: 'What this service remembers of it.',
        resolve: (subject) => subject,
      }),
    }),
  });

const RedRevocationState = stateEnum(
  'RedConfirmationRevocationState',
  'Where a revocation stands.',
  revocationStates,
);

export const RedConfirmationRevocation = builder
  .objectRef<Subject>('RedConfirmationRevocation')
  .implement({
    description: 'The revocation of a red confirmation, made once.',
    fields: (t) => ({
      revocationId: t.string({
        nullable: true,
        description: 'Your number of the revocation; null for one of long ago.',
        resolve: ({ snapshot }) => toRevocationDetails(snapshot).revocationId,
      }),
      state: t.field({
        type: RedRevocationState,
        description: 'Where it stands.',
        // Only states of this kind are ever written, which the journal's type does not know.
        resolve: ({ state }) => state as never,
      }),
      confirmedAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When the tax bureau took it; null where its answer was lost or did not say.',
        directives: { wire: { name: 'qrrq' } },
        resolve: ({ snapshot }) => toRevocationDetails(snapshot).confirmedAt,
      }),
      confirmation: t.field({
        type: RedConfirmation,
        nullable: true,
        description: `The red confirmation as this service knows it, ${known}: its own change follows a little later.`,
        resolve: ({ key }, _args, context) => confirmationOf(context, targetOf(key)),
      }),
      rejection: t.field({
        type: RejectionType,
        nullable: true,
        description: 'Why it was not taken, in the states `REJECTED` and `NOT_SENT`.',
        resolve: ({ snapshot }) => rejectionIn(snapshot),
      }),
      operation: t.field({
        type: Operation,
        description: 'What this service remembers of it.',
        resolve: (subject) => subject,
      }),
    }),
  });
