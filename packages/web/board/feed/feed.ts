import type { PositionStore } from '../../../client/src/position.ts';
import {
  LatestCursorDocument,
  type OperationKind,
  UpdatesDocument,
  type UpdatesSubscription,
} from '../../generated/operations.ts';
import type { Clients, Line } from '../../shared/client.ts';
import type { FeedState, FeedUpdate } from './feed-state.ts';
import { readSession, writeSession } from '../session.ts';

/** Every update, in order and exactly once, however often the connection is replaced. */
export interface Feed {
  readonly getState: () => FeedState;
  /** Calls the listener with each new state. Returns a function that removes the listener. */
  readonly onState: (listener: () => void) => () => void;
  /** Calls the listener with the kind of each update, and with null after each reconnect. Returns a function that removes it. */
  onNews(listener: (kind: OperationKind | null) => void): () => void;
  /** Connection for requests outside the GraphQL client; `setOffline` cuts it, too. */
  readonly line: Line;
  /** Disconnects the page from the service, or reconnects it. */
  setOffline(offline: boolean): void;
  /** Starts the feed. Returns a function that stops it. */
  start(): () => void;
}

/** Number of updates that stay in memory, enough to look back at; a page may stay open for days. */
const KEPT_UPDATES = 300;

/** Delay before a rejected subscription is tried again. */
const AGAIN_AFTER_MS = 10_000;

/**
 * Follows everything. Cursor and newest updates are stored together in the browser tab's session, so that the page resumes
 * at the same position after a reload.
 */
export function createFeed({ client, follower, line }: Clients): Feed {
  const stateListeners = new Set<() => void>();
  const newsListeners = new Set<(kind: OperationKind | null) => void>();
  let state: FeedState = { connection: 'connecting', resumed: null, ...readSession() };
  let following: { unsubscribe(): void } | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** Incremented whenever the feed starts or stops: responses to queries of an earlier attempt are ignored. */
  let attempt = 0;
  const position: PositionStore = {
    read() {
      const { cursor, updates } = state;
      return { cursor, seen: updates.map(({ eventId }) => eventId) };
    },
    write() {}, // take() has stored it, with the update
  };

  function become(change: Partial<FeedState>): void {
    state = { ...state, ...change };
    if (change.cursor !== undefined) writeSession(state);
    for (const listener of stateListeners) listener();
  }

  function announce(kind: OperationKind | null): void {
    for (const listener of newsListeners) listener(kind);
  }

  function take({ subject, ...change }: UpdatesSubscription['updates']): void {
    const update: FeedUpdate = { ...change, subjectId: subject?.id ?? null };
    become({
      cursor: update.cursor,
      updates: [update, ...state.updates].slice(0, KEPT_UPDATES),
    });
    announce(update.kind);
  }

  async function askLatestCursor(): Promise<string | null> {
    const { data } = await client
      .query(LatestCursorDocument, {}, { requestPolicy: 'network-only' })
      .toPromise();
    return data?.latestCursor ?? null;
  }

  async function begin(): Promise<void> {
    leave();
    const mine = attempt;
    become({ connection: 'connecting' });
    let isReturn = state.cursor !== null;
    if (!isReturn) {
      const cursor = await askLatestCursor();
      if (mine !== attempt) return;
      if (cursor === null) return later();
      become({ cursor });
    }
    const forget = follower.onConnection(() => {
      const connection = follower.getConnection();
      become({ connection });
      if (connection !== 'live') return;
      if (isReturn) void noteReturn();
      isReturn = true;
    });
    const subscription = client
      .subscription(UpdatesDocument, {}, { position })
      .subscribe(({ data, error }) => {
        if (data) take(data.updates);
        if (error) later();
      });
    following = {
      unsubscribe() {
        forget();
        subscription.unsubscribe();
      },
    };
  }

  async function noteReturn(): Promise<void> {
    const { cursor: from } = state;
    if (from === null) return;
    become({ resumed: { from, until: null } });
    announce(null);
    // Missed updates may arrive while this query runs.
    const until = await askLatestCursor();
    if (state.resumed?.from === from) become({ resumed: { from, until } });
  }

  function leave(): void {
    attempt += 1;
    clearTimeout(retry);
    following?.unsubscribe();
    following = null;
  }

  function later(): void {
    leave();
    become({ connection: 'connecting' });
    retry = setTimeout(() => void begin(), AGAIN_AFTER_MS * (0.5 + Math.random() / 2));
  }

  return {
    getState: () => state,
    onState(listener) {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
    onNews(listener) {
      newsListeners.add(listener);
      return () => newsListeners.delete(listener);
    },
    line,
    setOffline(offline) {
      if (offline) {
        leave();
        line.cut();
        become({ connection: 'offline' });
      } else {
        line.mend();
        void begin();
      }
    },
    start() {
      void begin();
      return leave;
    },
  };
}
