import type { Clock, Log } from '../from-service.ts';
import type { Beside } from '../beside.ts';
import type { Store } from './store.ts';

/** Finishes one waiting key of a process. */
export type Process = (key: string) => void;

/** Processes that the platform finishes later: by themselves after the delay, or by hand. */
export interface Progress {
  /** Milliseconds that a process waits; null if it is only finished by hand. Applies to waiting processes, too. */
  delayMs: number | null;
  /** Milliseconds after which simulated people open a page; null if only a developer acts. */
  personDelayMs: number | null;
  /** Plans `process` for `key`, after the delay from now. */
  begin(process: string, key: string): void;
  /** Ends the wait without running the process; false if there was no wait. */
  end(process: string, key: string): boolean;
  /** Runs due processes; those that need asynchronous work finish later. Returns the next due time, or null. */
  settle(): number | null;
  /** Resolves when no process is running. */
  quiet(): Promise<void>;
}

interface ProgressOptions {
  readonly store: Store;
  readonly beside: Beside;
  readonly clock: Clock;
  readonly log: Log;
  readonly processes: ReadonlyMap<string, Process>;
  /** Processes that wait for a person. */
  readonly arrivals: ReadonlySet<string>;
  readonly delayMs: number | null;
  readonly personDelayMs: number | null;
  /** Called when a running process has finished. */
  readonly changed: () => void;
}

/** The stored time of acceptance alone decides on a state change, so a restart makes no difference. */
export function createProgress(options: ProgressOptions): Progress {
  const { store, beside, clock, log, processes, arrivals, changed } = options;
  const { database } = store;
  const insert = database.prepare('INSERT OR REPLACE INTO waiting VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM waiting WHERE process = ? AND key = ?');
  // Called with each change, so it does not scan keys that are not due yet.
  const due = database.prepare(
    `SELECT process, key, since FROM waiting
     WHERE process IN (SELECT value FROM json_each(?)) AND since <= ?`,
  );
  const later = database.prepare(
    `SELECT min(since) AS since FROM waiting
     WHERE process IN (SELECT value FROM json_each(?)) AND since > ?`,
  );
  const names = [...processes.keys()];
  const persons = JSON.stringify(names.filter((name) => arrivals.has(name)));
  const others = JSON.stringify(names.filter((name) => !arrivals.has(name)));
  const underway = new Map<string, Promise<void>>();

  /** Ends a wait and runs its process, unless the wait has ended otherwise meanwhile. */
  function finish(process: string, key: string): void {
    const running = beside.run(() =>
      store.transaction(() => {
        if (remove.run(process, key).changes > 0) processes.get(process)?.(key);
      }),
    );
    if (!(running instanceof Promise)) return;
    const id = idOf(process, key);
    const ended = running
      .finally(() => underway.delete(id))
      .then(changed)
      .catch((error: unknown) => {
        // The process stays planned, and is retried only after a restart.
        underway.set(id, Promise.resolve());
        const reason = error instanceof Error ? error.message : 'unknown';
        log.error('sandbox process failed', { kind: process, reason });
      });
    underway.set(id, ended);
  }

  const progress: Progress = {
    delayMs: options.delayMs,
    personDelayMs: options.personDelayMs,
    begin: (process, key) => void insert.run(process, key, clock.now()),
    end: (process, key) => remove.run(process, key).changes > 0,
    settle() {
      const now = clock.now();
      const timed = [
        { own: persons, waitMs: progress.personDelayMs },
        { own: others, waitMs: progress.delayMs },
      ].flatMap(({ own, waitMs }) => (waitMs === null ? [] : [{ own, waitMs }]));
      const ended = timed.flatMap(({ own, waitMs }) => due.all(own, now - waitMs));
      for (const row of ended.toSorted((left, right) => sinceOf(left) - sinceOf(right))) {
        const [process, key] = [String(row['process']), String(row['key'])];
        if (!underway.has(idOf(process, key))) finish(process, key);
      }
      const next = timed.flatMap(({ own, waitMs }) => {
        const since = later.get(own, now - waitMs)?.['since'];
        return typeof since === 'number' ? [since + waitMs] : [];
      });
      return next.length === 0 ? null : Math.min(...next);
    },
    async quiet() {
      await Promise.all(underway.values());
    },
  };
  return progress;
}

function sinceOf(row: Readonly<Record<string, unknown>>): number {
  return Number(row['since']);
}

function idOf(process: string, key: string): string {
  return JSON.stringify([process, key]);
}
