import type { Clock } from '../../kernel/clock.ts';
import type { Claim } from '../change.ts';
import type { Failure, FailureReason } from '../failure-reason.ts';
import type { SubjectId } from '../subject.ts';
import { createTurns } from '../turns.ts';
import type { Database } from './database.ts';
import { failureNoted, type SubjectRow, textOfFailure, toFailure, toSubject } from './rows.ts';

/** Which subject is to be looked at when, and by whom; each call within the caller's transaction. */
export interface Agenda {
  claimDue(kinds: readonly string[], limit: number, leaseMs: number): readonly Claim[];
  postpone(
    id: SubjectId,
    fence: number,
    dueAt: number | null,
    failure: FailureReason | undefined,
  ): boolean;
  lastFailure(id: SubjectId): Failure | null;
  rescheduleEarlier(id: SubjectId, dueAt: number): void;
  makeDue(id: SubjectId): 'due' | 'final' | 'missing';
  rescheduleOverlong(kind: string, latest: number, dueAt: number): number;
  nextDueAt(kinds: readonly string[]): number | null;
}

/** Queries that run every few seconds; by name, so that a test can see that an index answers it. */
export const agendaQueries = {
  // Mostly nothing is due: one statement says so of all kinds, where the rows of each would be asked for in vain.
  kinds: `SELECT value AS kind FROM json_each(:kinds)
    WHERE EXISTS (SELECT 1 FROM subjects WHERE kind = value AND look_at <= :now)`,
  due: 'SELECT * FROM subjects WHERE kind = :kind AND look_at <= :now ORDER BY look_at LIMIT :limit',
  // The next tenant is looked up by index: subjects are not passed one by one.
  tenants: `WITH RECURSIVE waiting (tenant) AS (
      SELECT min(tenant) FROM subjects INDEXED BY subjects_due_of_tenant
      WHERE kind = :kind AND look_at IS NOT NULL
      UNION ALL
      SELECT (SELECT min(tenant) FROM subjects INDEXED BY subjects_due_of_tenant
        WHERE kind = :kind AND look_at IS NOT NULL AND tenant > waiting.tenant)
      FROM waiting WHERE tenant IS NOT NULL
    )
    SELECT tenant FROM waiting WHERE tenant IS NOT NULL AND (
      SELECT min(look_at) FROM subjects INDEXED BY subjects_due_of_tenant
      WHERE kind = :kind AND tenant = waiting.tenant AND look_at IS NOT NULL
    ) <= :now`,
  dueOfTenant: `SELECT * FROM subjects INDEXED BY subjects_due_of_tenant
    WHERE kind = :kind AND tenant = :tenant AND look_at <= :now ORDER BY look_at LIMIT :limit`,
  next: `SELECT min(
      (SELECT min(look_at) FROM subjects WHERE kind = value AND look_at IS NOT NULL)
    ) AS at FROM json_each(:kinds)`,
} as const;

/** The agenda in a journal's file. Rows are read kind by kind: each has its own stretch of the index. */
export function openAgenda(database: Database, clock: Clock): Agenda {
  const kindsDue = database.prepare<{ kind: string }>(agendaQueries.kinds);
  const due = database.prepare<SubjectRow>(agendaQueries.due);
  const tenants = database.prepare<{ tenant: string }>(agendaQueries.tenants);
  const dueOfTenant = database.prepare<SubjectRow>(agendaQueries.dueOfTenant);
  const turns = createTurns();
  const next = database.prepare<{ at: number | null }>(agendaQueries.next);
  const lease = database.prepare<SubjectRow>(
    `UPDATE subjects SET fence = fence + 1, leased_until = :until, nudged = 0
     WHERE number = :number RETURNING *`,
  );
  const postpone = database.prepare(
    `UPDATE subjects SET due_at = CASE WHEN nudged THEN :now ELSE :dueAt END, leased_until = NULL,
       ${failureNoted}
     WHERE tenant = :tenant AND kind = :kind AND key = :key
       AND fence = :fence AND leased_until IS NOT NULL`,
  );
  const rescheduleEarlier = database.prepare(
    `UPDATE subjects SET due_at = :dueAt
     WHERE tenant = :tenant AND kind = :kind AND key = :key AND due_at > :dueAt`,
  );
  const select = database.prepare<SubjectRow>(
    'SELECT * FROM subjects WHERE tenant = :tenant AND kind = :kind AND key = :key',
  );
  const makeDue = database.prepare(
    'UPDATE subjects SET due_at = min(coalesce(due_at, :now), :now) WHERE number = :number',
  );
  const rescheduleOverlong = database.prepare(
    `UPDATE subjects SET
       due_at = CASE WHEN due_at > :latest THEN :dueAt ELSE due_at END,
       leased_until = CASE WHEN leased_until > :latest THEN NULL ELSE leased_until END
     WHERE kind = :kind AND look_at > :latest`,
  );

  /** What is due of a kind: all of it, or at least so much that no tenant is missing. */
  function dueOf(kind: string, now: number, limit: number): readonly SubjectRow[] {
    const longest = due.all({ kind, now, limit });
    if (longest.length < limit) return longest;
    const waiting = tenants.all({ kind, now });
    const each = waiting.length < limit ? limit : 1;
    return waiting.flatMap(({ tenant }) => dueOfTenant.all({ kind, tenant, now, limit: each }));
  }

  function claim(row: SubjectRow, until: number): Claim {
    const leased = lease.get({ number: row.number, until });
    if (!leased) throw new Error('a statement with RETURNING gave no row');
    return {
      subject: toSubject(leased),
      fence: leased.fence,
      leasedUntil: until,
      pushed: row.nudged === 1,
    };
  }

  return {
    claimDue(kinds, limit, leaseMs) {
      const now = clock.now();
      const found = kindsDue
        .all({ kinds: JSON.stringify(kinds), now })
        .flatMap(({ kind }) => dueOf(kind, now, limit))
        .map((row) => ({ row, tenant: row.tenant, at: row.look_at ?? now }));
      return turns.take(found, limit).map(({ row }) => claim(row, now + leaseMs));
    },

    postpone: ({ tenant, kind, key }, fence, dueAt, reason) => {
      const failure = textOfFailure(reason);
      return postpone.run({ tenant, kind, key, fence, dueAt, failure, now: clock.now() }) > 0;
    },

    lastFailure({ tenant, kind, key }) {
      const row = select.get({ tenant, kind, key });
      return row ? toFailure(row) : null;
    },

    makeDue({ tenant, kind, key }) {
      const row = select.get({ tenant, kind, key });
      if (!row) return 'missing';
      if (row.final === 1) return 'final';
      makeDue.run({ number: row.number, now: clock.now() });
      return 'due';
    },

    rescheduleEarlier({ tenant, kind, key }, dueAt) {
      rescheduleEarlier.run({ tenant, kind, key, dueAt });
    },

    rescheduleOverlong: (kind, latest, dueAt) => rescheduleOverlong.run({ kind, latest, dueAt }),

    nextDueAt: (kinds) => next.get({ kinds: JSON.stringify(kinds) })?.at ?? null,
  };
}
