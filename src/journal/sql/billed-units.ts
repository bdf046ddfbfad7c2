import type { BilledUnits, UnitAccount, UnitCharge, UnitCount } from '../../kernel/billed-units.ts';
import { addDays } from '../../kernel/time/clock.ts';
import { listed, type Sql } from '../../database/sql.ts';

/** Accounts of a charge, as a parameter of statements. */
const ACCOUNT = ['name', 'most', 'kept_through'];

const ofCharge = 'tenant = $1 AND day = $2 AND capability = $3';

/**
 * Counts of billed units in a database. A reservation whose response was lost is not sent again: it may stay counted, and is
 * never counted twice.
 */
export function openBilledUnits(sql: Sql): BilledUnits {
  const { rows, forUpdate, members } = sql.dialect;
  let forgottenOn: string | null = null;

  const beginStatement = `
INSERT INTO billed_units (tenant, day, capability, account, calls, units, kept_through)
SELECT $1, $2, $3, given.name, 0, 0, given.kept_through FROM ${rows('$4', 'given', ACCOUNT)} WHERE true ORDER BY given.name
ON CONFLICT DO NOTHING`;

  // Counts for all accounts or for none. The rows are locked first, so that counts of other transactions are seen.
  const countStatement = `
WITH counted AS MATERIALIZED (
  SELECT billed.account, CAST(given.most AS bigint) AS most, billed.units
  FROM billed_units AS billed JOIN ${rows('$4', 'given', ACCOUNT)} ON given.name = billed.account
  WHERE ${ofCharge} ORDER BY billed.account ${forUpdate}
)
UPDATE billed_units SET calls = billed_units.calls + CAST($5 AS bigint), units = billed_units.units + CAST($6 AS bigint)
FROM counted WHERE ${ofCharge} AND billed_units.account = counted.account
  AND NOT EXISTS (SELECT 1 FROM counted AS each WHERE each.units + CAST($6 AS bigint) > each.most)
  AND (SELECT count(*) FROM counted) = CAST($7 AS bigint)
RETURNING 1 AS one`;

  function unitsOf(
    tenant: string,
    { day, capability, accounts }: Pick<UnitCharge, 'day' | 'capability' | 'accounts'>,
  ): Promise<readonly { readonly account: string; readonly units: number }[]> {
    return sql.read(
      'used units',
      `SELECT account, units FROM billed_units WHERE ${ofCharge} AND account IN (${members('$4')})`,
      [tenant, day, capability, listed(accounts.map(({ name }) => name))],
    );
  }

  /** Returns the account that has too little left, and what it has; null if the charge was counted. */
  async function add(
    tenant: string,
    charge: UnitCharge,
  ): Promise<{ readonly account: string; readonly left: number } | null> {
    const { day, capability, accounts, calls, units } = charge;
    const given = accounts.map(({ name, mostUnits, keptDays }) => ({
      name,
      most: mostUnits === null ? null : String(mostUnits),
      kept_through: addDays(day, keptDays - 1),
    }));
    const common = [tenant, day, capability, JSON.stringify(given)];
    for (;;) {
      const values = [...common, calls, units, accounts.length];
      if ((await sql.writeOnce('count units', countStatement, values)).length > 0) return null;
      const known = await unitsOf(tenant, charge);
      const leftOf = ({ name, mostUnits }: UnitAccount): number =>
        (mostUnits ?? Infinity) - (known.find(({ account }) => account === name)?.units ?? 0);
      const refusing = accounts.find((account) => leftOf(account) < units);
      if (refusing) return { account: refusing.name, left: Math.max(leftOf(refusing), 0) };
      // Accounts with no count yet today have no row.
      await sql.write('begin units', beginStatement, common);
    }
  }

  return {
    async reserve(tenant, charge) {
      if (forgottenOn !== charge.day) {
        const forgetting = 'DELETE FROM billed_units WHERE kept_through < $1';
        await sql.write('forget units', forgetting, [charge.day]);
        forgottenOn = charge.day;
      }
      const refused = await add(tenant, charge);
      return refused === null ? { outcome: 'reserved' } : { outcome: 'refused', ...refused };
    },

    async giveBack(tenant, { accounts, calls, units, ...charge }) {
      // Deducting units needs no check of the limit.
      const unlimited = accounts.map((account) => ({ ...account, mostUnits: null }));
      await add(tenant, { ...charge, accounts: unlimited, calls: -calls, units: -units });
    },

    async used(tenant, question) {
      const known = await unitsOf(tenant, question);
      return question.accounts.map(
        ({ name }) => known.find(({ account }) => account === name)?.units ?? 0,
      );
    },

    async counts(tenant, { from, to, keptDays }) {
      const found = await sql.read<UnitCount & { kept_through: string }>(
        'list units',
        `SELECT day, capability, account, calls, units, kept_through FROM billed_units
         WHERE tenant = $1 AND day BETWEEN $2 AND $3 AND (calls > 0 OR units > 0)`,
        [tenant, from, to],
      );
      return found
        .filter(({ day, kept_through }) => kept_through === addDays(day, keptDays - 1))
        .map(({ kept_through: _end, ...count }) => count);
    },
  };
}
