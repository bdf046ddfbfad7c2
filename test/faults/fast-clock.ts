import { type Clock, systemClock } from '../../src/kernel/time/clock.ts';

/** A clock that runs this many times as fast as real time. */
export function createFastClock(times: number): Clock {
  const begunAt = Date.now();
  const elapsed = (): number => performance.now() * times;
  const begin = elapsed();
  return {
    now: () => Math.round(begunAt + elapsed() - begin),
    elapsed,
    sleep: (delayMs, signal) => systemClock.sleep(delayMs / times, signal),
  };
}
