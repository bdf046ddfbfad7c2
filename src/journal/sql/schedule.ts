import type { NewId } from '../../kernel/ids.ts';
import { type Claim, reasonIn } from '../contract/change.ts';
import type { Schedule } from '../contract/journal.ts';
import { subjectColumns, type SubjectRow, toSubject } from './rows.ts';
import { type Dialect, listed, type Sql } from '../../database/sql.ts';
import type { Time } from './time.ts';

/** A subject that is due. */
interface DueRow {
  tenant: string;
  kind: string;
  key: string;
  look_at: number;
}

/** A tenant with due subjects of a kind. */
interface WaitingRow {
  kind: string;
  tenant: string;
}

type LeasedRow = SubjectRow & {
  fence: number;
  leased_until: number;
  leased_with_push: boolean | 0 | 1;
};

/** Number of scans of a worker if other workers lease faster; after these it waits for its next turn. */
const ROUNDS = 5;

/** Maximum number of subjects leased at once. */
const MOST = 200;

/**
 * The time, and the due subjects in some stretches of an index, longest due first. Parameters: the time, the limit of each
 * stretch, and in JSON the columns that identify each. `MOST` is a literal, as PostgreSQL plans for a limit that it knows: with a
 * parameter alone it would plan each time anew, or for a tenth of all subjects.
 */
function dueStatement({ now, rows, list }: Dialect, stretch: readonly string[]): string {
  const conditions = stretch.map((column) => `${column} = wanted.${column}`);
  return `WITH clock AS MATERIALIZED (SELECT ${now('$1')} AS now)
SELECT clock.now, (SELECT ${list(['tenant', 'kind', 'key', 'look_at'])} FROM (SELECT * FROM (
  SELECT tenant, kind, key, look_at FROM subjects
  WHERE ${conditions.join(' AND ')} AND look_at <= clock.now ORDER BY look_at LIMIT ${MOST}
) AS first LIMIT (SELECT CAST($2 AS bigint))) AS due) AS due
FROM clock CROSS JOIN ${rows('$3', 'wanted', stretch)}`;
}

/** Tenants with due subjects. Each next tenant is looked up by index: subjects are not scanned one by one. */
function waitingStatement({ now, members, indexedBy }: Dialect): string {
  const subjects = `subjects ${indexedBy('subjects_due_of_tenant')}`;
  return `WITH RECURSIVE clock AS MATERIALIZED (SELECT ${now('$1')} AS now),
wanted (kind) AS (${members('$2')}),
waiting (kind, tenant) AS (
  SELECT kind, (SELECT min(tenant) FROM ${subjects} WHERE kind = wanted.kind AND look_at IS NOT NULL) FROM wanted
  UNION ALL
  SELECT kind, (SELECT min(tenant) FROM ${subjects}
    WHERE kind = waiting.kind AND look_at IS NOT NULL AND tenant > waiting.tenant)
  FROM waiting WHERE tenant IS NOT NULL
)
SELECT kind, tenant FROM waiting WHERE tenant IS NOT NULL AND (
  SELECT min(look_at) FROM ${subjects}
  WHERE kind = waiting.kind AND tenant = waiting.tenant AND look_at IS NOT NULL
) <= (SELECT now FROM clock)`;
}

/** Leases subjects that are still due. A row that another worker has locked is skipped. Parameters: time, rows, lease, call. */
function leaseStatement({ now, rows, skipLocked }: Dialect): string {
  const wanted = rows('$2', 'wanted', ['tenant', 'kind', 'key']);
  return `WITH clock AS MATERIALIZED (SELECT ${now('$1')} AS now),
free AS MATERIALIZED (
  SELECT subject.tenant, subject.kind, subject.key FROM ${wanted} CROSS JOIN subjects AS subject
  WHERE subject.tenant = wanted.tenant AND subject.kind = wanted.kind AND subject.key = wanted.key
    AND (subject.look_at <= (SELECT now FROM clock) OR subject.last_call = $4)
  ${skipLocked}
)
UPDATE subjects SET
  fence = CASE WHEN last_call = $4 THEN fence ELSE fence + 1 END,
  leased_with_push = CASE WHEN last_call = $4 THEN leased_with_push ELSE nudged END,
  leased_until = (SELECT now FROM clock) + CAST($3 AS bigint), last_call = $4, nudged = false
FROM free
WHERE subjects.tenant = free.tenant AND subjects.kind = free.kind AND subjects.key = free.key
RETURNING fence, leased_until, leased_with_push, ${subjectColumns('subjects')}`;
}

function postponeStatement(now: string): string {
  return `UPDATE subjects SET due_at = CASE WHEN nudged THEN ${now} ELSE CAST($6 AS bigint) END, leased_until = NULL,
  failure = CAST($7 AS text), failed_at = CASE WHEN CAST($7 AS text) IS NULL THEN NULL ELSE ${now} END,
  failures = CASE WHEN CAST($7 AS text) IS NULL THEN 0 WHEN last_call = $8 THEN failures ELSE failures + 1 END,
  last_call = $8
WHERE tenant = $2 AND kind = $3 AND key = $4 AND fence = $5 AND (leased_until IS NOT NULL OR last_call = $8)
RETURNING 1`;
}

/** Schedule of polls in a database. */
export function openSchedule(
  sql: Sql,
  { time, newId }: { readonly time: Time; readonly newId: NewId },
): Schedule {
  const { dialect } = sql;
  const now = dialect.now('$1');
  const turns = createTurns();

  async function findDue<Column extends string>(
    name: string,
    columns: readonly Column[],
    stretches: readonly Readonly<Record<Column, string>>[],
    limit: number,
  ): Promise<readonly DueRow[]> {
    const sentAt = time.clock.elapsed();
    const rows = await sql.read<{ now: number; due: string | null }>(
      name,
      dueStatement(dialect, columns),
      [time.given(), limit, JSON.stringify(stretches)],
    );
    if (rows[0]) time.read(rows[0].now, sentAt);
    // Only the statement writes this text.
    return rows.flatMap(({ due }) => (due === null ? [] : (JSON.parse(due) as DueRow[])));
  }

  async function dueOfTenants(kinds: readonly string[], limit: number): Promise<readonly DueRow[]> {
    const waiting = await sql.read<WaitingRow>('tenants waiting', waitingStatement(dialect), [
      time.given(),
      listed(kinds),
    ]);
    const tenants = new Set(waiting.map(({ tenant }) => tenant)).size;
    // As many as one tenant may get if each other has one turn, and one more, which reveals that not all fit.
    const each = Math.max(limit - tenants + 2, 1);
    return findDue('due of tenants', ['kind', 'tenant'], waiting, each);
  }

  /** Due subjects: all of them, or enough that no tenant is missing. */
  async function dueOf(kinds: readonly string[], limit: number): Promise<readonly DueRow[]> {
    if (kinds.length === 0) return [];
    const ofKinds = kinds.map((kind) => ({ kind }));
    const due = await findDue('due', ['kind'], ofKinds, limit);
    return due.length < limit ? due : dueOfTenants(kinds, limit);
  }

  async function lease(due: readonly DueRow[], leaseMs: number): Promise<readonly Claim[]> {
    if (due.length === 0) return [];
    const names = due.map(nameOf);
    const rows = await sql.write<LeasedRow>('lease', leaseStatement(dialect), [
      time.given(),
      JSON.stringify(due.map(({ tenant, kind, key }) => ({ tenant, kind, key }))),
      leaseMs,
      newId(),
    ]);
    return rows
      .toSorted((left, right) => names.indexOf(nameOf(left)) - names.indexOf(nameOf(right)))
      .map((row) => ({
        subject: toSubject(row),
        fence: row.fence,
        leasedUntil: row.leased_until,
        pushed: Boolean(row.leased_with_push),
      }));
  }

  return {
    async claimDue(kinds, limit, leaseMs) {
      const claims: Claim[] = [];
      for (let round = 0; round < ROUNDS && claims.length < limit; round += 1) {
        const wanted = Math.min(limit - claims.length, MOST);
        const due = await dueOf(kinds, wanted);
        const items = due.map((row) => ({ row, tenant: row.tenant, at: row.look_at }));
        const chosen = turns.take(items, wanted).map(({ row }) => row);
        const taken = await lease(chosen, leaseMs);
        claims.push(...taken);
        // Other workers leased some of the subjects: later ones may be due as well.
        if (taken.length === chosen.length) break;
      }
      return claims;
    },

    async postpone({ tenant, kind, key }, fence, dueAt, failure) {
      const reason = failure === undefined ? null : JSON.stringify(failure);
      const values = [time.given(), tenant, kind, key, fence, dueAt, reason, newId()];
      return (await sql.write('postpone', postponeStatement(now), values)).length > 0;
    },

    async lastFailure({ tenant, kind, key }) {
      const [row] = await sql.read<{
        failure: string | null;
        failed_at: number;
        failures: number;
      }>(
        'last failure',
        'SELECT failure, failed_at, failures FROM subjects WHERE tenant = $1 AND kind = $2 AND key = $3',
        [tenant, kind, key],
      );
      if (!row || row.failure === null) return null;
      return { ...reasonIn(row.failure), at: row.failed_at, count: row.failures };
    },

    async makeDue({ tenant, kind, key }) {
      const [row] = await sql.write<{ final: boolean | 0 | 1 }>(
        'make due',
        `UPDATE subjects SET due_at = CASE WHEN final OR due_at < ${now} THEN due_at ELSE ${now} END
         WHERE tenant = $2 AND kind = $3 AND key = $4 RETURNING final`,
        [time.given(), tenant, kind, key],
      );
      if (!row) return 'missing';
      return row.final ? 'final' : 'due';
    },

    async rescheduleEarlier({ tenant, kind, key }, dueAt) {
      await sql.write(
        'reschedule earlier',
        'UPDATE subjects SET due_at = $4 WHERE tenant = $1 AND kind = $2 AND key = $3 AND due_at > $4',
        [tenant, kind, key, dueAt],
      );
    },

    async rescheduleOverlong(kind, latest, dueAt) {
      const changed = await sql.write(
        'reschedule overlong',
        `UPDATE subjects SET
           due_at = CASE WHEN due_at > $2 THEN $3 ELSE due_at END,
           leased_until = CASE WHEN leased_until > $2 THEN NULL ELSE leased_until END
         WHERE kind = $1 AND look_at > $2 RETURNING 1`,
        [kind, latest, dueAt],
      );
      return changed.length;
    },

    async nextDueAt(kinds) {
      const sentAt = time.clock.elapsed();
      const [row] = await sql.read<{ now: number; at: number | null }>(
        'next due',
        `WITH wanted (kind) AS (${dialect.members('$2')})
         SELECT ${now} AS now, (SELECT min(at) FROM (SELECT (
           SELECT min(look_at) FROM subjects WHERE kind = wanted.kind AND look_at IS NOT NULL) AS at FROM wanted) AS firsts) AS at`,
        [time.given(), listed(kinds)],
      );
      if (!row) throw new Error('a statement returned no row');
      time.read(row.now, sentAt);
      // Converted to the caller's clock, by which the caller waits, whichever clock decides what is due.
      return row.at === null ? null : row.at - row.now + time.clock.now();
    },
  };
}

function nameOf({ tenant, kind, key }: Pick<DueRow, 'tenant' | 'kind' | 'key'>): string {
  return JSON.stringify([tenant, kind, key]);
}

/** Due subject, as input of `Turns`. */
interface Due {
  readonly tenant: string;
  /** Time at which it became due, in milliseconds since the epoch. */
  readonly at: number;
}

/** Order in which one process serves tenants. */
interface Turns {
  /** Up to `limit` of the due items: one of each tenant, then the next of each, while there are any. */
  take<Item extends Due>(due: readonly Item[], limit: number): readonly Item[];
}

/**
 * Serves first the tenant that was served longest ago, and within a tenant the longest due item. Remembers only waiting tenants:
 * if all due items can be taken, no tenant has precedence.
 */
export function createTurns(): Turns {
  let turn = 0;
  let servedAt: ReadonlyMap<string, number> = new Map();

  return {
    take(due, limit) {
      const sorted = due.toSorted((left, right) => left.at - right.at);
      if (sorted.length <= limit) {
        servedAt = new Map();
        return sorted;
      }
      const served = (tenant: string): number => servedAt.get(tenant) ?? 0;
      const queues = [...Map.groupBy(sorted, ({ tenant }) => tenant)].toSorted(
        ([left], [right]) => served(left) - served(right),
      );
      const taken = queues
        .flatMap(([, queue], place) => queue.map((item, round) => ({ item, round, place })))
        .toSorted((left, right) => left.round - right.round || left.place - right.place)
        .slice(0, limit)
        .map(({ item }) => item);
      const since = new Map(queues.map(([tenant]) => [tenant, served(tenant)]));
      for (const { tenant } of taken) {
        turn += 1;
        since.set(tenant, turn);
      }
      servedAt = since;
      return taken;
    },
  };
}
