import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
// A separate module: a page that imports the package's whole index together with another page loads all of it.
import { print } from 'graphql/language/printer.js';
import { createEventStreamTransport } from './event-stream.ts';
import { inMemory, type Position, type PositionStore } from './position.ts';
import { type GetHeaders, OperationFailed, Refused } from './transport.ts';
import { isAfterGap, type UpdateData, updateOf } from './update.ts';
import { createSocketTransport } from './web-socket.ts';

/** Settings of a follower. */
export interface FollowerOptions {
  /** Address of the service's GraphQL endpoint, such as `https://example.com/graphql`. */
  readonly url: string;
  /**
   * Returns the API key or token; absent or null for a service that needs none. Called for every connection; `wasRefused` is true
   * if the service rejected the previous one: return a fresh one then.
   */
  readonly getToken?: (wasRefused: boolean) => string | null | Promise<string | null>;
  /** Language of the service's texts, as in an `Accept-Language` header: `zh-CN`. */
  readonly language?: string;
  /** Longest wait before the first retry, doubled after each failure. By default 500. */
  readonly firstWaitMs?: number;
  /** Longest wait between attempts. By default 15,000. */
  readonly longestWaitMs?: number;
}

/** `connecting` while a subscription has no connection, `live` while each has one. */
export type Connection = 'connecting' | 'live';

/** Subscription to follow. Without a stored position it starts from the cursor `variables.after`. */
export interface Followed<Data extends UpdateData, Variables> {
  readonly document: TypedDocumentNode<Data, Variables>;
  readonly variables: Variables;
  /** Store of the position; in memory by default. Use one store for one document with one set of variables. */
  readonly position?: PositionStore | undefined;
}

/** Callbacks, called one at a time. */
export interface Handler<Data extends UpdateData> {
  /**
   * Applies an update. The position is stored after the promise resolves: after a crash in between, the update is delivered
   * again. An error ends the subscription.
   */
  apply(data: Data): void | Promise<void>;
  /** Reloads the data that the client keeps of the service: updates before the next one are lost for good. */
  onGap(): void | Promise<void>;
  /** Called at the end: a final state was reached, or, with an error, the service rejected or the handler failed. */
  onEnd(error: unknown): void;
}

/** Follows subscriptions across any number of connections: every update in order, none lost, none applied twice. */
export interface Follower {
  /** Begins to follow. The returned function ends it; no callback runs afterwards. */
  follow<Data extends UpdateData, Variables>(
    followed: Followed<Data, Variables>,
    handler: Handler<Data>,
  ): () => void;
  readonly getConnection: () => Connection;
  /** Registers a listener of changes; the returned function removes it. */
  readonly onConnection: (listener: () => void) => () => void;
}

/** Number of remembered event ids: only updates around a break repeat, as the service continues behind the cursor. */
const REMEMBERED = 100;

/** Number of rejections in a row after which tokens are considered invalid: the second token was fresh. */
const MOST_REFUSALS = 2;

/** Creates a follower: over a WebSocket, and over server-sent events if no WebSocket gets through. */
export function createFollower({
  url,
  getToken = () => null,
  language,
  firstWaitMs = 500,
  longestWaitMs = 15_000,
}: FollowerOptions): Follower {
  let wasRefused = false;
  const getHeaders: GetHeaders = async () => {
    const token = await getToken(wasRefused);
    wasRefused = false;
    return {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(language !== undefined && { 'accept-language': language }),
    };
  };
  const overSocket = createSocketTransport(url, getHeaders);
  const overEvents = createEventStreamTransport(url, getHeaders);
  /** Subscriptions without a connection. */
  const waiting = new Set<AbortSignal>();
  const listeners = new Set<() => void>();
  const getConnection = (): Connection => (waiting.size === 0 ? 'live' : 'connecting');

  function change(signal: AbortSignal, isOpen: boolean): void {
    const before = getConnection();
    if (isOpen) waiting.delete(signal);
    else waiting.add(signal);
    if (getConnection() !== before) for (const listener of listeners) listener();
  }

  async function run<Data extends UpdateData, Variables>(
    { document, variables: own, position: store = inMemory() }: Followed<Data, Variables>,
    handler: Handler<Data>,
    signal: AbortSignal,
  ): Promise<void> {
    let position: Position = (await store.read()) ?? { cursor: null, seen: [] };
    const request = {
      query: print(document),
      // Read for each connection: graphql-ws reconnects by itself after a normal closure.
      get variables() {
        return { ...own, ...(position.cursor !== null && { after: position.cursor }) };
      },
    };
    let transport = overSocket;
    let failures = 0;
    let refusals = 0;
    for (;;) {
      let isOpen = false;
      const onOpen = (): void => {
        isOpen = true;
        refusals = 0;
        if (!signal.aborted) change(signal, true);
      };
      try {
        for await (const { data, errors } of transport(request, signal, onOpen)) {
          if (signal.aborted) return;
          if (!data) throw new OperationFailed(errors ?? []);
          failures = 0;
          // The response of the service has the form of the document.
          position = await take(data as Data, position, handler);
          await store.write(position);
        }
        return;
      } catch (error) {
        if (signal.aborted || error instanceof HandlerFailed) throw error;
        if (error instanceof OperationFailed && !error.isRetryable) throw error;
        if (error instanceof Refused) {
          wasRefused = true;
          refusals += 1;
          if (refusals >= MOST_REFUSALS) throw error;
        }
        // A proxy may block a socket that never opened, so events are next; after a break a socket is tried first.
        else transport = isOpen || transport === overEvents ? overSocket : overEvents;
      }
      change(signal, false);
      const longest = Math.min(firstWaitMs * 2 ** failures, longestWaitMs);
      failures += 1;
      // Random, so that the clients of a restarted service do not all reconnect at once.
      await pause(longest * (0.5 + Math.random() / 2), signal);
      if (signal.aborted) return;
    }
  }

  return {
    follow(followed, handler) {
      const ending = new AbortController();
      const { signal } = ending;
      change(signal, false);
      const end = (error: unknown): void => {
        if (signal.aborted) return;
        change(signal, true);
        handler.onEnd(error instanceof HandlerFailed ? error.cause : error);
      };
      run(followed, handler, signal).then(() => end(null), end);
      return () => {
        ending.abort();
        change(signal, true);
      };
    },
    getConnection,
    onConnection(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The handler threw: it would throw again in another attempt. */
class HandlerFailed extends Error {}

/** Applies an update unless it was applied before, and returns the position behind it. */
async function take<Data extends UpdateData>(
  data: Data,
  { seen }: Position,
  handler: Handler<Data>,
): Promise<Position> {
  try {
    const update = updateOf(data);
    const { cursor, eventId } = update;
    const isGap = isAfterGap(update);
    if (seen.includes(eventId) && !isGap) return { cursor, seen };
    if (isGap) await handler.onGap();
    await handler.apply(data);
    // After a gap earlier event ids are worthless: the journal may have been restored from a copy.
    return { cursor, seen: isGap ? [eventId] : [...seen, eventId].slice(-REMEMBERED) };
  } catch (error) {
    throw new HandlerFailed('The handler failed.', { cause: error });
  }
}

/** Resolves after a time, or as soon as the signal is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    signal.addEventListener('abort', wake, { once: true });
  });
}
