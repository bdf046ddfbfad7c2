import type { Update } from './update.ts';

/** Which updates a reader wants; an absent member does not restrict. */
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
   * True when `after` points before what is kept or into another epoch: entries may be missing, the
   * reading starts at the oldest kept entry, and the reader needs fresh snapshots.
   */
  readonly gap: boolean;
  /** True when nothing was left behind `cursor` at the time of reading. */
  readonly atEnd: boolean;
}

/** Notice to a reader: nothing was left behind `cursor`, and from here on it waits. */
export interface AtEnd {
  readonly type: 'end';
  readonly cursor: string;
}

/** Yielded by `follow`: updates in stream order, the notice that some are gone, or that the reader has all of them. */
export type Followed =
  | { readonly type: 'update'; readonly update: Update }
  | { readonly type: 'gap'; readonly cursor: string }
  | AtEnd;
