import type { Connection } from './connection.ts';
import type { Keyspace } from './keyspace.ts';

/** A text that nobody set for so long is forgotten. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;

/** Redis refuses to drop anything to make room, so no more than this are kept, whatever clients send. */
const PLACES = 2_048;

/**
 * Texts that all instances share, by their SHA-256. Any of them may be gone, or another's: compare the
 * hash.
 */
export interface Texts {
  /** Rejects with `JournalUnavailable` while Redis is away, as `set` does. */
  get(hash: string): Promise<string | null>;
  set(hash: string, text: string): Promise<void>;
}

/**
 * The texts in Redis, each in the place that its hash names; of two with the same place the later one
 * stays.
 */
export function openTexts(connection: Connection, keyspace: Keyspace): Texts {
  const keyOf = (hash: string): string => {
    const place = String(Number.parseInt(hash.slice(0, 8), 16) % PLACES);
    return `${keyspace.rootOf(place)}:text:${place}`;
  };
  return {
    get: (hash) => connection.run((client) => client.get(keyOf(hash))),
    set: async (hash, text) => {
      await connection.run((client) => client.set(keyOf(hash), text, 'EX', KEPT_SECONDS));
    },
  };
}
