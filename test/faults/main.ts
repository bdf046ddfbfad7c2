/**
 * Instances, Redis and the lines between them are killed, frozen and cut while orders are issued and
 * followed; then some 12,000 subscriptions begin and end.
 *
 *   npm run test:faults -- [--minutes 10] [--seed 1] [--cluster | --sqlite]
 *
 * With `--cluster` Redis is a Cluster of three nodes, and there are no lines to cut. With `--sqlite` a single
 * instance, which keeps its journal in a file, is killed and frozen.
 *
 * Prints the faults and a report; ends with 1 when anything was lost, doubled, leaked or otherwise not
 * as promised. The same seed gives the same faults at the same times.
 */
import { parseArgs } from 'node:util';
import { churn, leaksIn } from './churn.ts';
import { NODES, openClusterStore } from './cluster-store.ts';
import { openRedisForChurn } from './redis-churn.ts';
import { openRedisStore } from './redis-store.ts';
import { toText as reportToText } from './report.ts';
import { runFaults, type RunOptions } from './run.ts';
import { toText as faultToText } from './schedule.ts';

const INSTANCES = 3;
/** Of each round of subscriptions. */
const CYCLES = 3_000;

const { values } = parseArgs({
  options: {
    cluster: { type: 'boolean', default: false },
    sqlite: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
if (!(minutes > 0) || !Number.isInteger(seed)) {
  console.error('--minutes takes a number above 0, --seed a whole one.');
  process.exit(2);
}

/** The store of the run: Redis, a Cluster of it, or a file. */
function storeOf({ cluster, sqlite }: typeof values): RunOptions['redis'] {
  if (sqlite) return null;
  return cluster
    ? { instances: INSTANCES, nodes: NODES, open: openClusterStore }
    : { instances: INSTANCES, nodes: 1, open: (random) => openRedisStore(INSTANCES, random) };
}

const redisRun = storeOf(values);
console.log(
  `seed ${seed}, ${minutes} minutes on ${redisRun === null ? 'SQLite' : `Redis of ${redisRun.nodes} node(s)`}`,
);
const report = await runFaults({
  seed,
  durationMs: minutes * 60_000,
  longestFreezeMs: 30_000,
  meanGapMs: 15_000,
  redis: redisRun,
});
for (const fault of report.schedule) console.log(faultToText(fault));
console.log(reportToText(report));

const redis = await openRedisForChurn();
const churned = await churn(CYCLES, redis);
await redis[Symbol.asyncDispose]();
const leaks = leaksIn(churned);
console.log(
  `Rounds of ${CYCLES} subscriptions: ${leaks.length === 0 ? 'nothing left behind' : leaks.join(', ')}`,
  churned,
);
process.exit(report.complaints.length + leaks.length === 0 ? 0 : 1);
