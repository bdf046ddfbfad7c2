import type { Place } from '../cursor.ts';
import type { UpdateFilter } from '../reading.ts';
import type { Stream, Stretch } from '../stream.ts';
import type { Connection } from './connection.ts';
import { placeOf, toUpdate, type UpdateRow } from './rows.ts';

/** Entries that one statement looks at: a rare filter is searched in bounded steps. */
const LOOKED_AT_ONCE = 1_000;

/** What holds for all rows of a stretch. */
interface Bounds {
  /** False where the place asked for is not in this history, or no longer kept. */
  is_kept: boolean;
  from_position: number;
  from_event: string;
  last_position: number;
  last_event: string;
  /** The last entry that was looked at; null where there is none. */
  seen_position: number | null;
  seen_event: string | null;
}

/** A stretch in which nothing was found has a row all the same, without an update. */
type StretchRow = Bounds & { looked: number } & (UpdateRow | { position: null });

/**
 * Parameters: tenant, position, print, the journal's epoch, kinds, states, the most updates, and the key. A place is of
 * this history where its print is that of the event there. Behind the end stands one whose entries were lost when an
 * older copy was put back.
 */
const stretchStatement = (entries: string): string => `
WITH bounds AS MATERIALIZED (
  SELECT coalesce(max(last_position), 0) AS last_position, coalesce(nullif(max(last_event), ''), $4) AS last_event,
    coalesce(max(dropped_through), 0) AS dropped_through, coalesce(nullif(max(dropped_event), ''), $4) AS dropped_event
  FROM tenants WHERE tenant = $1
),
begin AS MATERIALIZED (
  SELECT *, CASE WHEN is_kept THEN $2::bigint ELSE dropped_through END AS from_position,
    CASE WHEN is_kept THEN $3 ELSE dropped_event END AS from_event
  FROM (
    SELECT *, coalesce($2::bigint BETWEEN dropped_through AND last_position AND $3 IN ($4, CASE $2::bigint
      WHEN last_position THEN last_event
      WHEN dropped_through THEN dropped_event
      ELSE (SELECT event_id FROM updates WHERE tenant = $1 AND position = $2::bigint) END), false) AS is_kept
    FROM bounds
  ) AS judged
),
looked AS MATERIALIZED (
  SELECT updates.* FROM updates, begin WHERE updates.tenant = $1 AND updates.position > begin.from_position ${entries}
  ORDER BY updates.position LIMIT ${LOOKED_AT_ONCE}
),
wanted AS MATERIALIZED (
  SELECT * FROM looked WHERE ($5::text[] IS NULL OR kind = ANY ($5)) AND ($6::text[] IS NULL OR state = ANY ($6))
  ORDER BY position LIMIT $7
),
seen AS (
  SELECT position AS seen_position, event_id AS seen_event FROM looked
  WHERE (SELECT count(*) FROM wanted) < $7 OR position <= (SELECT max(position) FROM wanted)
  ORDER BY position DESC LIMIT 1
)
SELECT begin.is_kept, begin.from_position, begin.from_event, begin.last_position, begin.last_event,
  seen.seen_position, seen.seen_event, (SELECT count(*) FROM looked) AS looked, wanted.*
FROM begin LEFT JOIN seen ON true LEFT JOIN wanted ON true ORDER BY wanted.position`;

const ofTenant = stretchStatement('');
const ofSubject = stretchStatement('AND updates.kind = ANY ($5) AND updates.key = $8');

const endsStatement = `SELECT tenant, last_position, last_event FROM tenants WHERE tenant = ANY ($1)`;

/** The streams of updates in PostgreSQL. */
export function openStream(connection: Connection, epoch: string): Stream {
  const underWay = new Map<string, Promise<Stretch>>();

  async function stretch(
    tenant: string,
    after: Place,
    { kinds, key, states }: UpdateFilter,
    limit: number,
  ): Promise<Stretch> {
    const { epoch: print, position: from } = after;
    const common = [tenant, from, print, epoch, kinds ?? null, states ?? null, limit];
    const rows = await (key === undefined
      ? connection.run<StretchRow>('read tenant', ofTenant, common)
      : connection.run<StretchRow>('read subject', ofSubject, [...common, key]));
    const [first] = rows;
    if (!first) throw new Error('a statement gave no row');
    const updates = rows
      .filter(isUpdate)
      .map((row) => ({ place: placeOf(row), update: toUpdate(row) }));
    const end = { epoch: first.last_event, position: first.last_position };
    const { seen_position: position, seen_event: event } = first;
    // Fewer were found than were wanted, and than are looked at: there are no more.
    const isSearched = first.looked < LOOKED_AT_ONCE && updates.length < limit;
    const to = isSearched || position === null || event === null ? end : { epoch: event, position };
    return {
      updates,
      gap: !first.is_kept,
      from: { epoch: first.from_event, position: first.from_position },
      to,
      atEnd: to.position >= end.position,
    };
  }

  async function ends(tenants: readonly string[]): Promise<ReadonlyMap<string, Place>> {
    const rows =
      tenants.length === 0
        ? []
        : await connection.run<{ tenant: string; last_position: number; last_event: string }>(
            'ends',
            endsStatement,
            [tenants],
          );
    const found = new Map(
      rows.map((row) => [
        row.tenant,
        { epoch: row.last_event || epoch, position: row.last_position },
      ]),
    );
    return new Map(tenants.map((tenant) => [tenant, found.get(tenant) ?? { epoch, position: 0 }]));
  }

  return {
    stretch,
    ends,
    async end(tenant) {
      const found = await ends([tenant]);
      return found.get(tenant) ?? { epoch, position: 0 };
    },
    shared(tenant, after, filter, limit) {
      const { kinds, key, states } = filter;
      const wish = JSON.stringify([tenant, after.epoch, after.position, kinds, key, states, limit]);
      const known = underWay.get(wish);
      if (known) return known;
      const asked = stretch(tenant, after, filter, limit).finally(() => underWay.delete(wish));
      underWay.set(wish, asked);
      return asked;
    },
  };
}

function isUpdate(row: StretchRow): row is Bounds & { looked: number } & UpdateRow {
  return row.position !== null;
}
