import type { Journal } from '../journal.ts';
import type { Connection } from './connection.ts';
import { NOW } from './statement.ts';
import type { Time } from './time.ts';

/** What is known of claims that were lost. */
export type Losses = Pick<Journal, 'knowsClaim' | 'tenantsWithLoss' | 'acceptLoss'>;

const written = /^(\d{1,15})-[0-9a-f]{10}-(\d{1,15})$/;

/** The losses in PostgreSQL. */
export function openLosses(connection: Connection, time: Time): Losses {
  async function isThere(tenant: string, claim: string): Promise<boolean> {
    const [, digits, madeAt] = written.exec(claim) ?? [];
    if (digits === undefined) return true;
    const [row] = await connection.run<{ accepted: number; claims: number; claim: string | null }>(
      'find claim',
      `SELECT journal.loss_accepted_at AS accepted,
         coalesce((SELECT claims FROM tenants WHERE tenant = $1), 0) AS claims,
         (SELECT claim FROM claims WHERE tenant = $1 AND number = $2) AS claim
       FROM journal`,
      [tenant, Number(digits)],
    );
    if (!row) return false;
    if (Number(madeAt) <= row.accepted) return true;
    // One that is too old to be kept is believed.
    return Number(digits) <= row.claims && (row.claim ?? claim) === claim;
  }

  async function tenantsWithLoss(): Promise<readonly string[]> {
    const rows = await connection.run<{ tenant: string }>(
      'tenants with loss',
      'SELECT tenant FROM tenants WHERE has_loss',
    );
    return rows.map(({ tenant }) => tenant);
  }

  return {
    async knowsClaim(tenant, claim) {
      if (claim !== null && !(await isThere(tenant, claim)))
        await connection.run(
          'note loss',
          'INSERT INTO tenants (tenant, has_loss) VALUES ($1, true) ON CONFLICT (tenant) DO UPDATE SET has_loss = true',
          [tenant],
        );
      const [row] = await connection.run<{ has_loss: boolean }>(
        'has loss',
        'SELECT has_loss FROM tenants WHERE tenant = $1',
        [tenant],
      );
      return !(row?.has_loss ?? false);
    },
    tenantsWithLoss,
    async acceptLoss() {
      const tenants = await tenantsWithLoss();
      await connection.run(
        'accept loss',
        `WITH accepted AS (UPDATE journal SET loss_accepted_at = ${NOW} WHERE $1::text IS NULL)
         UPDATE tenants SET has_loss = false WHERE has_loss`,
        [null, time.given()],
      );
      return tenants;
    },
  };
}
