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

/** Keeps calls within the platform's limits. `take` waits a little, then throws `RateLimited`. */
export interface Limiter {
  take(limit: Limit, account: string): Promise<void>;
}

/** The time at which a call may be made. */
export interface Reservation {
  readonly waitMs: number;
  /** False when the wait would have been too long: then nothing was reserved. */
  readonly reserved: boolean;
}

/**
 * Reserves calls so that no window of `windowMs`, wherever it begins, holds more than `calls` of a name:
 * libraries with fixed windows let twice as many through around a border.
 */
export interface SlidingWindow {
  /** Reserves the next free call of `name` if it comes within `patienceMs`. */
  reserve(
    name: string,
    limit: { readonly calls: number; readonly windowMs: number },
    patienceMs: number,
  ): Promise<Reservation>;
}

/** The longest that a call waits for its turn before the caller is told to come back. */
const PATIENCE_MS = 5_000;

/** A limiter over a window; it fails when the window cannot be asked. */
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

/** The sliding windows of one process. */
export function createLocalWindow(clock: Clock): SlidingWindow {
  const reservedAt = new Map<string, readonly number[]>();
  return {
    async reserve(name, { calls, windowMs }, patienceMs) {
      const now = clock.now();
      const taken = (reservedAt.get(name) ?? []).filter((at) => at > now - windowMs);
      const freeAt = taken.length < calls ? now : (taken.at(-calls) ?? 0) + windowMs;
      const reservation = { waitMs: freeAt - now, reserved: freeAt - now <= patienceMs };
      if (reservation.reserved) reservedAt.set(name, [...taken, freeAt]);
      return reservation;
    },
  };
}
