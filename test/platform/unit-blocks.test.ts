import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteJournal, type SqliteJournal } from '../../src/journal/sqlite.ts';
import { countInBlocks, type UnitBlocks } from '../../src/platform/billing.ts';
import type { BilledUnits, UnitAccount, UnitCharge } from '../../src/kernel/billed-units.ts';
import { randomId } from '../../src/kernel/ids.ts';
import { temporaryFolder } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';

/** Units of the first block. */
const BLOCK_UNITS = 50;
const DAY = '2026-11-21';
const unlimited: UnitAccount = { name: 'key/acme/web', mostUnits: null, keptDays: 366 };
const today = { from: DAY, to: DAY, keptDays: 366 };

function charge(units: number, account = unlimited): UnitCharge {
  return { day: DAY, capability: 'verification', calls: 1, units, accounts: [account] };
}

interface Counting {
  readonly journal: SqliteJournal;
  readonly store: BilledUnits;
  readonly blocks: UnitBlocks;
  /** Number of writes to the store. */
  readonly writes: () => number;
  /** Units of the blocks taken from the store. */
  readonly sizes: readonly number[];
}

async function start(): Promise<Counting> {
  const file = join(await temporaryFolder(), 'journal.sqlite');
  const journal = openSqliteJournal({ file, clock: new ManualClock(), newId: randomId });
  onTestFinished(() => journal.close());
  const store = journal.billedUnits;
  const sizes: number[] = [];
  const blocks = countInBlocks({
    ...store,
    reserve(tenant, each) {
      sizes.push(each.units);
      return store.reserve(tenant, each);
    },
  });
  return { journal, store, blocks, writes: () => sizes.length, sizes };
}

const countedIn = async (units: BilledUnits): Promise<unknown> =>
  (await units.counts('acme', today)).map(({ calls, units: used }) => ({ calls, units: used }));

test('unlimited calls share a write, and reads count them exactly', async () => {
  const { blocks, writes } = await start();
  await Promise.all(Array.from({ length: 40 }, async () => blocks.reserve('acme', charge(1))));
  expect(writes()).toBe(1);
  expect(await countedIn(blocks)).toEqual([{ calls: 40, units: 40 }]);
  await blocks.reserve('acme', charge(30));
  expect(await countedIn(blocks)).toEqual([{ calls: 41, units: 70 }]);
});

test('after a crash the rest of a block counts as used, and never less than was used', async () => {
  const { store, blocks } = await start();
  for (let nth = 1; nth <= 3 * BLOCK_UNITS; nth += 1) {
    await blocks.reserve('acme', charge(1));
    const [left] = await store.counts('acme', today);
    expect(left?.units).toBeGreaterThanOrEqual(nth);
    expect(left?.units).toBeLessThan(nth + Math.max(nth, BLOCK_UNITS));
    expect(left?.calls).toBeGreaterThanOrEqual(nth);
  }
});

test('under load a block is as large as the recent usage, up to a maximum', async () => {
  const { blocks, sizes } = await start();
  async function use(calls: number): Promise<readonly number[]> {
    const before = sizes.length;
    for (let nth = 0; nth < calls; nth += 1) await blocks.reserve('acme', charge(1));
    return sizes.slice(before);
  }
  expect(await use(400)).toEqual([BLOCK_UNITS, 51, 102, 204]);
  await blocks.returnIdle();
  expect(await use(400)).toEqual([400]);
  expect(await countedIn(blocks)).toEqual([{ calls: 800, units: 800 }]);
  expect(Math.max(...(await use(5_000)))).toBe(1_000);
  // Hardly used for two seconds.
  for (let look = 0; look < 2; look += 1) {
    await blocks.returnIdle();
    await use(1);
  }
  await blocks.counts('acme', today);
  expect(await use(1)).toEqual([BLOCK_UNITS]);
});

test('a call that costs more than the rest of a block takes another block', async () => {
  const { blocks } = await start();
  const units = [1, BLOCK_UNITS, 3 * BLOCK_UNITS, 7];
  for (const each of units) await blocks.reserve('acme', charge(each));
  expect(await countedIn(blocks)).toEqual([{ calls: 4, units: 4 * BLOCK_UNITS + 8 }]);
});

test('released units are reused without a write, and idle ones are returned to the store', async () => {
  const { store, blocks, writes } = await start();
  await blocks.reserve('acme', charge(20));
  await blocks.giveBack('acme', charge(20));
  for (let nth = 0; nth < 5; nth += 1) await blocks.reserve('acme', charge(10));
  expect(writes()).toBe(1);
  await blocks.returnIdle();
  await blocks.reserve('acme', charge(1));
  await blocks.returnIdle();
  expect(await countedIn(store)).toEqual([{ calls: 100, units: 100 }]);
  await blocks.returnIdle();
  expect(await countedIn(store)).toEqual([{ calls: 6, units: 51 }]);
});

test('no timer runs to return units before there is a block, or after all are returned', async () => {
  const { blocks } = await start();
  const isHeld = () =>
    Promise.race([blocks.untilHeld().then(() => true), Promise.resolve().then(() => false)]);
  expect(await isHeld()).toBe(false);
  const woken = blocks.untilHeld();
  await blocks.reserve('acme', charge(1));
  await woken;
  await blocks.returnIdle();
  expect(await isHeld()).toBe(true);
  await blocks.returnIdle();
  expect(await isHeld()).toBe(false);
});

test('a limited account is counted call by call', async () => {
  const { store, blocks } = await start();
  const limited = { ...unlimited, mostUnits: 3 };
  expect(await blocks.reserve('acme', charge(2, limited))).toEqual({ outcome: 'reserved' });
  expect(await countedIn(store)).toEqual([{ calls: 1, units: 2 }]);
  expect(await blocks.reserve('acme', charge(2, limited))).toMatchObject({ left: 1 });
  await blocks.giveBack('acme', charge(2, limited));
  expect(await countedIn(store)).toEqual([]);
});

test('nothing is reserved while the store is unavailable', async () => {
  const { journal, blocks } = await start();
  await journal.close();
  const refused = { name: 'DatabaseUnavailable' };
  await expect(blocks.reserve('acme', charge(1))).rejects.toMatchObject(refused);
  await expect(blocks.reserve('acme', charge(1))).rejects.toMatchObject(refused);
});
