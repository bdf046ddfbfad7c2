import type { BilledUnits, UnitCharge, UnitCount } from '../../kernel/billed-units.ts';
import { addDays } from '../../kernel/shanghai.ts';
import type { Database } from './database.ts';

interface CountRow {
  day: string;
  capability: string;
  account: string;
  calls: number;
  units: number;
}

/** The counts of billed units in a journal's file: each reservation is one of its durable writes. */
export function openBilledUnits(database: Database): BilledUnits {
  const used = database.prepare<{ units: number }>(
    `SELECT units FROM billed_units
     WHERE tenant = :tenant AND day = :day AND capability = :capability AND account = :account`,
  );
  const add = database.prepare(
    `INSERT INTO billed_units (tenant, day, capability, account, calls, units, kept_through)
     VALUES (:tenant, :day, :capability, :account, :calls, :units, :keptThrough)
     ON CONFLICT DO UPDATE SET calls = calls + :calls, units = units + :units`,
  );
  const counts = database.prepare<CountRow>(
    `SELECT day, capability, account, calls, units FROM billed_units
     WHERE tenant = :tenant AND day BETWEEN :from AND :to
       AND kept_through = date(day, :keptFor) AND (calls > 0 OR units > 0)`,
  );
  const forget = database.prepare('DELETE FROM billed_units WHERE kept_through < :day');
  let forgottenOn: string | null = null;

  function forgetOnce(day: string): void {
    if (forgottenOn === day) return;
    forget.run({ day });
    forgottenOn = day;
  }

  function usedBy(
    tenant: string,
    { day, capability }: Pick<UnitCharge, 'day' | 'capability'>,
    account: string,
  ): number {
    return used.get({ tenant, day, capability, account })?.units ?? 0;
  }

  function count(tenant: string, charge: UnitCharge, sign: 1 | -1): void {
    const { day, capability } = charge;
    for (const { name, keptDays } of charge.accounts)
      add.run({
        tenant,
        day,
        capability,
        account: name,
        calls: sign * charge.calls,
        units: sign * charge.units,
        keptThrough: addDays(day, keptDays - 1),
      });
  }

  return {
    reserve: (tenant, charge) =>
      database.write(() => {
        forgetOnce(charge.day);
        for (const { name, mostUnits } of charge.accounts) {
          if (mostUnits === null) continue;
          const left = mostUnits - usedBy(tenant, charge, name);
          if (charge.units > left)
            return { outcome: 'refused', account: name, left: Math.max(left, 0) } as const;
        }
        count(tenant, charge, 1);
        return { outcome: 'reserved' } as const;
      }),
    giveBack: (tenant, charge) => database.write(() => count(tenant, charge, -1)),
    used: async (tenant, { accounts, ...question }) =>
      database.read(() => accounts.map(({ name }) => usedBy(tenant, question, name))),
    counts: async (tenant, { from, to, keptDays }) =>
      database.read((): readonly UnitCount[] =>
        counts.all({ tenant, from, to, keptFor: `+${keptDays - 1} days` }),
      ),
  };
}
