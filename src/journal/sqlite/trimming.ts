import type { Database } from './database.ts';

/** Removes what is too old; see `Journal.trim`. */
export type Trim = (updatesBefore: number, shrinkBefore: number) => Promise<void>;

/** Rows per transaction: trimming a long neglected file must not hold up requests. */
const AT_ONCE = 500;

/** Trims a journal's file in many small transactions. */
export function openTrim(database: Database): Trim {
  const tenants = database.prepare<{ tenant: string }>('SELECT tenant FROM tenants');
  const oldest = database.prepare<{ position: number; event_id: string; occurred_at: number }>(
    `SELECT position, event_id, occurred_at FROM updates WHERE tenant = :tenant ORDER BY position LIMIT :limit`,
  );
  const drop = database.prepare(
    'DELETE FROM updates WHERE tenant = :tenant AND position <= :through',
  );
  const note = database.prepare(
    `UPDATE tenants SET dropped_through = :through, dropped_event = :event WHERE tenant = :tenant`,
  );
  const forget = database.prepare(
    `DELETE FROM receipts WHERE (tenant, kind, key, receipt) IN
       (SELECT tenant, kind, key, receipt FROM receipts WHERE received_at < :before LIMIT :limit)`,
  );
  const shrink = database.prepare(
    `UPDATE subjects SET snapshot = '{}' WHERE number IN
       (SELECT number FROM subjects
        WHERE final = 1 AND snapshot <> '{}' AND changed_at < :before LIMIT :limit)`,
  );

  /** Only ever cuts off the beginning, also where a clock that was set back left older entries behind newer ones. */
  function dropOldest(tenant: string, before: number): number {
    const rows = oldest.all({ tenant, limit: AT_ONCE });
    const kept = rows.findIndex((row) => row.occurred_at >= before);
    const last = rows.at(kept === -1 ? -1 : kept - 1);
    if (kept === 0 || last === undefined) return 0;
    note.run({ tenant, through: last.position, event: last.event_id });
    return drop.run({ tenant, through: last.position });
  }

  async function repeat(step: () => number): Promise<void> {
    while ((await database.write(step)) === AT_ONCE);
  }

  return async (updatesBefore, shrinkBefore) => {
    for (const { tenant } of database.read(() => tenants.all({}))) {
      await repeat(() => dropOldest(tenant, updatesBefore));
    }
    await repeat(() => forget.run({ before: updatesBefore, limit: AT_ONCE }));
    await repeat(() => shrink.run({ before: shrinkBefore, limit: AT_ONCE }));
  };
}
