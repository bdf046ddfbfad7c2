import { type Amounts, toCents } from '../../kernel/text/amounts.ts';
import { plainDigits, plainSpelling, type JsonObject } from '../../kernel/json/json.ts';
import { isBlank } from '../../platform/record/index.ts';
import type { Difference } from '../../subjects/kind/kind.ts';

/** Known amounts of an invoice: decimals as texts, in yuan. */
export type KnownAmounts = { readonly [Field in keyof Amounts]: string | null };

/**
 * Possible names of each amount in undocumented responses: those that the platform's documents use for the same amounts
 * elsewhere, and similar ones.
 */
const names = {
  amountWithTax: ['amount_has_tax', 'amountHasTax', 'jshj'],
  amountWithoutTax: ['amount_without_tax', 'amountWithoutTax', 'hjje', 'je'],
  taxAmount: ['tax_amount', 'taxAmount', 'hjse', 'se'],
} as const;

const amounts = ['amountWithTax', 'amountWithoutTax', 'taxAmount'] as const;

/** Amounts in an object of a response; null for missing ones. */
export function amountsIn(item: JsonObject): KnownAmounts {
  return {
    amountWithTax: decimalUnder(item, names.amountWithTax),
    amountWithoutTax: decimalUnder(item, names.amountWithoutTax),
    taxAmount: decimalUnder(item, names.taxAmount),
  };
}

/** Amounts that both sides know and that differ. */
export function differentAmounts(ours: KnownAmounts, theirs: KnownAmounts): readonly Difference[] {
  return amounts.flatMap((field) => {
    const [here, platform] = [ours[field], theirs[field]];
    if (here === null || platform === null || toCents(platform).eq(here)) return [];
    return { field, here, platform };
  });
}

/** True if none of the amounts is known. */
export function hasNoAmount(item: KnownAmounts): boolean {
  return amounts.every((field) => item[field] === null);
}

/** Text or number under the first of these names that has one, in plain characters. */
export function textUnder(item: JsonObject, keys: readonly string[]): string | null {
  const texts = keys.map((key) => plainSpelling(item[key]) ?? '');
  return texts.find((text) => !isBlank(text)) ?? null;
}

function decimalUnder(item: JsonObject, keys: readonly string[]): string | null {
  return plainDigits(textUnder(item, keys)) ?? null;
}
