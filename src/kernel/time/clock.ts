import type { Log } from '../log/log.ts';

/** The time source that every module gets handed, so that tests can hold it still. */
export interface Clock {
  /** Milliseconds since the Unix epoch, as a clock shows them that can be set forward and back. */
  now(): number;
  /** Milliseconds from some beginning, and never back; to be compared within one process only. */
  elapsed(): number;
  /** Resolves after `delayMs`; resolves at once, without an error, when `signal` is aborted. */
  sleep(delayMs: number, signal?: AbortSignal): Promise<void>;
}

/** The machine's clock. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  sleep: (delayMs, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const timer = setTimeout(done, Math.max(0, delayMs));
      timer.unref();
      signal?.addEventListener('abort', done, { once: true });
      function done(): void {
        clearTimeout(timer);
        signal?.removeEventListener('abort', done);
        resolve();
      }
    }),
};

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
