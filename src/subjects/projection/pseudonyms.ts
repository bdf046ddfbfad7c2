import type { Label } from '../../journal/contract/projection.ts';
import { createRecentlyUsed } from '../../kernel/collections.ts';
import { keyedDigest } from '../../kernel/ids.ts';
import type { DataCipher } from '../../kernel/privacy/data-cipher.ts';
import { type Party, normalForm, prefixesOf } from './contributions.ts';
import type { Groups } from '../subject.ts';

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
const WHOLE = 22;
const PREFIX = 12;

/** Number of cached labels: most changes are about a party of a recent change. */
const MOST_AT_HAND = 2_000;

export function createPseudonyms(pseudonymOf: PseudonymOf, cipher: DataCipher | null): Pseudonyms {
  const atHand = createRecentlyUsed<Label>(MOST_AT_HAND);

  const wholeOf = (tenant: string, member: string, text: string): string =>
    pseudonymOf(JSON.stringify([tenant, member, normalForm(text)])).slice(0, WHOLE);
  const prefixOf = (tenant: string, prefix: string): string =>
    pseudonymOf(JSON.stringify([tenant, 'beginning', prefix])).slice(0, PREFIX);

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
      // An encrypted text begins with a key's id.
      const isPlain = label.startsWith('{') || cipher === null;
      const plain = isPlain ? label : cipher.decrypt(label, placeOf(tenant, pseudonym));
      // Only `created` writes this text.
      return JSON.parse(plain) as Party;
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
