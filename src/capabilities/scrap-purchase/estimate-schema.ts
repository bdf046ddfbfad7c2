import { amountFields, fieldOutput, inputArg } from '../../graphql/records/record-fields.ts';
import { query } from '../../graphql/followed/followed.ts';
import { builder } from '../../graphql/schema/builder.ts';
import { describedEnum } from '../../graphql/schema/code-enums.ts';
import { inEnglish, inWords } from '../../messages/message.ts';
import { codes, type Input } from '../../platform/record/index.ts';
import { taxEstimateInput } from './estimate-input.ts';
import { type Assumptions, assumptions, type UsedAssumption } from './tax/assumptions.ts';
import type { TaxItem, TaxKind } from './tax/charge.ts';
import { computeTaxes, type Taxes } from './tax/engine.ts';
import type { TaxedOrder } from './tax/order.ts';
import { estimatedSums } from './wire/order-answer.ts';
import { figures } from './tax/figures.ts';

/** Policies behind a relief, by the codes that the engine uses in an item (document 2, section 4.3). */
export const reliefNatures = codes('TaxReliefNature', 'Policies behind a relief from a tax.', {
  VAT_EXEMPT_FIRST_TIER: [
    figures.exemptionTiers[0].natureCode,
    'Value-added tax: exempt, first tier of the amount',
    '增值税免税（第一档）',
  ],
  VAT_EXEMPT_SECOND_TIER: [
    figures.exemptionTiers[1].natureCode,
    'Value-added tax: exempt, second tier of the amount',
    '增值税免税（第二档）',
  ],
  VAT_EXEMPT_THIRD_TIER: [
    figures.exemptionTiers[2].natureCode,
    'Value-added tax: exempt, third tier of the amount',
    '增值税免税（第三档）',
  ],
  VAT_AT_ONE_PERCENT: [
    figures.nature.levyAtOnePercent,
    'Value-added tax: levied at 1 %',
    '增值税减按1%征收',
  ],
  SIX_TAXES_TWO_FEES: [
    figures.nature.sixTaxesTwoFees,
    'Surcharges: reduced under six taxes and two fees',
    '六税两费减征',
  ],
  EDUCATION_SURCHARGE_EXEMPT: [
    figures.educationSurcharges[0].exemptNature,
    'Education surcharge: exempt for a monthly cumulative up to 100,000',
    '教育费附加免征',
  ],
  LOCAL_EDUCATION_SURCHARGE_EXEMPT: [
    figures.educationSurcharges[1].exemptNature,
    'Local education surcharge: exempt for a monthly cumulative up to 100,000',
    '地方教育附加免征',
  ],
});

export const TaxKindType = describedEnum<TaxKind>(
  'ScrapTaxKind',
  'The taxes that a purchase of scrap from a natural person bears (税种).',
  {
    VALUE_ADDED_TAX: 'Value-added tax.',
    URBAN_MAINTENANCE_TAX: 'Urban maintenance and construction tax.',
    EDUCATION_SURCHARGE: 'Education surcharge, 3 % of the value-added tax.',
    LOCAL_EDUCATION_SURCHARGE: 'Local education surcharge, 2 % of the value-added tax.',
    PERSONAL_INCOME_TAX: 'Personal income tax of the seller.',
  },
);

const Item = builder.objectRef<TaxItem>('ScrapTaxItem').implement({
  description:
    'A tax of the purchase (税费明细), with the rule that it comes from. Amounts in yuan.',
  fields: (t) => ({
    kind: t.expose('kind', { type: TaxKindType, description: 'Kind of tax.' }),
    ...amountFields(t, {
      base: 'Base of the rate, in yuan: an amount without tax, for the surcharges the value-added tax payable.',
      quickDeduction:
        'Quick deduction in the table of the personal income tax, in yuan; 0 for other taxes.',
      amountBeforeReduction: 'Base × rate, less the quick deduction, in yuan.',
      reduction:
        'Part of the tax that is not levied, in yuan: the six-taxes-two-fees reduction, or an exemption.',
      alreadyPaid:
        'Tax of the same year that was already paid, in yuan: personal income tax of purchased scrap only. An excess lowers nothing else, unless `overpaidIncomeTaxIsKept` is inverted.',
      payable:
        'Tax to be paid, in yuan, rounded to 0.01: the tax less the reduction and the tax already paid. Below 0 only if `overpaidIncomeTaxIsKept` is inverted.',
    }),
    rate: t.expose('rate', {
      type: 'Decimal',
      description:
        'Rate as a part of one: `0.13` is 13 %; `0` where the value-added tax is exempt.',
    }),

    natureCode: t.exposeString('natureCode', {
      nullable: true,
      description:
        'The tax bureau’s code of the relief; null without one, and where the platform’s documents name none.',
    }),
    levyItem: t.exposeString('levyItem', {
      nullable: true,
      description: 'The levy item that was given, for the urban maintenance tax.',
    }),
    ruleId: t.exposeString('ruleId', {
      description: 'Short name of the rule that it comes from, for programs.',
    }),
    rule: t.string({
      description: 'The rule in a sentence, for people.',
      resolve: ({ rule }, _args, { language }) => inWords(rule, language),
    }),
  }),
});

const AssumptionName = builder.enumType('ScrapTaxAssumptionName', {
  description: 'The points of the tax rules (算税规则) that the platform’s documents leave open.',
  values: Object.fromEntries(
    Object.entries(assumptions).map(([name, { statement }]) => [
      inCapitals(name),
      // Object.entries loses the type of the names.
      { value: name as keyof Assumptions, description: inEnglish(statement) },
    ]),
  ),
});

const Assumption = builder.objectRef<UsedAssumption>('ScrapTaxAssumption').implement({
  description:
    'Reading of a point of the tax rules (算税规则) that the platform’s documents leave open.',
  fields: (t) => ({
    name: t.expose('name', {
      type: AssumptionName,
      description: 'Its name in `ScrapTaxAssumptionsInput`, in capitals.',
    }),
    holds: t.exposeBoolean('holds', { description: 'True if the estimate assumes the statement.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'False if the input inverted it.' }),
    statement: t.string({
      description: 'Assumption.',
      resolve: ({ statement }, _args, { language }) => inWords(statement, language),
    }),
    reason: t.string({
      description: 'Reason for the default.',
      resolve: ({ reason }, _args, { language }) => inWords(reason, language),
    }),
  }),
});

const Estimate = builder.objectRef<Taxes>('ScrapTaxEstimate').implement({
  description:
    'The taxes of a purchase of scrap (报废产品收购税费试算), computed here by the platform’s published rules. The tax bureau decides: it rechecks every order. Amounts in yuan, each rounded to 0.01; the surcharges are taken of the rounded value-added tax.',
  fields: (t) => ({
    items: t.expose('items', {
      type: [Item],
      description:
        'Tax by tax, those with nothing to pay included. Value-added tax appears twice if a supplement is a separate item.',
    }),
    totalTaxPayable: t.expose('totalTaxPayable', fieldOutput(estimatedSums.totalTaxPayable)),
    vatAndSurchargesPayable: t.expose(
      'vatAndSurchargesPayable',
      fieldOutput(estimatedSums.vatAndSurchargesPayable),
    ),
    incomeTaxPayable: t.expose('incomeTaxPayable', fieldOutput(estimatedSums.incomeTaxPayable)),
    ...amountFields(t, {
      taxAmount:
        'Value-added tax on the face of the invoice: that of this order alone, without a supplement, in yuan.',
      amountWithTax: 'The amount of the order with the tax on its face, in yuan.',
      paidToSeller:
        'Amount that the seller receives, in yuan: the amount with tax less the payable taxes. Below 0 if a supplement, or income tax of earlier orders, exceeds the proceeds of this order.',
      monthlyCumulativeAfter:
        'Total of the seller’s invoices of the month with this order, in yuan, as compared with the threshold of 100,000.',
    }),

    assumptions: t.expose('assumptions', {
      type: [Assumption],
      description:
        'Points that the platform’s documents leave open, and the reading of each. Each can be inverted in the input.',
    }),
  }),
});

query(Estimate, {
  name: 'scrapTaxEstimate',
  description:
    'Estimated taxes of a purchase of scrap from a natural person, before it is ordered: each of the five taxes with its rule. Computed here; nothing is called, billed or stored. Null only with an error.',
  args: {
    input: inputArg(
      taxEstimateInput,
      'The purchase, and the tax bureau’s figures of the seller and the province.',
    ),
  },
  run: (_context, { input }) => computeTaxes(orderOf(input), input.assumptions ?? {}),
});

/** Input of the engine, with the defaults stated in the descriptions. */
export function orderOf(input: Input<typeof taxEstimateInput>): TaxedOrder {
  const { purchased, ownUse } = input.scrap;
  return {
    kind: input.kind,
    ownUse: (ownUse ?? null) !== null,
    amountWithoutTax: input.amountWithoutTax,
    monthlyCumulative: input.monthlyCumulative,
    enjoysReduction: input.enjoysReduction ?? true,
    supplements: input.supplements ?? false,
    pending: {
      general: input.pending?.general ?? '0',
      specialAtOnePercent: input.pending?.specialAtOnePercent ?? '0',
      specialAtThreePercent: input.pending?.specialAtThreePercent ?? '0',
    },
    urbanRate: input.urbanRate,
    urbanLevyItem: input.urbanLevyItem ?? null,
    reductionRatio: input.reductionRatio ?? null,
    incomeTaxBase: purchased?.incomeTaxBase ?? '0',
    incomeTaxPaid: purchased?.incomeTaxPaid ?? '0',
    originalValue: ownUse?.originalValue ?? null,
  };
}

/** Enum value for an input member: `ROUNDS_HALF_UP` for `roundsHalfUp`. */
function inCapitals(member: string): string {
  return member.replaceAll(/[A-Z]|\d+/g, '_$&').toUpperCase();
}
