import type { Connection } from './connection.ts';
import type { Keyspace } from './keyspace.ts';

/** A text that nobody set for so long is forgotten. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;

/** Redis refuses to drop anything to make room, so no more than this are kept, whatever clients send. */
const PLACES = 2_048;

/**
 * Texts that all instances share, by names that are SHA-256 in hex. Any of them may be gone, or another's: each text
 * has to say whose it is.
 */
export interface Texts {
  /** Rejects with `JournalUnavailable` while Redis is away, as `set` does. */
  get(name: string): Promise<string | null>;
  set(name: string, text: string): Promise<void>;
}

/**
 * The texts in Redis, each in the place that its name gives; of two with the same place the later one
 * stays.
 */
export function openTexts(connection: Connection, keyspace: Keyspace): Texts {
  const keyOf = (name: string): string => {
    const place = String(Number.parseInt(name.slice(0, 8), 16) % PLACES);
    return `${keyspace.rootOf(place)}:text:${place}`;
  };
  return {
    get: (name) => connection.run((client) => client.get(keyOf(name))),
    set: async (name, text) => {
      await connection.run((client) => client.set(keyOf(name), text, 'EX', KEPT_SECONDS));
    },
  };
}
