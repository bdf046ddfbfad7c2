import { dropAllDrafts } from './forms/model/stored-drafts.ts';
import type { FeedState } from './feed/feed-state.ts';

type Kept = Pick<FeedState, 'cursor' | 'updates'>;

const STORED_AS = 'feed';

/** Number of updates that are restored after a reload. */
const STORED_UPDATES = 100;

/** The position in the stream and the newest updates, from before a reload of this tab. */
export function readSession(): Kept {
  const stored = sessionStorage.getItem(STORED_AS);
  if (stored === null) return { cursor: null, updates: [] };
  // Only `writeSession` writes this entry.
  return JSON.parse(stored) as Kept;
}

/** Stores the position and the newest updates until the tab is closed. */
export function writeSession({ cursor, updates }: Kept): void {
  const kept: Kept = { cursor, updates: updates.slice(0, STORED_UPDATES) };
  sessionStorage.setItem(STORED_AS, JSON.stringify(kept));
}

/** Removes everything that was stored. */
export function forgetSession(): void {
  sessionStorage.removeItem(STORED_AS);
  dropAllDrafts();
}
