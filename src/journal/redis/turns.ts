import type { Connection } from './connection.ts';
import { encodeName, type Keyspace } from './keyspace.ts';
import { listOf, numberOf } from './reply.ts';

/**
 * A call leaves a moment after its turn was booked, on one instance sooner than on another: windows are
 * held longer by this much, so that the platform, too, never counts more.
 */
const SPREAD_MS = 1_000;

/** Turns for calls that all instances share; see `Turns` in src/platform/limits.ts. */
export interface SharedTurns {
  /** Rejects with `JournalUnavailable` while Redis is away: a limit that cannot be held is not tried. */
  book(
    name: string,
    limit: { readonly calls: number; readonly windowMs: number },
    patienceMs: number,
  ): Promise<{ readonly waitMs: number; readonly booked: boolean }>;
}

export function openTurns(connection: Connection, keyspace: Keyspace): SharedTurns {
  return {
    async book(name, { calls, windowMs }, patienceMs) {
      const root = keyspace.rootOf(name);
      const args = [encodeName(name), calls, windowMs + SPREAD_MS, patienceMs];
      const reply = listOf(await connection.script('turns', root, ...args));
      return { waitMs: numberOf(reply[0]), booked: numberOf(reply[1]) === 1 };
    },
  };
}
