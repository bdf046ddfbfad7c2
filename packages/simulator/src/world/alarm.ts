import type { Clock } from '../from-service.ts';

/** Does what is due when its time comes. */
export interface Alarm {
  /** Looks again now: something may have become due earlier than was known. */
  reset(): void;
  /** Resolves when nothing rings any more. */
  stop(): Promise<void>;
}

/** Timers of the machine hold no more than 24 days; nothing is lost by looking more often. */
const LONGEST_SLEEP_MS = 60 * 60 * 1000;

/** Starts an alarm. `ring` does what is due and says when to ring next; null when nothing is planned. */
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
