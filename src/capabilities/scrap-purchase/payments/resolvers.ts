import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { upstream } from '../../../graphql/directives.ts';
import { followSubject } from '../../../graphql/follow.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { checked, wireName } from '../../../graphql/record-types.ts';
import { resumable } from '../../../graphql/updates.ts';
import { slipNumber } from '../wire/members.ts';
import { payStatus, slipNumbers } from '../wire/payment.ts';
import { lookUpPayments } from './look-up.ts';
import { scrapTaxPayment } from './tracking.ts';
import { TaxPayments, TaxPaymentUpdate } from './types.ts';

/** Slips in one call at the most: a bound of ours, the documents name none. */
const MOST_SLIPS = 100;

const takes = `must have 1 to ${MOST_SLIPS} numbers, each once`;

const asked = z
  .array(slipNumber.input)
  .min(1, takes)
  .max(MOST_SLIPS, takes)
  .refine((slips) => new Set(slips).size === slips.length, takes);

builder.queryField('taxPayments', (t) =>
  t.field({
    type: TaxPayments,
    // One call that fails must not take the rest of the operation with it.
    nullable: true,
    description: `Whether the taxes of some slips are paid: one free call for all of them. What it finds out about orders placed here reaches \`taxPaymentUpdates\`. Null only beside an error.`,
    directives: upstream(payStatus),
    args: {
      taxSlipNumbers: t.arg.stringList({
        required: true,
        description: `${slipNumbers.doc} 1 to ${MOST_SLIPS}.`,
        directives: wireName(slipNumbers),
        validate: checked({ ...slipNumbers, input: asked }),
      }),
    },
    resolve: (_root, { taxSlipNumbers }, context) => lookUpPayments(context, taxSlipNumbers),
  }),
);

builder.subscriptionField('taxPaymentUpdates', (t) =>
  t.field({
    type: TaxPaymentUpdate,
    description:
      'Follows the payment of one slip until it is paid, voided or given up, then completes. No push tells of it: the platform is asked, more often while somebody follows.',
    args: {
      taxSlipNumber: t.arg.string({ required: true, description: slipNumber.doc }),
      after: t.arg({ type: 'Cursor', description: resumable }),
    },
    subscribe: (_root, { taxSlipNumber, after }, context) =>
      followSubject(context, subjectId(context, scrapTaxPayment.kind, taxSlipNumber), { after }),
    resolve: (item) => item,
  }),
);
