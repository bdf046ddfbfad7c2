import { Big } from 'big.js';
import { assert, boolean, constantFrom, integer, option, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  computeTaxes,
  type Taxes,
} from '../../../../src/capabilities/scrap-purchase/tax/engine.ts';
import type { TaxedOrder } from '../../../../src/capabilities/scrap-purchase/tax/order.ts';

const inCents = (max: number) =>
  integer({ min: 0, max: max * 100 }).map((cents) => new Big(cents).div(100).toFixed(2));
const atLeastACent = (max: number) =>
  integer({ min: 1, max: max * 100 }).map((cents) => new Big(cents).div(100).toFixed(2));

/** Half of the months are near the threshold, and half of the years. */
const orders = record({
  kind: constantFrom('GENERAL', 'SPECIAL'),
  ownUse: boolean(),
  amountWithoutTax: atLeastACent(200_000),
  monthlyCumulative: inCents(200_000),
  enjoysReduction: boolean(),
  supplements: boolean(),
  pending: record({
    general: inCents(100_000),
    specialAtOnePercent: inCents(100_000),
    specialAtThreePercent: inCents(100_000),
  }),
  urbanRate: constantFrom('0.07', '0.05', '0.01'),
  urbanLevyItem: constantFrom(null),
  reductionRatio: option(constantFrom('0', '0.2', '0.5', '1')),
  incomeTaxBase: inCents(1_000_000),
  incomeTaxPaid: inCents(5_000),
  originalValue: inCents(250_000),
});

const assumptions = record({
  monthIncludesThisOrder: boolean(),
  payableRoundedOnce: boolean(),
  roundsHalfUp: boolean(),
  reductionRatioIsTakenOff: boolean(),
  educationExemptionCoversSpecial: boolean(),
  specialSupplementOnlyAbove: boolean(),
  mergesSupplementAtSameRate: boolean(),
  specialAccumulationsAreAmounts: boolean(),
  specialAccumulationsOnlyInEducation: boolean(),
  ownUseSpecialIsLevied: boolean(),
  ownUseCarriesSupplement: boolean(),
  transferIncomeWithoutTax: boolean(),
  overpaidIncomeTaxIsKept: boolean(),
});

const nothingPending = { general: '0', specialAtOnePercent: '0', specialAtThreePercent: '0' };

const sumOf = (figures: readonly string[]): string =>
  figures.reduce((total, figure) => total.plus(figure), new Big(0)).toFixed(2);
const payables = ({ items }: Taxes): string[] => items.map(({ payable }) => payable);
const without = ({ items }: Taxes, kind: string): string[] =>
  items.filter((item) => item.kind !== kind).map(({ payable }) => payable);

describe('for any order and assumptions', () => {
  test('the items add up to the totals, and the seller gets the rest', () => {
    assert(
      property(orders, assumptions, (order, assuming) => {
        const taxes = computeTaxes(order, assuming);
        expect(taxes.totalTaxPayable).toBe(sumOf(payables(taxes)));
        expect(taxes.vatAndSurchargesPayable).toBe(sumOf(without(taxes, 'PERSONAL_INCOME_TAX')));
        expect(sumOf([taxes.vatAndSurchargesPayable, taxes.incomeTaxPayable])).toBe(
          taxes.totalTaxPayable,
        );
        expect(sumOf([order.amountWithoutTax, taxes.taxAmount])).toBe(taxes.amountWithTax);
        expect(sumOf([taxes.paidToSeller, taxes.totalTaxPayable])).toBe(taxes.amountWithTax);
      }),
    );
  });

  test('no figure of an item is negative except overpaid tax, and each item explains its payable amount', () => {
    assert(
      property(orders, assumptions, (order, assuming) => {
        for (const item of computeTaxes(order, assuming).items) {
          const { base, amountBeforeReduction, reduction, alreadyPaid, payable } = item;
          const figures = [base, amountBeforeReduction, reduction, alreadyPaid];
          expect(figures.filter((figure) => new Big(figure).lt(0))).toEqual([]);
          const left = new Big(amountBeforeReduction).minus(reduction).minus(alreadyPaid);
          const isOverpaid = left.lt(0) && assuming.overpaidIncomeTaxIsKept;
          expect(payable).toBe((isOverpaid ? new Big(0) : left).toFixed(2));
        }
      }),
    );
  });

  test('there is one item per tax, and at most a second one of value-added tax', () => {
    assert(
      property(orders, assumptions, (order, assuming) => {
        const kinds = computeTaxes(order, assuming).items.map(({ kind }) => kind);
        const upon = kinds.filter((kind) => kind !== 'VALUE_ADDED_TAX');
        expect(upon).toEqual([
          'URBAN_MAINTENANCE_TAX',
          'EDUCATION_SURCHARGE',
          'LOCAL_EDUCATION_SURCHARGE',
          'PERSONAL_INCOME_TAX',
        ]);
        expect(kinds.length - upon.length).toBeOneOf([1, 2]);
      }),
    );
  });

  test('without the flag no pending amount is charged', () => {
    assert(
      property(orders, assumptions, (order, assuming) => {
        const taxes = computeTaxes({ ...order, supplements: false }, assuming);
        const bare = { ...order, supplements: false, pending: nothingPending };
        expect(taxes).toEqual(computeTaxes(bare, assuming));
      }),
    );
  });

  test('a supplement never lowers a tax', () => {
    assert(
      property(orders, assumptions, (order, assuming) => {
        const total = (supplements: boolean): string =>
          computeTaxes({ ...order, supplements }, assuming).totalTaxPayable;
        expect(new Big(total(true)).gte(total(false))).toBe(true);
      }),
    );
  });

  test('value-added tax and surcharges stay below 3.4 % of the charged amount, and a cent per item', () => {
    assert(
      property(orders, assumptions, (order, assuming) => {
        const { general, specialAtOnePercent, specialAtThreePercent } = order.pending;
        const charged = [
          order.amountWithoutTax,
          general,
          specialAtOnePercent,
          specialAtThreePercent,
        ];
        const taxes = computeTaxes(order, { ...assuming, specialAccumulationsAreAmounts: true });
        // 3 % and, without any reduction, 7 % + 3 % + 2 % of that: 3.36 %.
        const most = new Big(sumOf(charged)).times('0.0336').plus('0.06');
        expect(most.gte(taxes.vatAndSurchargesPayable)).toBe(true);
      }),
    );
  });
});

const rulesOf = ({ items }: Taxes): string => items.map(({ ruleId }) => ruleId).join();
const taxesOf = (order: TaxedOrder, more: string): [Taxes, Taxes] => [
  computeTaxes(order),
  computeTaxes({ ...order, amountWithoutTax: sumOf([order.amountWithoutTax, more]) }),
];

describe('a larger amount', () => {
  /** The same order with two amounts, the smaller one first. */
  const pairs = record({ order: orders, more: atLeastACent(100_000) });

  test('never has less tax, nor less of any of the five', () => {
    assert(
      property(pairs, ({ order, more }) => {
        const [smaller, larger] = taxesOf(order, more);
        for (const { kind } of smaller.items) {
          const of = ({ items }: Taxes): string =>
            sumOf(items.filter((item) => item.kind === kind).map(({ payable }) => payable));
          expect(new Big(of(larger)).gte(of(smaller))).toBe(true);
        }
      }),
    );
  });

  test('leaves the seller more if no threshold is between, and no supplement is merged', () => {
    assert(
      property(pairs, ({ order, more }) => {
        const [smaller, larger] = taxesOf({ ...order, supplements: false }, more);
        if (rulesOf(smaller) !== rulesOf(larger)) return;
        // Each item may lose a cent in rounding.
        expect(new Big(larger.paidToSeller).gte(new Big(smaller.paidToSeller).minus('0.06'))).toBe(
          true,
        );
      }),
    );
  });
});
