import { type AuditLog, auditPageOf, placesOf } from '../audit-log.ts';
import { firstPlaceOf } from '../listing.ts';
import type { Database } from './database.ts';

/** Rows per transaction, so that nobody waits for a long one. */
const AT_ONCE = 500;

/** How long the same batch is recognized. */
const BATCHES_KEPT = 100;

/** The audit in the journal's file. */
export function openAuditLog(database: Database): AuditLog {
  const last = database.prepare<{ place: number }>(
    'SELECT place FROM audit WHERE tenant = :tenant ORDER BY place DESC LIMIT 1',
  );
  const insert = database.prepare('INSERT INTO audit (tenant, place, record) VALUES (?, ?, ?)');
  const find = database.prepare<{ place: number; text: string }>(
    `SELECT place, record AS text FROM audit
     WHERE tenant = :tenant AND place BETWEEN :from AND :to ORDER BY place DESC LIMIT :limit`,
  );
  const drop = database.prepare(
    `DELETE FROM audit WHERE (tenant, place) IN
       (SELECT tenant, place FROM audit WHERE tenant = :tenant AND place < :before LIMIT :limit)`,
  );
  const tenants = database.prepare<{ tenant: string }>('SELECT DISTINCT tenant FROM audit');
  /** Of this process, the only one that writes the file: with it what was not answered ends, too. */
  const written = new Set<string>();

  return {
    async append(tenant, batchId, records) {
      if (written.has(batchId)) return;
      written.add(batchId);
      const [oldest] = written;
      if (written.size > BATCHES_KEPT && oldest !== undefined) written.delete(oldest);
      try {
        await database.write(() => {
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
    list: async (tenant, query) =>
      database.read(() => {
        const found = find.all({ tenant, ...placesOf(query), limit: query.first + 1 });
        return auditPageOf(found, query);
      }),
    async trim(before) {
      for (const { tenant } of database.read(() => tenants.all({}))) {
        const oldest = { tenant, before: firstPlaceOf(before), limit: AT_ONCE };
        while ((await database.write(() => drop.run(oldest))) === AT_ONCE);
      }
    },
  };
}
