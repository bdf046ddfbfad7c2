import { Big } from 'big.js';
import { z } from 'zod';

/** A detail of invoices: their amounts at each rate, in yuan; empty where they are not known. */
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

/** The sums of some lines, each with two decimals. */
export function sumOf(lines: readonly Amounts[]): Amounts {
  const sum = (field: keyof Amounts): string =>
    lines.reduce((total, line) => total.plus(line[field]), new Big(0)).toFixed(2, Big.roundHalfUp);
  return {
    amountWithTax: sum('amountWithTax'),
    amountWithoutTax: sum('amountWithoutTax'),
    taxAmount: sum('taxAmount'),
  };
}

/** The amounts of some lines by their rates. */
export function byRateOf(
  lines: readonly (Amounts & { readonly taxRate: string })[],
): AmountsByRate {
  return [...Map.groupBy(lines, ({ taxRate }) => taxRate)].map(([taxRate, ofRate]) => {
    const { amountWithTax, amountWithoutTax, taxAmount } = sumOf(ofRate);
    return { taxRate, amountWithTax, amountWithoutTax, taxAmount };
  });
}
