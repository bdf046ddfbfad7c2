import { dropAllDrafts } from './forms/model/stored-drafts.ts';
import type { FeedState } from './feed/feed-state.ts';

type Kept = Pick<FeedState, 'cursor' | 'updates'>;

const STORED_AS = 'feed';

/** As much as a reload brings back. */
const STORED_UPDATES = 100;

/** The place in the stream, and the newest updates, from before a reload of this tab. */
export function readSession(): Kept {
  const stored = sessionStorage.getItem(STORED_AS);
  if (stored === null) return { cursor: null, updates: [] };
  // Only `writeSession` writes there.
  return JSON.parse(stored) as Kept;
}

/** Keeps the place and the newest updates until the tab is closed. */
export function writeSession({ cursor, updates }: Kept): void {
  const kept: Kept = { cursor, updates: updates.slice(0, STORED_UPDATES) };
  sessionStorage.setItem(STORED_AS, JSON.stringify(kept));
}

/** Forgets everything that was kept. */
export function forgetSession(): void {
  sessionStorage.removeItem(STORED_AS);
  dropAllDrafts();
}
