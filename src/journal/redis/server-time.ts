import type { Clock } from '../../kernel/clock.ts';
import type { JumpListener } from '../../kernel/jumps.ts';
import { createSteadyClock, LEAST_JUMP_MS } from '../../kernel/steady-clock.ts';

/** The time of Redis, which decides what is due for all instances, as it goes on between two answers. */
export interface ServerTime {
  readonly clock: Clock;
  /** Takes in a time of Redis, from an answer to what was sent at `sentAt` (by the clock's `elapsed()`). */
  read(now: number, sentAt: number): void;
}

/** Begins at the machine's time; the first answer is the first to say more. */
export function createServerTime(machine: Clock, jumped: JumpListener): ServerTime {
  const clock = createSteadyClock(machine, (byMs) => jumped.machine(byMs));
  let isKnown = false;
  return {
    clock,
    read(now, sentAt) {
      const byMs = clock.follow(now, sentAt);
      if (isKnown && Math.abs(byMs) >= LEAST_JUMP_MS) jumped.server(byMs);
      isKnown = true;
    },
  };
}
