import type { Sql } from '../database/sql.ts';
import type { NewId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log/log.ts';
import { type DataCipher, NotDecipherable } from '../kernel/privacy/data-cipher.ts';
import type { Clock } from '../kernel/time/clock.ts';
import type { Claim, Definition, Webhook, WebhookId } from './webhook.ts';

/** Members of a webhook that change with its definition. */
export type WebhookChange = Pick<Webhook, 'definition' | 'state' | 'reason' | 'position'>;

/** A webhook that this instance holds. */
export type Held = WebhookId & Pick<Claim, 'fence'>;

/** Webhooks in the database. Definitions are encrypted. Rejects with `DatabaseUnavailable`. */
export interface WebhookStore {
  list(tenant: string): Promise<readonly Webhook[]>;
  get(id: WebhookId): Promise<Webhook | null>;
  /** Null if the name is in use. */
  create(
    id: WebhookId,
    created: Pick<WebhookChange, 'definition' | 'position'>,
  ): Promise<Webhook | null>;
  /** Null if the webhook was changed, removed or replaced meanwhile. Ends the claim on it. Without a position, the stored one stays. */
  change(webhook: Webhook, change: Partial<WebhookChange>): Promise<Webhook | null>;
  remove(id: WebhookId): Promise<void>;
  /** Ends the claim on a webhook, so that its deliveries are read again. */
  endClaim(id: WebhookId): Promise<void>;
  /** Active webhooks of these tenants that no instance holds. */
  claim(tenants: readonly string[], limit: number): Promise<readonly Claim[]>;
  /** Extends leases by their full length. Resolves with the webhooks that are still held. */
  renew(held: readonly Held[]): Promise<readonly WebhookId[]>;
  /** Resolves with the webhooks that are still held. */
  confirm(held: readonly Held[]): Promise<readonly WebhookId[]>;
  /** Releases webhooks that this instance holds. */
  release(held: readonly Held[]): Promise<void>;
  /** Releases all webhooks except these. Only valid if no other instance can hold any. */
  releaseOthers(held: readonly Held[]): Promise<void>;
  /** Ends an active webhook. Resolves with false if the claim was lost. */
  end(
    held: Held,
    state: Exclude<Webhook['state'], 'ACTIVE'>,
    reason: Webhook['reason'],
  ): Promise<boolean>;
  /** Stores positions of held webhooks. */
  move(positions: readonly (Held & { readonly position: string })[]): Promise<void>;
}

/** Dependencies of a store. */
interface WebhookStoreOptions {
  readonly sql: Sql;
  readonly cipher: Pick<DataCipher, 'encrypt' | 'decrypt'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly newId: NewId;
  readonly log: Pick<Log, 'error'>;
  readonly leaseMs: number;
}

interface Row {
  readonly tenant: string;
  readonly name: string;
  readonly definition: string;
  readonly state: string;
  readonly reason: string | null;
  readonly position: string;
  readonly created_at: number;
  readonly changed_at: number;
  readonly revision: number;
  readonly fence: number;
}

const COLUMNS = [
  'tenant',
  'name',
  'definition',
  'state',
  'reason',
  'position',
  'created_at',
  'changed_at',
  'revision',
  'fence',
];

const all = COLUMNS.join(', ');
const returned = COLUMNS.map((column) => `webhooks.${column}`).join(', ');

export function openWebhookStore({
  sql,
  cipher,
  clock,
  newId,
  log,
  leaseMs,
}: WebhookStoreOptions): WebhookStore {
  const { dialect } = sql;
  const heldRows = dialect.rows('$1', 'held', ['tenant', 'name', 'fence']);
  const isHeld =
    'webhooks.tenant = held.tenant AND webhooks.name = held.name AND webhooks.fence = CAST(held.fence AS bigint)';

  const sealed = (id: WebhookId, definition: Definition): string =>
    cipher.encrypt(JSON.stringify(definition), placeOf(id));

  function toWebhook(row: Row): Webhook {
    const { tenant, name, position, revision } = row;
    return {
      tenant,
      name,
      position,
      revision,
      // Only this store writes the columns.
      definition: JSON.parse(cipher.decrypt(row.definition, placeOf(row))) as Definition,
      state: row.state as Webhook['state'],
      reason: row.reason as Webhook['reason'], // see above
      createdAt: row.created_at,
      changedAt: row.changed_at,
    };
  }

  /** Removes the deliveries of a removed webhook, unless a new webhook has its name. */
  async function removeDeliveries({ tenant, name }: WebhookId): Promise<void> {
    await sql.write(
      'remove deliveries',
      `DELETE FROM webhook_deliveries WHERE tenant = $1 AND webhook = $2
       AND NOT EXISTS (SELECT 1 FROM webhooks WHERE tenant = $1 AND name = $2)`,
      [tenant, name],
    );
  }

  /** A lease that ends implausibly late was set by a clock that was ahead. The clocks of instances may differ slightly. */
  const isFree = '(leased_until <= CAST($2 AS bigint) OR leased_until > CAST($3 AS bigint))';
  const latestLeaseAt = (now: number): number => now + 2 * leaseMs;

  return {
    async list(tenant) {
      const rows = await sql.read<Row>(
        'webhooks',
        `SELECT ${all} FROM webhooks WHERE tenant = $1 ORDER BY name`,
        [tenant],
      );
      return rows.map(toWebhook);
    },
    async get({ tenant, name }) {
      const [row] = await sql.read<Row>(
        'webhook',
        `SELECT ${all} FROM webhooks WHERE tenant = $1 AND name = $2`,
        [tenant, name],
      );
      return row ? toWebhook(row) : null;
    },
    async create(id, { definition, position }) {
      // A crash during the removal of a webhook of this name may have left deliveries.
      await removeDeliveries(id);
      const [row] = await sql.write<Row>(
        'create webhook',
        // A repeated call finds the webhook that the first one created. The time as the first fence fences off a run of a removed
        // webhook of this name, which another instance may still hold.
        `INSERT INTO webhooks (tenant, name, definition, state, position, created_at, changed_at, fence)
         VALUES ($1, $2, $3, 'ACTIVE', $4, $5, $5, $5)
         ON CONFLICT (tenant, name) DO UPDATE SET state = webhooks.state WHERE webhooks.definition = $3
         RETURNING ${returned}`,
        [id.tenant, id.name, sealed(id, definition), position, clock.now()],
      );
      return row ? toWebhook(row) : null;
    },
    async change(webhook, { position = null, ...change }) {
      const { tenant, name, revision, definition, state, reason } = { ...webhook, ...change };
      const text = sealed(webhook, definition);
      const [row] = await sql.write<Row>(
        'change webhook',
        `UPDATE webhooks SET definition = $4, state = $5, reason = CAST($6 AS text),
           position = coalesce(CAST($7 AS text), position), changed_at = $8,
           revision = CAST($3 AS integer) + 1, fence = fence + 1, leased_until = 0
         WHERE tenant = $1 AND name = $2 AND created_at = $9
           AND (revision = CAST($3 AS integer) OR (revision = CAST($3 AS integer) + 1 AND definition = $4))
         RETURNING ${returned}`,
        [tenant, name, revision, text, state, reason, position, clock.now(), webhook.createdAt],
      );
      return row ? toWebhook(row) : null;
    },
    async remove({ tenant, name }) {
      await sql.write('remove webhook', 'DELETE FROM webhooks WHERE tenant = $1 AND name = $2', [
        tenant,
        name,
      ]);
      await removeDeliveries({ tenant, name });
    },
    async endClaim({ tenant, name }) {
      await sql.write(
        'end webhook claim',
        'UPDATE webhooks SET fence = fence + 1, leased_until = 0 WHERE tenant = $1 AND name = $2',
        [tenant, name],
      );
    },
    async claim(tenants, limit) {
      const now = clock.now();
      const given = [JSON.stringify(tenants), now, latestLeaseAt(now)];
      const free = `FROM webhooks WHERE state = 'ACTIVE' AND ${isFree} AND tenant IN (${dialect.members('$1')})`;
      const [found] = await sql.read('webhooks due', `SELECT 1 ${free} LIMIT 1`, given);
      if (found === undefined) return [];
      const rows = await sql.write<Row>(
        'claim webhooks',
        `WITH free AS MATERIALIZED (
           SELECT tenant, name FROM webhooks
           WHERE state = 'ACTIVE' AND tenant IN (${dialect.members('$1')})
             AND (${isFree} OR last_call = $6)
           LIMIT CAST($4 AS bigint) ${dialect.skipLocked}
         )
         UPDATE webhooks SET fence = CASE WHEN last_call = $6 THEN fence ELSE fence + 1 END,
           leased_until = CAST($5 AS bigint), last_call = $6
         FROM free WHERE webhooks.tenant = free.tenant AND webhooks.name = free.name
         RETURNING ${returned}`,
        [...given, limit, now + leaseMs, newId()],
      );
      return rows.flatMap((row) => {
        try {
          return [{ webhook: toWebhook(row), fence: row.fence }];
        } catch (error) {
          if (!(error instanceof NotDecipherable)) throw error;
          // One unreadable webhook must not stop the others.
          log.error('a webhook cannot be decrypted and is not run', { tenant: row.tenant });
          return [];
        }
      });
    },
    renew: (held) =>
      sql.write<WebhookId>(
        'renew webhooks',
        `UPDATE webhooks SET leased_until = CAST($2 AS bigint) FROM ${heldRows} WHERE ${isHeld}
         RETURNING webhooks.tenant, webhooks.name`,
        [toRows(held), clock.now() + leaseMs],
      ),
    confirm: (held) =>
      sql.read<WebhookId>(
        'webhooks held',
        `SELECT webhooks.tenant, webhooks.name FROM ${heldRows} JOIN webhooks ON ${isHeld}`,
        [toRows(held)],
      ),
    async release(held) {
      await sql.write(
        'release webhooks',
        `UPDATE webhooks SET leased_until = 0 FROM ${heldRows} WHERE ${isHeld}`,
        [toRows(held)],
      );
    },
    async releaseOthers(held) {
      await sql.write(
        'release other webhooks',
        `UPDATE webhooks SET leased_until = 0
         WHERE leased_until > 0 AND NOT EXISTS (SELECT 1 FROM ${heldRows} WHERE ${isHeld})`,
        [toRows(held)],
      );
    },
    async end({ tenant, name, fence }, state, reason) {
      const ended = await sql.write(
        'end webhook',
        `UPDATE webhooks SET state = $4, reason = CAST($5 AS text), changed_at = $6, revision = revision + 1
         WHERE tenant = $1 AND name = $2 AND fence = $3 AND state IN ('ACTIVE', $4) RETURNING 1`,
        [tenant, name, fence, state, reason, clock.now()],
      );
      return ended.length > 0;
    },
    async move(positions) {
      const given = dialect.rows('$1', 'held', ['tenant', 'name', 'fence', 'position']);
      const rows = positions.map(({ tenant, name, fence, position }) => ({
        tenant,
        name,
        fence: String(fence),
        position,
      }));
      await sql.write(
        'move webhooks',
        `UPDATE webhooks SET position = held.position FROM ${given} WHERE ${isHeld}`,
        [JSON.stringify(rows)],
      );
    },
  };
}

function toRows(held: readonly Held[]): string {
  return JSON.stringify(
    held.map(({ tenant, name, fence }) => ({ tenant, name, fence: String(fence) })),
  );
}

/** Context that the encryption binds a definition to. */
function placeOf({ tenant, name }: WebhookId): readonly string[] {
  return ['webhook', tenant, name];
}
