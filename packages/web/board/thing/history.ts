import { useEffect, useState } from 'react';
import { type Client, type CombinedError, useClient } from 'urql';
import { type ChangeFragment, ThingHistoryDocument } from '../../generated/operations.ts';
import type { Thing } from '../values/facts.ts';
import { useFeedState } from '../feed/use-feed.ts';

/** The updates of a thing. */
interface History {
  /** Newest first, without duplicates. */
  readonly updates: readonly ChangeFragment[];
  /** True once all stored updates are loaded. */
  readonly isWhole: boolean;
  readonly error: CombinedError | null;
  /** Loads the updates again. */
  readonly again: () => void;
}

/** Reads the stored updates of a thing, page by page, oldest first. */
async function* readPages(
  client: Client,
  id: string,
): AsyncGenerator<readonly ChangeFragment[], CombinedError | null> {
  let after: string | null = null;
  do {
    const variables: { id: string; after: string | null } = { id, after };
    const { data, error } = await client
      .query(ThingHistoryDocument, variables, { requestPolicy: 'network-only' })
      .toPromise();
    if (!data) return error ?? null;
    // Null if the thing is not followed yet, or if the key may not read its operation.
    const { operation } = data.node && 'operation' in data.node ? data.node : { operation: null };
    const page = operation?.history;
    if (!page) return null;
    yield page.edges.map(({ node }) => node);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return null;
}

/** Updates of a thing: the stored ones, and those that the feed delivers while the page is open. */
export function useHistory({ id }: Thing): History {
  const client = useClient();
  const { updates: live, resumed } = useFeedState();
  const [kept, setKept] = useState<readonly ChangeFragment[]>([]);
  const [isWhole, setWhole] = useState(false);
  const [error, setError] = useState<CombinedError | null>(null);
  const [asked, setAsked] = useState(0);
  // Reads again after each reconnect: reads fail while the page is offline, and the feed skips updates at a gap.
  const returned = resumed?.from;
  useEffect(() => {
    let isGone = false;
    const read = async (): Promise<void> => {
      const pages = readPages(client, id);
      for (;;) {
        const { done, value } = await pages.next();
        if (isGone) return;
        if (done !== true) {
          setKept((before) => [...before, ...value]);
          continue;
        }
        setError(value);
        setWhole(value === null);
        return;
      }
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [client, id, asked, returned]);
  const own = live.filter(({ subjectId }) => subjectId === id);
  // The stored update names the cause; the feed's snapshot after a gap has the same version without it.
  const byVersion = new Map([...own, ...kept].map((update) => [update.version, update]));
  return {
    updates: [...byVersion.values()].toSorted((a, b) => b.version - a.version),
    isWhole,
    error,
    again: () => setAsked((times) => times + 1),
  };
}
