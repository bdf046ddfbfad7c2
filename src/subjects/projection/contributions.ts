import { Big } from 'big.js';
import { z } from 'zod';
import type { Contribution, Dimension, Label, Sums } from '../../journal/contract/projection.ts';
import { toFen } from '../../kernel/text/amounts.ts';

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

/** Party of an invoice, by the one member that is known of it. A natural person has only the caller's own id here. */
export type Party =
  | { readonly name: string }
  | { readonly taxNumber: string }
  | { readonly sellerId: string };

/** Amounts with and without tax, in yuan. */
interface TaxedAmounts {
  readonly amountWithoutTax: string | null;
  readonly taxAmount: string | null;
  readonly amountWithTax: string | null;
}

/** The part of an invoice at one rate. */
interface AmountsAtRate extends TaxedAmounts {
  /** Fraction of one, such as `0.13`. */
  readonly taxRate: string;
}

/** An invoice that exists, as input of totals. */
interface Invoiced extends TaxedAmounts {
  /** Null if unknown, or if it is an individual without an id. */
  readonly seller: Party | null;
  readonly buyer: Party | null;
  /** Empty if the rates are unknown. */
  readonly byRate: readonly AmountsAtRate[];
  /** True for an invoice that reverses another one: it counts as a reversal only. */
  readonly isRed: boolean;
  /** True after it was reversed or voided; its amounts stay those on its face. */
  readonly isReversed: boolean;
}

/** Facts in a snapshot for searches and totals. */
export interface Facts {
  /** Numbers besides the key. Stored unencrypted: never a number that may be a person's. */
  readonly numbers: readonly string[];
  /** Names of enterprises. */
  readonly names: readonly string[];
  /** Amount that lists filter by, in yuan. */
  readonly amount: string | null;
  /** Null unless the subject is an invoice that exists. */
  readonly invoiced: Invoiced | null;
}

/** The facts that a kind declares, by names of its details. */
export interface FactsDefinition<Details> {
  readonly numbers?: readonly (keyof Details & string)[];
  readonly names?: readonly (keyof Details & string)[];
  readonly amount?: keyof Details & string;
  /** Invoice that the subject is after it has succeeded. */
  readonly invoiced?: (details: Details) => Invoiced;
}

/** Reads the facts that a definition names. */
export function factsIn<Details extends object>(
  { numbers = [], names = [], amount, invoiced }: FactsDefinition<Details>,
  details: Details,
  hasSucceeded: boolean,
): Facts {
  const known = new Map<string, unknown>(Object.entries(details));
  const textsOf = (members: readonly string[]): readonly string[] =>
    members.flatMap((name) => known.get(name)).filter((value) => typeof value === 'string');
  const [digits = null] = amount === undefined ? [] : textsOf([amount]);
  return {
    numbers: textsOf(numbers),
    names: textsOf(names),
    amount: digits,
    invoiced: (hasSucceeded && invoiced?.(details)) || null,
  };
}

/** Length of prefixes by which names are found: shorter ones match too many names, longer ones hardly distinguish names. */
const PREFIX = { shortest: 2, longest: 12 };

/** Normalized spelling of numbers and names, for both storage and search. */
export function normalForm(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '');
}

/** Prefixes of a name by which it is found; a short name itself is one of them. */
export function prefixesOf(name: string): readonly string[] {
  const characters = Array.from(normalForm(name));
  const longest = Math.min(characters.length, PREFIX.longest);
  return Array.from({ length: Math.max(longest - PREFIX.shortest + 1, 0) }, (_, index) =>
    characters.slice(0, PREFIX.shortest + index).join(''),
  );
}
