import type { BilledUnits, UnitCharge } from '../../kernel/billed-units.ts';
import { addDays } from '../../kernel/time/shanghai.ts';
import type { UnitCounts } from '../sql/billed-units.ts';
import type { Connection } from '../../database/postgres/connection.ts';

/** Accounts of a charge, as parameters of the statements. */
const ACCOUNTS = `json_to_recordset($4::json) AS account (name text, most bigint, kept_through text)`;

/** Parameters common to all statements here: tenant, day, capability and accounts. */
const ensureStatement = `
INSERT INTO billed_units (tenant, day, capability, account, calls, units, kept_through)
SELECT $1, $2, $3, account.name, 0, 0, account.kept_through FROM ${ACCOUNTS} ORDER BY account.name
ON CONFLICT DO NOTHING`;

/**
 * Counts for all accounts or for none. The rows are locked first, so that counts of other transactions are seen. Further
 * parameters: calls and units.
 */
const countStatement = `
WITH counted AS MATERIALIZED (
  SELECT account.name, account.most, billed.units FROM billed_units AS billed JOIN ${ACCOUNTS} ON account.name = billed.account
  WHERE billed.tenant = $1 AND billed.day = $2 AND billed.capability = $3 ORDER BY account.name FOR UPDATE OF billed
),
refusing AS MATERIALIZED (SELECT name, most - units AS left FROM counted WHERE units + $6::bigint > most),
added AS (
  UPDATE billed_units AS billed SET calls = billed.calls + $5::bigint, units = billed.units + $6::bigint FROM counted
  WHERE billed.tenant = $1 AND billed.day = $2 AND billed.capability = $3 AND billed.account = counted.name
    AND NOT EXISTS (SELECT 1 FROM refusing)
    AND (SELECT count(*) FROM counted) = json_array_length($4::json)
)
SELECT (SELECT count(*) FROM counted) AS counted, refusing.* FROM (SELECT 1) AS always LEFT JOIN refusing ON true`;

/**
 * Counts of billed units in PostgreSQL. A reservation whose response was lost is not sent again: it may stay counted, and is
 * never counted twice.
 */
export function openBilledUnits(
  connection: Connection,
  { forgetOnce, ...counts }: UnitCounts,
): BilledUnits {
  async function add(
    tenant: string,
    { day, capability, accounts }: Pick<UnitCharge, 'day' | 'capability' | 'accounts'>,
    { calls, units }: Pick<UnitCharge, 'calls' | 'units'>,
  ): Promise<{ readonly name: string; readonly left: number } | null> {
    const named = accounts.map(({ name, mostUnits, keptDays }) => ({
      name,
      most: mostUnits,
      kept_through: addDays(day, keptDays - 1),
    }));
    const common = [tenant, day, capability, JSON.stringify(named)];
    for (;;) {
      const rows = await connection.runOnce<{ counted: number; name: string | null; left: number }>(
        'count units',
        countStatement,
        [...common, calls, units],
      );
      // Accounts with no count yet today have no row.
      if (rows[0]?.counted !== accounts.length) {
        await connection.run('begin units', ensureStatement, common);
        continue;
      }
      const refusing = accounts.find(({ name }) => rows.some((row) => row.name === name));
      const row = rows.find(({ name }) => name === refusing?.name);
      return row?.name ? { name: row.name, left: row.left } : null;
    }
  }

  return {
    ...counts,
    async reserve(tenant, charge) {
      await forgetOnce(charge.day);
      const refusing = await add(tenant, charge, charge);
      if (refusing === null) return { outcome: 'reserved' };
      return { outcome: 'refused', account: refusing.name, left: Math.max(refusing.left, 0) };
    },

    async giveBack(tenant, { day, capability, accounts, calls, units }) {
      // Deducting units needs no check of the limit.
      const unlimited = accounts.map((account) => ({ ...account, mostUnits: null }));
      await add(tenant, { day, capability, accounts: unlimited }, { calls: -calls, units: -units });
    },
  };
}
