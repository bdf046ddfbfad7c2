import type { Clock } from '../../kernel/time/clock.ts';

/** Ends a wait early. A ring outside a wait is not lost: it applies to the next one. */
export interface Bell {
  /** Lets a wait last for so long at most from now. */
  ring(inMs: number): void;
  /** Resolves after `forMs`, or when it was rung for. For one waiter. */
  wait(forMs: number): Promise<void>;
}

/** A bell by elapsed time: setting the clock delays no wait. */
export function createBell(clock: Pick<Clock, 'elapsed' | 'sleep'>): Bell {
  /** The earliest time of a ring since the last wait ended. */
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

/** Without a reason each ring would make an error, with a trace of its calls. */
const BROUGHT_FORWARD = 'brought forward';
