/**
 * Instances, PostgreSQL, Redis and the lines between them are killed, frozen and cut while orders are issued and
 * followed; then some 12,000 subscriptions begin and end.
 *
 *   npm run test:faults -- [--minutes 10] [--seed 1] [--pgbouncer | --sqlite]
 *   npm run test:faults -- [--minutes 5] [--seed 1] --standby | --synchronous | --database-full
 *   npm run test:faults -- [--minutes 5] [--seed 1] --restore | --clock | --disk-full
 *   npm run test:faults -- [--minutes 5] [--seed 1] --soak [--clients 2000] [--idle 10000]
 *
 * `--pgbouncer` puts PgBouncer between, which is killed and frozen too. `--sqlite` kills and freezes a single instance with
 * its journal in a file.
 *
 * `--standby` repeatedly kills the primary of PostgreSQL and promotes a standby that lags behind. `--synchronous` does so with
 * a standby that commits wait for; its primary also returns, and waiting sessions are ended. `--database-full` fills the
 * disk of PostgreSQL, and needs the right to mount one. `--restore` restores older copies of the journal's file. `--clock`
 * sets the clocks of the service and of the platform forward and back. `--disk-full` fills the file's disk. After each of
 * these, every order is sent once more.
 *
 * `--soak` runs mixed traffic by a fast clock, which must leave nothing behind. Then it measures idle subscribers, and cuts
 * off many clients at once.
 *
 * Prints the faults and a report, and exits with 1 if anything was lost, doubled or leaked, or another guarantee
 * broken. The same seed gives the same faults at the same times.
 */
import { parseArgs } from 'node:util';
import { churn, leaksIn } from './churn.ts';
import { lossyToText, runLossy } from './lossy-run.ts';
import { lossyStores } from './lossy-stores.ts';
import { openSharedRecord } from './shared-record.ts';
import { toText as reportToText } from './report.ts';
import { runFaults } from './run.ts';
import { toText as faultToText } from './schedule.ts';
import { slownessOf, soak, soakToText } from './soak.ts';
import { stores } from './stores.ts';

/** Number of subscriptions in each round. */
const CYCLES = 3_000;
const LONGEST_SETTLING_MS = 150_000;
const TWO_HOURS_IN_FIVE_MINUTES = 24;

const { values } = parseArgs({
  options: {
    ...switches(stores),
    ...switches(lossyStores),
    soak: { type: 'boolean', default: false },
    clients: { type: 'string', default: '2000' },
    idle: { type: 'string', default: '10000' },
    minutes: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const lossyName = chosenOf(lossyStores);
const openLossy = lossyName === undefined ? null : lossyStores[lossyName];
const [minutes, seed] = [
  Number(values.minutes ?? (openLossy || values.soak ? 5 : 10)),
  Number(values.seed),
];
if (!(minutes > 0) || !Number.isInteger(seed)) {
  console.error('--minutes takes a number above 0, --seed a whole one.');
  process.exit(2);
}

// A child process ends with its parent only if it ends by itself.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(1));

if (values.soak) {
  console.log(`seed ${seed}, ${minutes} minutes of mixed traffic`);
  const soaked = await soak({
    seed,
    durationMs: minutes * 60_000,
    rounds: 5,
    times: TWO_HOURS_IN_FIVE_MINUTES,
    clients: Number(values.clients),
    idle: Number(values.idle),
  });
  const slowness = slownessOf(soaked.storm);
  console.log([soakToText(soaked), ...slowness].join('\n'));
  process.exit(soaked.complaints.length + slowness.length === 0 ? 0 : 1);
}

if (openLossy !== null) {
  console.log(`seed ${seed}, ${minutes} minutes, ${lossyName}`);
  const lossy = await runLossy({
    seed,
    durationMs: minutes * 60_000,
    settlingMs: LONGEST_SETTLING_MS,
    open: openLossy,
  });
  console.log(lossyToText(lossy));
  process.exit(lossy.complaints.length === 0 ? 0 : 1);
}

const store = stores[chosenOf(stores) ?? 'postgres'];
console.log(`seed ${seed}, ${minutes} minutes on ${store.name}`);
const report = await runFaults({
  seed,
  durationMs: minutes * 60_000,
  longestFreezeMs: 30_000,
  meanGapMs: 15_000,
  store,
});
for (const fault of report.schedule) console.log(faultToText(fault));
console.log(reportToText(report));

const shared = await openSharedRecord();
const churned = await churn(CYCLES, shared.env);
await shared[Symbol.asyncDispose]();
const leaks = leaksIn(churned);
console.log(
  `Rounds of ${CYCLES} subscriptions: ${leaks.length === 0 ? 'nothing left behind' : leaks.join(', ')}`,
  churned,
);
process.exit(report.complaints.length + leaks.length === 0 ? 0 : 1);

/** An option for each member of a list. */
function switches(list: object): Record<string, { type: 'boolean'; default: boolean }> {
  return Object.fromEntries(
    Object.keys(list).map((name) => [name, { type: 'boolean', default: false }]),
  );
}

/** The first member of a list whose option was given. */
function chosenOf<List extends object>(list: List): keyof List | undefined {
  const given = new Map<string, unknown>(Object.entries(values));
  // The keys of an object whose type says which there are.
  return (Object.keys(list) as (keyof List & string)[]).find((name) => given.get(name) === true);
}
