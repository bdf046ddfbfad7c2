import { describe, expect, test } from 'vitest';
import { computeTaxes } from '../../../../src/capabilities/scrap-purchase/tax/engine.ts';
import { compareTaxes } from '../../../../src/capabilities/scrap-purchase/tax-comparison.ts';
import { parseExactJson } from '../../../../src/kernel/json/lossless-json.ts';
import { isJsonObject, type JsonObject } from '../../../../src/kernel/json/json.ts';
import { orderOf } from './vector.ts';

/** 300 and 900; of 1,200: 42, 18, 12; 25 of income tax; 1,297 in total. */
const ours = computeTaxes(
  orderOf({
    order: {
      kind: 'SPECIAL',
      enjoysReduction: false,
      monthlyCumulative: '90000.01',
      supplements: true,
    },
    pending: { general: '90000.01' },
  }),
);

const agreeing: readonly JsonObject[] = [
  { zsxmmc: '增值税', ybtse: '300.00' },
  { zsxmmc: '增值税', ybtse: '900.00' },
  { zsxmmc: '城市维护建设税', ybtse: '42.00' },
  { zsxmmc: '教育费附加', ybtse: '18.00' },
  { zsxmmc: '地方教育附加', ybtse: '12.00' },
  { zsxmmc: '个人所得税', ybtse: '25.00' },
];

/** The matching items, with one of them replaced. */
const withItem = (position: number, item: JsonObject): readonly JsonObject[] =>
  agreeing.map((other, index) => (index === position ? item : other));

describe('the platform’s items compared with the estimate', () => {
  test('agree if all taxes and the total do', () => {
    expect(compareTaxes(ours, agreeing, '1297')).toEqual({
      verdict: 'AGREES',
      differences: [],
      unreadItems: [],
    });
  });

  test('differ by tax and in the total, with both amounts', () => {
    const items = withItem(2, { zsxmmc: '城市维护建设税', ybtse: '42.01' });
    expect(compareTaxes(ours, items, '1297.01')).toEqual({
      verdict: 'DIFFERS',
      differences: [
        { kind: 'URBAN_MAINTENANCE_TAX', here: '42.00', platform: '42.01' },
        { kind: null, here: '1297.00', platform: '1297.01' },
      ],
      unreadItems: [],
    });
  });

  test('are added up by tax: one of 1,200 equals two', () => {
    const items = [{ zsxmmc: '增值税', ybtse: '1200' }, ...agreeing.slice(2)];
    expect(compareTaxes(ours, items, null).verdict).toBe('AGREES');
  });

  test('agree if the platform computes them in binary floating point', () => {
    const items = withItem(2, { name: '城建税', payable: 41.99999999999999 });
    expect(compareTaxes(ours, items, '1296.9999999999998').verdict).toBe('AGREES');
  });

  test('differ if the platform has no item of a tax that is payable here', () => {
    expect(compareTaxes(ours, agreeing.slice(0, 5), null).differences).toEqual([
      { kind: 'PERSONAL_INCOME_TAX', here: '25.00', platform: null },
    ]);
  });

  test('agree if the platform omits a tax of zero', () => {
    const exempt = computeTaxes(orderOf({}));
    const items = [{ zsxmmc: '个人所得税', ybtse: '25.00' }];
    expect(compareTaxes(exempt, items, '25.00').verdict).toBe('AGREES');
  });
});

describe('an item is recognized', () => {
  test.each<[string, JsonObject]>([
    ['by its short name', { name: '城建税', payable: '42' }],
    ['by its levy item', { zsxmDm: '10109', zspmmc: '增值税附征', se: '42' }],
    ['by its nine-digit code', { zspmDm: '101090101', zspmmc: '市区（增值税附征）', yjse: '42' }],
    ['with blanks around its name', { tax: ' 城建税 ', yjsf: '42' }],
    ['by how its name begins', { tax: '城市维护建设税（市区）', yjsf: '42' }],
  ])('%s', (_how, item) => {
    const { verdict, unreadItems } = compareTaxes(ours, withItem(2, item), null);
    expect([verdict, unreadItems]).toEqual(['AGREES', []]);
  });

  test('by its nature code, if the document gives one for this tax alone', () => {
    const exempt = computeTaxes(orderOf({}));
    const items = [{ jmxzDm: '0099042802', ybtse: '3.00' }];
    expect(compareTaxes(exempt, items, null).differences).toContainEqual({
      kind: 'LOCAL_EDUCATION_SURCHARGE',
      here: '0.00',
      platform: '3.00',
    });
  });

  test('a local surcharge is distinct from the other one, whose name is part of its own', () => {
    const items = withItem(4, { zsxmmc: '地方教育费附加', ybtse: '12.00' });
    expect(compareTaxes(ours, items, null).verdict).toBe('AGREES');
  });

  test('with an amount as a number, digit for digit', () => {
    const item = parseExactJson('{ "zsxmmc": "城市维护建设税", "ybtse": 42.00 }');
    expect(isJsonObject(item) && compareTaxes(ours, withItem(2, item), null).verdict).toBe(
      'AGREES',
    );
  });
});

describe('an item that cannot be read', () => {
  test.each<[string, JsonObject]>([
    ['names no tax', { zsxmmc: '印花税', ybtse: '42.00' }],
    ['names two taxes', { a: '增值税', b: '城市维护建设税', ybtse: '42.00' }],
    ['has a longer number that begins like a code', { dzsphm: '101090101123', ybtse: '42.00' }],
    ['has no amount', { zsxmmc: '城市维护建设税', jsyj: '1200.00' }],
    ['has an amount in words', { zsxmmc: '城市维护建设税', ybtse: '四十二元' }],
  ])('because it %s causes no difference and is reported', (_why, item) => {
    expect(compareTaxes(ours, withItem(2, item), null)).toEqual({
      verdict: 'UNDETERMINED',
      differences: [],
      unreadItems: [2],
    });
    expect(compareTaxes(ours, withItem(2, item), '1297.00').verdict).toBe('AGREES');
  });

  test('hides no certain difference', () => {
    const items = [{ zsxmmc: '印花税', ybtse: '1' }, ...withItem(0, { n: '增值税', ybtse: '301' })];
    expect(compareTaxes(ours, items, null).differences).toEqual([
      { kind: 'VALUE_ADDED_TAX', here: '1200.00', platform: '1201.00' },
    ]);
  });

  test('an empty list is no agreement', () => {
    expect(compareTaxes(ours, [], null).verdict).toBe('UNDETERMINED');
    expect(compareTaxes(ours, [], '1297.00').verdict).toBe('AGREES');
    expect(compareTaxes(ours, [], '1297.50').differences).toEqual([
      { kind: null, here: '1297.00', platform: '1297.50' },
    ]);
  });
});
