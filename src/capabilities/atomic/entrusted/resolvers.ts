import { builder } from '../../../graphql/builder.ts';
import { upstream } from '../../../graphql/directives.ts';
import { mutationErrors } from '../../../graphql/errors.ts';
import { checked, inputType } from '../../../graphql/record-types.ts';
import { ownNumber } from '../wire/members.ts';
import { reserveNumbers } from '../wire/numbers.ts';
import { adjustQuota, extendValidity } from '../wire/quota.ts';
import { entrustSerial } from './entrust-serial.ts';
import { extend } from './extend.ts';
import { connectionUnitId } from './serial.ts';
import { numberReservation, quotaAdjustment } from './tracking.ts';
import {
  CreditQuotaAdjustment,
  InvoiceNumberReservation,
  QuotaValidityExtension,
} from './types.ts';

const number = (what: string) =>
  ({
    required: true,
    description: `Your number of the ${what}, 1 to 64 characters: unique for ever, no personal data. It goes no further than this service.`,
    validate: { schema: ownNumber },
  }) as const;

const repeatable =
  'On a bad network send it again unchanged: the same number with the same input is the same business and returns what became of it; with other input it is a `ConflictError`. After a lost answer this service sends the very same request again, under the same serial, until the tax bureau answers: nothing happens twice.';

builder.mutationFields((t) => ({
  reserveInvoiceNumbers: t.field({
    type: InvoiceNumberReservation,
    description: `Reserves digital invoice numbers that follow each other; to be done when less than a fifth of the stock is left. Free. After an enterprise moved to another province, numbers reserved before are void: reserve new ones. ${repeatable}`,
    directives: upstream(reserveNumbers),
    errors: mutationErrors,
    args: {
      reservationId: t.arg.string(number('reservation')),
      input: t.arg({
        type: inputType(reserveNumbers.request),
        required: true,
        description: 'For whom, and how many.',
        validate: checked(reserveNumbers.request),
      }),
    },
    resolve: (_root, { reservationId, input }, context) =>
      entrustSerial(context, numberReservation, { key: reservationId, input, request: input }),
  }),
  adjustCreditQuota: t.field({
    type: CreditQuotaAdjustment,
    description: `Downloads quota to issue by, or returns what is not needed; \`creditQuota\` says how much there is. Free. ${repeatable}`,
    directives: upstream(adjustQuota),
    errors: mutationErrors,
    args: {
      adjustmentId: t.arg.string(number('adjustment')),
      input: t.arg({
        type: inputType(adjustQuota.request),
        required: true,
        description: 'Whose quota, how much, and which way.',
        validate: checked(adjustQuota.request),
      }),
    },
    resolve: (_root, { adjustmentId, input }, context) => {
      const platformNumber = input.platformNumber ?? connectionUnitId(context);
      const request = { ...input, platformNumber };
      return entrustSerial(context, quotaAdjustment, { key: adjustmentId, input, request });
    },
  }),
  extendQuotaValidity: t.field({
    type: QuotaValidityExtension,
    description:
      'Extends the validity of quota that was downloaded before the declaration at the beginning of a month: it would end with the month’s deadline for declarations. Free. Sent once and never again: the same `extensionId` with the same input returns the existing extension; with other input it is a `ConflictError`.',
    directives: upstream(extendValidity),
    errors: mutationErrors,
    args: {
      extensionId: t.arg.string(number('extension')),
      input: t.arg({
        type: inputType(extendValidity.request),
        required: true,
        description: 'Whose quota, and of which month.',
        validate: checked(extendValidity.request),
      }),
    },
    resolve: (_root, { extensionId, input }, context) => extend(context, extensionId, input),
  }),
}));
