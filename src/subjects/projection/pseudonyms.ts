import type { Label } from '../../journal/contract/projection.ts';
import { createRecentlyUsed } from '../../kernel/collections.ts';
import { keyedDigest } from '../../kernel/ids.ts';
import type { DataCipher } from '../../kernel/privacy/data-cipher.ts';
import { type Party, normalForm, prefixesOf } from './facts.ts';

/** A keyed digest of something personal; the same for as long as the journal lives. */
export type PseudonymOf = (personal: string) => string;

/** The pseudonyms that a secret makes. */
export const pseudonymsUnder =
  (secret: string): PseudonymOf =>
  (personal) =>
    keyedDigest(secret, 'pseudonym', personal);

/** Names and numbers of parties as pseudonyms, and the texts behind them. */
export interface Pseudonyms {
  /** The label of a party, with the beginnings by which a name is found. */
  labelOf(tenant: string, party: Party): Label;
  /** The pseudonyms to search a name by: of the whole, and of its beginning. */
  searched(
    tenant: string,
    text: string,
  ): { readonly whole: string; readonly prefix: string } | null;
  /** The party behind a label. Throws `NotDecipherable`. */
  partyIn(tenant: string, label: Pick<Label, 'pseudonym' | 'label'>): Party;
}

/** Characters of base64url: of a whole pseudonym 132 bits, of a beginning 72, of which a few may be alike. */
const WHOLE = 22;
const PREFIX = 12;

/** Labels that are kept at hand: most changes are about a party that was just there. */
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
      // A key's id begins an encrypted text.
      const isPlain = label.startsWith('{') || cipher === null;
      const plain = isPlain ? label : cipher.decrypt(label, placeOf(tenant, pseudonym));
      // Only `created` writes it.
      return JSON.parse(plain) as Party;
    },
  };
}

function placeOf(tenant: string, pseudonym: string): readonly string[] {
  return [tenant, 'label', pseudonym];
}
