import { builder } from '../../../graphql/schema/builder.ts';
import { upstream } from '../../../graphql/schema/directives.ts';
import { mutationErrors } from '../../../graphql/errors/errors.ts';
import { inputArg } from '../../../graphql/records/record-fields.ts';
import { reserveNumbers } from '../wire/numbers.ts';
import { adjustQuota, extendValidity } from '../wire/quota.ts';
import { extend } from './extend.ts';
import { connectionUnitId } from './serial.ts';
import { submitSerial } from './submit-serial.ts';
import { numberReservation, quotaAdjustment } from './tracking.ts';
import {
  CreditQuotaAdjustment,
  InvoiceNumberReservation,
  QuotaValidityExtension,
} from './types.ts';

const repeatable =
  'On a bad network send it again unchanged: the same number with the same input is the same business and returns what became of it; with other input it is a `ConflictError`. After a lost answer this service sends the very same request again, under the same serial, until the tax bureau answers: nothing happens twice.';

builder.mutationFields((t) => ({
  reserveInvoiceNumbers: t.field({
    type: InvoiceNumberReservation,
    description: `Reserves digital invoice numbers that follow each other; to be done when less than a fifth of the stock is left. Free. After an enterprise moved to another province, numbers reserved before are void: reserve new ones. ${repeatable}`,
    directives: upstream(reserveNumbers),
    errors: mutationErrors,
    args: {
      input: inputArg(reserveNumbers.request, 'For whom, and how many.'),
    },
    resolve: (_root, { input: { reservationId, ...input } }, context) =>
      submitSerial(context, numberReservation, { key: reservationId, input, request: input }),
  }),
  adjustCreditQuota: t.field({
    type: CreditQuotaAdjustment,
    description: `Downloads quota to issue by, or returns what is not needed; \`creditQuota\` says how much there is. Free. ${repeatable}`,
    directives: upstream(adjustQuota),
    errors: mutationErrors,
    args: {
      input: inputArg(adjustQuota.request, 'Whose quota, how much, and which way.'),
    },
    resolve: (_root, { input: { adjustmentId, ...input } }, context) => {
      const directConnectionUnitId = input.directConnectionUnitId ?? connectionUnitId(context);
      const request = { ...input, directConnectionUnitId };
      return submitSerial(context, quotaAdjustment, { key: adjustmentId, input, request });
    },
  }),
  extendQuotaValidity: t.field({
    type: QuotaValidityExtension,
    description:
      'Extends the validity of quota that was downloaded before the declaration at the beginning of a month: it would end with the month’s deadline for declarations. Free. Sent once and never again: the same `extensionId` with the same input returns the existing extension; with other input it is a `ConflictError`.',
    directives: upstream(extendValidity),
    errors: mutationErrors,
    args: {
      input: inputArg(extendValidity.request, 'Whose quota, and of which month.'),
    },
    resolve: (_root, { input }, context) => extend(context, input),
  }),
}));
