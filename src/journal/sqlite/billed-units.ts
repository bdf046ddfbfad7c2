import type { BilledUnits, UnitCharge } from '../../kernel/billed-units.ts';
import { addDays } from '../../kernel/time/shanghai.ts';
import type { UnitCounts } from '../sql/billed-units.ts';
import type { Database } from '../../database/sqlite/database.ts';

/** Counts of billed units in a file. Each reservation is one of its durable writes. */
export function openBilledUnits(
  database: Database,
  { forgetOnce, ...counts }: UnitCounts,
): BilledUnits {
  const used = database.prepare<{ units: number }>(
    `SELECT units FROM billed_units
     WHERE tenant = :tenant AND day = :day AND capability = :capability AND account = :account`,
  );
  const add = database.prepare(
    `INSERT INTO billed_units (tenant, day, capability, account, calls, units, kept_through)
     VALUES (:tenant, :day, :capability, :account, :calls, :units, :keptThrough)
     ON CONFLICT DO UPDATE SET calls = calls + :calls, units = units + :units`,
  );

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
    ...counts,
    async reserve(tenant, charge) {
      await forgetOnce(charge.day);
      return database.write(() => {
        const { day, capability } = charge;
        for (const { name, mostUnits } of charge.accounts) {
          if (mostUnits === null) continue;
          const spent = used.get({ tenant, day, capability, account: name })?.units ?? 0;
          const left = mostUnits - spent;
          if (charge.units > left)
            return { outcome: 'refused', account: name, left: Math.max(left, 0) } as const;
        }
        count(tenant, charge, 1);
        return { outcome: 'reserved' } as const;
      });
    },
    giveBack: (tenant, charge) => database.write(() => count(tenant, charge, -1)),
  };
}
