import {
  isJsonObject,
  type Json,
  type JsonObject,
  spoilsLaterNames,
} from '../../kernel/json/json.ts';
import { parseLossless } from '../../kernel/json/lossless-json.ts';

/** Messages that only a server sends. graphql-ws closes the socket with 4500, as for an internal error, when it receives one. */
const OF_THE_SERVICE: ReadonlySet<unknown> = new Set(['connection_ack', 'next', 'error']);

/** Longest id. Ids are numbers or UUIDs, and every result repeats one. */
const LONGEST_ID = 128;

/**
 * Parses a message from a client on a socket; null for an invalid message, or one that only a server sends. Numbers keep
 * their digits. An operation that names its document by a hash gets an empty text: some clients send none, and graphql-ws
 * closes their sockets.
 *
 * graphql-ws types its messages as texts, but also accepts parsed ones. A custom parser was declined, and a reviver is
 * too slow: https://github.com/enisdenjo/graphql-ws/pull/171. `test/server/library-insides.test.ts` fails with the next
 * version of graphql-ws.
 */
export function toClientMessage(text: string): string | null {
  return messageIn(text) as unknown as string | null; // see above
}

function messageIn(text: string): JsonObject | null {
  const message = parsed(text);
  if (!isJsonObject(message) || OF_THE_SERVICE.has(message['type'])) return null;
  const { id, payload } = message;
  if (typeof id === 'string' && id.length > LONGEST_ID) return null;
  const isWithoutText =
    message['type'] === 'subscribe' && isJsonObject(payload) && (payload['query'] ?? null) === null;
  return isWithoutText ? { ...message, payload: { ...payload, query: '' } } : message;
}

function parsed(text: string): Json {
  try {
    return spoilsLaterNames(text) ? null : parseLossless(text);
  } catch {
    return null;
  }
}
