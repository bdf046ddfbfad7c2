import { builder } from '../../graphql/schema/builder.ts';
import { objectType } from '../../graphql/records/record-types.ts';
import type { Message } from '../../messages/message.ts';
import { scrapTexts } from './texts.ts';
import { inWords } from '../../messages/words.ts';
import { agentTax, eligibility, pending, sellerLimits } from './wire/gates.ts';

export const TaxpayerEligibility = objectType(eligibility);
export const AgentTaxDue = objectType(agentTax);
export const PendingTransactions = objectType(pending);

interface YearlyLine {
  readonly amount: string;
  readonly meaning: Message;
}

/** The lines of a seller's year (document 2, section 8). What each has in store, the documents do not say. */
const yearlyLines: readonly YearlyLine[] = [
  {
    amount: '600000.00',
    meaning: scrapTexts.higherRateLine,
  },
  { amount: '1800000.00', meaning: scrapTexts.undocumentedLine },
  { amount: '5000000.00', meaning: scrapTexts.lastLine },
];

const SellerYearlyLine = builder.objectRef<YearlyLine>('SellerYearlyLine').implement({
  description:
    'A cumulative limit of a seller’s year (年度累计限额) that the check holds them against.',
  fields: (t) => ({
    amount: t.expose('amount', {
      type: 'Decimal',
      isAmount: true,
      description: 'The line, in yuan.',
    }),
    meaning: t.string({
      description: 'What is known of it.',
      resolve: ({ meaning }, _args, { language }) => inWords(meaning, language),
    }),
  }),
});

export const SellerIssuingLimits = objectType(sellerLimits, {
  more: (t) => ({
    yearlyLines: t.field({
      type: [SellerYearlyLine],
      description:
        'The three lines that the check applies to what the person sells in a year. How near they are, only `raw` may say.',
      resolve: () => [...yearlyLines],
    }),
  }),
});
