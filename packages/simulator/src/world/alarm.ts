import type { Clock } from '../from-service.ts';

/** Runs due work at its time. */
export interface Alarm {
  /** Checks again now, as work may have become due earlier than was known. */
  reset(): void;
  /** Resolves when the alarm has stopped. */
  stop(): Promise<void>;
}

/** Timers are limited to 24 days; checking more often does no harm. */
const LONGEST_SLEEP_MS = 60 * 60 * 1000;

/** Starts an alarm. `ring` does due work and returns the time of the next ring; null if nothing is planned. */
export function startAlarm(clock: Clock, ring: () => number | null): Alarm {
  let sleep = new AbortController();
  const stopping = new AbortController();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const next = ring();
      sleep = new AbortController();
      const waitMs = next === null ? LONGEST_SLEEP_MS : next - clock.now();
      await clock.sleep(Math.min(Math.max(waitMs, 0), LONGEST_SLEEP_MS), sleep.signal);
    }
  }

  const running = run();
  return {
    reset: () => sleep.abort(),
    async stop() {
      stopping.abort();
      sleep.abort();
      await running;
    },
  };
}
