import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseInstance } from './client.ts';
import type { Operation } from './documents.ts';
import { allUp } from './fleet.ts';
import { follow, type Follower } from './follower.ts';
import { createInstance, type Instance } from './instance.ts';
import { type LossyOrder, startLossyClients } from './lossy-clients.ts';
import type { LossyStore } from './lossy-store.ts';
import { isUnsent } from './orders.ts';
import { type Platform, startPlatform } from './platform.ts';
import { startPushRelay } from './push-relay.ts';
import { createRandom, type Random } from './random.ts';
import { callbackSecret } from './secrets.ts';
import { journalsBegin, LONGEST_CATCHING_UP_MS, readOperations, within } from './settling.ts';
import { sendUnaskable } from './unaskable.ts';

/** Settings of a run whose store forgets. */
export interface LossyRunOptions {
  readonly seed: number;
  readonly durationMs: number;
  /**
   * Time limit for orders to end after the run; an order that a failover left `SUBMITTED` takes a minute. 0: the run waits for
   * no order, and reports none that was in progress.
   */
  readonly settlingMs: number;
  readonly open: (random: Random) => Promise<LossyStore>;
}

/** Result of a run. It passed if there are no complaints. */
export interface LossyReport {
  readonly seed: number;
  readonly durationMs: number;
  /** Number of losses of the store. */
  readonly losses: number;
  readonly orders: number;
  /** Accepted orders that the store forgot until they were sent again. */
  readonly forgotten: number;
  /** Accepted orders for which the journal finally differs from the platform. */
  readonly lost: number;
  /** Orders that were sent to the platform more than once although the store had them: each may be billed twice. */
  readonly doubled: number;
  /** Orders that the store forgot, that were sent again, and that the platform already had. */
  readonly foundThere: number;
  /** Orders that the platform has and that did not become final. */
  readonly stuck: number;
  /**
   * Error code of a submission at the end for which the platform has no query. A subscriber's cursor had proved before that
   * the store forgot an order; null if no cursor did.
   */
  readonly refusal: string | null;
  /** Number of reports to subscribers that updates are missing. */
  readonly toldByGap: number;
  /** Time from each loss until an order was accepted again. */
  readonly recoveryMs: readonly number[];
  readonly complaints: readonly string[];
}

const FEEDS = 4;
const [SHORTEST_GAP_MS, LONGEST_GAP_MS] = [1_500, 6_000];
const LOOK_EVERY_MS = 500;
/** Time limit for an accepted order; after it, the run continues and complains later. */
const LONGEST_ACCEPTING_MS = 60_000;

/** Lets the store lose writes repeatedly while orders run, sends all orders once more, and compares with the platform. */
export async function runLossy(options: LossyRunOptions): Promise<LossyReport> {
  const random = createRandom(options.seed);
  const opened = new AsyncDisposableStack();
  try {
    return await run(options, random, opened);
  } finally {
    await opened.disposeAsync();
  }
}

async function run(
  { seed, durationMs, settlingMs, open }: LossyRunOptions,
  random: Random,
  opened: AsyncDisposableStack,
): Promise<LossyReport> {
  const folder = await mkdtemp(join(tmpdir(), 'fapiao-graph-lossy-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const platform = opened.use(await startPlatform(join(folder, 'platform.sqlite')));
  const store = opened.use(await open(random.fork('store')));
  const instances: Instance[] = [];
  const relay = opened.use(await startPushRelay(instances, random.fork('pushes')));
  const folderOf = (index: number): string => join(folder, String(index));
  for (let index = 0; index < store.instances; index += 1) {
    const instance = createInstance(`instance ${index}`, {
      DATA_DIR: folderOf(index),
      PUBLIC_URL: relay.url,
      CALLBACK_SECRET: callbackSecret,
      TRACKER_PACE: '0.2',
      ...platform.env,
      ...store.env(index),
    });
    opened.defer(() => instance.kill());
    instances.push(instance);
    instance.start();
  }
  const up = (): Promise<void> => allUp(instances);
  const setClocks = (aheadMs: number): void => {
    platform.setClock(aheadMs);
    for (const instance of instances) instance.setClock(aheadMs);
  };
  await up();
  const after = await journalsBegin({ instances }, random);
  const hangUp = new AbortController();
  opened.defer(() => hangUp.abort());
  const complaints: string[] = [];
  const feeds = Array.from({ length: FEEDS }, (_, index) =>
    follow(null, {
      instances,
      random: random.fork(`feed ${index}`),
      after,
      onComplaint: (complaint) => complaints.push(complaint),
      signal: hangUp.signal,
    }),
  );
  const clients = startLossyClients(instances, random.fork('clients'));

  const accepts = async (): Promise<void> => {
    const begun = clients.orders.length;
    await within(LONGEST_ACCEPTING_MS, () =>
      clients.orders.slice(begun).some(({ acceptedAt }) => acceptedAt !== null),
    );
  };
  const fleet = { instances, folderOf, up, accepts, setClocks };
  const lostAt: number[] = [];
  const until = performance.now() + durationMs;
  while (performance.now() < until) {
    await sleep(random.between(SHORTEST_GAP_MS, LONGEST_GAP_MS));
    await store.lose(fleet);
    lostAt.push(Date.now());
  }
  await sleep(SHORTEST_GAP_MS);
  store.calm?.(fleet);
  await clients.finish();
  await up();
  const isLong = settlingMs > 0;
  if (isLong) await sleep(store.seenAgainMs);
  const before = await known(instances, random);
  const forgotten = clients.orders.filter(
    ({ orderId, acceptedAt }) => acceptedAt !== null && !before.has(orderId),
  );
  const wasHeard = ({ orderId }: LossyOrder): boolean =>
    feeds.some(({ received }) => received.some(({ key }) => key === orderId));
  // Before they are sent again, and reported in any case.
  const wasForgotten = forgotten.some(wasHeard);
  const unanswered = await clients.repeatAll();
  const url = chooseInstance(instances, random);
  const refusal = url !== null && wasForgotten ? await sendUnaskable(url) : null;
  const { operations, counts } = await settled(instances, platform, { random, settlingMs });
  const accepted = clients.orders.filter(({ acceptedAt }) => acceptedAt !== null);
  const issued = [...operations.values()].filter(({ state, final }) => final && state === 'ISSUED');
  const unissued = [...operations.values()].filter((operation) => !issued.includes(operation));
  // A query may return a final state before the subscribers have received it.
  const isSilent = (feed: Follower): boolean => !isTold(feed, issued);
  if (isLong) await within(LONGEST_CATCHING_UP_MS, () => !feeds.some(isSilent));
  const lost = accepted.filter(({ orderId }) => !operations.has(orderId)).length;
  const stuck = isLong ? counts.created - issued.length : 0;
  const sentAgain = counts.arrived - counts.created;
  const [doubled, foundThere] = store.loses === 'orders' ? [0, sentAgain] : [sentAgain, 0];
  const unspoken = isLong && store.loses !== 'orders' ? forgotten.length : 0;
  const silent = isLong ? feeds.filter(isSilent).length : 0;
  return {
    seed,
    durationMs,
    losses: lostAt.length,
    orders: clients.orders.length,
    forgotten: forgotten.length,
    lost,
    doubled,
    foundThere,
    stuck,
    refusal,
    toldByGap: feeds.reduce((sum, { received }) => sum + gapsIn(received), 0),
    recoveryMs: lostAt.flatMap((at) => {
      const next = clients.acceptedAt.find((accept) => accept > at);
      return next === undefined ? [] : [next - at];
    }),
    complaints: [
      ...complaints,
      ...instances.flatMap((instance) => instance.complaints),
      ...(unspoken > 0 ? [`${unspoken} orders were accepted and forgotten`] : []),
      ...(lost > 0 ? [`${lost} orders were accepted and are not in the journal`] : []),
      ...(doubled > 0 ? [`${doubled} orders were sent to the platform again`] : []),
      ...(stuck !== 0
        ? [
            `of ${counts.created} issued orders the journal knows ${issued.length}`,
            ...unissued.map(({ key, state }) => `${key} is ${state}`),
          ]
        : []),
      ...(wasForgotten && refusal !== 'STORE_LOST'
        ? [`orders were forgotten, and a submission without a query at the platform got ${refusal}`]
        : []),
      ...(unanswered.length > 0 ? [`${unanswered.length} orders got no response in the end`] : []),
      ...(silent > 0 ? [`${silent} subscribers missed updates without a report`] : []),
    ],
  };
}

async function known(
  instances: readonly Instance[],
  random: Random,
): Promise<ReadonlyMap<string, Operation>> {
  const operations = await readOperations({ instances }, random);
  return new Map(operations.map((operation) => [operation.key, operation]));
}

/** Waits until the journal knows all orders of the platform, and nothing else changes any more. */
async function settled(
  instances: readonly Instance[],
  platform: Platform,
  { random, settlingMs }: { readonly random: Random; readonly settlingMs: number },
): Promise<{
  operations: ReadonlyMap<string, Operation>;
  counts: Awaited<ReturnType<Platform['count']>>;
}> {
  const until = performance.now() + settlingMs;
  for (;;) {
    const operations = await known(instances, random);
    const counts = await platform.count();
    const all = [...operations.values()];
    const isQuiet = all.every(({ final, state }) => final || isUnsent(state));
    const issued = all.filter(({ final, state }) => final && state === 'ISSUED').length;
    if ((isQuiet && issued === counts.created) || performance.now() > until)
      return { operations, counts };
    await sleep(LOOK_EVERY_MS);
  }
}

/** True if a subscriber received the final state of every order, or a report that updates are missing. */
function isTold({ received }: Follower, issued: readonly Operation[]): boolean {
  const heard = new Set(
    received.filter(({ state }) => state === 'ISSUED').map(({ key }) => key ?? ''),
  );
  return gapsIn(received) > 0 || issued.every(({ key }) => heard.has(key));
}

function gapsIn(received: Follower['received']): number {
  return received.filter(({ cause }) => cause === 'SNAPSHOT_AFTER_GAP').length;
}

/** The report as text. */
export function lossyToText(report: LossyReport): string {
  const recovery = report.recoveryMs.toSorted((left, right) => left - right);
  const told = [recovery[Math.floor(recovery.length / 2)], recovery.at(-1)].map(
    (ms) => `${((ms ?? NaN) / 1000).toFixed(1)} s`,
  );
  return [
    `seed ${report.seed}, ${(report.durationMs / 60_000).toFixed(1)} minutes, the store lost ${report.losses} times`,
    `orders ${report.orders}, lost ${report.lost}, doubled ${report.doubled}, stuck ${report.stuck}, reported by gap ${report.toldByGap}`,
    `accepted, and forgotten until sent again: ${report.forgotten}; sent again, and found at the platform: ${report.foundThere}`,
    `a submission without a query at the platform, in the end: ${report.refusal ?? 'no cursor proved a loss'}`,
    `recovered in ${told[0]} (median), ${told[1]} at the most`,
    `complaints: ${report.complaints.length}`,
    ...report.complaints.map((complaint) => `  ${complaint}`),
  ].join('\n');
}
