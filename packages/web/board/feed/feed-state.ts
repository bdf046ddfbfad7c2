import type { ChangeFragment } from '../../generated/operations.ts';

/** A change of anything that is followed, with the members that a timeline shows. */
export interface FeedUpdate extends ChangeFragment {
  /** The id of the changed thing; null if the thing cannot be shown. */
  readonly subjectId: string | null;
}

/** The state of the connection; `offline` if the user disconnected it. */
export type Connection = 'connecting' | 'live' | 'offline';

/** A reconnect to the stream. */
export interface Resumed {
  /** The cursor after which the stream resumed. */
  readonly from: string;
  /** The end of the stream at that moment; null until it is known. */
  readonly until: string | null;
}

/** Immutable snapshot of the feed; each change makes a new one. */
export interface FeedState {
  readonly connection: Connection;
  /** The position to resume from; null before the first one is known. */
  readonly cursor: string | null;
  /** The newest updates, the newest first. */
  readonly updates: readonly FeedUpdate[];
  /** Last reconnect; null before the first. */
  readonly resumed: Resumed | null;
}

/** Updates that arrived after a reconnect. */
export interface Replay {
  /** Number of stored updates that were missed while disconnected. */
  readonly count: number;
  /** True if the service no longer had every update and sent snapshots instead. */
  readonly gap: boolean;
}

/** Updates since the last reconnect; null before the first. */
export function replayOf({ resumed, updates }: FeedState): Replay | null {
  if (resumed === null) return null;
  const placeOf = (cursor: string | null): number =>
    updates.findIndex((update) => update.cursor === cursor);
  const { from, until } = resumed;
  const before = placeOf(from);
  const missed =
    from === until
      ? []
      : updates.slice(Math.max(placeOf(until), 0), before < 0 ? updates.length : before);
  return {
    count: missed.length,
    gap: missed.some(({ cause }) => cause === 'SNAPSHOT_AFTER_GAP'),
  };
}
