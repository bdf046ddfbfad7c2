import { cpSync } from 'node:fs';
import { dataOf } from '../../following.ts';
import { type Answer, type Subscription, temporaryFolder } from '../../harness.ts';
import type { JournalFaults, Manner } from '../../journal-faults.ts';
import { ManualClock } from '../../manual-clock.ts';
import { begin, type Life, openPushEntrance, type Push } from './life.ts';
import { readRecords, type Records } from './records.ts';
import type { StartingPoint } from './starting-points.ts';

/** A fault at a commit of the journal, counted from 1 since the mutation was sent. */
export interface Fault {
  readonly at: number;
  readonly manner: Manner;
}

/** An update as received by a follower of everything. */
interface Received {
  readonly cursor: string;
  readonly kind: string;
  readonly key: string;
  readonly version: number;
}

/** Everything that happened in a run. */
export interface Evidence {
  /** The tables that each commit changed. */
  readonly commits: readonly string[];
  /** Paths of the calls of the platform. */
  readonly calls: readonly string[];
  /** Paths of billed calls whose units were not counted before. */
  readonly uncounted: readonly string[];
  /** Paths of billed calls. */
  readonly billed: readonly string[];
  readonly pushes: readonly Push[];
  /** Errors outside of the union of the mutation and its repeat, empty for none; null if the service ended first. */
  readonly errors: readonly (string | null)[];
  readonly received: readonly Received[];
  readonly before: Records;
  readonly after: Records;
}

/** Steps of the clock until everything is settled, close together at first. */
const STEPS_MS: readonly number[] = [
  ...Array.from({ length: 10 }, () => 1_000),
  ...Array.from({ length: 10 }, () => 5_000),
  ...Array.from({ length: 20 }, () => 30_000),
  ...Array.from({ length: 10 }, () => 300_000),
];
const LEAST_MS = 60_000;

const LATEST = '{ latestCursor }';
const FEED = 'subscription ($after: Cursor) { updates(after: $after) { cursor kind key version } }';
const COUNTED = "SELECT coalesce(sum(units), 0) AS n FROM billed_units WHERE account LIKE 'key/%'";
const PLANNED = 'SELECT count(*) AS n FROM subjects WHERE due_at IS NOT NULL';

/** Sends a mutation, repeats it, lets time pass, and does so again. After a cut, another life continues on the files. */
export async function run(
  start: StartingPoint,
  faults: JournalFaults,
  fault: Fault | null,
): Promise<Evidence> {
  const folder = await temporaryFolder();
  cpSync(start.folder, folder, { recursive: true });
  const before = readRecords(folder, start.now);
  const clock = new ManualClock(start.now);
  await using entrance = await openPushEntrance(start.port, () => life);
  const calls: string[] = [];
  const uncounted: string[] = [];
  const billed: string[] = [];
  const received: Received[] = [];
  const errors: (string | null)[] = [];
  let units = 0;
  let cursor: string | null = null;
  let life = await begin(folder, clock, `http://127.0.0.1:${start.port}`);
  let feed = await serve();
  const counted = numberOf(COUNTED);
  faults.arm(fault && { ...fault, onCut: () => life.end() });

  /** Watches the calls of a new life, and follows everything from the last update on. */
  async function serve(): Promise<Subscription<{ updates: Received }>> {
    const { counters } = life.sandbox;
    const arrived = counters.arrived.bind(counters);
    const bill = counters.bill.bind(counters);
    Object.assign(counters, {
      arrived(path: string) {
        arrived(path);
        calls.push(path);
      },
      bill(path: string, count: number) {
        bill(path, count);
        if (count === 0) return;
        units += count;
        billed.push(path);
        if (units > numberOf(COUNTED) - counted) uncounted.push(path);
      },
    });
    cursor ??= dataOf(await life.connection.query<{ latestCursor: string }>(LATEST)).latestCursor;
    const items = life.connection.subscribe<{ updates: Received }>(FEED, { after: cursor });
    // It ends with its life.
    follow(life, items).catch(() => undefined);
    return items;
  }

  async function follow(of: Life, items: typeof feed): Promise<void> {
    for (;;) {
      const item = await Promise.race([items.next(600_000), of.ended]);
      if (item === null || of.hasEnded) return;
      const { updates } = dataOf(item);
      received.push(updates);
      ({ cursor } = updates);
    }
  }

  /** Number that the open journal contains; `Infinity` without one. */
  function numberOf(sql: string): number {
    return Number(faults.connection?.prepare(sql).get()?.['n'] ?? Infinity);
  }

  async function liveAgain(): Promise<void> {
    if (!life.hasEnded) return;
    feed.close();
    await life.released();
    life = await begin(folder, clock, `http://127.0.0.1:${start.port}`);
    feed = await serve();
  }

  async function send(): Promise<void> {
    const answer = life.connection.query(start.text, start.variables).then(errorsIn, () => null);
    const settled = Promise.race([answer, life.ended]).then((result) => ({ result }));
    for (;;) {
      const found = await Promise.race([settled, clock.advance(10)]);
      if (!found) continue;
      errors.push(life.hasEnded ? null : found.result);
      return liveAgain();
    }
  }

  async function settle(): Promise<void> {
    const begun = clock.now();
    for (const step of STEPS_MS) {
      await clock.advance(step);
      await liveAgain();
      if (clock.now() - begun > LEAST_MS && numberOf(PLANNED) === 0) break;
    }
  }

  await send();
  await send();
  await settle();
  // A registration, and a voiding whose outcome was not recorded, are open to a repeat after a minute.
  await send();
  await settle();
  const { commits } = faults;
  faults.arm(null);
  await clock.advance(1_000);
  feed.close();
  await life.released();
  const after = readRecords(folder, clock.now());
  const { pushes } = entrance;
  return { commits, calls, uncounted, billed, pushes, errors, received, before, after };
}

/** Errors outside of the mutation's union. */
function errorsIn({ errors = [] }: Answer): string {
  return errors.map(({ message }) => message).join();
}
