import type { Contribution, Dimension, Label, Sums } from '../../journal/contract/projection.ts';
import { createRecentlyUsed } from '../../kernel/collections.ts';
import { keyedDigest } from '../../kernel/ids.ts';
import { type DataCipher, NotDecipherable } from '../../kernel/privacy/data-cipher.ts';
import type { Groups } from '../subject.ts';
import { Big } from 'big.js';
import { z } from 'zod';
import { type Amounts, sumOf, toFen } from '../../kernel/text/amounts.ts';

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
type AmountsByRate = z.output<typeof amountsByRate>;

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

/** Computes a keyed digest of personal data; the same for as long as the journal lives. */
export type PseudonymOf = (personal: string) => string;

/** Pseudonyms under a secret. */
export const pseudonymsUnder =
  (secret: string): PseudonymOf =>
  (personal) =>
    keyedDigest(secret, 'pseudonym', personal);

/** Names and numbers of parties as pseudonyms, and the texts behind the pseudonyms. */
export interface Pseudonyms {
  /** Label of a party, with the prefixes by which a name is found. */
  labelOf(tenant: string, party: Party): Label;
  /** Pseudonyms with which a name is searched: of the whole name, and of its prefix. */
  searched(
    tenant: string,
    text: string,
  ): { readonly whole: string; readonly prefix: string } | null;
  /** Party behind a label. Throws `NotDecipherable`. */
  partyIn(tenant: string, label: Pick<Label, 'pseudonym' | 'label'>): Party;
}

/** Lengths in characters of base64url: 132 bits for a whole pseudonym, 72 for a prefix, where a few collisions do no harm. */
const WHOLE_DIGITS = 22;
const PREFIX_DIGITS = 12;

/** Number of cached labels: most changes are about a party of a recent change. */
const MOST_AT_HAND = 2_000;

export function createPseudonyms(pseudonymOf: PseudonymOf, cipher: DataCipher | null): Pseudonyms {
  const atHand = createRecentlyUsed<Label>(MOST_AT_HAND);

  const wholeOf = (tenant: string, member: string, text: string): string =>
    pseudonymOf(JSON.stringify([tenant, member, normalForm(text)])).slice(0, WHOLE_DIGITS);
  const prefixOf = (tenant: string, prefix: string): string =>
    pseudonymOf(JSON.stringify([tenant, 'beginning', prefix])).slice(0, PREFIX_DIGITS);

  function created(tenant: string, party: Party): Label {
    const [[member, text] = ['', '']] = Object.entries(party);
    const pseudonym = wholeOf(tenant, member, text);
    const plain = JSON.stringify(party);
    return {
      pseudonym,
      label: cipher?.encrypt(plain, placeOf(tenant, pseudonym)) ?? plain,
      prefixes: 'name' in party ? prefixesOf(text).map((prefix) => prefixOf(tenant, prefix)) : [],
    };
  }

  return {
    labelOf(tenant, party) {
      const name = JSON.stringify([tenant, party]);
      const label = atHand.get(name) ?? created(tenant, party);
      atHand.set(name, label);
      return label;
    },
    searched(tenant, text) {
      const prefix = prefixesOf(text).at(-1);
      if (prefix === undefined) return null;
      return { whole: wholeOf(tenant, 'name', text), prefix: prefixOf(tenant, prefix) };
    },
    partyIn(tenant, { pseudonym, label }) {
      // Only `created` writes this text; an encrypted one begins with a key's id.
      if (label.startsWith('{')) return JSON.parse(label) as Party;
      if (cipher === null) throw NotDecipherable.forLackOfKey(label);
      return JSON.parse(cipher.decrypt(label, placeOf(tenant, pseudonym))) as Party;
    },
  };
}

function placeOf(tenant: string, pseudonym: string): readonly string[] {
  return [tenant, 'label', pseudonym];
}

/** The groups to which subjects belong, by their values; see `Groups`. */
export interface GroupValues {
  /** Tax number of the acting enterprise, which issues, or buys and issues in reverse. */
  readonly enterprise?: string | null | undefined;
  /** Tax number of the buying enterprise. */
  readonly buyer?: string | null | undefined;
  /** The caller's own id of a selling natural person. */
  readonly seller?: string | null | undefined;
  /** Number of the order that the subject belongs to, as its kind stores it. */
  readonly order?: string | null | undefined;
  /** Id, in the signing system, of the enterprise that requests signatures. */
  readonly company?: string | null | undefined;
}

export type GroupName = keyof GroupValues;

/** Groups with pseudonyms: tax numbers can be ID numbers, and values of groups are stored in clear text forever. */
const PSEUDONYMOUS: ReadonlySet<string> = new Set<GroupName>(['enterprise', 'buyer']);

/** Groups with which a subject is stored. */
export function storedGroups(pseudonymOf: PseudonymOf, values: GroupValues): Groups {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: readonly [string, string | null | undefined]) =>
      typeof value === 'string' ? [[name, storedValue(pseudonymOf, name, value)]] : [],
    ),
  );
}

/** Value of a group as stored. */
export function storedValue(pseudonymOf: PseudonymOf, name: string, value: string): string {
  return PSEUDONYMOUS.has(name) ? pseudonymOf(value) : value;
}
