import type { Clock } from '../src/kernel/time/clock.ts';

interface Sleeper {
  readonly wakesAt: number;
  readonly wake: () => void;
}

/**
 * The lease of a service on a manual clock. A poll takes real time, for bytes and files, in which a test may advance
 * the clock by hours: with a normal lease the service would count as crashed, and the poll be repeated.
 */
export const leaseOnManualClock = { leaseMs: 24 * 60 * 60_000 } as const;

/** A clock that stands still until a test advances it. */
export class ManualClock implements Clock {
  readonly #begin: number;
  #elapsed = 0;
  #setBy = 0;
  readonly #sleepers = new Set<Sleeper>();
  readonly #watchers = new Set<() => void>();

  /** Stands at `now`, in milliseconds since the epoch. */
  constructor(now: number = Date.UTC(2026, 10, 21, 4)) {
    this.#begin = now;
  }

  now(): number {
    return this.#begin + this.#elapsed + this.#setBy;
  }

  elapsed(): number {
    return this.#elapsed;
  }

  /** Sets the clock forward, or back, like an operator: no time passes, and no sleeper wakes. */
  set(byMs: number): void {
    this.#setBy += byMs;
  }

  sleep(delayMs: number, signal?: AbortSignal): Promise<void> {
    if (delayMs <= 0 || signal?.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const sleeper: Sleeper = {
        wakesAt: this.#elapsed + delayMs,
        wake: () => {
          this.#sleepers.delete(sleeper);
          signal?.removeEventListener('abort', sleeper.wake);
          resolve();
        },
      };
      this.#sleepers.add(sleeper);
      signal?.addEventListener('abort', sleeper.wake, { once: true });
      for (const watcher of this.#watchers) watcher();
    });
  }

  /**
   * Advances by `delayMs`, stopping at the time of each sleeper on the way to wake it and to let its
   * immediate work (timers of the event loop aside) run at that time. The test itself has to await real time,
   * such as that of HTTP: see `asleep`.
   */
  async advance(delayMs: number): Promise<void> {
    // A caller just woken by another event goes to sleep first, and is then woken at its time.
    await eventLoopTurns();
    const until = this.#elapsed + delayMs;
    for (let next = this.#next(until); next; next = this.#next(until)) {
      this.#elapsed = Math.max(this.#elapsed, next.wakesAt);
      next.wake();
      await eventLoopTurns();
    }
    this.#elapsed = until;
    await eventLoopTurns();
  }

  /** Resolves as soon as `count` sleepers wait, at once if they do: a sleeper has done its work. */
  async asleep(count = 1): Promise<void> {
    while (this.#sleepers.size < count) {
      await new Promise<void>((resolve) => {
        const watcher = (): void => {
          this.#watchers.delete(watcher);
          resolve();
        };
        this.#watchers.add(watcher);
      });
    }
  }

  #next(until: number): Sleeper | undefined {
    return [...this.#sleepers]
      .filter(({ wakesAt }) => wakesAt <= until)
      .toSorted((left, right) => left.wakesAt - right.wakesAt)[0];
  }
}

/** Enough turns for a chain of a few journal writes, each committed on the next turn. */
async function eventLoopTurns(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await new Promise(setImmediate);
}
