import { z } from 'zod';
import { followed, query } from '../../../graphql/followed/followed.ts';
import { fieldArg, fieldOutput } from '../../../graphql/records/record-fields.ts';
import { objectType, wireName } from '../../../graphql/records/record-types.ts';
import { builder } from '../../../graphql/schema/builder.ts';
import { issueText } from '../../../platform/record/index.ts';
import { scrapTexts } from '../texts.ts';
import { slipNumber } from '../wire/members.ts';
import { paidSlip, paymentAnswer, payStatus, slipNumbers } from '../wire/payment.ts';
import {
  externalLookup,
  lookUpPayments,
  type PaymentsView,
  type PaymentView,
  scrapTaxPayment,
} from './tracking.ts';

const { result, taxSlipNumber } = paidSlip.fields;

export const TaxPayment = builder.objectRef<PaymentView>('TaxPayment').implement({
  description: 'The payment of the tax of a scrap purchase (税款缴纳), by its e-tax slip.',
  fields: (t) => ({
    taxSlipNumber: t.expose('key', fieldOutput(taxSlipNumber, { nullable: false })),
    paid: t.boolean({
      nullable: true,
      description: 'True when the tax bureau reports the payment. Null before any report.',
      resolve: ({ result }) => (result === null ? null : result === 'PAID'),
    }),
    result: t.expose('result', fieldOutput(result)),
    resultCode: t.exposeString('resultCode', {
      nullable: true,
      description: 'The platform’s own code behind `result`.',
      directives: wireName(result),
    }),
    totalTaxPayable: t.expose('totalTaxPayable', {
      type: 'Decimal',
      isAmount: true,
      nullable: true,
      description: 'Amount to pay in yuan, as the order’s response reported it.',
    }),
  }),
});

const TaxPayments = objectType<typeof paymentAnswer, PaymentsView>(paymentAnswer, {
  more: (t) => ({
    payments: t.expose('payments', {
      type: [TaxPayment],
      description: 'The payments, in the order of the query.',
    }),
  }),
});

/** Limit of slips in one call, set by this service; the documents name none. */
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

followed(scrapTaxPayment, TaxPayment, {
  states: 'State of the payment of a slip (税款缴纳).',
  state:
    'Current state. For a slip of an order that was not placed here it is `PAID` or `WAITING_PAYMENT`, as the platform reports.',
  operation: 'This service’s record of it; null for a slip of an order that was not placed here.',
  externalLookup,
  subscriptions: {
    item: 'A change of the payment of a slip (税款缴纳), or the current state.',
    resource: 'The payment as of this update; null while no order placed here has the slip.',
    by: ['taxSlipNumber', slipNumber.doc, slipNumber],
    updates:
      'Follows the payment of one slip until it is paid, voided or canceled, then completes. No push reports it: the platform is polled, more often while a client follows.',
  },
});

query(TaxPayments, {
  name: 'taxPayments',
  description: `Payment of the taxes of some slips: one free call for all of them. Results for orders placed here also reach \`taxPaymentUpdates\`. Null only with an error.`,
  endpoint: payStatus,
  args: { taxSlipNumbers: fieldArg(asked, { addition: `1 to ${MOST_SLIPS}.` }) },
  run: (context, { taxSlipNumbers }) => lookUpPayments(context, taxSlipNumbers),
});
