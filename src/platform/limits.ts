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

/** How long a call may wait for its turn before the caller is told to come back. */
const PATIENCE_MS = 5_000;

/**
 * A limiter for one process. It remembers when each call of the window was made, so that no window of
 * that length, wherever it begins, holds more: libraries with fixed windows let twice as many through
 * around a border.
 */
export function createLocalLimiter(clock: Clock): Limiter {
  const turns = new Map<string, number[]>();
  return {
    async take(limit, account) {
      const key = `${limit.name} ${account}`;
      const taken = (turns.get(key) ?? []).filter((at) => at > clock.now() - limit.windowMs);
      const freeAt =
        taken.length < limit.calls ? clock.now() : (taken.at(-limit.calls) ?? 0) + limit.windowMs;
      const waitMs = freeAt - clock.now();
      if (waitMs > PATIENCE_MS) {
        throw new RateLimited(
          `The platform allows ${limit.calls} calls in ${limit.windowMs / 1000} seconds.`,
          {
            retryAfterSeconds: Math.ceil(waitMs / 1000),
          },
        );
      }
      turns.set(key, [...taken, freeAt]);
      if (waitMs > 0) await clock.sleep(waitMs);
    },
  };
}
