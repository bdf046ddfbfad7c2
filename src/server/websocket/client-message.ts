import { isJsonObject, type Json, type JsonObject } from '../../kernel/json/json.ts';
import { parseLossless } from '../../kernel/json/lossless-json.ts';

/** Messages that only a service sends; graphql-ws takes one that comes to it for a failure of its own (4500). */
const OF_THE_SERVICE: ReadonlySet<unknown> = new Set(['connection_ack', 'next', 'error']);

/** Ids are numbers or UUIDs; each is sent back with every answer. */
const LONGEST_ID = 128;

/**
 * The message in a text that a client sent on a socket; null for what is none, and for those of a service. Numbers keep
 * their digits. An operation that names its document by a hash gets an empty text: graphql-ws closes the socket of a
 * client that sends none, as some do.
 */
export function toClientMessage(text: string): JsonObject | null {
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
    return parseLossless(text);
  } catch {
    return null;
  }
}
