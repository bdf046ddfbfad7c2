import type { Update } from './subject.ts';

/** Selects updates; an absent member does not restrict. */
export interface UpdateFilter {
  readonly kinds?: readonly string[];
  /** Only with exactly one kind. */
  readonly key?: string;
  readonly states?: readonly string[];
}

/** A stretch of a tenant's stream. */
export interface Reading {
  readonly updates: readonly Update[];
  /** The position from which to read on: behind the last update scanned, filtered out or not. */
  readonly cursor: string;
  /**
   * True if `after` is before the oldest stored entry or in another epoch: entries may be missing, the reading starts at the
   * oldest stored entry, and the reader needs fresh snapshots.
   */
  readonly gap: boolean;
  /** True if there was no update behind `cursor` at the time of reading. */
  readonly atEnd: boolean;
}

/** Notice to a reader: there is no update behind `cursor`, and the reader waits from here on. */
export interface AtEnd {
  readonly type: 'end';
  readonly cursor: string;
}

/** Yielded by `follow`: updates in stream order, a notice of missing updates, or a notice that the reader has all of them. */
export type Followed =
  | { readonly type: 'update'; readonly update: Update }
  | { readonly type: 'gap'; readonly cursor: string }
  | AtEnd;
