import type { Log } from '../log/log.ts';

/** Told by how many milliseconds a clock was set: forward, or (below 0) back. */
export interface JumpListener {
  machine(byMs: number): void;
  server(byMs: number): void;
}

/** Says each jump in the log, and how many there were since the start. */
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
