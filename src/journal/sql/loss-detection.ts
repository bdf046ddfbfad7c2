import { readNewestClaim, type NewestClaim } from '../follow/cursor.ts';
import type { LossDetection } from '../contract/journal.ts';
import type { Sql } from '../../database/sql.ts';
import type { Time } from './time.ts';

interface History {
  accepted: number;
  last_position: number | null;
  last_event: string | null;
  dropped_through: number | null;
  /** Id of the event at the requested position. */
  event_id: string | null;
}

const historyStatement = `
SELECT journal.loss_accepted_at AS accepted, tenants.last_position, tenants.last_event, tenants.dropped_through,
  (SELECT event_id FROM updates WHERE tenant = $1 AND position = $2) AS event_id
FROM journal LEFT JOIN tenants ON tenants.tenant = $1`;

/** Loss detection in a database. */
export function openLossDetection(sql: Sql, time: Time): LossDetection {
  async function isThere(tenant: string, { at, occurredAt }: NewestClaim): Promise<boolean> {
    const { epoch: event, position } = at;
    const [row] = await sql.read<History>('find print', historyStatement, [tenant, position]);
    if (!row) return false;
    if (occurredAt <= row.accepted) return true;
    if (position === row.last_position) return event === row.last_event;
    // An update that is too old to be stored counts as present.
    return position <= (row.dropped_through ?? 0) || event === row.event_id;
  }

  return {
    async knows(tenant, text) {
      const newestClaim = text === null ? null : readNewestClaim(text);
      if (newestClaim !== null && !(await isThere(tenant, newestClaim)))
        await sql.write(
          'note loss',
          'INSERT INTO tenants (tenant, has_loss) VALUES ($1, true) ON CONFLICT (tenant) DO UPDATE SET has_loss = true',
          [tenant],
        );
      const found = await sql.read(
        'has loss',
        'SELECT 1 FROM tenants WHERE tenant = $1 AND has_loss',
        [tenant],
      );
      return found.length === 0;
    },

    async tenantsWithLoss() {
      const rows = await sql.read<{ tenant: string }>(
        'tenants with loss',
        'SELECT tenant FROM tenants WHERE has_loss ORDER BY tenant',
      );
      return rows.map(({ tenant }) => tenant);
    },

    async acceptLoss() {
      await sql.write(
        'accept loss',
        `UPDATE journal SET loss_accepted_at = ${sql.dialect.now('$1')}`,
        [time.given()],
      );
      const rows = await sql.write<{ tenant: string }>(
        'forget loss',
        'UPDATE tenants SET has_loss = false WHERE has_loss RETURNING tenant',
      );
      return rows.map(({ tenant }) => tenant);
    },
  };
}
