import type { Clock } from '../kernel/clock.ts';
import type { Store } from './store.ts';

/** Finishes one waiting thing. */
export type Process = (key: string) => void;

/** Things that the platform finishes later: by themselves after the delay, or by hand. */
export interface Progress {
  /** Milliseconds that anything waits; null when only a hand finishes it. Holds for what waits already, too. */
  delayMs: number | null;
  /** Lets `process` run for `key` once the delay has passed since now. */
  begin(process: string, key: string): void;
  /** Ends the wait without running the process; false when nothing waited. */
  end(process: string, key: string): boolean;
  /** Finishes all that is due. When the next one is due, or null. */
  settle(): number | null;
}

/** A state change is decided by the stored time of acceptance alone, so a restart does not matter. */
export function createProgress(
  store: Store,
  clock: Clock,
  processes: ReadonlyMap<string, Process>,
  delayMs: number | null,
): Progress {
  const { database } = store;
  const insert = database.prepare('INSERT OR REPLACE INTO waiting VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM waiting WHERE process = ? AND key = ?');
  const due = database.prepare('SELECT process, key FROM waiting WHERE since <= ? ORDER BY since');
  const first = database.prepare('SELECT min(since) AS since FROM waiting');

  const progress: Progress = {
    delayMs,
    begin: (process, key) => void insert.run(process, key, clock.now()),
    end: (process, key) => remove.run(process, key).changes > 0,
    settle() {
      const wait = progress.delayMs;
      if (wait === null) return null;
      for (const row of due.all(clock.now() - wait)) {
        const [process, key] = [String(row['process']), String(row['key'])];
        store.transaction(() => {
          remove.run(process, key);
          processes.get(process)?.(key);
        });
      }
      const since = first.get()?.['since'];
      return typeof since === 'number' ? since + wait : null;
    },
  };
  return progress;
}
