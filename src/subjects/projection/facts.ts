/** A party of an invoice, by the one member that is known of it. A natural person stands here by the caller's own id alone. */
export type Party =
  | { readonly name: string }
  | { readonly taxNumber: string }
  | { readonly sellerId: string };

/** Amounts that belong together, in yuan. */
export interface TaxedAmounts {
  readonly amountWithoutTax: string | null;
  readonly taxAmount: string | null;
  readonly amountWithTax: string | null;
}

/** The part of an invoice at one rate. */
export interface AmountsAtRate extends TaxedAmounts {
  /** As a part of one, such as `0.13`. */
  readonly taxRate: string;
}

/** An invoice that exists, as totals take it. */
export interface Invoiced extends TaxedAmounts {
  /** Null where it is not known, or an individual without an id. */
  readonly seller: Party | null;
  readonly buyer: Party | null;
  /** Empty where the rates are not known. */
  readonly byRate: readonly AmountsAtRate[];
  /** True of an invoice that reverses another one: it counts as a reversal alone. */
  readonly isRed: boolean;
  /** True once it was reversed or voided; its amounts stay those of its face. */
  readonly isReversed: boolean;
}

/** The part of a snapshot that its subject is found and summed up by. */
export interface Facts {
  /** Numbers besides the key. Stored in clear: never one that may be a person's. */
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
  /** The invoice that a subject is once it has succeeded. */
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

/** Beginnings of names that are found: shorter ones are too many, and longer ones hardly tell names apart. */
const PREFIX = { shortest: 2, longest: 12 };

/** One spelling of each number and name, for what is stored and for what is searched. */
export function normalForm(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '');
}

/** The beginnings of a name by which it is found; the name itself is one if it is short. */
export function prefixesOf(name: string): readonly string[] {
  const characters = Array.from(normalForm(name));
  const longest = Math.min(characters.length, PREFIX.longest);
  return Array.from({ length: Math.max(longest - PREFIX.shortest + 1, 0) }, (_, index) =>
    characters.slice(0, PREFIX.shortest + index).join(''),
  );
}
