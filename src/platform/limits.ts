import type { Clock } from '../kernel/time/clock.ts';
import { errors } from '../messages/errors.ts';
import { RateLimited } from './errors.ts';

/** A number of calls that the platform allows in any window of time. */
export interface Limit {
  /** Endpoints with the same name share it. */
  readonly name: string;
  readonly calls: number;
  readonly windowMs: number;
}

/** Keeps calls within the platform's limits. `take` waits up to 5 seconds, or throws `RateLimited` at once. */
export interface Limiter {
  take(limit: Limit, account: string): Promise<void>;
}

/** Place of a call in a sliding window. */
interface Reservation {
  readonly waitMs: number;
  /** False when the wait would be too long; nothing is reserved then. */
  readonly reserved: boolean;
}

/**
 * Sliding window: no stretch of `windowMs`, wherever it begins, holds more than `calls` of a name. Fixed windows allow twice
 * as many around a border.
 */
export interface SlidingWindow {
  /** Reserves the next free call of `name` if it comes within `patienceMs`. */
  reserve(
    name: string,
    limit: { readonly calls: number; readonly windowMs: number },
    patienceMs: number,
  ): Promise<Reservation>;
}

/** Longest wait of a call for its turn. */
const PATIENCE_MS = 5_000;

/** Creates a limiter over a window; `take` rejects when the window is unavailable. */
export function createLimiter(window: SlidingWindow, clock: Clock): Limiter {
  return {
    async take(limit, account) {
      const { waitMs, reserved } = await window.reserve(
        `${limit.name} ${account}`,
        limit,
        PATIENCE_MS,
      );
      if (!reserved) {
        const seconds = limit.windowMs / 1000;
        throw new RateLimited(errors.callsAllowed({ calls: limit.calls, seconds }), {
          retryAfterSeconds: Math.ceil(waitMs / 1000),
        });
      }
      if (waitMs > 0) await clock.sleep(waitMs);
    },
  };
}

/** Creates the sliding windows of one process. They measure elapsed time: a clock that is set back would close them. */
export function createLocalWindow(clock: Pick<Clock, 'elapsed'>): SlidingWindow {
  const reservedAt = new Map<string, readonly number[]>();
  return {
    async reserve(name, { calls, windowMs }, patienceMs) {
      const now = clock.elapsed();
      const taken = (reservedAt.get(name) ?? []).filter((at) => at > now - windowMs);
      const freeAt = taken.length < calls ? now : (taken.at(-calls) ?? 0) + windowMs;
      const reservation = { waitMs: freeAt - now, reserved: freeAt - now <= patienceMs };
      if (reservation.reserved) reservedAt.set(name, [...taken, freeAt]);
      return reservation;
    },
  };
}
