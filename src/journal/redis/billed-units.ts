import type { BilledUnits, UnitCharge, UnitCount } from '../../kernel/billed-units.ts';
import { addDays } from '../../kernel/shanghai.ts';
import type { Connection } from './connection.ts';
import { encodeName, type Keyspace } from './keyspace.ts';
import { listOf, numberOf, type Reply, textOf } from '../messenger/reply.ts';

/**
 * The counts of billed units in Redis, which all instances share: a hash for each day of a tenant, gone by itself when
 * its time is over.
 */
export function openBilledUnits(connection: Connection, keyspace: Keyspace): BilledUnits {
  const keyOf = (tenant: string, day: string, keptDays: number): string =>
    `${keyspace.rootOf(tenant)}:units:${encodeName(tenant)}:${day}:${keptDays}`;

  function add(
    tenant: string,
    { day, capability }: UnitCharge,
    { calls, units, accounts }: Pick<UnitCharge, 'calls' | 'units' | 'accounts'>,
  ): Promise<Reply> {
    const named = accounts.flatMap(({ name, mostUnits, keptDays }) => [name, mostUnits, keptDays]);
    const root = keyspace.rootOf(tenant);
    const what = [encodeName(tenant), day, capability, calls, units];
    return connection.script('count-units', root, ...what, ...named);
  }

  return {
    async reserve(tenant, charge) {
      const [account, left] = listOf(await add(tenant, charge, charge));
      if (account === undefined) return { outcome: 'reserved' };
      return { outcome: 'refused', account: textOf(account), left: numberOf(left) };
    },

    async giveBack(tenant, charge) {
      const { calls, units, accounts } = charge;
      // What is taken off needs no room.
      const unlimited = accounts.map(({ name, keptDays }) => ({ name, mostUnits: null, keptDays }));
      await add(tenant, charge, { calls: -calls, units: -units, accounts: unlimited });
    },

    used: (tenant, { day, capability, accounts }) =>
      connection.run((client) =>
        Promise.all(
          accounts.map(async ({ name, keptDays }) =>
            Number(
              (await client.hget(keyOf(tenant, day, keptDays), `units:${capability}:${name}`)) ?? 0,
            ),
          ),
        ),
      ),

    async counts(tenant, { from, to, keptDays }) {
      const days: string[] = [];
      for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
      const found = await connection.run((client) =>
        Promise.all(days.map((day) => client.hgetall(keyOf(tenant, day, keptDays)))),
      );
      return found.flatMap((counted, index) => countsIn(days[index] ?? '', counted));
    },
  };
}

function countsIn(day: string, counted: Readonly<Record<string, string>>): UnitCount[] {
  return Object.entries(counted).flatMap(([field, value]) => {
    const [, what, capability = '', account = ''] =
      /^(units|calls):([^:]*):(.*)$/s.exec(field) ?? [];
    if (what !== 'calls') return [];
    const calls = Number(value);
    const units = Number(counted[`units:${capability}:${account}`] ?? 0);
    return calls > 0 || units > 0 ? [{ day, capability, account, calls, units }] : [];
  });
}
