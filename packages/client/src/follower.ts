import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
// Alone: a page that shares the package's whole index with another one loads all of it.
import { print } from 'graphql/language/printer.js';
import { createEventStreamTransport } from './event-stream.ts';
import { inMemory, type Position, type PositionStore } from './position.ts';
import { type GetHeaders, OperationFailed, Refused } from './transport.ts';
import { isAfterGap, type UpdateData, updateOf } from './update.ts';
import { createSocketTransport } from './web-socket.ts';

/** Settings of a follower. */
export interface FollowerOptions {
  /** The address of the service's GraphQL, such as `https://example.com/graphql`. */
  readonly url: string;
  /**
   * Gives the API key or token; left out or null for a service that wants none. Asked for every connection, with
   * `wasRefused` where the service did not take the one before: get a fresh one then.
   */
  readonly getToken?: (wasRefused: boolean) => string | null | Promise<string | null>;
  /** The language of what the service says in words, as in an `Accept-Language` header: `zh-CN`. */
  readonly language?: string;
  /** The longest wait before the first new attempt; it doubles with each that fails. 500 when left out. */
  readonly firstWaitMs?: number;
  /** The longest wait between attempts; 15,000 when left out. */
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

/** Told of what comes, one after the other. */
export interface Handler<Data extends UpdateData> {
  /**
   * Applies an update. Its position is kept when this has resolved, so that a crash in between has it delivered again. What
   * it throws ends the subscription.
   */
  apply(data: Data): void | Promise<void>;
  /** Reads again what is kept of the service: the update applied next follows upon updates that are gone for good. */
  onGap(): void | Promise<void>;
  /** Called at the end: a final state was reached, or, with an error, the service or the handler rejected. */
  onEnd(error: unknown): void;
}

/** Follows subscriptions over however many connections: every update in order, none lost, none applied twice. */
export interface Follower {
  /** Begins to follow. The returned function ends it; no callback runs afterwards. */
  follow<Data extends UpdateData, Variables>(
    followed: Followed<Data, Variables>,
    handler: Handler<Data>,
  ): () => void;
  readonly getConnection: () => Connection;
  /** Told when that changed; the function returned ends it. */
  readonly onConnection: (listener: () => void) => () => void;
}

/** Repeats can only be of the updates around a break: the service goes on behind the cursor. */
const REMEMBERED = 100;

/** A token that is refused when it was asked for freshly is not taken at all. */
const MOST_REFUSALS = 2;

/** Makes a follower: over a WebSocket, and over server-sent events where none gets through. */
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
  /** The subscriptions that have no connection. */
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
      // Read for each connection: graphql-ws makes another by itself where one is closed as if all were said.
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
          // The service answers in the form of the document.
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
        // A proxy may block a socket that never opened, so events come next; after a break a socket is tried first.
        else transport = isOpen || transport === overEvents ? overSocket : overEvents;
      }
      change(signal, false);
      const longest = Math.min(firstWaitMs * 2 ** failures, longestWaitMs);
      failures += 1;
      // Spread, so that the clients of a service that was restarted do not all come at once.
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

/** The handler threw: another attempt would have it throw again. */
class HandlerFailed extends Error {}

/** Applies an update that was not applied yet, and returns the position behind it. */
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
    // Behind a gap nothing is known of what was seen before: a journal may have been restored from a copy.
    return { cursor, seen: isGap ? [eventId] : [...seen, eventId].slice(-REMEMBERED) };
  } catch (error) {
    throw new HandlerFailed('The handler failed.', { cause: error });
  }
}

/** Resolves after a while, or as soon as the signal is given. */
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
