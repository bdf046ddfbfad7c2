import type { Subject, SubjectId } from './subject.ts';

/** Divisions of totals: the whole month, or one seller, buyer or rate. */
const dimensions = ['MONTH', 'SELLER', 'BUYER', 'RATE'] as const;

export type Dimension = (typeof dimensions)[number];

/** Counts and whole amounts in fen, exact in every database. A sum may exceed the safe integers of JavaScript. */
export interface Sums<Fen = number> {
  /** Number of subjects that contribute. */
  readonly count: number;
  readonly withoutTax: Fen;
  readonly tax: Fen;
  readonly withTax: Fen;
  /** Number of contributing subjects that were reversed, and their amount with tax. They stay in the other sums. */
  readonly reversed: number;
  readonly reversedWithTax: Fen;
}

/** Amounts that a subject adds to one total. */
export interface Contribution extends Sums {
  /** Month in Shanghai, `yyyy-MM`. */
  readonly month: string;
  readonly dimension: Dimension;
  /** A rate, or the pseudonym of a seller or buyer; empty for the whole month, and if it is unknown. */
  readonly bucket: string;
}

/** The text behind a pseudonym, stored once per tenant. */
export interface Label {
  readonly pseudonym: string;
  /** Encrypted by the caller. */
  readonly label: string;
  /** Pseudonyms of the prefixes by which `search` finds it; empty if only the complete text finds it. */
  readonly prefixes: readonly string[];
}

/**
 * Terms and sums of a subject that searches and totals read, stored with the change in one transaction. Only the labels are
 * encrypted: a value that may identify a person is passed as a pseudonym.
 */
export interface Projection {
  /** Amount that lists filter by, in fen; null for none. */
  readonly amount: number | null;
  /**
   * Milliseconds since the epoch from which on a person should look at the subject; null for never. A change that keeps the state
   * also keeps the earlier time, or its dismissal.
   */
  readonly attentionAt: number | null;
  /** Numbers in normalized form. */
  readonly numbers: readonly string[];
  /** Pseudonyms of names. */
  readonly names: readonly string[];
  readonly contributions: readonly Contribution[];
  /** The texts behind the pseudonyms. */
  readonly labels: readonly Label[];
}

/** Terms of a search; null for a term that is not searched for. */
export interface SearchQuery {
  /** A number in normalized form, or its prefix. */
  readonly number: string | null;
  /** Pseudonyms of a name and of its prefix. */
  readonly name: { readonly whole: string; readonly prefix: string } | null;
  readonly kinds: readonly string[];
  readonly first: number;
}

/** A subject that a search found. */
export interface Found {
  readonly subject: Subject;
  readonly match: 'NUMBER' | 'NAME';
  /** False if the number or name only begins with the searched text. */
  readonly isExact: boolean;
}

/** Totals of some kinds together. */
export interface TotalsQuery {
  readonly kinds: readonly string[];
  readonly dimension: Dimension;
  /** First and last month, `yyyy-MM`. */
  readonly from: string;
  readonly to: string;
  /** Maximum number of rows, the largest first; months are always all returned. The remaining buckets form one row. */
  readonly most: number;
}

/** One row of totals. */
export interface Total extends Sums<number | bigint> {
  /** Month of a `MONTH` row; null for the other dimensions, whose rows cover all months. */
  readonly month: string | null;
  /** Null for the rest of a list that is longer than `most`. */
  readonly bucket: string | null;
  /** Label as stored; null for a bucket without one. */
  readonly label: string | null;
  /** Number of buckets that the row sums up. */
  readonly buckets: number;
}

/** Searches and totals, read from the projections of changes. */
export interface Projected {
  /**
   * Subjects with a number or a name, exact matches first, then the newest. Scans at most twenty numbers per kind that begin with
   * the text, those that sort last, and at most fifty names in total: the cost does not depend on the number of subjects.
   */
  search(tenant: string, query: SearchQuery): Promise<readonly Found[]>;

  /** Totals, updated with each change: months in their order, other dimensions by the amount with tax, largest first. */
  totals(tenant: string, query: TotalsQuery): Promise<readonly Total[]>;

  /** Number of subjects that need attention at a time, up to `most`. `list` lists them, by `attentionBy`. */
  attentionCount(tenant: string, at: number, most: number): Promise<number>;

  /**
   * Dismisses the attention that a subject needs in a state, until it reaches another state; not an update. False if the subject
   * is not in that state.
   */
  dismiss(id: SubjectId, state: string): Promise<boolean>;

  /** Subjects whose last change had no projection, such as those from before version 3 of the tables. */
  unprojected(limit: number): Promise<readonly Subject[]>;

  /** Stores the projection of a subject at a version and changes nothing else. No effect if the version differs. */
  project(id: SubjectId, version: number, projection: Projection): Promise<void>;
}

/** One page of subjects, newest first, even if the page was counted from the oldest. */
export interface SubjectPage {
  readonly subjects: readonly { readonly subject: Subject; readonly pageCursor: string }[];
  /** True if the query also finds subjects older than this page. */
  readonly hasNextPage: boolean;
  /** True if the query also finds subjects newer than this page. */
  readonly hasPreviousPage: boolean;
}

/** Selects subjects of a tenant. They match every member that is present; an absent member does not restrict. */
export interface ListFilter {
  readonly kinds?: readonly string[];
  readonly states?: readonly string[];
  /** Only subjects that were opened with this group in `Intent.groups`. */
  readonly group?: { readonly name: string; readonly value: string };
  /** Only subjects opened at this time or later, in milliseconds since the epoch. */
  readonly openedFrom?: number;
  /** Only subjects opened before this time, in milliseconds since the epoch. */
  readonly openedTo?: number;
  /** Only subjects with an amount of at least this many fen; see `Projection`. A rare one is searched among all of a state. */
  readonly amountFrom?: number;
  /** Only subjects with an amount of at most this many fen. */
  readonly amountTo?: number;
  /** Only subjects that need attention at this time, in milliseconds since the epoch. */
  readonly attentionBy?: number;
}

/** Size and position of a page, counted from either end of the list or from a `pageCursor` of an earlier page. */
export type PageQuery =
  /** The newest subjects that were opened before the one at `after`. */
  | { readonly first: number; readonly after?: string }
  /** The oldest subjects that were opened after the one at `before`. */
  | { readonly last: number; readonly before?: string };

export type ListQuery = ListFilter & PageQuery;

/** Number of subjects of a kind in a state. */
export interface StateCount {
  readonly kind: string;
  readonly state: string;
  /** At least 1. */
  readonly count: number;
}
