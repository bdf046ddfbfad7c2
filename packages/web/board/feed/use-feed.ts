import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import type { OperationKind } from '../../generated/operations.ts';
import type { Feed } from './feed.ts';
import type { FeedState } from './feed-state.ts';

/** The feed of a page. */
export const FeedContext = createContext<Feed | null>(null);

/** The feed of the page. */
export function useFeed(): Feed {
  const feed = useContext(FeedContext);
  if (feed === null) throw new Error('useFeed needs the context of a feed.');
  return feed;
}

/** Current state of the feed. */
export function useFeedState(): FeedState {
  const feed = useFeed();
  return useSyncExternalStore(feed.onState, feed.getState);
}

/** Shortest interval between two queries of a list, however many updates arrive. */
const AT_MOST_EVERY_MS = 700;

/**
 * Calls `refresh`, at a limited rate, after updates of some kinds (of any kind, if `kinds` is null), and after a reconnect,
 * as queries failed while the page was offline.
 */
export function useRefresh(kinds: readonly OperationKind[] | null, refresh: () => void): void {
  const feed = useFeed();
  const latest = useRef({ kinds, refresh });
  useEffect(() => {
    latest.current = { kinds, refresh };
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const stop = feed.onNews((kind) => {
      const isOther = kind !== null && latest.current.kinds?.includes(kind) === false;
      if (timer !== null || isOther) return;
      timer = setTimeout(() => {
        timer = null;
        latest.current.refresh();
      }, AT_MOST_EVERY_MS);
    });
    return () => {
      stop();
      if (timer !== null) clearTimeout(timer);
    };
  }, [feed]);
}
