import type { Subject } from './subject.ts';

/** One page of subjects, newest opened first, whichever end it was counted from. */
export interface SubjectPage {
  readonly subjects: readonly { readonly subject: Subject; readonly pageCursor: string }[];
  /** True when the query also finds what was opened before all of the page. */
  readonly hasNextPage: boolean;
  /** True when the query also finds what was opened after all of the page. */
  readonly hasPreviousPage: boolean;
}

/** Which subjects of a tenant are listed; an absent member does not restrict, and each of the others does. */
export interface ListFilter {
  readonly kinds?: readonly string[];
  readonly states?: readonly string[];
  /** Only what was opened with this one among its `Intent.groups`. */
  readonly group?: { readonly name: string; readonly value: string };
  /** Only what was opened at this time or later, in milliseconds since the epoch. */
  readonly openedFrom?: number;
  /** Only what was opened before this time, in milliseconds since the epoch. */
  readonly openedTo?: number;
  /** Only what has an amount, of this many fen or more; see `Projection`. A rare one is searched among all of a state. */
  readonly amountFrom?: number;
  /** Only what has an amount, of this many fen or less. */
  readonly amountTo?: number;
  /** Only what needs attention at this time, in milliseconds since the epoch. */
  readonly attentionBy?: number;
}

/** The stretch of a list that is wanted, counted from either end or from a `pageCursor` of an earlier page. */
export type PageQuery =
  /** The newest that were opened before the one at `after`. */
  | { readonly first: number; readonly after?: string }
  /** The oldest that were opened after the one at `before`. */
  | { readonly last: number; readonly before?: string };

export type ListQuery = ListFilter & PageQuery;

/** Number of subjects of a kind in a state. */
export interface StateCount {
  readonly kind: string;
  readonly state: string;
  /** At least 1. */
  readonly count: number;
}
