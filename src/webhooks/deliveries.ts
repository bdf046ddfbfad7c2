import type { Sql, Value } from '../database/sql.ts';
import type { DataCipher } from '../kernel/privacy/data-cipher.ts';
import { BadCursor } from '../kernel/errors.ts';
import { pageCursorsOf } from '../kernel/page-cursors.ts';
import type { Held } from './store.ts';
import type { Attempt, Delivery, WebhookId } from './webhook.ts';

/** A delivery to be stored. */
export type DeliveryRecord = Delivery & { readonly body: string };

/** A page of deliveries, newest first. */
export interface DeliveryPage {
  readonly deliveries: readonly { readonly delivery: Delivery; readonly pageCursor: string }[];
  readonly hasNextPage: boolean;
}

/** Deliveries in the database. Bodies are encrypted. Rejects with `DatabaseUnavailable`. */
export interface DeliveryStore {
  /**
   * Stores deliveries of held webhooks. Resolves with the stored events: without those whose webhook is no longer held, and those
   * that were queued again after they were read.
   */
  put(
    records: readonly { readonly held: Held; readonly record: DeliveryRecord }[],
  ): Promise<ReadonlySet<string>>;
  /** Stores a delivery that no run makes, such as a test event. */
  add(id: WebhookId, record: DeliveryRecord): Promise<void>;
  /** Pending deliveries, ordered by place. */
  pending(id: WebhookId): Promise<readonly Delivery[]>;
  /** The first pending delivery, which may block later ones; null for none. */
  firstPending(id: WebhookId): Promise<Delivery | null>;
  /** Null if the delivery is not stored. */
  get(id: WebhookId, eventId: string): Promise<Delivery | null>;
  body(id: WebhookId, eventId: string): Promise<string | null>;
  /** The largest place; 0 for none. */
  lastPlace(id: WebhookId): Promise<number>;
  /** Rejects with `BadCursor`. */
  page(id: WebhookId, first: number, after: string | null): Promise<DeliveryPage>;
  /** Makes a delivery pending and due at once, and resets its number of attempts. */
  requeue(id: WebhookId, eventId: string, now: number): Promise<boolean>;
  /** Makes all pending deliveries due at once, and resets their numbers of attempts. */
  requeueAll(id: WebhookId, now: number): Promise<void>;
  /** Deletes deliveries that were queued before a time and are no longer pending, or whose webhook was removed. */
  trim(before: number): Promise<void>;
}

/** Name of an event of a webhook, as `put` returns it. */
export function eventName({ tenant, name }: WebhookId, eventId: string): string {
  return JSON.stringify([tenant, name, eventId]);
}

interface Row {
  readonly event_id: string;
  readonly place: number;
  readonly kind: string | null;
  readonly key: string | null;
  readonly state: string;
  readonly attempts: number;
  readonly next_at: number | null;
  readonly queued_at: number;
  readonly attempted_at: number | null;
  readonly outcome: string | null;
  readonly status: number | null;
  readonly duration_ms: number | null;
}

/** Columns except tenant, webhook and body, with the types of their statement parameters. */
const COLUMNS: Readonly<Record<keyof Row, 'text' | 'bigint' | 'integer'>> = {
  event_id: 'text',
  place: 'bigint',
  kind: 'text',
  key: 'text',
  state: 'text',
  attempts: 'integer',
  next_at: 'bigint',
  queued_at: 'bigint',
  attempted_at: 'bigint',
  outcome: 'text',
  status: 'integer',
  duration_ms: 'integer',
};

const names = Object.keys(COLUMNS);
const selected = names.join(', ');
const cast = Object.entries(COLUMNS).map(([name, type]) => `CAST(given.${name} AS ${type})`);

/** A redelivered event gets a later place: an attempt that was read before, and still has the earlier one, replaces nothing. */
const insert = `INSERT INTO webhook_deliveries (tenant, webhook, ${selected}, body)`;
const replace = `ON CONFLICT (tenant, webhook, event_id) DO UPDATE SET ${[...names, 'body']
  .filter((name) => name !== 'event_id')
  .map((name) => `${name} = excluded.${name}`)
  .join(', ')} WHERE webhook_deliveries.place <= excluded.place`;

const given = ['tenant', 'webhook', 'fence', ...names, 'body'];

/** Rows per statement, so that no other statement waits for long. */
const AT_ONCE = 500;

export function openDeliveryStore(
  sql: Sql,
  cipher: Pick<DataCipher, 'encrypt' | 'decrypt'>,
): DeliveryStore {
  const rows = sql.dialect.rows('$1', 'given', given);
  const put = `${insert}
    SELECT given.tenant, given.webhook, ${cast.join(', ')}, given.body FROM ${rows}
    JOIN webhooks ON webhooks.tenant = given.tenant AND webhooks.name = given.webhook
      AND (given.fence IS NULL OR webhooks.fence = CAST(given.fence AS bigint))
    WHERE true ${replace} RETURNING tenant, webhook, event_id`;

  function toRow(id: WebhookId, fence: number | null, record: DeliveryRecord): object {
    const { tenant, name: webhook } = id;
    const { body, ...delivery } = record;
    return {
      tenant,
      webhook,
      fence: fence === null ? null : String(fence),
      ...toTexts(delivery),
      body: cipher.encrypt(body, placeOf(id, delivery.eventId)),
    };
  }

  async function select(
    name: string,
    { tenant, name: webhook }: WebhookId,
    rest: string,
    ...values: readonly Value[]
  ): Promise<readonly Delivery[]> {
    const found = await sql.read<Row>(
      name,
      `SELECT ${selected} FROM webhook_deliveries WHERE tenant = $1 AND webhook = $2 ${rest}`,
      [tenant, webhook, ...values],
    );
    return found.map(toDelivery);
  }

  return {
    async put(records) {
      const stored = await sql.write<{ tenant: string; webhook: string; event_id: string }>(
        'put deliveries',
        put,
        [JSON.stringify(records.map(({ held, record }) => toRow(held, held.fence, record)))],
      );
      return new Set(
        stored.map(({ tenant, webhook, event_id }) =>
          eventName({ tenant, name: webhook }, event_id),
        ),
      );
    },
    async add(id, record) {
      await sql.write('put deliveries', put, [JSON.stringify([toRow(id, null, record)])]);
    },
    pending: (id) => select('pending deliveries', id, `AND state = 'PENDING' ORDER BY place`),
    async firstPending(id) {
      const [first] = await select(
        'first pending delivery',
        id,
        `AND state = 'PENDING' ORDER BY place LIMIT 1`,
      );
      return first ?? null;
    },
    async get(id, eventId) {
      const [found] = await select('delivery', id, 'AND event_id = $3', eventId);
      return found ?? null;
    },
    async body(id, eventId) {
      const [row] = await sql.read<{ body: string }>(
        'delivery body',
        'SELECT body FROM webhook_deliveries WHERE tenant = $1 AND webhook = $2 AND event_id = $3',
        [id.tenant, id.name, eventId],
      );
      return row ? cipher.decrypt(row.body, placeOf(id, eventId)) : null;
    },
    async lastPlace(id) {
      const [last] = await select('last delivery', id, 'ORDER BY place DESC LIMIT 1');
      return last?.place ?? 0;
    },
    async page(id, first, after) {
      const cursors = pageCursorsOf('webhook deliveries', id.tenant, id.name);
      const [place, eventId] = after === null ? END : positionIn(cursors.decode(after));
      const found = await select(
        'list deliveries',
        id,
        'AND (place, event_id) < ($3, $4) ORDER BY place DESC, event_id DESC LIMIT $5',
        place,
        eventId,
        first + 1,
      );
      return {
        deliveries: found.slice(0, first).map((delivery) => ({
          delivery,
          pageCursor: cursors.encode(`${delivery.place}.${delivery.eventId}`),
        })),
        hasNextPage: found.length > first,
      };
    },
    async requeue({ tenant, name }, eventId, now) {
      const found = await sql.write(
        'requeue delivery',
        `UPDATE webhook_deliveries SET state = 'PENDING', attempts = 0, next_at = $4, place = place + 1
         WHERE tenant = $1 AND webhook = $2 AND event_id = $3 AND kind IS NOT NULL RETURNING 1`,
        [tenant, name, eventId, now],
      );
      return found.length > 0;
    },
    async requeueAll({ tenant, name }, now) {
      await sql.write(
        'requeue deliveries',
        `UPDATE webhook_deliveries SET attempts = 0, next_at = $3, place = place + 1
         WHERE tenant = $1 AND webhook = $2 AND state = 'PENDING'`,
        [tenant, name, now],
      );
    },
    async trim(before) {
      // A crash during the removal of a webhook may have left pending deliveries.
      const isRemoved = `NOT EXISTS (SELECT 1 FROM webhooks
        WHERE webhooks.tenant = webhook_deliveries.tenant AND webhooks.name = webhook_deliveries.webhook)`;
      for (const isOver of [`state <> 'PENDING'`, `state = 'PENDING' AND ${isRemoved}`]) {
        const statement = `DELETE FROM webhook_deliveries WHERE (tenant, webhook, event_id) IN (
          SELECT tenant, webhook, event_id FROM webhook_deliveries
          WHERE ${isOver} AND queued_at < $1 LIMIT ${AT_ONCE} ${sql.dialect.skipLocked}) RETURNING 1`;
        while ((await sql.write('trim deliveries', statement, [before])).length === AT_ONCE);
      }
    },
  };
}

function toTexts(delivery: Delivery): Readonly<Record<keyof Row, string | null>> {
  const { eventId, place, subject, state, attempts, nextAt, queuedAt, last } = delivery;
  return {
    event_id: eventId,
    place: String(place),
    kind: subject?.kind ?? null,
    key: subject?.key ?? null,
    state,
    attempts: String(attempts),
    next_at: nextAt === null ? null : String(nextAt),
    queued_at: String(queuedAt),
    attempted_at: last && String(last.at),
    outcome: last && last.outcome,
    status: last && last.status !== null ? String(last.status) : null,
    duration_ms: last && String(last.durationMs),
  };
}

function toDelivery(row: Row): Delivery {
  const { kind, key, attempted_at, outcome } = row;
  return {
    eventId: row.event_id,
    place: row.place,
    subject: kind === null || key === null ? null : { kind, key },
    // Only this store writes both columns.
    state: row.state as Delivery['state'],
    attempts: row.attempts,
    nextAt: row.next_at,
    queuedAt: row.queued_at,
    last:
      attempted_at === null || outcome === null
        ? null
        : {
            at: attempted_at,
            outcome: outcome as Attempt['outcome'], // see above
            status: row.status,
            durationMs: row.duration_ms ?? 0,
          },
  };
}

/** Position in a list: the place, and the id of the event, as a test event can have the place of another. */
type Position = readonly [place: number, eventId: string];

const END: Position = [Number.MAX_SAFE_INTEGER, ''];

function positionIn(decoded: string | null): Position {
  const [, place, eventId = ''] = /^(\d{1,16})\.(.*)$/.exec(decoded ?? '') ?? [];
  if (place === undefined || !Number.isSafeInteger(Number(place)))
    throw new BadCursor('not a page cursor of these deliveries');
  return [Number(place), eventId];
}

/** Context that the encryption binds a body to. */
function placeOf({ tenant, name }: WebhookId, eventId: string): readonly string[] {
  return ['webhook delivery', tenant, name, eventId];
}
