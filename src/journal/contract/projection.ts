import type { Subject, SubjectId } from './subject.ts';

/** The divisions of totals: the whole month, or the part of a seller, a buyer or a rate. */
export const dimensions = ['MONTH', 'SELLER', 'BUYER', 'RATE'] as const;

export type Dimension = (typeof dimensions)[number];

/** Counts and whole amounts in fen, exact in every database; the sum of many may be larger than a number can say. */
export interface Sums<Fen = number> {
  /** Number of subjects that contribute. */
  readonly count: number;
  readonly withoutTax: Fen;
  readonly tax: Fen;
  readonly withTax: Fen;
  /** Number of those that were reversed, and their amount with tax. They stay in the other sums. */
  readonly reversed: number;
  readonly reversedWithTax: Fen;
}

/** The part of a subject in one total. */
export interface Contribution extends Sums {
  /** Month in Shanghai, `yyyy-MM`. */
  readonly month: string;
  readonly dimension: Dimension;
  /** A rate in clear, or the pseudonym of a seller or buyer; empty for the whole month, and where it is not known. */
  readonly bucket: string;
}

/** The text behind a pseudonym, stored once per tenant. */
export interface Label {
  readonly pseudonym: string;
  /** Encrypted by the caller. */
  readonly label: string;
  /** Pseudonyms of the beginnings by which `search` finds it; none where it is found as a whole only. */
  readonly prefixes: readonly string[];
}

/**
 * The part of a change by which its subject is found and summed up: stored with the change, as one. Everything in it is
 * stored in clear but the labels: what may be a person's is given as a pseudonym.
 */
export interface Projection {
  /** Amount that lists filter by, in fen; null for none. */
  readonly amount: number | null;
  /**
   * Milliseconds since the epoch from which on somebody should look at the subject; null for never. A change that keeps
   * the state keeps the time that was set before, or that it was dismissed.
   */
  readonly attentionAt: number | null;
  /** Numbers in their normal form. */
  readonly numbers: readonly string[];
  /** Pseudonyms of names. */
  readonly names: readonly string[];
  readonly contributions: readonly Contribution[];
  /** The texts behind the pseudonyms. */
  readonly labels: readonly Label[];
}

/** The terms that are searched for; null for one that is not. */
export interface SearchQuery {
  /** A number in its normal form, or its beginning. */
  readonly number: string | null;
  /** Pseudonyms of a name and of its beginning. */
  readonly name: { readonly whole: string; readonly prefix: string } | null;
  readonly kinds: readonly string[];
  readonly first: number;
}

/** A subject that a search found. */
export interface Found {
  readonly subject: Subject;
  readonly match: 'NUMBER' | 'NAME';
  /** False where the number or name only begins with what was searched for. */
  readonly isExact: boolean;
}

/** Totals of some kinds together. */
export interface TotalsQuery {
  readonly kinds: readonly string[];
  readonly dimension: Dimension;
  /** First and last month, `yyyy-MM`. */
  readonly from: string;
  readonly to: string;
  /** The largest so many, but of months all; the rest is one row. */
  readonly most: number;
}

/** One row of totals. */
export interface Total extends Sums<number | bigint> {
  /** Of a `MONTH`; else null, as the row is of all months. */
  readonly month: string | null;
  /** Null for the rest of a list that is longer than `most`. */
  readonly bucket: string | null;
  /** As it was stored; null for a bucket without one. */
  readonly label: string | null;
  /** Number of buckets that the row sums up. */
  readonly buckets: number;
}

/** Finding subjects and summing them up, by what their changes project. */
export interface Projected {
  /**
   * The subjects with a number or a name, those found exactly first, then the newest. Of one kind at most twenty numbers
   * that begin so are looked at, those that sort last, and altogether fifty names: so it costs the same among
   * however many subjects.
   */
  search(tenant: string, query: SearchQuery): Promise<readonly Found[]>;

  /** Totals: months in their order, all else by the amount with tax, the largest first. Counted with each change. */
  totals(tenant: string, query: TotalsQuery): Promise<readonly Total[]>;

  /** Number of subjects that need attention at a time, up to `most`. `list` lists them, by `attentionBy`. */
  attentionCount(tenant: string, at: number, most: number): Promise<number>;

  /**
   * Ends the attention that a subject in a state needs, until it reaches another one; not an update. False where it is
   * not in that state.
   */
  dismiss(id: SubjectId, state: string): Promise<boolean>;

  /** Subjects whose last change projected nothing, as those from before version 3 of the tables. */
  unprojected(limit: number): Promise<readonly Subject[]>;

  /** Stores the projection of a subject at a version, and changes nothing else. Without effect at another version. */
  project(id: SubjectId, version: number, projection: Projection): Promise<void>;
}
