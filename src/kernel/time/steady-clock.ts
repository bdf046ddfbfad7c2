import type { Clock } from './clock.ts';
import type { Log } from '../log/log.ts';

/** A clock that goes on by itself, however the machine's is set meanwhile. */
export interface SteadyClock extends Clock {
  /**
   * Follows another clock, whose `now` was read between `sentAt` (by `elapsed()`) and this call. Returns by how
   * many milliseconds this clock was moved: 0 while the two agree within that interval.
   */
  follow(now: number, sentAt: number): number;
}

/** Smaller jumps are ordinary corrections of a clock, and harmless. */
export const LEAST_JUMP_MS = 1_000;

/**
 * Starts at the machine's time and advances by what has elapsed since. `onJump` gets, at the next reading, by how
 * many milliseconds the machine's clock was set forward (or, below 0, back); a machine that slept jumps, too.
 */
export function createSteadyClock(machine: Clock, onJump: (byMs: number) => void): SteadyClock {
  /** By how much the machine's clock, when last seen, and this one are ahead of what has elapsed. */
  let seen = machine.now() - machine.elapsed();
  let own = seen;

  function watch(elapsed: number): void {
    const by = machine.now() - elapsed - seen;
    if (Math.abs(by) < LEAST_JUMP_MS) return;
    seen += by;
    onJump(Math.round(by));
  }

  return {
    now() {
      const elapsed = machine.elapsed();
      watch(elapsed);
      return Math.round(elapsed + own);
    },
    elapsed: () => machine.elapsed(),
    sleep: (delayMs, signal) => machine.sleep(delayMs, signal),
    follow(now, sentAt) {
      const before = own;
      own = Math.min(Math.max(own, now - machine.elapsed()), now - sentAt);
      return Math.round(own - before);
    },
  };
}

/** Listener of jumps: by how many milliseconds a clock was set forward, or (below 0) back. */
export interface JumpListener {
  machine(byMs: number): void;
  server(byMs: number): void;
}

/** Logs each jump, and their number since the start. */
export function logJumps(log: Log): JumpListener {
  const counts = { machine: 0, server: 0 };
  return {
    machine(byMs) {
      counts.machine += 1;
      log.warn("the machine's clock was set", { durationMs: byMs, count: counts.machine });
    },
    server(byMs) {
      counts.server += 1;
      log.warn('the clock of PostgreSQL was set', { durationMs: byMs, count: counts.server });
    },
  };
}
