import { inputArg } from '../../graphql/records/record-fields.ts';
import { objectType } from '../../graphql/records/record-types.ts';
import { query } from '../../graphql/followed/followed.ts';
import { builder } from '../../graphql/schema/builder.ts';
import { type Message, inWords } from '../../messages/message.ts';
import { scrapTexts } from './texts.ts';
import {
  agentTax,
  agentTaxCheck,
  eligibility,
  pending,
  pendingCheck,
  sellerCheck,
  sellerLimits,
  taxpayerCheck,
} from './wire/gates.ts';
import { RESIDENT_ID_CARD } from './wire/members.ts';

export const TaxpayerEligibility = objectType(eligibility);
export const AgentTaxDue = objectType(agentTax);
export const PendingTransactions = objectType(pending);

interface YearlyLine {
  readonly amount: string;
  readonly meaning: Message;
}

/** Thresholds of a seller's year (document 2, section 8). The documents do not say what each of them causes. */
const yearlyLines: readonly YearlyLine[] = [
  {
    amount: '600000.00',
    meaning: scrapTexts.higherRateLine,
  },
  { amount: '1800000.00', meaning: scrapTexts.undocumentedLine },
  { amount: '5000000.00', meaning: scrapTexts.lastLine },
];

const SellerYearlyLine = builder.objectRef<YearlyLine>('SellerYearlyLine').implement({
  description: 'A cumulative limit of a seller’s year (年度累计限额) that the check applies.',
  fields: (t) => ({
    amount: t.expose('amount', {
      type: 'Decimal',
      isAmount: true,
      description: 'The line, in yuan.',
    }),
    meaning: t.string({
      description: 'Known data.',
      resolve: ({ meaning }, _args, { language }) => inWords(meaning, language),
    }),
  }),
});

export const SellerIssuingLimits = objectType(sellerLimits, {
  more: (t) => ({
    yearlyLines: t.field({
      type: [SellerYearlyLine],
      description:
        'The three limits that the check applies to the person’s sales of a year. Only `raw` may say how near they are.',
      resolve: () => [...yearlyLines],
    }),
  }),
});

query(TaxpayerEligibility, {
  name: 'taxpayerEligibility',
  description:
    'Gate one: whether an enterprise may buy scrap by reverse invoices. `eligible: false` is a result, not an error. Free. Null only with an error.',
  endpoint: taxpayerCheck,
  args: {
    input: inputArg(taxpayerCheck.request, 'The enterprise.'),
  },
  run: ({ platform }, { input }) => platform.call(taxpayerCheck, input),
});

query(AgentTaxDue, {
  name: 'agentTaxDue',
  description:
    'Gate two: whether the enterprise owes declarations of taxes for its sellers; suited for a daily job. `blocked: true` is a result, not an error. The platform rejects a serial that does not belong to the tax number. Free. Null only with an error.',
  endpoint: agentTaxCheck,
  args: {
    input: inputArg(agentTaxCheck.request, 'Enterprise and period.'),
  },
  run: ({ platform }, { input }) => platform.call(agentTaxCheck, input),
});

query(PendingTransactions, {
  name: 'pendingTransactions',
  description:
    'Gate three: transactions that were pre-opened and are not paid, of a person or of the whole enterprise. While a person has one, they cannot have a new order. Free. Null only with an error.',
  endpoint: pendingCheck,
  args: {
    input: inputArg(pendingCheck.request, 'The person or the enterprise.'),
  },
  run: ({ platform }, { input }) => platform.call(pendingCheck, input),
});

query(SellerIssuingLimits, {
  name: 'sellerIssuingLimits',
  description:
    'Gate four: whether a person may still sell by reverse invoices, by three cumulative lines of a year. `allowed: false` is a result, not an error. Free. Null only with an error.',
  endpoint: sellerCheck,
  args: {
    input: inputArg(sellerCheck.request, 'The person.'),
  },
  run: ({ platform }, { input }) =>
    platform.call(sellerCheck, { ...input, certificateType: RESIDENT_ID_CARD }),
});
