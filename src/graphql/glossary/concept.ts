/** One concept of the schema: its names here, in Chinese and at the platform. */
export interface Concept {
  /** Its meaning in English. */
  readonly concept: string;
  /** Its names in the schema. */
  readonly names: readonly [string, ...string[]];
  /** Usual Chinese term; null for none. */
  readonly term: string | null;
  /** The platform's names; `Type.name` or `field.name` for a name with another meaning elsewhere. */
  readonly wire: readonly string[];
  /** Reason for which one platform name has several names in the schema, or a value is a text instead of the expected type. */
  readonly reason: string | null;
  /** Synonyms that are not used; names that end in one are forbidden, too. */
  readonly avoid: readonly string[];
}

interface Options {
  readonly reason?: string;
  readonly avoid?: readonly string[];
}

/** Declares a concept. */
export function concept(
  meaning: string,
  names: string | readonly [string, ...string[]],
  term: string | null,
  wire: readonly string[],
  { reason, avoid = [] }: Options = {},
): Concept {
  return {
    concept: meaning,
    names: typeof names === 'string' ? [names] : names,
    term,
    wire,
    reason: reason ?? null,
    avoid,
  };
}

/** Reason for which a party's member has no prefix when its type is the party. */
export const inParty = 'A member of the party’s own type does not repeat the party.';
