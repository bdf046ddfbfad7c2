import { type Fleet, startFleet } from './fleet.ts';
import { judge } from './judge.ts';
import { createRandom, type Random } from './random.ts';
import type { Report } from './report.ts';
import { createSchedule, type Fault } from './schedule.ts';
import { journalsBegin, settle } from './settling.ts';
import type { Store, StoreRun } from './store.ts';
import { strike } from './strike.ts';
import { startWorkload } from './workload.ts';

/** Settings of a run. */
export interface RunOptions {
  readonly seed: number;
  readonly durationMs: number;
  readonly longestFreezeMs: number;
  /** The wait between two faults of one target, on average. */
  readonly meanGapMs: number;
  readonly store: StoreRun;
}

/** Time in which clients may still try after the last failure; at a tenth of the usual speed, a minute is needed. */
const GRACE_MS = 120_000;

/** Lets everything run and fail for a while, waits until it has settled, and checks the result. */
export async function runFaults(options: RunOptions): Promise<Report> {
  const { seed, store } = options;
  const random = createRandom(seed);
  const { targets, last } = store;
  const schedule = createSchedule(random.fork('schedule'), { ...options, targets, last });
  const openStore = (): Promise<Store> => store.open(random.fork('store'));
  const fleet = await startFleet(targets.instance, openStore, random);
  try {
    return await runOn(fleet, schedule, options, random);
  } finally {
    await fleet[Symbol.asyncDispose]();
  }
}

async function runOn(
  fleet: Fleet,
  schedule: readonly Fault[],
  { seed, durationMs }: RunOptions,
  random: Random,
): Promise<Report> {
  const after = await journalsBegin(fleet, random);
  const workload = startWorkload({ instances: fleet.instances, random, after });
  try {
    await strike(schedule, fleet, durationMs);
    const issuingEndedAt = Date.now();
    await fleet.up();
    await workload.finish(GRACE_MS);
    const settled = await settle(fleet, workload, random, after);
    return judge({ seed, durationMs, schedule, fleet, workload, settled, issuingEndedAt });
  } finally {
    workload.end();
  }
}
