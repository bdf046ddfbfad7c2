import type { Clock } from '../../kernel/time/clock.ts';

/** Ends a wait early. A ring outside a wait applies to the next one. */
export interface Bell {
  /** Limits the present wait to this many milliseconds from now. */
  ring(inMs: number): void;
  /** Resolves after `forMs`, or earlier by a ring. For one waiter. */
  wait(forMs: number): Promise<void>;
}

/** A bell by elapsed time: setting the clock delays no wait. */
export function createBell(clock: Pick<Clock, 'elapsed' | 'sleep'>): Bell {
  /** Earliest time of a ring since the last wait ended. */
  let earliest = Infinity;
  let sleeping = new AbortController();
  return {
    ring(inMs) {
      earliest = Math.min(earliest, clock.elapsed() + inMs);
      sleeping.abort(BROUGHT_FORWARD);
    },
    async wait(forMs) {
      earliest = Math.min(earliest, clock.elapsed() + forMs);
      for (let now = clock.elapsed(); now < earliest; now = clock.elapsed()) {
        sleeping = new AbortController();
        await clock.sleep(earliest - now, sleeping.signal);
      }
      earliest = Infinity;
    },
  };
}

/** Without a reason each abort would create an error, with a stack trace. */
const BROUGHT_FORWARD = 'brought forward';
