/** Party of an invoice, by the one member that is known of it. A natural person has only the caller's own id here. */
export type Party =
  | { readonly name: string }
  | { readonly taxNumber: string }
  | { readonly sellerId: string };

/** Amounts with and without tax, in yuan. */
export interface TaxedAmounts {
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
export interface Invoiced extends TaxedAmounts {
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
