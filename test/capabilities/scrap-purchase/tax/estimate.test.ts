import { describe, expect, test } from 'vitest';
import {
  assumptions,
  type AssumptionChoices,
} from '../../../../src/capabilities/scrap-purchase/tax/assumptions.ts';
import { ScrapTaxEstimateDocument } from '../../../generated/operations.ts';
import type { Answer } from '../../../harness.ts';
import { said } from '../../../messages/said.ts';
import { startScenario } from '../../../scenario.ts';

const service = startScenario();

/** A general invoice of 10,000, the first of the month and of the year: 25.00 of income tax. */
const exempt = {
  kind: 'GENERAL',
  scrap: { purchased: { incomeTaxBase: '0', incomeTaxPaid: '0' } },
  amountWithoutTax: '10000.00',
  monthlyCumulative: '0',
  urbanRate: '0.07',
};

type Result = Answer<{ scrapTaxEstimate: Record<string, unknown> | null }>;

const ask = (input: object, selection: string): Promise<Result> =>
  service.query(
    `query ($input: ScrapTaxEstimateInput!) { scrapTaxEstimate(input: $input) { ${selection} } }`,
    { input },
  );
const told = ({ data }: Result): unknown => data?.scrapTaxEstimate?.['assumptions'];
const totalOf = async (input: object): Promise<unknown> =>
  (await ask(input, 'totalTaxPayable')).data?.scrapTaxEstimate?.['totalTaxPayable'];

test('the example computes all taxes with their rules, and calls and bills nothing', async () => {
  const answer = await service.query(ScrapTaxEstimateDocument);

  expect(answer.errors).toBeUndefined();
  expect(answer.extensions).toBeUndefined();
  const estimate = answer.data?.scrapTaxEstimate;
  // Month 105,000: 300 and 800; of 1,100: 38.50; education on 1,100 + 150: 18.75 and 12.50; year
  // 600,000: 1,500 less 1,475.
  expect(estimate?.items.map(({ kind, payable, ruleId }) => [kind, payable, ruleId])).toEqual([
    ['VALUE_ADDED_TAX', '300.00', 'vat-special-full'],
    ['VALUE_ADDED_TAX', '800.00', 'vat-supplement'],
    ['URBAN_MAINTENANCE_TAX', '38.50', 'urban-reduced'],
    ['EDUCATION_SURCHARGE', '18.75', 'education-merged'],
    ['LOCAL_EDUCATION_SURCHARGE', '12.50', 'education-merged'],
    ['PERSONAL_INCOME_TAX', '25.00', 'income-business'],
  ]);
  expect(estimate).toMatchObject({
    vatAndSurchargesPayable: '1169.75',
    incomeTaxPayable: '25.00',
    totalTaxPayable: '1194.75',
    taxAmount: '300.00',
    amountWithTax: '10300.00',
    paidToSeller: '9105.25',
    monthlyCumulativeAfter: '105000.00',
  });
});

test('an item explains its computation', async () => {
  const input = {
    ...exempt,
    monthlyCumulative: '100000',
    urbanLevyItem: '101090101',
    scrap: { purchased: { incomeTaxBase: '600000', incomeTaxPaid: '1500' } },
  };
  const fields =
    'kind base rate quickDeduction amountBeforeReduction reduction alreadyPaid payable natureCode levyItem';
  const answer = await ask(input, `items { ${fields} rule }`);
  const items = answer.data?.scrapTaxEstimate?.['items'];
  expect(items).toContainEqual({
    kind: 'URBAN_MAINTENANCE_TAX',
    base: '100.00',
    rate: '0.07',
    quickDeduction: '0.00',
    amountBeforeReduction: '7.00',
    reduction: '3.50',
    alreadyPaid: '0.00',
    payable: '3.50',
    natureCode: '0007049901',
    levyItem: '101090101',
    rule: 'Levied on the value-added tax payable, not on the tax on the face of the invoice, less the six-taxes-two-fees reduction.',
  });
  expect(items).toContainEqual({
    kind: 'PERSONAL_INCOME_TAX',
    base: '610000.00',
    rate: '0.005',
    quickDeduction: '1500.00',
    amountBeforeReduction: '1550.00',
    reduction: '0.00',
    alreadyPaid: '1500.00',
    payable: '50.00',
    natureCode: null,
    levyItem: null,
    rule: 'Business income above 600,000 in the year: 0.5 % of the yearly cumulative less 1,500, less what was paid this year.',
  });
});

describe('an omitted member has its documented default', () => {
  const special = { ...exempt, kind: 'SPECIAL', monthlyCumulative: '100000' };

  test.each([
    ['a special invoice enjoys the reduction', special, { enjoysReduction: true }],
    [
      'nothing is supplemented',
      { ...exempt, monthlyCumulative: '100000', pending: { general: '600' } },
      { supplements: false },
    ],
    ['the ratio is 50 %', special, { reductionRatio: '0.5' }],
  ])('%s', async (_default, input, said) => {
    expect(await totalOf(input)).toBe('131.00');
    expect(await totalOf({ ...input, ...said })).toBe('131.00');
  });

  test('and given members count: 3 %, 30 %, 600.00 pending', async () => {
    // 300 + 10.50 + 4.50 + 3 + 25
    expect(await totalOf({ ...special, enjoysReduction: false })).toBe('343.00');
    // 100 + 4.90 + 2.10 + 1.40 + 25
    expect(await totalOf({ ...special, reductionRatio: '0.3' })).toBe('133.40');
    const supplement = { ...special, supplements: true };
    // 106; 3.71, 1.59, 1.06; 25
    expect(await totalOf({ ...supplement, pending: { general: '600' } })).toBe('137.36');
    // education on 100 + 6: 1.59 and 1.06; 100 + 3.50 + 25
    expect(await totalOf({ ...supplement, pending: { specialAtOnePercent: '600' } })).toBe(
      '131.15',
    );
    // education on 100 + 18: 1.77 and 1.18
    expect(await totalOf({ ...supplement, pending: { specialAtThreePercent: '600' } })).toBe(
      '131.45',
    );
  });

  test('own use is taxed on its gain', async () => {
    const scrap = { ownUse: { originalValue: '4000' } };
    expect(await totalOf({ ...exempt, scrap })).toBe('1200.00');
  });
});

/** The enum value for a member of an input. */
function inCapitals(name: string): string {
  return name
    .split(/(?=[A-Z]|(?<!\d)\d)/)
    .join('_')
    .toUpperCase();
}

describe('each point that the document leaves open', () => {
  const fields = 'assumptions { name holds isDefault statement reason }';

  test('is reported with its reading and the reason', async () => {
    const answer = await ask(exempt, fields);
    expect(told(answer)).toEqual(
      Object.entries(assumptions).map(([name, { byDefault, statement, reason }]) => ({
        name: inCapitals(name),
        holds: byDefault,
        isDefault: true,
        statement: said(statement),
        reason: said(reason),
      })),
    );
  });

  test.each(Object.keys(assumptions))('%s can be inverted', async (name) => {
    const before = await ask(exempt, 'assumptions { name holds }');
    // The names are those of the table.
    const choice = { [name]: !assumptions[name as keyof typeof assumptions].byDefault };
    const after = await ask({ ...exempt, assumptions: choice }, fields);
    expect(told(after)).toContainEqual(
      expect.objectContaining({ name: inCapitals(name), holds: choice[name], isDefault: false }),
    );
    expect(told(before)).toContainEqual({
      name: inCapitals(name),
      holds: choice[name] === false,
    });
  });

  test('counts as inverted', async () => {
    const turned: AssumptionChoices = { monthIncludesThisOrder: false };
    // 99,999.99 before this order: exempt. With this order: 100 + 3.50 + 1.50 + 1 + 25.
    const input = { ...exempt, monthlyCumulative: '99999.99' };
    expect(await totalOf({ ...input, assumptions: turned })).toBe('25.00');
    expect(await totalOf(input)).toBe('131.00');
  });
});

describe('an inverted point changes the total of an order', () => {
  const above = { ...exempt, monthlyCumulative: '100000' };
  const special = { ...above, kind: 'SPECIAL', supplements: true };
  const paid = { purchased: { incomeTaxBase: '0', incomeTaxPaid: '40' } };
  const own = { kind: 'SPECIAL', scrap: { ownUse: { originalValue: '4000' } } };

  test.each([
    // 100 + 3.50 + 1.50 + 1 + 25; the vectors have the sums of all others.
    ['roundsHalfUp', { ...above, amountWithoutTax: '300' }, '3.94', '3.92'],
    ['reductionRatioIsTakenOff', { ...above, reductionRatio: '1' }, '125.00', '137.00'],
    [
      'specialAccumulationsAreAmounts',
      { ...special, pending: { specialAtOnePercent: '200' } },
      // Education on 100 + 2, or on 100 + 200.
      '131.05',
      '136.00',
    ],
    [
      'specialAccumulationsOnlyInEducation',
      { ...special, pending: { specialAtOnePercent: '20000' } },
      '136.00',
      '143.00',
    ],
    ['ownUseSpecialIsLevied', { ...exempt, ...own }, '1303.50', '1200.00'],
    ['overpaidIncomeTaxIsKept', { ...exempt, scrap: paid }, '0.00', '-15.00'],
  ])('%s', async (name, input, byDefault, turned) => {
    expect(await totalOf(input)).toBe(byDefault);
    expect(await totalOf({ ...input, assumptions: { [name]: false } })).toBe(turned);
  });
});
