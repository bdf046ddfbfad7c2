import type { AuditLog } from '../contract/audit-log.ts';
import { firstPlaceOf } from '../sql/rows.ts';
import type { Database } from '../../database/sqlite/database.ts';

/** Number of batches that are recognized if repeated. */
const BATCHES_KEPT = 100;

/** Writes the audit log in a file. */
export function openAuditLog(database: Database): Pick<AuditLog, 'append'> {
  const begin = database.prepare('INSERT INTO tenants (tenant) VALUES (?) ON CONFLICT DO NOTHING');
  const last = database.prepare<{ place: number }>(
    'SELECT place FROM audit WHERE tenant = :tenant ORDER BY place DESC LIMIT 1',
  );
  const insert = database.prepare('INSERT INTO audit (tenant, place, record) VALUES (?, ?, ?)');
  /** In memory, as only this process writes the file: its unacknowledged batches end with it. */
  const written = new Set<string>();

  return {
    async append(tenant, batchId, records) {
      if (written.has(batchId)) return;
      written.add(batchId);
      const [oldest] = written;
      if (written.size > BATCHES_KEPT && oldest !== undefined) written.delete(oldest);
      try {
        await database.write(() => {
          begin.run(tenant);
          let place = last.get({ tenant })?.place ?? 0;
          for (const { at, text } of records) {
            place = Math.max(place + 1, firstPlaceOf(at));
            insert.run(tenant, place, text);
          }
        });
      } catch (error) {
        written.delete(batchId);
        throw error;
      }
    },
  };
}
