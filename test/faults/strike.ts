import { setTimeout as sleep } from 'node:timers/promises';
import type { Fleet } from './fleet.ts';
import type { Fault } from './schedule.ts';

/** Lets the faults of a schedule happen; resolves when the time is over and all of them have ended. */
export async function strike(
  schedule: readonly Fault[],
  { begin, end }: Pick<Fleet, 'begin' | 'end'>,
  durationMs: number,
): Promise<void> {
  const startedAt = performance.now();
  const until = (atMs: number): Promise<void> =>
    sleep(Math.max(0, startedAt + atMs - performance.now()));
  await Promise.all([
    until(durationMs),
    ...schedule.map(async (fault) => {
      await until(fault.atMs);
      await begin(fault);
      await until(fault.atMs + fault.forMs);
      await end(fault);
    }),
  ]);
}
