import { Big } from 'big.js';
import { z } from 'zod';
import type { Contribution, Dimension, Label, Sums } from '../../journal/contract/projection.ts';
import { toFen } from '../../kernel/text/amounts.ts';
import type { Invoiced, Party, TaxedAmounts } from './facts.ts';

const none: Sums = {
  count: 0,
  withoutTax: 0,
  tax: 0,
  withTax: 0,
  reversed: 0,
  reversedWithTax: 0,
};

/** Contributions of an invoice to totals, and the labels of its parties. */
export function contributionsOf(
  invoiced: Invoiced,
  month: string,
  labelOf: (party: Party) => Label,
): { readonly contributions: readonly Contribution[]; readonly labels: readonly Label[] } {
  const { seller, buyer } = invoiced;
  const whole = sumsOf(invoiced, invoiced);
  const [ofSeller, ofBuyer] = [seller && labelOf(seller), buyer && labelOf(buyer)];
  const part = (dimension: Dimension, bucket: string, sums = whole): Contribution => {
    return { month, dimension, bucket, ...sums };
  };
  return {
    contributions: [
      part('MONTH', ''),
      part('SELLER', ofSeller?.pseudonym ?? ''),
      part('BUYER', ofBuyer?.pseudonym ?? ''),
      ...atRates(invoiced, whole).map(([rate, sums]) => part('RATE', rate, sums)),
    ],
    labels: [ofSeller, ofBuyer].filter((label) => label !== null),
  };
}

/** Contributions by rate; one contribution without a rate if those by rate do not add up to the whole. */
function atRates(invoiced: Invoiced, whole: Sums): readonly (readonly [string, Sums])[] {
  const parts = Map.groupBy(invoiced.byRate, ({ taxRate }) => new Big(taxRate).toFixed());
  const summed = [...parts].map(([rate, amounts]) => {
    const each = amounts.map((one) => sumsOf(one, invoiced));
    const sum = (name: keyof Sums): number => each.reduce((all, one) => all + one[name], 0);
    const amount = { withoutTax: sum('withoutTax'), tax: sum('tax'), withTax: sum('withTax') };
    const reversedWithTax = sum('reversedWithTax');
    return [rate, { ...whole, ...amount, reversedWithTax }] as const;
  });
  const isWhole = (['withoutTax', 'tax', 'withTax', 'reversedWithTax'] as const).every(
    (name) => summed.reduce((all, [, sums]) => all + sums[name], 0) === whole[name],
  );
  return isWhole && summed.length > 0 ? summed : [['', whole]];
}

function sumsOf(
  { amountWithoutTax, taxAmount, amountWithTax }: TaxedAmounts,
  { isRed, isReversed }: Pick<Invoiced, 'isRed' | 'isReversed'>,
): Sums {
  const withTax = toFen(amountWithTax) ?? 0;
  // The amounts of a red invoice are negative.
  if (isRed) return { ...none, reversed: 1, reversedWithTax: Math.abs(withTax) };
  return {
    count: 1,
    withoutTax: toFen(amountWithoutTax) ?? 0,
    tax: toFen(taxAmount) ?? 0,
    withTax,
    reversed: isReversed ? 1 : 0,
    reversedWithTax: isReversed ? withTax : 0,
  };
}

/** Detail of invoices: their amounts at each rate, in yuan; empty if unknown. */
export const amountsByRate = z
  .array(
    z.object({
      taxRate: z.string(),
      amountWithTax: z.string(),
      amountWithoutTax: z.string(),
      taxAmount: z.string(),
    }),
  )
  .readonly()
  .default([]);

/** See `amountsByRate`. */
export type AmountsByRate = z.output<typeof amountsByRate>;

interface Amounts {
  readonly amountWithTax: string;
  readonly amountWithoutTax: string;
  readonly taxAmount: string;
}

/** Sums of some lines, each with two decimals. */
export function sumOf(lines: readonly Amounts[]): Amounts {
  const sum = (field: keyof Amounts): string =>
    lines.reduce((total, line) => total.plus(line[field]), new Big(0)).toFixed(2, Big.roundHalfUp);
  return {
    amountWithTax: sum('amountWithTax'),
    amountWithoutTax: sum('amountWithoutTax'),
    taxAmount: sum('taxAmount'),
  };
}

/** Amounts of some lines by rate. */
export function byRateOf(
  lines: readonly (Amounts & { readonly taxRate: string })[],
): AmountsByRate {
  return [...Map.groupBy(lines, ({ taxRate }) => taxRate)].map(([taxRate, ofRate]) => {
    const { amountWithTax, amountWithoutTax, taxAmount } = sumOf(ofRate);
    return { taxRate, amountWithTax, amountWithoutTax, taxAmount };
  });
}
