import type { Amounts } from '../../../src/kernel/text/amounts.ts';
import { array, assert, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  completeLine,
  completeTotals,
  type GivenLine,
  partsOf,
} from '../../../src/capabilities/forward-invoicing/amounts.ts';
import { byRateOf } from '../../../src/subjects/projection/contributions.ts';
import { said } from '../../messages/said.ts';

/** Completes a line; a rejection is returned as `field message`. */
function complete(given: GivenLine): {
  amounts: Amounts & { unitPrice: string | null };
  refused: string[];
} {
  const refused: string[] = [];
  const amounts = completeLine(given, (field, message) =>
    refused.push(`${field} ${said(message)}`),
  );
  return { amounts, refused };
}

describe('a line with its amount including tax, computed by hand', () => {
  test.each([
    // 113.00 / 1.13 = 100 exactly
    { withTax: '113.00', rate: '0.13', withoutTax: '100.00', tax: '13.00' },
    // 399 / 1.13 = 353.0973…
    { withTax: '399', rate: '0.13', withoutTax: '353.10', tax: '45.90' },
    // 1 / 1.13 = 0.8849…; 0.88 × 0.13 = 0.1144 would leave the deal a cent short
    { withTax: '1.00', rate: '0.13', withoutTax: '0.88', tax: '0.12' },
    // 0.03 / 1.13 = 0.0265…
    { withTax: '0.03', rate: '0.13', withoutTax: '0.03', tax: '0.00' },
    // 1015 / 1.015 = 1000 exactly
    { withTax: '1015.00', rate: '0.015', withoutTax: '1000.00', tax: '15.00' },
    { withTax: '50.00', rate: '0', withoutTax: '50.00', tax: '0.00' },
    // 0.63 / 1.05 = 0.6; 0.1 + 0.2 in binary would be 0.30000000000000004
    { withTax: '0.63', rate: '0.05', withoutTax: '0.60', tax: '0.03' },
    // 91743119266.05 × 1.09 = 99999999999.9945, 91743119266.04 × 1.09 = 99999999999.9836
    {
      withTax: '99999999999.99',
      rate: '0.09',
      withoutTax: '91743119266.05',
      tax: '8256880733.94',
    },
  ])('$withTax at $rate is $withoutTax + $tax', ({ withTax, rate, withoutTax, tax }) => {
    const { amounts, refused } = complete({ taxRate: rate, amountWithTax: withTax });
    expect(amounts.amountWithoutTax).toBe(withoutTax);
    expect(amounts.taxAmount).toBe(tax);
    expect(refused).toEqual([]);
  });
});

describe('a line with its amount excluding tax, computed by hand', () => {
  test.each([
    { withoutTax: '1300.00', rate: '0.13', tax: '169.00', withTax: '1469.00' },
    // 0.89 × 0.13 = 0.1157
    { withoutTax: '0.89', rate: '0.13', tax: '0.12', withTax: '1.01' },
    // 0.50 × 0.13 = 0.065: half up
    { withoutTax: '0.50', rate: '0.13', tax: '0.07', withTax: '0.57' },
    // 33.50 × 0.03 = 1.005: half up; in binary it is below the half
    { withoutTax: '33.50', rate: '0.03', tax: '1.01', withTax: '34.51' },
    { withoutTax: '7', rate: '0.000', tax: '0.00', withTax: '7.00' },
  ])('$withoutTax at $rate has $tax of tax', ({ withoutTax, rate, tax, withTax }) => {
    const { amounts, refused } = complete({ taxRate: rate, amountWithoutTax: withoutTax });
    expect(amounts.taxAmount).toBe(tax);
    expect(amounts.amountWithTax).toBe(withTax);
    expect(refused).toEqual([]);
  });
});

describe('contradicting figures are rejected with both', () => {
  test.each([
    [
      { taxRate: '0.06', amountWithTax: '113.00', amountWithoutTax: '100.00' },
      'amountWithoutTax is 100.00, but 113.00 with tax at the rate 0.06 is 106.60 without tax',
    ],
    [
      { taxRate: '0.13', amountWithTax: '113.00', amountWithoutTax: '100.01' },
      'amountWithoutTax is 100.01, but 113.00 with tax at the rate 0.13 is 100.00 without tax',
    ],
    [
      { taxRate: '0.13', amountWithTax: '113.00', taxAmount: '13.01' },
      'taxAmount is 13.01, but 113.00 with tax and 100.00 without leave 13.00',
    ],
    [
      { taxRate: '0.13', amountWithTax: '113.00', amountWithoutTax: '100.00', taxAmount: '12.99' },
      'taxAmount is 12.99, but 113.00 with tax and 100.00 without leave 13.00',
    ],
    [
      { taxRate: '0.13', amountWithoutTax: '100.00', taxAmount: '13.01' },
      'taxAmount is 13.01, but 100.00 without tax at the rate 0.13 has 13.00 of tax',
    ],
    [
      { taxRate: '0.13', amountWithoutTax: '100.00', quantity: '3', unitPrice: '33.33' },
      'unitPrice does not fit: 33.33 × 3 is 99.99, but the line has 100.00 without tax',
    ],
  ])('%o', (given, message) => {
    expect(complete(given).refused).toEqual([message]);
  });

  test('a cent of rounding that goes to the tax is no contradiction', () => {
    const whole = { amountWithTax: '1.00', amountWithoutTax: '0.88', taxAmount: '0.12' };
    expect(complete({ taxRate: '0.13', ...whole }).refused).toEqual([]);
  });
});

describe('the unit price', () => {
  test.each([
    { withoutTax: '1300.00', quantity: '2', price: '650' },
    // 1000 / 3: eight decimals make 999.99999999, which is 1000.00
    { withoutTax: '1000.00', quantity: '3', price: '333.33333333' },
    // 1.42857143 × 7000000 would be 10000000.01
    { withoutTax: '10000000.00', quantity: '7000000', price: '1.428571428571' },
    // 40 / 0.00000001
    { withoutTax: '40.00', quantity: '0.00000001', price: '4000000000' },
  ])('$withoutTax for $quantity is $price', ({ withoutTax, quantity, price }) => {
    const { amounts } = complete({ taxRate: '0.13', amountWithoutTax: withoutTax, quantity });
    expect(amounts.unitPrice).toBe(price);
  });

  test('is sent as given, and is omitted without a quantity', () => {
    const given = { taxRate: '0.13', amountWithoutTax: '100.00' };
    expect(complete({ ...given, quantity: '3', unitPrice: '33.3333' }).amounts.unitPrice).toBe(
      '33.3333',
    );
    expect(complete(given).amounts.unitPrice).toBeNull();
  });
});

describe('totals', () => {
  const lines = [
    { amountWithTax: '0.10', amountWithoutTax: '0.09', taxAmount: '0.01' },
    { amountWithTax: '0.20', amountWithoutTax: '0.18', taxAmount: '0.02' },
  ];
  const sums = { amountWithTax: '0.30', amountWithoutTax: '0.27', taxAmount: '0.03' };

  test('are the sums of the lines', () => {
    expect(completeTotals({}, lines, expect.unreachable)).toEqual(sums);
    expect(completeTotals({ amountWithTax: '0.3' }, lines, expect.unreachable)).toEqual(sums);
  });

  test.each(['amountWithTax', 'amountWithoutTax', 'taxAmount'] as const)(
    'reject another %s with both figures',
    (field) => {
      const refused: string[] = [];
      completeTotals({ [field]: '0.31' }, lines, (at, message) =>
        refused.push(`${at} ${said(message)}`),
      );
      expect(refused).toEqual([`${field} is 0.31, but the lines add up to ${sums[field]}`]);
    },
  );
});

describe('a discount', () => {
  const line = {
    taxRate: '0.13',
    amountWithTax: '113.00',
    amountWithoutTax: '100.00',
    taxAmount: '13.00',
  };
  const lines = [{ ...line, discount: '-11.30' }, line];
  const before = { amountWithTax: '226.00', amountWithoutTax: '200.00', taxAmount: '26.00' };
  const after = { amountWithTax: '214.70', amountWithoutTax: '190.00', taxAmount: '24.70' };
  const totalsOf = (given: Parameters<typeof partsOf>[0]): unknown =>
    completeTotals(given, partsOf(given, lines), expect.unreachable);

  test.each([
    ['is in the lines’ amounts unless a total shows that it is not', {}, before],
    ['is in the lines’ amounts if the total is their sum', { amountWithTax: '226' }, before],
    ['is taken off them if the total is their sum after it', { amountWithTax: '214.7' }, after],
    ['is taken off them if all totals are those after it', after, after],
  ])('%s', (_what, given, totals) => {
    expect(totalsOf(given)).toEqual(totals);
  });

  test('is a part of its rate', () => {
    expect(byRateOf(partsOf(after, lines))).toEqual([{ taxRate: '0.13', ...after }]);
    expect(byRateOf(partsOf(before, lines))).toEqual([{ taxRate: '0.13', ...before }]);
  });

  test('allows no other total', () => {
    const refused: string[] = [];
    const given = { amountWithTax: '214.69' };
    completeTotals(given, partsOf(given, lines), (at) => refused.push(at));
    expect(refused).toEqual(['amountWithTax']);
  });
});

/** Independent of the tested code: whole cents and thousandths in integers. */
const toCents = (yuan: string): bigint => {
  expect(yuan).toMatch(/^\d+\.\d{2}$/);
  return BigInt(yuan.replace('.', ''));
};
const inYuan = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
const anyCents = integer({ min: 1, max: 2_000_000_000 });
const anyRate = integer({ min: 0, max: 999 });
const asRate = (thousandths: number): string => `0.${String(thousandths).padStart(3, '0')}`;

describe('for every amount and rate', () => {
  test('the amounts add up, and no other amount without tax is closer to with / (1 + rate)', () => {
    assert(
      property(anyCents, anyRate, (cents, thousandths) => {
        const { amounts, refused } = complete({
          taxRate: asRate(thousandths),
          amountWithTax: inYuan(cents),
        });
        const withoutTax = toCents(amounts.amountWithoutTax);
        expect(refused).toEqual([]);
        expect(withoutTax + toCents(amounts.taxAmount)).toBe(BigInt(cents));
        const factor = 1000n + BigInt(thousandths);
        const missed = withoutTax * factor - BigInt(cents) * 1000n;
        expect(2n * (missed < 0n ? -missed : missed)).toBeLessThanOrEqual(factor);
      }),
    );
  });

  test('figures computed from the amount without tax are accepted when sent back complete', () => {
    assert(
      property(anyCents, anyRate, (cents, thousandths) => {
        const taxRate = asRate(thousandths);
        const { amounts } = complete({ taxRate, amountWithoutTax: inYuan(cents) });
        const { unitPrice: _none, ...whole } = amounts;
        expect(complete({ taxRate, ...whole })).toEqual({ amounts, refused: [] });
        const tax = toCents(amounts.taxAmount) * 1000n - BigInt(cents) * BigInt(thousandths);
        expect(tax > -500n && tax <= 500n).toBe(true);
      }),
    );
  });

  test('a computed price times the quantity gives the amount', () => {
    assert(
      property(anyCents, integer({ min: 1, max: 100_000_000 }), (cents, quantity) => {
        const given = { taxRate: '0.13', amountWithoutTax: inYuan(cents), quantity: `${quantity}` };
        const { amounts } = complete(given);
        expect(complete({ ...given, unitPrice: amounts.unitPrice }).refused).toEqual([]);
      }),
    );
  });

  test('the totals are the sums of the lines', () => {
    assert(
      property(array(tuple(anyCents, anyRate), { minLength: 1 }), (given) => {
        const lines = given.map(
          ([cents, rate]) =>
            complete({ taxRate: asRate(rate), amountWithTax: inYuan(cents) }).amounts,
        );
        const totals = completeTotals({}, lines, expect.unreachable);
        const paid = given.reduce((sum, [cents]) => sum + BigInt(cents), 0n);
        expect(toCents(totals.amountWithTax)).toBe(paid);
        expect(toCents(totals.amountWithoutTax) + toCents(totals.taxAmount)).toBe(paid);
      }),
    );
  });
});
