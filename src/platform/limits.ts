import type { Clock } from '../kernel/clock.ts';
import { RateLimited } from './errors.ts';

/** A number of calls that the platform allows in any window of time. */
export interface Limit {
  /** Endpoints with the same name share it. */
  readonly name: string;
  readonly calls: number;
  readonly windowMs: number;
}

/** Keeps calls within the platform's limits. `take` waits a little, then throws `RateLimited`. */
export interface Limiter {
  take(limit: Limit, account: string): Promise<void>;
}

/** When a call may be made. */
export interface Turn {
  readonly waitMs: number;
  /** False when the wait would have been too long: then nothing was booked. */
  readonly booked: boolean;
}

/**
 * Books turns, so that no window of `windowMs`, wherever it begins, holds more than `calls` of a name:
 * libraries with fixed windows let twice as many through around a border.
 */
export interface Turns {
  /** Books the next free turn of `name` if it comes within `patienceMs`. */
  book(
    name: string,
    limit: { readonly calls: number; readonly windowMs: number },
    patienceMs: number,
  ): Promise<Turn>;
}

/** How long a call may wait for its turn before the caller is told to come back. */
const PATIENCE_MS = 5_000;

/** A limiter over turns; it fails when they cannot be booked. */
export function createLimiter(turns: Turns, clock: Clock): Limiter {
  return {
    async take(limit, account) {
      const { waitMs, booked } = await turns.book(`${limit.name} ${account}`, limit, PATIENCE_MS);
      if (!booked) {
        throw new RateLimited(
          `The platform allows ${limit.calls} calls in ${limit.windowMs / 1000} seconds.`,
          { retryAfterSeconds: Math.ceil(waitMs / 1000) },
        );
      }
      if (waitMs > 0) await clock.sleep(waitMs);
    },
  };
}

/** Turns of one process. */
export function createLocalTurns(clock: Clock): Turns {
  const bookedAt = new Map<string, readonly number[]>();
  return {
    async book(name, { calls, windowMs }, patienceMs) {
      const now = clock.now();
      const taken = (bookedAt.get(name) ?? []).filter((at) => at > now - windowMs);
      const freeAt = taken.length < calls ? now : (taken.at(-calls) ?? 0) + windowMs;
      const turn = { waitMs: freeAt - now, booked: freeAt - now <= patienceMs };
      if (turn.booked) bookedAt.set(name, [...taken, freeAt]);
      return turn;
    },
  };
}
