import {
  type Clock,
  createSteadyClock,
  type JumpListener,
  LEAST_JUMP_MS,
  type SteadyClock,
} from '../../kernel/time/clock.ts';

/** PostgreSQL's clock, which decides about due times for all instances, extrapolated between two responses. */
export interface Time {
  readonly clock: Clock;
  /** Time that statements use instead of the server's; null outside of tests. */
  given(): number | null;
  /** Takes the server's time from the response to a statement sent at `sentAt` (by the clock's `elapsed()`). */
  read(now: number, sentAt: number): void;
}

/** Starts with the machine's time, until the first response. */
export function createTime(
  machine: Clock,
  jumped: JumpListener,
  ofTest: Clock | undefined,
): Time & { readonly clock: SteadyClock } {
  const clock = createSteadyClock(machine, (byMs) => jumped.machine(byMs));
  let isKnown = false;
  return {
    clock,
    given: () => ofTest?.now() ?? null,
    read(now, sentAt) {
      const byMs = clock.follow(now, sentAt);
      if (isKnown && Math.abs(byMs) >= LEAST_JUMP_MS) jumped.server(byMs);
      isKnown = true;
    },
  };
}
