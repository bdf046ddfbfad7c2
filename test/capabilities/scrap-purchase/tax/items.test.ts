import { describe, expect, test } from 'vitest';
import { computeTaxes } from '../../../../src/capabilities/scrap-purchase/tax/engine.ts';
import type { TaxItem, TaxKind } from '../../../../src/capabilities/scrap-purchase/tax/charge.ts';
import { orderOf, type Vector } from './vector.ts';

type Case = Pick<Vector, 'order' | 'pending' | 'assuming'>;

const itemsOf = (vector: Case, kind: TaxKind): readonly TaxItem[] =>
  computeTaxes(orderOf(vector), vector.assuming).items.filter((item) => item.kind === kind);

const rulesOf = (vector: Case, kind: TaxKind): readonly (string | null)[] =>
  itemsOf(vector, kind).flatMap(({ ruleId, natureCode }) => [ruleId, natureCode]);

const special = { kind: 'SPECIAL' } as const;
const givenUp = { ...special, enjoysReduction: false } as const;
const own = { ownUse: true, originalValue: '4000' } as const;
const supplemented = { monthlyCumulative: '100000', supplements: true } as const;
const pending = { general: '60000' } as const;

describe('value-added tax names its rule and the code of its relief', () => {
  test.each<[string, Case, (string | null)[]]>([
    ['own use', { order: own }, ['vat-own-use-exempt', null]],
    [
      'general from 100,000',
      { order: { monthlyCumulative: '90000' } },
      ['vat-general', '0001011608'],
    ],
    [
      'general, supplement',
      { order: supplemented, pending },
      ['vat-general-supplemented', '0001011608'],
    ],
    [
      'general, flag without anything pending',
      { order: supplemented },
      ['vat-general', '0001011608'],
    ],
    ['special at 1 %', { order: special }, ['vat-special-reduced', '0001011608']],
    [
      'special at 1 %, code not assumed',
      { order: special, assuming: { specialReductionHasGeneralCode: false } },
      ['vat-special-reduced', null],
    ],
    [
      'special at 1 %, supplement',
      { order: { ...special, ...supplemented }, pending },
      ['vat-special-reduced-supplemented', '0001011608'],
    ],
    ['special at 3 %', { order: givenUp }, ['vat-special-full', null]],
    [
      'special at 3 %, supplement',
      { order: { ...givenUp, ...supplemented }, pending },
      ['vat-special-full', null, 'vat-supplement', '0001011608'],
    ],
  ])('%s', (_case, vector, expected) => {
    expect(rulesOf(vector, 'VALUE_ADDED_TAX')).toEqual(expected);
  });

  test.each([
    ['9999.99', '0001042804'],
    ['10000', '0001042804'],
    ['10000.01', '0001042806'],
    ['20000', '0001042806'],
    ['20000.01', '0001042807'],
    ['89999.99', '0001042807'],
  ])('exempt with %s and this order’s 10,000 in the month: %s', (monthlyCumulative, natureCode) => {
    const order = { monthlyCumulative };
    expect(rulesOf({ order }, 'VALUE_ADDED_TAX')).toEqual(['vat-general-exempt', natureCode]);
    const assuming = { exemptionTiersAt20000And30000: false };
    const without = rulesOf({ order, assuming }, 'VALUE_ADDED_TAX');
    expect(without).toEqual(['vat-general-exempt', null]);
  });
});

describe('the surcharges name theirs', () => {
  test('urban tax: the code of the reduction, unless the ratio is 0, and the levy item', () => {
    const order = { monthlyCumulative: '100000', urbanLevyItem: '101090101' };
    const [reduced] = itemsOf({ order }, 'URBAN_MAINTENANCE_TAX');
    expect(reduced).toMatchObject({
      base: '100.00',
      rate: '0.07',
      amountBeforeReduction: '7.00',
      reduction: '3.50',
      payable: '3.50',
      natureCode: '0007049901',
      levyItem: '101090101',
      ruleId: 'urban-reduced',
    });
    const whole = itemsOf({ order: { ...order, reductionRatio: '0' } }, 'URBAN_MAINTENANCE_TAX');
    expect(whole[0]).toMatchObject({ reduction: '0.00', natureCode: null });
  });

  test.each<[TaxKind, string]>([
    ['EDUCATION_SURCHARGE', '0061042802'],
    ['LOCAL_EDUCATION_SURCHARGE', '0099042802'],
  ])(
    '%s: exempt up to and including 100,000, levied above, merged with a supplement',
    (kind, code) => {
      const at = rulesOf({ order: { monthlyCumulative: '90000' } }, kind);
      expect(at).toEqual(['education-exempt', code]);
      const above = rulesOf({ order: { monthlyCumulative: '90000.01' } }, kind);
      expect(above).toEqual(['education-levied', null]);
      const general = rulesOf({ order: supplemented, pending }, kind);
      expect(general).toEqual(['education-merged', null]);
      const others = rulesOf(
        { order: supplemented, pending: { specialAtOnePercent: '500' } },
        kind,
      );
      expect(others).toEqual(['education-merged', null]);
      const atWithPending = rulesOf(
        { order: { monthlyCumulative: '90000', supplements: true }, pending },
        kind,
      );
      expect(atWithPending).toEqual(['education-exempt', code]);
    },
  );

  test('a levy below the threshold merges nothing, nor does an exemption', () => {
    const order = { ...special, supplements: true };
    const both = { general: '5000', specialAtOnePercent: '5000' };
    const vector = { order, pending: both };
    const assuming = { educationExemptionCoversSpecial: false };
    const [levied] = itemsOf({ ...vector, assuming }, 'EDUCATION_SURCHARGE');
    expect(levied).toMatchObject({ ruleId: 'education-levied', base: '100.00' });
    const [exempt] = itemsOf(vector, 'EDUCATION_SURCHARGE');
    expect(exempt).toMatchObject({ ruleId: 'education-exempt', base: '100.00' });
  });

  test('an exemption shows its value: 3 % of 100 before, nothing to pay', () => {
    const [item] = itemsOf({ order: { monthlyCumulative: '90000' } }, 'EDUCATION_SURCHARGE');
    expect(item).toMatchObject({
      base: '100.00',
      rate: '0.03',
      amountBeforeReduction: '3.00',
      reduction: '3.00',
      payable: '0.00',
    });
  });
});

describe('personal income tax names its rule', () => {
  test.each<[string, Case, Partial<TaxItem>]>([
    [
      'year exactly 600,000',
      { order: { incomeTaxBase: '590000', incomeTaxPaid: '1000' } },
      {
        ruleId: 'income-business',
        base: '600000.00',
        rate: '0.0025',
        quickDeduction: '0.00',
        amountBeforeReduction: '1500.00',
        reduction: '0.00',
        alreadyPaid: '1000.00',
        payable: '500.00',
      },
    ],
    [
      'year 600,000.01',
      { order: { incomeTaxBase: '590000.01', incomeTaxPaid: '2000' } },
      {
        ruleId: 'income-business-upper',
        base: '600000.01',
        rate: '0.005',
        quickDeduction: '1500.00',
        amountBeforeReduction: '1500.00',
        reduction: '0.00',
        alreadyPaid: '2000.00',
        payable: '0.00',
      },
    ],
    [
      'own use with a gain',
      { order: { ...own, incomeTaxPaid: '70' } },
      { ruleId: 'income-transfer', base: '6000.00', rate: '0.2', alreadyPaid: '0.00' },
    ],
    [
      'own use without one',
      { order: { ...own, originalValue: '12000' } },
      { ruleId: 'income-transfer-no-gain', base: '0.00', payable: '0.00' },
    ],
  ])('%s', (_case, vector, expected) => {
    expect(itemsOf(vector, 'PERSONAL_INCOME_TAX')).toEqual([expect.objectContaining(expected)]);
  });
});

test('own-used scrap without an original value is rejected', () => {
  expect(() => computeTaxes(orderOf({ order: { ownUse: true } }))).toThrow('original value');
});
