import { z } from 'zod';
import { builder } from '../../../graphql/schema/builder.ts';
import { upstream } from '../../../graphql/schema/directives.ts';
import { updatesOf } from '../../../graphql/followed/subscriptions.ts';
import { fieldArg } from '../../../graphql/records/record-fields.ts';
import { scrapTexts } from '../texts.ts';
import { issueText } from '../../../platform/record/index.ts';
import { slipNumber } from '../wire/members.ts';
import { payStatus, slipNumbers } from '../wire/payment.ts';
import { lookUpPayments } from './look-up.ts';
import { scrapTaxPayment } from './tracking.ts';
import { TaxPayments, TaxPaymentUpdate } from './types.ts';

/** Slips in one call at the most: a bound of ours, the documents name none. */
const MOST_SLIPS = 100;

const takes = issueText(scrapTexts.slips({ most: MOST_SLIPS }));

const asked = {
  ...slipNumbers,
  input: () =>
    z
      .array(slipNumber.input())
      .min(1, takes)
      .max(MOST_SLIPS, takes)
      .refine((slips) => new Set(slips).size === slips.length, takes),
};

builder.queryField('taxPayments', (t) =>
  t.field({
    type: TaxPayments,
    // One call that fails must not take the rest of the operation with it.
    nullable: true,
    description: `Whether the taxes of some slips are paid: one free call for all of them. What it finds out about orders placed here reaches \`taxPaymentUpdates\`. Null only beside an error.`,
    directives: upstream(payStatus),
    args: { taxSlipNumbers: fieldArg(asked, { addition: `1 to ${MOST_SLIPS}.` }) },
    resolve: (_root, { taxSlipNumbers }, context) => lookUpPayments(context, taxSlipNumbers),
  }),
);

builder.subscriptionField('taxPaymentUpdates', (t) =>
  updatesOf(t, scrapTaxPayment, {
    type: TaxPaymentUpdate,
    description:
      'Follows the payment of one slip until it is paid, voided or given up, then completes. No push tells of it: the platform is asked, more often while somebody follows.',
    key: ['taxSlipNumber', slipNumber.doc],
  }),
);
