import type { BilledUnits, UnitCount } from '../../kernel/billed-units.ts';
import { addDays } from '../../kernel/time/shanghai.ts';
import { listed, type Sql } from '../../database/sql.ts';

/** Reads the counts of billed units in a database, and removes old ones. */
export interface UnitCounts extends Pick<BilledUnits, 'used' | 'counts'> {
  /** Removes expired counts, once a day. */
  readonly forgetOnce: (day: string) => Promise<void>;
}

export function openUnitCounts(sql: Sql): UnitCounts {
  let forgottenOn: string | null = null;

  return {
    async forgetOnce(day) {
      if (forgottenOn === day) return;
      await sql.write('forget units', 'DELETE FROM billed_units WHERE kept_through < $1', [day]);
      forgottenOn = day;
    },

    async used(tenant, { day, capability, accounts }) {
      const names = accounts.map(({ name }) => name);
      const rows = await sql.read<{ account: string; units: number }>(
        'used units',
        `SELECT account, units FROM billed_units WHERE tenant = $1 AND day = $2 AND capability = $3
         AND account IN (${sql.dialect.members('$4')})`,
        [tenant, day, capability, listed(names)],
      );
      return names.map((name) => rows.find(({ account }) => account === name)?.units ?? 0);
    },

    async counts(tenant, { from, to, keptDays }) {
      const rows = await sql.read<UnitCount & { kept_through: string }>(
        'list units',
        `SELECT day, capability, account, calls, units, kept_through FROM billed_units
         WHERE tenant = $1 AND day BETWEEN $2 AND $3 AND (calls > 0 OR units > 0)`,
        [tenant, from, to],
      );
      return rows
        .filter(({ day, kept_through }) => kept_through === addDays(day, keptDays - 1))
        .map(({ kept_through: _end, ...count }) => count);
    },
  };
}
