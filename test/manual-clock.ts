import { subscribe } from 'node:diagnostics_channel';
import { setTimeout as realTime } from 'node:timers/promises';
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
   * immediate work run at that time, that of requests with a prompt response included. The test itself must await
   * other real time: see `asleep`.
   */
  async advance(delayMs: number): Promise<void> {
    // A caller just woken by another event goes to sleep first, and is then woken at its time.
    await settle();
    const until = this.#elapsed + delayMs;
    for (let next = this.#next(until); next; next = this.#next(until)) {
      this.#elapsed = Math.max(this.#elapsed, next.wakesAt);
      next.wake();
      await settle();
    }
    this.#elapsed = until;
    await settle();
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

/** Message of undici's diagnostics channels, as its documentation defines it. */
interface RequestEvent {
  readonly request: { readonly path: string };
}

/** Requests of the services in this process without a complete response: calls of the platform, webhooks. */
const pending = new Set<RequestEvent['request']>();

subscribe('undici:request:create', (message) => {
  const { request } = message as RequestEvent;
  // Queries of the test itself may wait for the clock.
  if (request.path !== '/graphql') pending.add(request);
});
for (const end of ['undici:request:trailers', 'undici:request:error']) {
  subscribe(end, (message) => pending.delete((message as RequestEvent).request));
}

/**
 * Pauses of a millisecond in which a step of the clock waits for responses. Counted, as most responses come from this
 * process: on a busy machine its work and the pauses take longer alike. Later steps do not wait for the same responses again.
 */
const PROMPT_PAUSES = 250;

/** Lets immediate work run, and that of responses which arrive promptly. */
async function settle(): Promise<void> {
  await eventLoopTurns();
  for (let pause = 0; pending.size > 0 && pause < PROMPT_PAUSES; pause += 1) {
    await realTime(1);
    if (pending.size === 0) await eventLoopTurns();
  }
  pending.clear();
}

/** Enough turns for a chain of a few journal writes, each committed on the next turn. */
async function eventLoopTurns(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await new Promise(setImmediate);
}
