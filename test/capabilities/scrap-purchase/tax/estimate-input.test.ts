import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../harness.ts';
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
const totalOf = async (input: object): Promise<unknown> =>
  (await ask(input, 'totalTaxPayable')).data?.scrapTaxEstimate?.['totalTaxPayable'];
const refusals = async (input: object): Promise<unknown> =>
  (await ask(input, 'totalTaxPayable')).errors?.[0]?.extensions?.['fieldErrors'];

describe('an input is rejected that', () => {
  const owned = { ownUse: { originalValue: '1' } };

  test.each<[string, object, string, string]>([
    [
      'gives up a reduction that a general invoice has not',
      { enjoysReduction: false },
      'enjoysReduction',
      'is only for an invoice of kind SPECIAL',
    ],
    [
      'supplements and does not say what',
      { supplements: true },
      'pending',
      'is needed when supplements is true',
    ],
    [
      'has an urban rate of a hundred',
      { urbanRate: '7' },
      'urbanRate',
      'must be a fraction, such as 0.07 for 7 %',
    ],
    [
      'has a negative urban rate',
      { urbanRate: '-0.07' },
      'urbanRate',
      'must be a fraction, such as 0.07 for 7 %',
    ],
    [
      'has an urban rate of seven decimals',
      { urbanRate: '0.0700001' },
      'urbanRate',
      'must be a decimal number with at most 6 decimals',
    ],
    [
      'has a levy item that is no code',
      { urbanLevyItem: 'x'.repeat(101) },
      'urbanLevyItem',
      'must have 1 to 100 characters',
    ],
    [
      'has a ratio of a hundred',
      { reductionRatio: '50' },
      'reductionRatio',
      'must be a fraction, such as 0.5 for 50 %',
    ],
    [
      'has a ratio above one',
      { reductionRatio: '1.01' },
      'reductionRatio',
      'must be a fraction, such as 0.5 for 50 %',
    ],
    [
      'sells for nothing',
      { amountWithoutTax: '0.00' },
      'amountWithoutTax',
      'must be a positive decimal number with at most 2 decimals',
    ],
    [
      'has a part of a cent',
      { monthlyCumulative: '0.001' },
      'monthlyCumulative',
      'must be a non-negative decimal number with at most 2 decimals',
    ],
    [
      'has a negative original value',
      { scrap: { ownUse: { originalValue: '-1' } } },
      'scrap.ownUse.originalValue',
      'must be a non-negative decimal number with at most 2 decimals',
    ],
    [
      'has a negative pending amount',
      { supplements: true, pending: { specialAtThreePercent: '-1' } },
      'pending.specialAtThreePercent',
      'must be a non-negative decimal number with at most 2 decimals',
    ],
  ])('%s', async (_what, wrong, path, message) => {
    expect(await refusals({ ...exempt, ...wrong })).toMatchObject([
      { path: `input.${path}`.split('.'), message },
    ]);
  });

  test('without a statement on own use, or with two', async () => {
    for (const scrap of [{}, { ...exempt.scrap, ...owned }]) {
      const answer = await ask({ ...exempt, scrap }, 'totalTaxPayable');
      expect(answer.errors?.[0]?.message).toMatch(/[Ee]xactly one/);
    }
  });

  test('with two errors reports both at once', async () => {
    const wrong = { enjoysReduction: true, urbanRate: '7' };
    expect(await refusals({ ...exempt, ...wrong })).toHaveLength(2);
  });
});

test('the limits of a rate are accepted: 0 and 1', async () => {
  // 100 + urban 7, without a reduction, + 3 + 2 + 25
  const input = { ...exempt, monthlyCumulative: '100000' };
  expect(await totalOf({ ...input, reductionRatio: '0' })).toBe('137.00');
  expect(await totalOf({ ...input, reductionRatio: '1.0' })).toBe('125.00');
  // 100 + 0 + 1.50 + 1 + 25
  expect(await totalOf({ ...input, urbanRate: '0' })).toBe('127.50');
});
