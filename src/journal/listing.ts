import { decodeCursor, encodeCursor } from './follow/cursor.ts';
import { BadCursor } from '../kernel/bad-cursor.ts';
import type { ListQuery, SubjectPage } from './contract/list-query.ts';
import type { Subject } from './contract/subject.ts';

/**
 * Places of one millisecond. A place in the list is `openedAt * PLACES_PER_MS + number % PLACES_PER_MS`, where
 * `number` rises with every opening: so one whole number gives the order, the cursor and both ends of a stretch of
 * time, and stays exact until the year 2109. Both back ends compute it, as does what they kept: never change it.
 */
export const PLACES_PER_MS = 2048;

/** Places from `from` to `to`, both included. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A query as stretches of places. */
export interface Stretches {
  /** Holds the page. */
  readonly page: Stretch;
  /** From which end of `page` its subjects are taken. */
  readonly takes: 'newest' | 'oldest';
  /** Number of entries taken. */
  readonly size: number;
  /** Holds what the query finds on the other side of the cursor, and at it; null without a cursor. */
  readonly passed: Stretch | null;
  /** Of the journal that the cursor is of; null without a cursor. */
  readonly epoch: string | null;
}

/** A subject with its place. */
export interface Listed {
  readonly subject: Subject;
  readonly place: number;
}

/** A store's answer to a query. */
export interface Finding {
  /** In the order in which they are taken, one more than asked for where there is one. */
  readonly taken: readonly Listed[];
  /** True when there is anything in `Stretches.passed`. */
  readonly hasPassed: boolean;
}

/** The stretches of places that a query means. Throws `BadCursor` for a text that is no cursor. */
export function stretchesOf(query: ListQuery): Stretches {
  const all = {
    from: firstPlaceOf(query.openedFrom ?? 0),
    to: firstPlaceOf(query.openedTo ?? Infinity) - 1,
  };
  const isBackward = 'last' in query;
  const cursor = isBackward ? query.before : query.after;
  const size = isBackward ? query.last : query.first;
  const takes = isBackward ? 'oldest' : 'newest';
  if (cursor === undefined) return { page: all, takes, size, passed: null, epoch: null };
  const { epoch, position } = decodeCursor(cursor);
  const newer = (from: number): Stretch => ({ ...all, from: Math.max(all.from, from) });
  const older = (to: number): Stretch => ({ ...all, to: Math.min(all.to, to) });
  const [page, passed] = isBackward
    ? [newer(position + 1), older(position)]
    : [older(position - 1), newer(position)];
  return { page, takes, size, passed, epoch };
}

/** The page that a store found. Throws `BadCursor` for a cursor of another journal than that of `epoch`. */
export function pageOf(
  { takes, size, epoch: ofCursor }: Stretches,
  { taken, hasPassed }: Finding,
  epoch: string,
): SubjectPage {
  // Tells page cursors from those of streams, and from page cursors of releases that listed in another order.
  const ofPages = `pages-${epoch}`;
  if (ofCursor !== null && ofCursor !== ofPages)
    throw new BadCursor('not a page cursor of this journal');
  const hasMore = taken.length > size;
  const ofPage = taken.slice(0, size);
  const newestFirst = takes === 'newest' ? ofPage : ofPage.toReversed();
  return {
    subjects: newestFirst.map(({ subject, place }) => ({
      subject,
      pageCursor: encodeCursor({ epoch: ofPages, position: place }),
    })),
    hasNextPage: takes === 'newest' ? hasMore : hasPassed,
    hasPreviousPage: takes === 'newest' ? hasPassed : hasMore,
  };
}

/** The first place of a millisecond. */
export function firstPlaceOf(openedAt: number): number {
  return Math.min(Math.max(openedAt, 0) * PLACES_PER_MS, Number.MAX_SAFE_INTEGER);
}
