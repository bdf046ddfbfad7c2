import { type AuditLog, auditPageOf, placesOf } from '../contract/audit-log.ts';
import { firstPlaceOf } from '../listing.ts';
import type { Sql } from '../../database/sql.ts';

/** Rows per statement, so that nobody waits for a long one. */
const AT_ONCE = 500;

/** Reading the audit in a database, and removing what is too old. */
export function openAuditPages(sql: Sql): Pick<AuditLog, 'list' | 'trim'> {
  return {
    async list(tenant, query) {
      const { from, to } = placesOf(query);
      const found = await sql.read<{ place: number; text: string }>(
        'list audit',
        `SELECT place, record AS text FROM audit WHERE tenant = $1 AND place BETWEEN $2 AND $3
         ORDER BY place DESC LIMIT $4`,
        [tenant, from, to, query.first + 1],
      );
      return auditPageOf(found, query);
    },

    async trim(before) {
      const statement = `DELETE FROM audit WHERE tenant = $1 AND place IN (
        SELECT place FROM audit WHERE tenant = $1 AND place < $2 ORDER BY place LIMIT ${AT_ONCE}) RETURNING 1`;
      const tenants = await sql.read<{ tenant: string }>('tenants', 'SELECT tenant FROM tenants');
      for (const { tenant } of tenants)
        while (
          (await sql.write('trim audit', statement, [tenant, firstPlaceOf(before)])).length ===
          AT_ONCE
        );
    },
  };
}
