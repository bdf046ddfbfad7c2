import { isJsonObject, keepDigits } from '../kernel/json.ts';

/**
 * The reviver of messages on a socket: keeps the digits of numbers, and gives an operation that names its
 * document by a hash an empty text. graphql-ws closes the socket of a client that sends none, as some do.
 */
export function reviveMessage(
  key: string,
  value: unknown,
  context?: { readonly source?: string },
): unknown {
  if (key !== '' || !isJsonObject(value) || value['type'] !== 'subscribe') {
    return keepDigits(key, value, context);
  }
  const { payload } = value;
  if (!isJsonObject(payload) || (payload['query'] ?? null) !== null) return value;
  return { ...value, payload: { ...payload, query: '' } };
}
