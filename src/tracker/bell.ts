import type { Clock } from '../kernel/clock.ts';

/** Ends a wait early. A ring while nobody waits is not lost: it ends the next wait. */
export interface Bell {
  ring(): void;
  /** Resolves after `delayMs` or on a ring. For one waiter. */
  wait(delayMs: number): Promise<void>;
}

export function createBell(clock: Clock): Bell {
  let rung = new AbortController();
  return {
    ring: () => rung.abort(),
    async wait(delayMs) {
      await clock.sleep(delayMs, rung.signal);
      if (rung.signal.aborted) rung = new AbortController();
    },
  };
}
