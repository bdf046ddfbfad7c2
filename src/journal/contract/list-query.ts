import type { Subject } from './subject.ts';

/** One page of subjects, newest opened first, from whichever end it was counted. */
export interface SubjectPage {
  readonly subjects: readonly { readonly subject: Subject; readonly pageCursor: string }[];
  /** True if the query also finds subjects opened before all of the page. */
  readonly hasNextPage: boolean;
  /** True if the query also finds subjects opened after all of the page. */
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
