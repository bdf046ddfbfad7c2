import { Big } from 'big.js';
import { type FieldError, InvalidInput } from '../../../context/invalid-input.ts';
import { inputArg } from '../../../graphql/records/record-fields.ts';
import { builder } from '../../../graphql/schema/builder.ts';
import { describedEnum } from '../../../graphql/schema/code-enums.ts';
import type { Input } from '../../../platform/record/index.ts';
import { taxEstimateInput } from '../estimate-input.ts';
import { orderOf, TaxKindType } from '../estimate-schema.ts';
import { compareTaxes, type TaxComparison } from '../tax-comparison.ts';
import { computeTaxes } from '../tax/engine.ts';
import { scrapTexts } from '../texts.ts';
import { type OrderView, ScrapOrder } from './schema.ts';

const Difference = builder
  .objectRef<TaxComparison['differences'][number]>('ScrapTaxDifference')
  .implement({
    description: 'A tax (税费), or the total, that differs between the platform and the estimate.',
    fields: (t) => ({
      kind: t.expose('kind', {
        type: TaxKindType,
        nullable: true,
        description: 'Kind of tax; null for the total.',
      }),
      here: t.expose('here', {
        type: 'Decimal',
        isAmount: true,
        description: 'Amount in the estimate, in yuan.',
      }),
      platform: t.expose('platform', {
        type: 'Decimal',
        isAmount: true,
        nullable: true,
        description: 'Amount at the platform, in yuan; null where it has no item of this tax.',
      }),
    }),
  });

const ComparisonVerdict = describedEnum(
  'ScrapTaxComparisonVerdict',
  'Result of the comparison between the platform’s taxes and the estimate (税费).',
  {
    AGREES: 'All readable figures agree, and they are enough for this verdict.',
    DIFFERS: 'At least one figure differs: read `differences`.',
    UNDETERMINED: 'No readable figure differs, but too few could be read.',
  },
);

const Comparison = builder.objectRef<TaxComparison>('ScrapTaxComparison').implement({
  description:
    'The platform’s taxes (税费) of an order compared with an estimate. The tax bureau checked the platform’s taxes: a difference means that the figures of the estimate, or a reading of the rules, are not the bureau’s.',
  fields: (t) => ({
    verdict: t.expose('verdict', {
      type: ComparisonVerdict,
      description: 'Result of the comparison.',
    }),
    differences: t.expose('differences', {
      type: [Difference],
      description: 'Taxes that differ.',
    }),
    unreadItems: t.exposeIntList('unreadItems', {
      description: 'Places in `taxItems`, from 0, of items whose tax or amount could not be read.',
    }),
  }),
});

builder.objectField(ScrapOrder, 'taxComparison', (t) =>
  t.field({
    type: Comparison,
    nullable: true,
    description:
      'The platform’s taxes compared with an estimate of this purchase, computed here without a call. Null if the platform’s taxes are not known.',
    args: {
      estimate: inputArg(
        taxEstimateInput,
        'The purchase as for `scrapTaxEstimate`; kind, own use and amount as ordered.',
      ),
    },
    resolve: (order, { estimate }) => compare(order, estimate),
  }),
);

function compare(order: OrderView, estimate: Input<typeof taxEstimateInput>): TaxComparison | null {
  const { taxItems, totalTaxPayable } = order;
  if (taxItems === null && totalTaxPayable === null) return null;
  const purchase = orderOf(estimate);
  const wrong = against(order, purchase);
  if (wrong.length > 0) throw new InvalidInput(wrong);
  const taxes = computeTaxes(purchase, estimate.assumptions ?? {});
  return compareTaxes(taxes, taxItems ?? [], totalTaxPayable);
}

function against(order: OrderView, purchase: ReturnType<typeof orderOf>): readonly FieldError[] {
  const { kind, ownUse, amountWithoutTax } = order;
  return [
    ...(kind === purchase.kind ? [] : [mustBe('kind', kind)]),
    ...(ownUse === purchase.ownUse ? [] : [mustBe('scrap', ownUse ? 'ownUse' : 'purchased')]),
    ...(amountWithoutTax !== null && new Big(amountWithoutTax).eq(purchase.amountWithoutTax)
      ? []
      : [mustBe('amountWithoutTax', amountWithoutTax)]),
  ];
}

function mustBe(field: string, value: string | null): FieldError {
  return {
    code: 'DIFFERS_FROM_RECORD',
    path: ['estimate', field],
    message: scrapTexts.asOrdered({ value: String(value) }),
  };
}
