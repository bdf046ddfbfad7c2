import { followed } from '../../../graphql/followed/followed.ts';
import { fieldOutput } from '../../../graphql/records/record-fields.ts';
import { objectType } from '../../../graphql/records/record-types.ts';
import { builder } from '../../../graphql/schema/builder.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { serial } from '../wire/members.ts';
import { reserveNumbers, adjustQuota, extendValidity } from '../wire/quota.ts';
import { connectionUnitId, extend, submitSerial } from './submit.ts';
import { numberReservation, quotaAdjustment, validityExtension } from './tracking.ts';

const InvoiceNumberRange = objectType(reserveNumbers.response);
const CreditQuotaInterval = objectType(adjustQuota.response);
const QuotaValidity = objectType(extendValidity.response);

const keptSerial = fieldOutput(serial, {
  nullable: true,
  addition: 'Null once it is too old to be stored.',
});

const InvoiceNumberReservation = builder
  .objectRef<ViewOf<typeof numberReservation>>('InvoiceNumberReservation')
  .implement({
    description: 'Pre-assigned invoice numbers (预赋码) that were requested under your number.',
    fields: (t) => ({
      reservationId: t.exposeString('key', { description: 'Your number of the reservation.' }),
      serial: t.field({ ...keptSerial, resolve: ({ request }) => request?.serial ?? null }),
      range: t.field({
        type: InvoiceNumberRange,
        nullable: true,
        description:
          'The numbers. Null until the tax bureau has responded, and once they are too old to be stored.',
        resolve: ({ answer }) => answer,
      }),
    }),
  });

const CreditQuotaAdjustment = builder
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
          'Interval in which the downloaded quota can be used; its days are null for a return. Null until the tax bureau has responded, and once it is too old to be stored.',
        resolve: ({ answer }) => answer,
      }),
    }),
  });

const QuotaValidityExtension = builder
  .objectRef<ViewOf<typeof validityExtension>>('QuotaValidityExtension')
  .implement({
    description: 'Issuing quota whose validity (授信额度有效期) was extended under your number.',
    fields: (t) => ({
      extensionId: t.exposeString('key', { description: 'Your number of the extension.' }),
      validity: t.field({
        type: QuotaValidity,
        nullable: true,
        description:
          'The new validity. Null until the tax bureau has responded, and once it is too old to be stored.',
        resolve: ({ answer }) => answer,
      }),
    }),
  });

const repeatable =
  'After a network failure send it again unchanged: the same number with the same input is the same business and returns its result; other input is a `ConflictError`. After a lost response this service repeats the same request, under the same serial, until the tax bureau responds: nothing happens twice.';

followed(numberReservation, InvoiceNumberReservation, {
  states: 'State of a reservation of invoice numbers (预赋码).',
  submit: {
    name: 'reserveInvoiceNumbers',
    description: `Reserves consecutive digital invoice numbers; do so when less than a fifth of the stock is left. Free. After an enterprise moved to another province, numbers reserved before are void: reserve new ones. ${repeatable}`,
    endpoint: reserveNumbers,
    input: [reserveNumbers.request, 'Enterprise and quantity.'],
    run: (context, { reservationId, ...input }) =>
      submitSerial(context, numberReservation, { key: reservationId, input, request: input }),
  },
});

followed(quotaAdjustment, CreditQuotaAdjustment, {
  states: 'State of an adjustment of quota (授信额度).',
  submit: {
    name: 'adjustCreditQuota',
    description: `Downloads issuing quota, or returns unused quota; \`creditQuota\` shows the available amount. Free. ${repeatable}`,
    endpoint: adjustQuota,
    input: [adjustQuota.request, 'Enterprise, amount and direction.'],
    run: (context, { adjustmentId, ...input }) => {
      const directConnectionUnitId = input.directConnectionUnitId ?? connectionUnitId(context);
      const request = { ...input, directConnectionUnitId };
      return submitSerial(context, quotaAdjustment, { key: adjustmentId, input, request });
    },
  },
});

followed(validityExtension, QuotaValidityExtension, {
  states: 'State of an extension of the validity of quota (授信额度有效期).',
  submit: {
    name: 'extendQuotaValidity',
    description:
      'Extends the validity of quota that was downloaded before the declaration at the beginning of a month: it would end with the month’s deadline for declarations. Free. Sent once and never again: the same `extensionId` with the same input returns the existing extension; with other input it is a `ConflictError`.',
    endpoint: extendValidity,
    input: [extendValidity.request, 'Enterprise and month.'],
    run: extend,
  },
});
