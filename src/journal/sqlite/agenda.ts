import type { Clock } from '../../kernel/clock.ts';
import type { Claim, SubjectId } from '../journal.ts';
import type { Database } from './database.ts';
import { type SubjectRow, toSubject } from './rows.ts';

/** Which subject is to be looked at when, and by whom; each call within the caller's transaction. */
export interface Agenda {
  claimDue(kinds: readonly string[], limit: number, leaseMs: number): readonly Claim[];
  postpone(id: SubjectId, fence: number, dueAt: number | null): boolean;
  rescheduleEarlier(id: SubjectId, dueAt: number): void;
  rescheduleOverlong(kind: string, latest: number, dueAt: number): number;
  nextDueAt(kinds: readonly string[]): number | null;
}

/** Queries that run every few seconds; by name, so that a test can see that an index answers it. */
export const agendaQueries = {
  due: 'SELECT * FROM subjects WHERE kind = :kind AND look_at <= :now ORDER BY look_at LIMIT :limit',
  next: 'SELECT min(look_at) AS at FROM subjects WHERE kind = :kind AND look_at IS NOT NULL',
} as const;

/** The agenda in a journal's file. Kinds are asked one by one: each has its own stretch of the index. */
export function openAgenda(database: Database, clock: Clock): Agenda {
  const due = database.prepare<SubjectRow>(agendaQueries.due);
  const next = database.prepare<{ at: number | null }>(agendaQueries.next);
  const lease = database.prepare<SubjectRow>(
    `UPDATE subjects SET fence = fence + 1, leased_until = :until, nudged = 0
     WHERE number = :number RETURNING *`,
  );
  const postpone = database.prepare(
    `UPDATE subjects SET due_at = CASE WHEN nudged THEN :now ELSE :dueAt END, leased_until = NULL
     WHERE tenant = :tenant AND kind = :kind AND key = :key
       AND fence = :fence AND leased_until IS NOT NULL`,
  );
  const rescheduleEarlier = database.prepare(
    `UPDATE subjects SET due_at = :dueAt
     WHERE tenant = :tenant AND kind = :kind AND key = :key AND due_at > :dueAt`,
  );
  const rescheduleOverlong = database.prepare(
    `UPDATE subjects SET
       due_at = CASE WHEN due_at > :latest THEN :dueAt ELSE due_at END,
       leased_until = CASE WHEN leased_until > :latest THEN NULL ELSE leased_until END
     WHERE kind = :kind AND look_at > :latest`,
  );

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
      return kinds
        .flatMap((kind) => due.all({ kind, now, limit }))
        .toSorted((left, right) => (left.look_at ?? 0) - (right.look_at ?? 0))
        .slice(0, limit)
        .map((row) => claim(row, now + leaseMs));
    },

    postpone: ({ tenant, kind, key }, fence, dueAt) =>
      postpone.run({ tenant, kind, key, fence, dueAt, now: clock.now() }) > 0,

    rescheduleEarlier({ tenant, kind, key }, dueAt) {
      rescheduleEarlier.run({ tenant, kind, key, dueAt });
    },

    rescheduleOverlong: (kind, latest, dueAt) => rescheduleOverlong.run({ kind, latest, dueAt }),

    nextDueAt(kinds) {
      const times = kinds.map((kind) => next.get({ kind })?.at ?? Infinity);
      const earliest = Math.min(...times);
      return Number.isFinite(earliest) ? earliest : null;
    },
  };
}
