import { decodeCursor, encodeCursor } from '../follow/cursor.ts';
import { BadCursor } from '../../kernel/bad-cursor.ts';
import { firstPlaceOf } from '../listing.ts';

/** Something that happened, as it is kept: the journal does not read it. */
export interface AuditRecord {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly text: string;
}

/** Which records of a tenant are read, newest first. */
export interface AuditQuery {
  /** Only what happened at this time or later, in milliseconds since the epoch. */
  readonly from?: number;
  /** Only what happened before this time, in milliseconds since the epoch. */
  readonly to?: number;
  /** Only what stands behind the record with this `pageCursor`: what was written before it. */
  readonly after?: string;
  readonly first: number;
}

/** A page of records, newest first. */
export interface AuditPage {
  readonly records: readonly { readonly text: string; readonly pageCursor: string }[];
  readonly hasNextPage: boolean;
}

/**
 * Audit records by tenant, in the order in which it was written. A record keeps its place; times that go back, as of
 * another instance's clock, are found at the place of the one before.
 */
export interface AuditLog {
  /**
   * Writes records, all or none. `batchId` is made by the caller once: the same again within ten minutes has no second
   * effect. Rejects with `DatabaseUnavailable`, as all of these do.
   */
  append(tenant: string, batchId: string, records: readonly AuditRecord[]): Promise<void>;
  /** Rejects with `BadCursor` for a page cursor that no log can have made. */
  list(tenant: string, query: AuditQuery): Promise<AuditPage>;
  /** Removes what happened before a time. */
  trim(before: number): Promise<void>;
}

/** Tells cursors of these pages from all others. */
const EPOCH = 'audit';

/**
 * Places, both included, that a query means. A place is the time times `PLACES_PER_MS`, or the next one behind the last
 * where that is later: so places rise, and each is one whole number. Both back ends compute it: never change it.
 */
export function placesOf({ from, to, after }: AuditQuery): {
  readonly from: number;
  readonly to: number;
} {
  const end = firstPlaceOf(to ?? Infinity) - 1;
  return {
    from: firstPlaceOf(from ?? 0),
    to: after === undefined ? end : Math.min(end, placeIn(after) - 1),
  };
}

/** The page of what was found, newest first, one more than was asked for where there is one. */
export function auditPageOf(
  found: readonly { readonly place: number; readonly text: string }[],
  { first }: AuditQuery,
): AuditPage {
  return {
    records: found.slice(0, first).map(({ place, text }) => ({
      text,
      pageCursor: encodeCursor({ epoch: EPOCH, position: place }),
    })),
    hasNextPage: found.length > first,
  };
}

function placeIn(cursor: string): number {
  const { epoch, position } = decodeCursor(cursor);
  if (epoch !== EPOCH) throw new BadCursor('not a page cursor of the audit');
  return position;
}
