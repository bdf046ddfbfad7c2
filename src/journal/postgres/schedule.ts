import type { NewId } from '../../kernel/ids.ts';
import type { Claim } from '../change.ts';
import { reasonIn } from '../failure-reason.ts';
import type { Journal } from '../journal.ts';
import { createTurns } from '../turns.ts';
import type { Connection } from './connection.ts';
import { subjectColumns, type SubjectRow, toSubject } from './rows.ts';
import { NOW } from './statement.ts';
import type { Time } from './time.ts';

/** Which subject is to be looked at when, and by whom. */
export type Schedule = Pick<
  Journal,
  | 'claimDue'
  | 'postpone'
  | 'lastFailure'
  | 'rescheduleEarlier'
  | 'makeDue'
  | 'rescheduleOverlong'
  | 'nextDueAt'
>;

/** A subject that is due. */
interface DueRow {
  tenant: string;
  kind: string;
  key: string;
  look_at: number;
}

type LeasedRow = SubjectRow & { fence: number; leased_until: number; leased_with_push: boolean };

/** How often a worker looks again because others were faster; then its next turn is as good. */
const ROUNDS = 5;

/** The time, and what is due: of each kind the longest. Parameters: kinds, time, limit. */
const dueStatement = `
WITH clock AS MATERIALIZED (SELECT ${NOW} AS now)
SELECT clock.now, due.* FROM clock LEFT JOIN LATERAL (
  SELECT subject.tenant, subject.kind, subject.key, subject.look_at
  FROM unnest($1::text[]) AS wanted (kind) CROSS JOIN LATERAL (
    SELECT tenant, kind, key, look_at FROM subjects
    WHERE kind = wanted.kind AND look_at <= clock.now ORDER BY look_at LIMIT $3
  ) AS subject
) AS due ON true`;

/** The longest due of each tenant that has any. The next tenant is looked up by index: subjects are not passed one by one. */
const dueOfTenantsStatement = `
WITH RECURSIVE clock AS MATERIALIZED (SELECT ${NOW} AS now),
waiting (kind, tenant) AS (
  SELECT kind, (SELECT min(tenant) FROM subjects WHERE kind = wanted.kind AND look_at IS NOT NULL)
  FROM unnest($1::text[]) AS wanted (kind)
  UNION ALL
  SELECT kind, (SELECT min(tenant) FROM subjects
    WHERE kind = waiting.kind AND look_at IS NOT NULL AND tenant > waiting.tenant)
  FROM waiting WHERE tenant IS NOT NULL
)
SELECT clock.now, due.* FROM clock, waiting CROSS JOIN LATERAL (
  SELECT tenant, kind, key, look_at FROM subjects
  WHERE kind = waiting.kind AND tenant = waiting.tenant AND look_at <= clock.now ORDER BY look_at LIMIT $3
) AS due WHERE waiting.tenant IS NOT NULL`;

/** Leases what is still due. A row that another worker has just then is left to it. Parameters: rows, time, lease, call. */
const leaseStatement = `
WITH clock AS MATERIALIZED (SELECT ${NOW} AS now),
free AS MATERIALIZED (
  SELECT wanted.ord, subject.tenant, subject.kind, subject.key
  FROM json_to_recordset($1::json) AS wanted (ord integer, tenant text, kind text, key text)
  JOIN subjects AS subject USING (tenant, kind, key), clock
  WHERE subject.look_at <= clock.now OR subject.last_call = $4
  FOR UPDATE OF subject SKIP LOCKED
)
UPDATE subjects AS subject SET
  fence = CASE WHEN last_call = $4 THEN subject.fence ELSE subject.fence + 1 END,
  leased_with_push = CASE WHEN last_call = $4 THEN leased_with_push ELSE subject.nudged END,
  leased_until = clock.now + $3::bigint, last_call = $4, nudged = false
FROM free, clock
WHERE subject.tenant = free.tenant AND subject.kind = free.kind AND subject.key = free.key
RETURNING free.ord, subject.leased_with_push, subject.fence, subject.leased_until, ${subjectColumns('subject')}`;

const postponeStatement = `
UPDATE subjects SET due_at = CASE WHEN nudged THEN ${NOW} ELSE $6::bigint END, leased_until = NULL,
  failure = $7, failed_at = CASE WHEN $7::text IS NULL THEN NULL ELSE ${NOW} END,
  failures = CASE WHEN $7::text IS NULL THEN 0 ELSE failures + CASE WHEN last_call = $8 THEN 0 ELSE 1 END END, last_call = $8
WHERE tenant = $1 AND kind = $3 AND key = $4 AND fence = $5 AND (leased_until IS NOT NULL OR last_call = $8)
RETURNING 1`;

const overlongStatement = `
UPDATE subjects SET
  due_at = CASE WHEN due_at > $2 THEN $3 ELSE due_at END,
  leased_until = CASE WHEN leased_until > $2 THEN NULL ELSE leased_until END
WHERE kind = $1 AND look_at > $2 RETURNING 1`;

/** What is to be looked at in PostgreSQL. */
export function openSchedule(
  connection: Connection,
  { time, newId }: { readonly time: Time; readonly newId: NewId },
): Schedule {
  const turns = createTurns();

  async function asked(
    name: string,
    statement: string,
    kinds: readonly string[],
    limit: number,
  ): Promise<{ readonly now: number | null; readonly due: readonly DueRow[] }> {
    const sentAt = time.clock.elapsed();
    const rows = await connection.run<
      { now: number } & { [Name in keyof DueRow]: DueRow[Name] | null }
    >(name, statement, [kinds, time.given(), limit]);
    const now = rows[0]?.now ?? null;
    if (now !== null) time.read(now, sentAt);
    // Where nothing is due there is a row all the same, which tells the time.
    return { now, due: rows.filter((row): row is DueRow & { now: number } => row.tenant !== null) };
  }

  /** What is due: all of it, or at least so much that no tenant is missing. */
  async function dueOf(kinds: readonly string[], limit: number): Promise<readonly DueRow[]> {
    const { due } = await asked('due', dueStatement, kinds, limit);
    if (due.length < limit) return due;
    return (await asked('due of tenants', dueOfTenantsStatement, kinds, limit)).due;
  }

  async function lease(due: readonly DueRow[], leaseMs: number): Promise<readonly Claim[]> {
    const wanted = due.map(({ tenant, kind, key }, ord) => ({ ord, tenant, kind, key }));
    const rows = await connection.run<LeasedRow & { ord: number }>('lease', leaseStatement, [
      JSON.stringify(wanted),
      time.given(),
      leaseMs,
      newId(),
    ]);
    return rows
      .toSorted((left, right) => left.ord - right.ord)
      .map((row) => ({
        subject: toSubject(row),
        fence: row.fence,
        leasedUntil: row.leased_until,
        pushed: row.leased_with_push,
      }));
  }

  return {
    async claimDue(kinds, limit, leaseMs) {
      const claims: Claim[] = [];
      for (let round = 0; round < ROUNDS && claims.length < limit; round += 1) {
        const wanted = limit - claims.length;
        const due = await dueOf(kinds, wanted);
        const chosen = turns.take(
          due.map((row) => ({ row, tenant: row.tenant, at: row.look_at })),
          wanted,
        );
        const taken =
          chosen.length > 0
            ? await lease(
                chosen.map(({ row }) => row),
                leaseMs,
              )
            : [];
        claims.push(...taken);
        // Others took what was seen: what comes after it may be due as well.
        if (taken.length === chosen.length) break;
      }
      return claims;
    },

    async postpone({ tenant, kind, key }, fence, dueAt, failure) {
      const reason = failure === undefined ? null : JSON.stringify(failure);
      const rows = await connection.run('postpone', postponeStatement, [
        tenant,
        time.given(),
        kind,
        key,
        fence,
        dueAt,
        reason,
        newId(),
      ]);
      return rows.length > 0;
    },

    async lastFailure({ tenant, kind, key }) {
      const [row] = await connection.run<{
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
      const [row] = await connection.run<{ final: boolean }>(
        'make due',
        `UPDATE subjects SET due_at = CASE WHEN final THEN due_at ELSE least(due_at, ${NOW}) END
         WHERE tenant = $1 AND kind = $3 AND key = $4 RETURNING final`,
        [tenant, time.given(), kind, key],
      );
      if (!row) return 'missing';
      return row.final ? 'final' : 'due';
    },

    async rescheduleEarlier({ tenant, kind, key }, dueAt) {
      await connection.run(
        'reschedule earlier',
        `UPDATE subjects SET due_at = $4 WHERE tenant = $1 AND kind = $2 AND key = $3 AND due_at > $4`,
        [tenant, kind, key, dueAt],
      );
    },

    async rescheduleOverlong(kind, latest, dueAt) {
      return (await connection.run('reschedule overlong', overlongStatement, [kind, latest, dueAt]))
        .length;
    },

    async nextDueAt(kinds) {
      const sentAt = time.clock.elapsed();
      const [row] = await connection.run<{ now: number; at: number | null }>(
        'next due',
        `SELECT ${NOW} AS now, min(first.at) AS at FROM unnest($1::text[]) AS wanted (kind) CROSS JOIN LATERAL (
           SELECT min(look_at) AS at FROM subjects WHERE kind = wanted.kind AND look_at IS NOT NULL) AS first`,
        [kinds, time.given()],
      );
      if (!row) throw new Error('a statement gave no row');
      time.read(row.now, sentAt);
      // Told by the caller's clock: it waits by that one, whichever decides what is due.
      return row.at === null ? null : row.at - row.now + time.clock.now();
    },
  };
}
