import type { Health } from '../contract/journal.ts';
import type { Sql, Value } from '../../database/sql.ts';

/** Maximum number of rows per statement: trimming a long neglected store must not delay requests. */
const AT_ONCE = 500;

interface Entry {
  position: number;
  event_id: string;
  occurred_at: number;
}

/** Starts behind a position: rows dropped before it would still need to be skipped until they are vacuumed. */
const oldestStatement = `
SELECT position, event_id, occurred_at FROM updates WHERE tenant = $1 AND position > $2 ORDER BY position LIMIT ${AT_ONCE}`;

/** Recorded before updates are dropped, so that a reader receives a gap instead of missing updates silently. */
const noteStatement = `
UPDATE tenants SET dropped_through = $2, dropped_event = $3 WHERE tenant = $1 AND dropped_through < $2`;

const dropStatement = 'DELETE FROM updates WHERE tenant = $1 AND position > $2 AND position <= $3';

/** Trims in many small statements. Several instances may trim at once. */
export function openTrim(sql: Sql): Health['trim'] {
  const { skipLocked } = sql.dialect;

  async function repeat(name: string, statement: string, values: readonly Value[]): Promise<void> {
    while ((await sql.write(name, statement, values)).length === AT_ONCE);
  }

  /** Only removes entries from the beginning, even if a clock that was set back left older entries behind newer ones. */
  async function dropUpdates(tenant: string, before: number): Promise<void> {
    for (let through = 0; ;) {
      const oldest = await sql.read<Entry>('oldest updates', oldestStatement, [tenant, through]);
      const kept = oldest.findIndex(({ occurred_at }) => occurred_at >= before);
      const last = oldest.at(kept === -1 ? -1 : kept - 1);
      if (kept === 0 || last === undefined) return;
      await sql.write('note drop', noteStatement, [tenant, last.position, last.event_id]);
      await sql.write('drop updates', dropStatement, [tenant, through, last.position]);
      if (kept !== -1) return;
      through = last.position;
    }
  }

  return async (updatesBefore, shrinkBefore, lasting = []) => {
    const tenants = await sql.read<{ tenant: string }>('tenants', 'SELECT tenant FROM tenants');
    for (const { tenant } of tenants) await dropUpdates(tenant, updatesBefore);
    await repeat(
      'forget receipts',
      `DELETE FROM receipts WHERE (tenant, kind, key, receipt) IN (
        SELECT tenant, kind, key, receipt FROM receipts WHERE received_at < $1 LIMIT ${AT_ONCE} ${skipLocked}) RETURNING 1`,
      [updatesBefore],
    );
    const kinds = await sql.read<{ kind: string }>(
      'kinds',
      'SELECT DISTINCT kind FROM state_counts',
      [],
    );
    for (const { kind } of kinds.filter((row) => !lasting.includes(row.kind))) {
      await repeat(
        'shrink',
        `UPDATE subjects SET snapshot = '{}', failure = NULL, failed_at = NULL, failures = 0, last_call = NULL,
          attention_at = NULL
        WHERE (tenant, kind, key) IN (
          SELECT tenant, kind, key FROM subjects
          WHERE final AND snapshot <> '{}' AND kind = $1 AND changed_at < $2 LIMIT ${AT_ONCE} ${skipLocked}) RETURNING 1`,
        [kind, shrinkBefore],
      );
    }
    await sql.write('forget holds', 'DELETE FROM holds WHERE ends_at < $1', [updatesBefore]);
  };
}
