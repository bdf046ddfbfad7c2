import { setTimeout as sleep } from 'node:timers/promises';
import type { LossyStore } from './lossy-store.ts';
import type { Random } from './random.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Offsets of the clocks. */
const AHEAD_MS = [-HOUR_MS, -60_000, 0, 60_000, HOUR_MS];
/** Duration of running with a set clock. */
const [SHORTEST_MS, LONGEST_MS] = [500, 3_000];
/** One in this many jumps comes with a start, which sees another time than the file was left at. */
const JUMPS_PER_START = 4;

/** A journal in a file, on a machine whose clock is set forward and back, together with the platform's. */
export function openClockStore(random: Random): Promise<LossyStore> {
  let ahead = 0;
  return Promise.resolve({
    instances: 1,
    env: () => ({}),
    loses: 'what came last',
    seenAgainMs: 0,
    async lose(fleet) {
      ahead = random.pick(AHEAD_MS.filter((other) => other !== ahead));
      const isStart = random.between(1, JUMPS_PER_START) === 1;
      if (isStart) await fleet.instances[0]?.kill();
      fleet.setClocks(ahead);
      if (isStart) fleet.instances[0]?.start();
      await fleet.up();
      await sleep(random.between(SHORTEST_MS, LONGEST_MS));
    },
    // Orders accepted while the platform's clock was ahead are issued by that clock.
    calm: (fleet) => fleet.setClocks(Math.max(...AHEAD_MS)),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  });
}
