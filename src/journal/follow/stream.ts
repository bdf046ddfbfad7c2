import type { Place } from './cursor.ts';
import type { UpdateFilter } from '../contract/reading.ts';
import type { Update } from '../contract/update.ts';

/** An update and the place right behind it. */
export interface Placed {
  readonly place: Place;
  readonly update: Update;
}

/** A stretch of a tenant's stream. */
export interface Stretch {
  readonly updates: readonly Placed[];
  /** True when the place asked for is not in this stream's kept history. */
  readonly gap: boolean;
  /** The place at which the stretch begins: the one asked for, or at a gap the oldest that is kept. */
  readonly from: Place;
  /** Behind the last entry looked at. */
  readonly to: Place;
  readonly atEnd: boolean;
}

/** Reading the streams of updates of a store that several instances share. */
export interface Stream {
  end(tenant: string): Promise<Place>;
  /** The ends of several tenants' streams. */
  ends(tenants: readonly string[]): Promise<ReadonlyMap<string, Place>>;
  /** Up to `limit` updates behind a place; looks at a bounded number of entries. */
  stretch(tenant: string, after: Place, filter: UpdateFilter, limit: number): Promise<Stretch>;
  /**
   * The same for several who want the same at the same time: they share what one of them asked for,
   * which may have been asked for a moment ago. Whoever is at the end must look again when it rings.
   */
  shared(tenant: string, after: Place, filter: UpdateFilter, limit: number): Promise<Stretch>;
}
