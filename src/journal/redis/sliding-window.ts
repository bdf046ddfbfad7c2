import type { Connection } from './connection.ts';
import { encodeName, type Keyspace } from './keyspace.ts';
import { listOf, numberOf } from '../messenger/reply.ts';

/**
 * A call leaves a moment after it was reserved, on one instance sooner than on another: windows are
 * held longer by this much, so that the platform, too, never counts more.
 */
const SPREAD_MS = 1_000;

/** The window of calls that all instances share; see `SlidingWindow` in src/platform/limits.ts. */
export interface SharedWindow {
  /** Rejects with `JournalUnavailable` while Redis is away: a limit that cannot be held is not tried. */
  reserve(
    name: string,
    limit: { readonly calls: number; readonly windowMs: number },
    patienceMs: number,
  ): Promise<{ readonly waitMs: number; readonly reserved: boolean }>;
}

export function openWindow(connection: Connection, keyspace: Keyspace): SharedWindow {
  return {
    async reserve(name, { calls, windowMs }, patienceMs) {
      const root = keyspace.rootOf(name);
      const args = [encodeName(name), calls, windowMs + SPREAD_MS, patienceMs];
      const reply = listOf(await connection.script('sliding-window', root, ...args));
      return { waitMs: numberOf(reply[0]), reserved: numberOf(reply[1]) === 1 };
    },
  };
}
