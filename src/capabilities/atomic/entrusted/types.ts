import { builder } from '../../../graphql/builder.ts';
import { Operation } from '../../../graphql/operation.ts';
import { objectType, wireName } from '../../../graphql/record-types.ts';
import { rejectionIn, RejectionType } from '../../../graphql/rejection.ts';
import { stateEnum } from '../../../graphql/state-enum.ts';
import { isJsonObject } from '../../../kernel/json.ts';
import type { Decoded, RecordType } from '../../../platform/record/index.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import { serial } from '../wire/members.ts';
import { reserveNumbers } from '../wire/numbers.ts';
import { adjustQuota, extendValidity } from '../wire/quota.ts';
import { adjustmentStates, extensionStates, reservationStates } from './tracking.ts';

const InvoiceNumberRange = objectType(reserveNumbers.response);
const CreditQuotaInterval = objectType(adjustQuota.response);
const QuotaValidity = objectType(extendValidity.response);

const forgotten = 'Null when it was forgotten for its age.';

const ReservationState = stateEnum(
  'InvoiceNumberReservationState',
  'Where a reservation of invoice numbers stands.',
  reservationStates,
);

export const InvoiceNumberReservation = builder
  .objectRef<Subject>('InvoiceNumberReservation')
  .implement({
    description: 'Invoice numbers that were asked for under your number.',
    fields: (t) => ({
      reservationId: t.exposeString('key', { description: 'Your number of the reservation.' }),
      state: t.field({
        type: ReservationState,
        description: 'Where it stands.',
        // Only states of this kind are ever written, which the journal's type does not know.
        resolve: ({ state }) => state as never,
      }),
      serial: t.string({
        nullable: true,
        description: `${serial.doc} ${forgotten}`,
        directives: wireName(serial),
        resolve: serialOf,
      }),
      range: t.field({
        type: InvoiceNumberRange,
        nullable: true,
        description:
          'The numbers. Null until the tax bureau has answered, and when they were forgotten for their age.',
        resolve: (subject) => answerOf(reserveNumbers.response, subject),
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

const AdjustmentState = stateEnum(
  'CreditQuotaAdjustmentState',
  'Where an adjustment of quota stands.',
  adjustmentStates,
);

export const CreditQuotaAdjustment = builder.objectRef<Subject>('CreditQuotaAdjustment').implement({
  description: 'Quota that was downloaded or returned under your number.',
  fields: (t) => ({
    adjustmentId: t.exposeString('key', { description: 'Your number of the adjustment.' }),
    state: t.field({
      type: AdjustmentState,
      description: 'Where it stands.',
      resolve: ({ state }) => state as never, // see InvoiceNumberReservation
    }),
    serial: t.string({
      nullable: true,
      description: `${serial.doc} ${forgotten}`,
      directives: wireName(serial),
      resolve: serialOf,
    }),
    interval: t.field({
      type: CreditQuotaInterval,
      nullable: true,
      description:
        'When what was downloaded can be used; its days are null for a return. Null until the tax bureau has answered, and when it was forgotten for its age.',
      resolve: (subject) => answerOf(adjustQuota.response, subject),
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

const ExtensionState = stateEnum(
  'QuotaValidityExtensionState',
  'Where an extension of the validity of quota stands.',
  extensionStates,
);

export const QuotaValidityExtension = builder
  .objectRef<Subject>('QuotaValidityExtension')
  .implement({
    description: 'Quota whose validity was extended under your number.',
    fields: (t) => ({
      extensionId: t.exposeString('key', { description: 'Your number of the extension.' }),
      state: t.field({
        type: ExtensionState,
        description: 'Where it stands.',
        resolve: ({ state }) => state as never, // see InvoiceNumberReservation
      }),
      validity: t.field({
        type: QuotaValidity,
        nullable: true,
        description:
          'The new validity. Null until the tax bureau has answered, and when it was forgotten for its age.',
        resolve: (subject) => answerOf(extendValidity.response, subject),
      }),
      operation: t.field({
        type: Operation,
        description: 'What this service remembers of it.',
        resolve: (subject) => subject,
      }),
    }),
  });

/** The answer that a snapshot keeps; null where there is none yet, or none any more. */
function answerOf<R extends RecordType>(_record: R, { snapshot }: Subject): Decoded<R> | null {
  // Written from the decoded record of the very endpoint.
  return isJsonObject(snapshot['answer']) ? snapshot['answer'] : null;
}

function serialOf({ snapshot: { request } }: Subject): string | null {
  const kept = isJsonObject(request) ? request['serial'] : null;
  return typeof kept === 'string' ? kept : null;
}
