/** One idea of the schema's language: its names here, in Chinese and at the platform. */
export interface Concept {
  /** What it is, in English. */
  readonly concept: string;
  /** Its names in the schema. */
  readonly names: readonly [string, ...string[]];
  /** The field's usual Chinese term; null where there is none. */
  readonly term: string | null;
  /** The platform's names; `Type.name` or `field.name` where a name means something else elsewhere. */
  readonly wire: readonly string[];
  /** Why one of its platform names has several names in the schema, or a value is a text where another type is expected. */
  readonly reason: string | null;
  /** Names that mean the same and are not used; each also forbids names that end in it. */
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

/** The reason why a party's member has no prefix where the type around it is the party. */
export const inParty = 'Inside the party’s own type the party goes without saying.';
