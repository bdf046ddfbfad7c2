import { type Fleet, startFleet } from './fleet.ts';
import { judge } from './judge.ts';
import { createRandom, type Random } from './random.ts';
import type { Report } from './report.ts';
import { createSchedule, type Fault } from './schedule.ts';
import { journalsBegin, settle } from './settling.ts';
import { fileStore, type Store } from './store.ts';
import { strike } from './strike.ts';
import { startWorkload } from './workload.ts';

/** Settings of a run. */
export interface RunOptions {
  readonly seed: number;
  readonly durationMs: number;
  readonly longestFreezeMs: number;
  /** The wait between two faults of one target, on average. */
  readonly meanGapMs: number;
  /** Null: one instance, on SQLite. */
  readonly redis: {
    readonly instances: number;
    /** More than one: of a Cluster. */
    readonly nodes: number;
    open(random: Random): Promise<Store>;
  } | null;
}

/** How long clients may still try when nothing fails any more. */
const GRACE_MS = 30_000;

/** Lets everything run and fail for a while, waits until it has settled, and judges what came of it. */
export async function runFaults(options: RunOptions): Promise<Report> {
  const { seed, redis } = options;
  const random = createRandom(seed);
  const instances = redis?.instances ?? 1;
  const schedule = createSchedule(random.fork('schedule'), {
    ...options,
    instances,
    nodes: redis?.nodes ?? 0,
  });
  const openStore = (): Promise<Store> =>
    redis ? redis.open(random.fork('store')) : Promise.resolve(fileStore);
  const fleet = await startFleet(instances, openStore, random);
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
