import { DatabaseError } from 'pg';
import type { AuditLog } from '../contract/audit-log.ts';
import { firstPlaceOf } from '../sql/rows.ts';
import type { Connection } from '../../database/postgres/connection.ts';
import { ensureTenants } from './batches.ts';

/**
 * Parameters: tenant, batch, and the records in JSON. A record's position is computed from its time, or is the next one behind
 * that of the record before it if that is larger.
 */
const appendStatement = `
WITH tenant AS MATERIALIZED (SELECT audit_place AS last FROM tenants WHERE tenant = $1 FOR UPDATE),
placed AS MATERIALIZED (
  SELECT record.ord, record.text,
    record.ord + greatest(tenant.last, max(record.place - record.ord) OVER (ORDER BY record.ord)) AS place
  FROM json_to_recordset($3::json) AS record (ord integer, place bigint, text text), tenant
),
moved AS (
  UPDATE tenants SET audit_place = (SELECT max(place) FROM placed) FROM tenant WHERE tenants.tenant = $1
)
INSERT INTO audit (tenant, place, record, batch)
SELECT $1, place, text, CASE WHEN ord = 1 THEN $2 END FROM placed
RETURNING place`;

const UNIQUE_VIOLATION = '23505';

/** Writes the audit log in PostgreSQL. */
export function openAuditLog(connection: Connection): Pick<AuditLog, 'append'> {
  return {
    async append(tenant, batchId, records) {
      if (records.length === 0) return;
      const placed = records.map(({ at, text }, index) => ({
        ord: index + 1,
        place: firstPlaceOf(at),
        text,
      }));
      const values = [tenant, batchId, JSON.stringify(placed)];
      try {
        const append = (): Promise<readonly unknown[]> =>
          connection.run('append audit', appendStatement, values);
        if ((await append()).length > 0) return;
        // The tenant has no row yet, or the database was emptied.
        await connection.run('begin tenants', ensureTenants, [[tenant]]);
        await append();
      } catch (error) {
        // The index of batches rejects a batch that was written before.
        if (!(error instanceof DatabaseError && error.code === UNIQUE_VIOLATION)) throw error;
      }
    },
  };
}
