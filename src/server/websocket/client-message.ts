import {
  isJsonObject,
  type Json,
  type JsonObject,
  spoilsLaterNames,
} from '../../kernel/json/json.ts';
import { parseLossless } from '../../kernel/json/lossless-json.ts';

/**
 * Messages that only a service sends; graphql-ws closes with 4500, as for a failure of its own, when it receives
 * one.
 */
const OF_THE_SERVICE: ReadonlySet<unknown> = new Set(['connection_ack', 'next', 'error']);

/** Ids are numbers or UUIDs; each is sent back with every result. */
const LONGEST_ID = 128;

/**
 * Message in a text that a client sent on a socket; null if it is none, or one of a service. Numbers keep their digits. An
 * operation that names its document by a hash gets an empty text: graphql-ws closes the socket of a client that sends none,
 * as some do.
 *
 * graphql-ws types its messages as texts, and takes one that is parsed already; a parser of one's own was declined, and
 * a reviver is too slow: https://github.com/enisdenjo/graphql-ws/pull/171. `test/server/library-insides.test.ts` fails
 * with its next version.
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
