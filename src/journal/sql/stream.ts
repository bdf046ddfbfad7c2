import {
  decodeCursor,
  encodeCursor,
  type StreamPosition,
  createFeeds,
  type Feeds,
  type Stream,
  type Stretch,
} from '../follow/feeds.ts';
import type { UpdateFilter } from '../contract/reading.ts';
import { toEntry, type UpdateRow } from './rows.ts';
import { type Dialect, isAmong, listed, type Sql } from '../../database/sql.ts';
import { Follower } from '../follow/follower.ts';
import type { Feed } from '../contract/journal.ts';

/** Maximum number of entries that one statement scans: a rare filter is searched in bounded steps. */
const LOOKED_AT_ONCE = 500;

/** Columns that are the same in all rows of a stretch. */
interface Bounds {
  /** False if the requested position is not in this history, or is no longer stored. */
  is_kept: boolean | 0 | 1;
  from_position: number;
  from_event: string;
  last_position: number;
  last_event: string;
  /** The last entry that was scanned; null if there is none. */
  seen_position: number | null;
  seen_event: string | null;
}

/** A stretch without matches still has one row, without an update. */
type StretchRow = Bounds & { looked: number } & (UpdateRow | { position: null });

/**
 * Parameters: tenant, position, event there, the journal's epoch, kinds, states, the maximum number of updates, and a subject's
 * key and kind. A position belongs to this history if the event there is the same. A position behind the end belongs to entries
 * that were lost when an older copy was restored.
 *
 * The start position is a scalar subquery, and the first limit is a literal: with a join, or with only the other limit,
 * PostgreSQL would read the tenant's stream from the beginning.
 */
function stretchStatement(dialect: Dialect, entries: string): string {
  return `
WITH bounds AS MATERIALIZED (
  SELECT coalesce(max(last_position), 0) AS last_position, coalesce(nullif(max(last_event), ''), $4) AS last_event,
    coalesce(max(dropped_through), 0) AS dropped_through, coalesce(nullif(max(dropped_event), ''), $4) AS dropped_event
  FROM tenants WHERE tenant = $1
),
beginning AS MATERIALIZED (
  SELECT *, CASE WHEN is_kept THEN CAST($2 AS bigint) ELSE dropped_through END AS from_position,
    CASE WHEN is_kept THEN $3 ELSE dropped_event END AS from_event
  FROM (
    SELECT *, coalesce(CAST($2 AS bigint) BETWEEN dropped_through AND last_position AND $3 = CASE CAST($2 AS bigint)
      WHEN last_position THEN last_event
      WHEN dropped_through THEN dropped_event
      ELSE (SELECT event_id FROM updates WHERE tenant = $1 AND position = CAST($2 AS bigint)) END, false) AS is_kept
    FROM bounds
  ) AS judged
),
looked AS MATERIALIZED (
  SELECT * FROM (
    SELECT * FROM updates WHERE tenant = $1 AND position > (SELECT from_position FROM beginning) ${entries}
    ORDER BY position LIMIT ${LOOKED_AT_ONCE}
  ) AS first
  LIMIT CASE WHEN CAST($5 AS text) IS NULL AND CAST($6 AS text) IS NULL THEN CAST($7 AS bigint) ELSE ${LOOKED_AT_ONCE} END
),
wanted AS MATERIALIZED (
  SELECT * FROM looked WHERE ${isAmong(dialect, 'kind', '$5')} AND ${isAmong(dialect, 'state', '$6')}
  ORDER BY position LIMIT CAST($7 AS bigint)
),
seen AS (
  SELECT position AS seen_position, event_id AS seen_event FROM looked
  WHERE (SELECT count(*) FROM wanted) < CAST($7 AS bigint) OR position <= (SELECT max(position) FROM wanted)
  ORDER BY position DESC LIMIT 1
)
SELECT beginning.is_kept, beginning.from_position, beginning.from_event, beginning.last_position, beginning.last_event,
  seen.seen_position, seen.seen_event, (SELECT count(*) FROM looked) AS looked, wanted.*
FROM beginning LEFT JOIN seen ON true LEFT JOIN wanted ON true ORDER BY wanted.position`;
}

/** Update streams in a database. */
function openStream(sql: Sql, epoch: string): Stream {
  const { dialect } = sql;
  const ofTenant = stretchStatement(dialect, '');
  const ofSubject = stretchStatement(dialect, 'AND key = $8 AND kind = $9');
  const underWay = new Map<string, Promise<Stretch>>();

  async function stretch(
    tenant: string,
    after: StreamPosition,
    { kinds, key, states }: UpdateFilter,
    limit: number,
  ): Promise<Stretch> {
    const { epoch: history, position: from } = after;
    const common = [tenant, from, history, epoch, listed(kinds), listed(states), limit];
    const rows = await (key === undefined
      ? sql.read<StretchRow>('read tenant', ofTenant, common)
      : sql.read<StretchRow>('read subject', ofSubject, [...common, key, kinds?.[0] ?? null]));
    const [first] = rows;
    if (!first) throw new Error('a statement returned no row');
    const updates = rows.filter(isUpdate).map(toEntry);
    const end = { epoch: first.last_event, position: first.last_position };
    const { seen_position: position, seen_event: event } = first;
    // Fewer were found than requested, and fewer scanned than one statement can: there are no more.
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

  async function ends(tenants: readonly string[]): Promise<ReadonlyMap<string, StreamPosition>> {
    const rows =
      tenants.length === 0
        ? []
        : await sql.read<{ tenant: string; last_position: number; last_event: string }>(
            'ends',
            `SELECT tenant, last_position, last_event FROM tenants WHERE tenant IN (${dialect.members('$1')})`,
            [listed(tenants)],
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

/** A feed, and its followers, which the code that appends notifies. */
interface OpenedFeed {
  readonly feed: Feed;
  readonly feeds: Feeds;
}

/** Opens the streams in a database. The epoch identifies the position before a tenant's first update. */
export function openFeed(sql: Sql, epoch: string): OpenedFeed {
  const stream = openStream(sql, epoch);
  const feeds = createFeeds(stream);

  const feed: Feed = {
    end: async (tenant) => encodeCursor(await stream.end(tenant)),
    async read(tenant, after, filter, limit) {
      checkFilter(filter);
      const at = decodeCursor(after);
      const { updates, to, gap, atEnd } = await stream.stretch(tenant, at, filter, limit);
      return { updates: updates.map(({ update }) => update), cursor: encodeCursor(to), gap, atEnd };
    },
    follow(tenant, after, filter, signal) {
      checkFilter(filter);
      const from = decodeCursor(after);
      return new Follower({ stream, feeds, tenant, filter }, from, signal);
    },
  };
  return { feed, feeds };
}

/** Throws a `TypeError` for a filter that names a key without exactly one kind: keys are unique only within a kind. */
function checkFilter(filter: UpdateFilter): void {
  if (filter.key !== undefined && filter.kinds?.length !== 1) {
    throw new TypeError('a filter by key needs exactly one kind');
  }
}
