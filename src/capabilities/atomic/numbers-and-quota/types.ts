import { builder } from '../../../graphql/schema/builder.ts';
import { followedType } from '../../../graphql/followed/followed-types.ts';
import { fieldOutput } from '../../../graphql/records/record-fields.ts';
import { objectType } from '../../../graphql/records/record-types.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { serial } from '../wire/members.ts';
import { reserveNumbers } from '../wire/numbers.ts';
import { adjustQuota, extendValidity } from '../wire/quota.ts';
import { numberReservation, quotaAdjustment, validityExtension } from './tracking.ts';

const InvoiceNumberRange = objectType(reserveNumbers.response);
const CreditQuotaInterval = objectType(adjustQuota.response);
const QuotaValidity = objectType(extendValidity.response);

const operation = 'What this service remembers of it.';

const keptSerial = fieldOutput(serial, {
  nullable: true,
  addition: 'Null when it was forgotten for its age.',
});

export const InvoiceNumberReservation = builder
  .objectRef<ViewOf<typeof numberReservation>>('InvoiceNumberReservation')
  .implement({
    description: 'Pre-assigned invoice numbers (预赋码) that were asked for under your number.',
    fields: (t) => ({
      reservationId: t.exposeString('key', { description: 'Your number of the reservation.' }),
      serial: t.field({ ...keptSerial, resolve: ({ request }) => request?.serial ?? null }),
      range: t.field({
        type: InvoiceNumberRange,
        nullable: true,
        description:
          'The numbers. Null until the tax bureau has answered, and when they were forgotten for their age.',
        resolve: ({ answer }) => answer,
      }),
    }),
  });

followedType(numberReservation, InvoiceNumberReservation, {
  states: [
    'InvoiceNumberReservationState',
    'Where a reservation of invoice numbers stands (预赋码).',
  ],
  operation,
  toView: (view) => view,
});

export const CreditQuotaAdjustment = builder
  .objectRef<ViewOf<typeof quotaAdjustment>>('CreditQuotaAdjustment')
  .implement({
    description: 'Issuing quota (授信额度) that was downloaded or returned under your number.',
    fields: (t) => ({
      adjustmentId: t.exposeString('key', { description: 'Your number of the adjustment.' }),
      serial: t.field({ ...keptSerial, resolve: ({ request }) => request?.serial ?? null }),
      interval: t.field({
        type: CreditQuotaInterval,
        nullable: true,
        description:
          'When what was downloaded can be used; its days are null for a return. Null until the tax bureau has answered, and when it was forgotten for its age.',
        resolve: ({ answer }) => answer,
      }),
    }),
  });

followedType(quotaAdjustment, CreditQuotaAdjustment, {
  states: ['CreditQuotaAdjustmentState', 'Where an adjustment of quota stands (授信额度).'],
  operation,
  toView: (view) => view,
});

export const QuotaValidityExtension = builder
  .objectRef<ViewOf<typeof validityExtension>>('QuotaValidityExtension')
  .implement({
    description: 'Issuing quota whose validity (授信额度有效期) was extended under your number.',
    fields: (t) => ({
      extensionId: t.exposeString('key', { description: 'Your number of the extension.' }),
      validity: t.field({
        type: QuotaValidity,
        nullable: true,
        description:
          'The new validity. Null until the tax bureau has answered, and when it was forgotten for its age.',
        resolve: ({ answer }) => answer,
      }),
    }),
  });

followedType(validityExtension, QuotaValidityExtension, {
  states: [
    'QuotaValidityExtensionState',
    'Where an extension of the validity of quota stands (授信额度有效期).',
  ],
  operation,
  toView: (view) => view,
});
