import { setTimeout as sleep } from 'node:timers/promises';
import { chooseInstance, query } from './client.ts';
import { type Operation, OPERATIONS, type Operations } from './documents.ts';
import type { Fleet } from './fleet.ts';
import { follow, type Following, type Received } from './follower.ts';
import { judgeHistories } from './history.ts';
import { isUnsent } from './orders.ts';
import type { PlatformCounts } from './platform.ts';
import type { Random } from './random.ts';
import type { Workload } from './workload.ts';

/** State of everything once nothing changes any more, or the time limit has passed. */
export interface Settled {
  readonly operations: readonly Operation[];
  readonly counts: PlatformCounts;
  /** The journal's stream, read by a new subscriber from its beginning. */
  readonly stream: readonly Received[];
  readonly tookMs: number;
}

/** A lease of a killed instance, a slow poll, and a margin for a busy machine. */
const LONGEST_SETTLING_MS = 150_000;
const LONGEST_READING_MS = 60_000;
export const LONGEST_CATCHING_UP_MS = 30_000;
const LOOK_EVERY_MS = 500;

/** The cursor before all updates of a run. Call it before the run. */
export async function journalsBegin(
  { instances }: Pick<Following, 'instances'>,
  random: Random,
): Promise<string> {
  const abort = new AbortController();
  const probe = { instances, random, after: null, onComplaint: ignore, signal: abort.signal };
  const { received } = follow('never-issued', probe);
  await within(LONGEST_READING_MS, () => received.length > 0);
  abort.abort();
  const cursor = received[0]?.cursor;
  if (cursor === undefined) throw new Error('No cursor could be had.');
  return cursor;
}

/** Waits until every order has reached its last state and every subscriber has received it. */
export async function settle(
  fleet: Fleet,
  { followers }: Workload,
  random: Random,
  after: string,
): Promise<Settled> {
  const startedAt = performance.now();
  let operations = await readOperations(fleet, random);
  let counts = await fleet.platform.count();
  await within(LONGEST_SETTLING_MS, async () => {
    operations = await readOperations(fleet, random);
    counts = await fleet.platform.count();
    const isQuiet = operations.every(({ final, state }) => final || isUnsent(state));
    return isQuiet && operations.filter(({ final }) => final).length === counts.created;
  });
  const stream = await readStream(fleet, random, after, operations);
  await within(
    LONGEST_CATCHING_UP_MS,
    () => judgeHistories(stream, operations, followers).losses === 0,
  );
  return { operations, counts, stream, tookMs: performance.now() - startedAt };
}

async function readStream(
  { instances }: Fleet,
  random: Random,
  after: string,
  operations: readonly Operation[],
): Promise<readonly Received[]> {
  const updates = operations.reduce((sum, { version }) => sum + version, 0);
  const abort = new AbortController();
  const fresh = { instances, random, after, onComplaint: ignore, signal: abort.signal };
  const { received } = follow(null, fresh);
  await within(LONGEST_READING_MS, () => received.length >= updates);
  abort.abort();
  return received;
}

/** State of every order, read from random instances. */
export async function readOperations(
  fleet: Pick<Fleet, 'instances'>,
  random: Random,
): Promise<readonly Operation[]> {
  const operations: Operation[] = [];
  let after: string | null = null;
  for (;;) {
    const page: Operations['operations'] = await readPage(fleet, random, after);
    operations.push(...page.edges.map(({ node }) => node));
    if (!page.pageInfo.hasNextPage) return operations;
    after = page.pageInfo.endCursor;
  }
}

/** Requests a failed page again. */
async function readPage(
  { instances }: Pick<Fleet, 'instances'>,
  random: Random,
  after: string | null,
): Promise<Operations['operations']> {
  let page: Operations['operations'] | undefined;
  await within(LONGEST_READING_MS, async () => {
    const url = chooseInstance(instances, random);
    page =
      (url && (await query<Operations>(url, OPERATIONS, { after }))?.data?.operations) || undefined;
    return page !== undefined;
  });
  if (page === undefined) throw new Error('The orders could not be listed.');
  return page;
}

/** Polls until `isSo`, or until the time limit; the verdict then reports missing data. */
export async function within(ms: number, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const until = performance.now() + ms;
  while (!(await isSo()) && performance.now() < until) await sleep(LOOK_EVERY_MS);
}

/** Failures of a reader appear as missing items. */
function ignore(): void {}
