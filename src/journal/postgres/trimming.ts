import type { Connection } from './connection.ts';
import { tenantsStatement } from './tenants.ts';

/** Removes what is too old; see `Journal.trim`. */
export type Trim = (updatesBefore: number, shrinkBefore: number) => Promise<void>;

/** Rows per statement: trimming a long neglected store must not hold up requests. */
const AT_ONCE = 1_000;

/** Only ever cuts off the beginning, also where a clock that was set back left older entries behind newer ones. */
const dropStatement = `
WITH tenant AS MATERIALIZED (SELECT 1 FROM tenants WHERE tenant = $1 FOR UPDATE),
oldest AS MATERIALIZED (
  SELECT position, event_id, occurred_at FROM updates, tenant WHERE updates.tenant = $1 ORDER BY position LIMIT ${AT_ONCE}
),
last AS MATERIALIZED (
  SELECT position, event_id FROM oldest
  WHERE position < coalesce((SELECT min(position) FROM oldest WHERE occurred_at >= $2), 9223372036854775807)
  ORDER BY position DESC LIMIT 1
),
noted AS (
  UPDATE tenants SET dropped_through = last.position, dropped_event = last.event_id FROM last WHERE tenant = $1
)
DELETE FROM updates USING last WHERE updates.tenant = $1 AND updates.position <= last.position RETURNING 1`;

const forgetStatement = `
DELETE FROM receipts WHERE (tenant, kind, key, receipt) IN (
  SELECT tenant, kind, key, receipt FROM receipts WHERE received_at < $1 LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED) RETURNING 1`;

const shrinkStatement = `
UPDATE subjects SET snapshot = '{}', failure = NULL, failed_at = NULL, failures = 0, last_call = NULL
WHERE (tenant, kind, key) IN (
  SELECT tenant, kind, key FROM subjects
  WHERE final AND snapshot <> '{}' AND changed_at < $1 LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED) RETURNING 1`;

/** Trims in many small statements. Several instances may trim at once. */
export function openTrim(connection: Connection): Trim {
  async function repeat(
    name: string,
    statement: string,
    ...values: readonly (string | number)[]
  ): Promise<void> {
    while ((await connection.run(name, statement, values)).length === AT_ONCE);
  }

  return async (updatesBefore, shrinkBefore) => {
    const tenants = await connection.run<{ tenant: string }>('tenants', tenantsStatement);
    for (const { tenant } of tenants)
      await repeat('drop updates', dropStatement, tenant, updatesBefore);
    await repeat('forget receipts', forgetStatement, updatesBefore);
    await repeat('shrink', shrinkStatement, shrinkBefore);
    await connection.run('forget holds', 'DELETE FROM holds WHERE ends_at < $1', [updatesBefore]);
  };
}
