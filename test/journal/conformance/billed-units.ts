import { array, assert, asyncProperty, boolean, integer, option, record } from 'fast-check';
import { expect, test } from 'vitest';
import type {
  BilledUnits,
  ReserveUnitsResult,
  UnitAccount,
  UnitCharge,
  UnitCount,
} from '../../../src/kernel/billed-units.ts';
import { type CreateJournal, start } from './subject-of-test.ts';

const DAY = '2026-11-21';
const YEAR = 366;
const reserved = { outcome: 'reserved' };

function account(name: string, mostUnits: number | null = null, keptDays = YEAR): UnitAccount {
  return { name, mostUnits, keptDays };
}

function charge(units: number, accounts: readonly UnitAccount[], day = DAY): UnitCharge {
  return { day, capability: 'verification', calls: 1, units, accounts };
}

const nameOf = ({ day, capability, account: name }: UnitCount): string =>
  [day, capability, name].join(' ');

/** Counts of the tests' tenant, one array per account. */
async function counted(units: BilledUnits, from = DAY, to = DAY): Promise<readonly unknown[]> {
  const counts = await units.counts('acme', { from, to, keptDays: YEAR });
  return counts
    .toSorted((left, right) => (nameOf(left) < nameOf(right) ? -1 : 1))
    .map((count) => [count.day, count.capability, count.account, count.calls, count.units]);
}

/** Counts of billed units. */
export function billedUnitPromises(create: CreateJournal): void {
  test('reserved units are counted for each account, by tenant, day and capability', async () => {
    const { billedUnits } = (await start(create)).journal;
    const both = [account('key/acme/web: %'), account('tenant')];
    await billedUnits.reserve('acme', charge(50, both));
    await billedUnits.reserve('acme', charge(7, both));
    await billedUnits.reserve('acme', { ...charge(1, [account('tenant')]), capability: 'esign' });
    await billedUnits.reserve('acme', charge(3, [account('tenant')], '2026-11-22'));
    await billedUnits.reserve('umbrella', charge(9, [account('tenant')]));
    expect(await counted(billedUnits, DAY, '2026-11-22')).toEqual([
      [DAY, 'esign', 'tenant', 1, 1],
      [DAY, 'verification', 'key/acme/web: %', 2, 57],
      [DAY, 'verification', 'tenant', 2, 57],
      ['2026-11-22', 'verification', 'tenant', 1, 3],
    ]);
    const question = { day: DAY, capability: 'verification', accounts: [...both, account('none')] };
    expect(await billedUnits.used('acme', question)).toEqual([57, 57, 0]);
  });

  test('a budget can be used to its last unit, and a rejection counts for no account', async () => {
    const { billedUnits } = (await start(create)).journal;
    const accounts = [account('key', null), account('tenant', 10)];
    expect(await billedUnits.reserve('acme', charge(7, accounts))).toEqual(reserved);
    expect(await billedUnits.reserve('acme', charge(4, accounts))).toEqual({
      outcome: 'refused',
      account: 'tenant',
      left: 3,
    });
    expect(await billedUnits.reserve('acme', charge(3, accounts))).toEqual(reserved);
    expect(await billedUnits.reserve('acme', charge(1, accounts))).toMatchObject({ left: 0 });
    expect(await counted(billedUnits)).toEqual([
      [DAY, 'verification', 'key', 2, 10],
      [DAY, 'verification', 'tenant', 2, 10],
    ]);
  });

  test('a budget lowered below its usage has nothing left', async () => {
    const { billedUnits } = (await start(create)).journal;
    await billedUnits.reserve('acme', charge(5, [account('key', 5)]));
    const result = await billedUnits.reserve('acme', charge(1, [account('key', 2)]));
    expect(result).toEqual({ outcome: 'refused', account: 'key', left: 0 });
  });

  test('concurrent reservations never exceed the budget', async () => {
    const { billedUnits } = (await start(create)).journal;
    const results = await Promise.all(
      Array.from({ length: 40 }, async () =>
        billedUnits.reserve('acme', charge(3, [account('key', 50)])),
      ),
    );
    expect(results.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(16);
    expect(await counted(billedUnits)).toEqual([[DAY, 'verification', 'key', 16, 48]]);
  });

  test('released units can be reserved again, even after the budget was used up', async () => {
    const { billedUnits } = (await start(create)).journal;
    const accounts = [account('key', 5)];
    await billedUnits.reserve('acme', charge(5, accounts));
    await billedUnits.giveBack('acme', charge(5, accounts));
    expect(await counted(billedUnits)).toEqual([]);
    expect(await billedUnits.reserve('acme', charge(5, accounts))).toEqual(reserved);
    await billedUnits.giveBack('acme', { ...charge(5, accounts), calls: 0 });
    expect(await counted(billedUnits)).toEqual([[DAY, 'verification', 'key', 1, 0]]);
  });

  test('counts start at zero on the next day', async () => {
    const { billedUnits } = (await start(create)).journal;
    const accounts = [account('key', 1)];
    expect(await billedUnits.reserve('acme', charge(1, accounts))).toEqual(reserved);
    expect(await billedUnits.reserve('acme', charge(1, accounts))).toMatchObject({ left: 0 });
    expect(await billedUnits.reserve('acme', charge(1, accounts, '2026-11-22'))).toEqual(reserved);
  });

  test('counts survive the instance', async () => {
    const { journal, reopen } = await start(create);
    await journal.billedUnits.reserve('acme', charge(4, [account('key', 5)]));
    const { billedUnits } = await reopen();
    expect(await billedUnits.reserve('acme', charge(2, [account('key', 5)]))).toMatchObject({
      left: 1,
    });
    expect(await counted(billedUnits)).toEqual([[DAY, 'verification', 'key', 1, 4]]);
  });

  test('counts stay readable as long as their account is stored, each kind separately', async () => {
    const { billedUnits } = (await start(create)).journal;
    const accounts = [account('key'), account('tenant', null, 2)];
    await billedUnits.reserve('acme', charge(1, accounts));
    expect(await counted(billedUnits)).toEqual([[DAY, 'verification', 'key', 1, 1]]);
  });

  test('after any sequence, the count is what was reserved and not released, and never exceeds the budget', async () => {
    const { journal } = await start(create);
    let round = 0;
    const step = record({
      units: integer({ min: 1, max: 9 }),
      most: option(integer({ min: 0, max: 20 })),
      returns: boolean(),
    });
    await assert(
      asyncProperty(array(step, { maxLength: 12 }), async (steps) => {
        const name = `key-${(round += 1)}`;
        let used = 0;
        for (const { units, most, returns } of steps) {
          const one = charge(units, [account(name, most)]);
          const result: ReserveUnitsResult = await journal.billedUnits.reserve('acme', one);
          const left = most === null ? units : Math.max(most - used, 0);
          const refused = { outcome: 'refused', account: name, left };
          expect(result).toEqual(units <= left ? reserved : refused);
          if (result.outcome === 'refused') continue;
          if (returns) await journal.billedUnits.giveBack('acme', one);
          else used += units;
        }
        const question = { day: DAY, capability: 'verification', accounts: [account(name)] };
        expect(await journal.billedUnits.used('acme', question)).toEqual([used]);
      }),
      { numRuns: 30 },
    );
  });
}
