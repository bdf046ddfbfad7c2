import type { AuditLog, AuditPage, AuditQuery } from '../contract/audit-log.ts';
import { BadCursor } from '../../kernel/errors.ts';
import { pageCursorsOf } from '../../kernel/page-cursors.ts';
import { firstPlaceOf } from './rows.ts';
import type { Sql } from '../../database/sql.ts';

/** Maximum number of rows per statement, so that no other statement waits for long. */
const AT_ONCE = 500;

/** Reads the audit log in a database, and removes old records. */
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

const cursors = pageCursorsOf('audit');

/**
 * Range of places for a query, both ends included. A place is the time times `PLACES_PER_MS`, or the next one behind the last
 * place if that is larger: places rise, and each is one whole number. Both back ends compute it: never change it.
 */
function placesOf({ from, to, after }: AuditQuery): {
  readonly from: number;
  readonly to: number;
} {
  const end = firstPlaceOf(to ?? Infinity) - 1;
  return {
    from: firstPlaceOf(from ?? 0),
    to: after === undefined ? end : Math.min(end, placeIn(after) - 1),
  };
}

/** Builds a page from the rows found, newest first, with one row more than requested if there is one. */
function auditPageOf(
  found: readonly { readonly place: number; readonly text: string }[],
  { first }: AuditQuery,
): AuditPage {
  return {
    records: found.slice(0, first).map(({ place, text }) => ({
      text,
      pageCursor: cursors.encode(`${place}`),
    })),
    hasNextPage: found.length > first,
  };
}

function placeIn(cursor: string): number {
  const place = cursors.decode(cursor);
  if (place === null) throw new BadCursor('not a page cursor of the audit');
  return Number(place);
}
