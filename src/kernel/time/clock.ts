import type { Log } from '../log/log.ts';

/** Time source that every module receives, so that tests can stop it. */
export interface Clock {
  /** Milliseconds since the Unix epoch, from a clock that can be set forward and back. */
  now(): number;
  /** Milliseconds from an arbitrary start, never decreasing; comparable within one process only. */
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

/** Clock that advances steadily, even if the machine's clock is set. */
export interface SteadyClock extends Clock {
  /**
   * Milliseconds, by elapsed time, since the start of this process or the last jump forward of the followed clock. A stored time
   * may be from before that, so the difference to it may be greater than the time that has passed.
   */
  steadyForMs(): number;
}

/** Steady clock that is corrected by another one, such as that of PostgreSQL. */
interface FollowingClock extends SteadyClock {
  /**
   * Follows another clock, whose `now` was read between `sentAt` (by `elapsed()`) and this call. Returns the number of
   * milliseconds by which this clock was moved: 0 while the two agree within that interval.
   */
  follow(now: number, sentAt: number): number;
}

/** Smaller jumps are ordinary corrections of a clock, and harmless. */
export const LEAST_JUMP_MS = 1_000;

/**
 * Starts at the machine's time and advances with the elapsed time. `onJump` receives, at the next reading, the number of
 * milliseconds by which the machine's clock was set forward (or, below 0, back); a machine that slept jumps, too.
 */
export function createSteadyClock(machine: Clock, onJump: (byMs: number) => void): FollowingClock {
  /** Offsets from the elapsed time: of the machine's clock when last read, and of this clock. */
  let seen = machine.now() - machine.elapsed();
  let own = seen;
  let steadyFrom = machine.elapsed();

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
    steadyForMs: () => Math.round(machine.elapsed() - steadyFrom),
    sleep: (delayMs, signal) => machine.sleep(delayMs, signal),
    follow(now, sentAt) {
      const before = own;
      own = Math.min(Math.max(own, now - machine.elapsed()), now - sentAt);
      if (own - before >= LEAST_JUMP_MS) steadyFrom = machine.elapsed();
      return Math.round(own - before);
    },
  };
}

/** Listener of jumps; receives the milliseconds by which a clock was set forward, or (below 0) back. */
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

/**
 * The platform's clock texts have no zone and are read as Asia/Shanghai, which has been +08:00 without daylight saving since
 * 1991: a fixed offset is exact for every date an invoice can have.
 */
const OFFSET_MS = 8 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** `2026-11-21T09:30:00+08:00` for an instant in milliseconds. */
export function toShanghaiIso(epochMs: number): string {
  return `${new Date(epochMs + OFFSET_MS).toISOString().slice(0, 19)}+08:00`;
}

const lastDay = { index: Number.NaN, text: '' };

/**
 * Calendar day in Shanghai, `yyyy-MM-dd`, of an instant in milliseconds. Caches the last day, as today is requested most.
 */
export function toShanghaiDay(epochMs: number): string {
  const index = Math.floor((epochMs + OFFSET_MS) / DAY_MS);
  if (index !== lastDay.index) {
    lastDay.text = toShanghaiIso(epochMs).slice(0, 10);
    lastDay.index = index;
  }
  return lastDay.text;
}

/** `yyyy-MM-dd HH:mm:ss` in Shanghai for an instant in milliseconds. */
export function toShanghaiClock(epochMs: number): string {
  return toShanghaiIso(epochMs).slice(0, 19).replace('T', ' ');
}

/** Instant, in milliseconds, at which the Shanghai day of another instant ends. */
export function endOfShanghaiDay(epochMs: number): number {
  return Date.parse(`${toShanghaiDay(epochMs)}T00:00:00+08:00`) + DAY_MS;
}

/** Calendar day `days` after another one, `yyyy-MM-dd`; negative `days` count backwards. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
