import type { Clock } from '../../kernel/clock.ts';
import type { AdvanceResult, Change, Intent, OpenResult, Subject, SubjectId } from '../journal.ts';
import type { Database } from './database.ts';
import { type SubjectRow, toSubject } from './rows.ts';
import type { Appended, Stream } from './stream.ts';

/** What an operation answers, and the update to announce once it is committed. */
export interface Outcome<Result> {
  readonly result: Result;
  readonly appended?: Appended;
}

/** Opening, reading and changing subjects; each within the caller's transaction. */
export interface Subjects {
  open(id: SubjectId, intent: Intent): Outcome<OpenResult>;
  get(id: SubjectId): Subject | null;
  advance(
    id: SubjectId,
    fromVersion: number,
    change: Change,
    fence?: number,
  ): Outcome<AdvanceResult>;
  nudge(id: SubjectId, receipt: string): 'noted' | 'repeated' | 'final' | 'missing';
}

/** The subjects in a journal's file. */
export function openSubjects(database: Database, stream: Stream, clock: Clock): Subjects {
  const select = database.prepare<SubjectRow>(
    'SELECT * FROM subjects WHERE tenant = :tenant AND kind = :kind AND key = :key',
  );
  const insert = database.prepare<SubjectRow>(
    `INSERT INTO subjects (tenant, kind, key, state, version, final, input_hash, snapshot, due_at, opened_at, changed_at, belongs_to)
     VALUES (:tenant, :kind, :key, :state, 1, 0, :inputHash, :snapshot, :dueAt, :now, :now, :group) RETURNING *`,
  );
  // A nudge that no claim has seen stays, and with it the reason to look at once.
  const change = database.prepare<SubjectRow>(
    `UPDATE subjects SET state = :state, version = version + 1, final = :final, snapshot = :snapshot,
       due_at = CASE WHEN :final THEN NULL WHEN nudged THEN :now ELSE :dueAt END,
       leased_until = NULL, changed_at = :now
     WHERE number = :number RETURNING *`,
  );
  const receive = database.prepare(
    `INSERT INTO receipts (tenant, kind, key, receipt, received_at)
     VALUES (:tenant, :kind, :key, :receipt, :now) ON CONFLICT DO NOTHING`,
  );
  const wake = database.prepare(
    `UPDATE subjects SET nudged = 1, due_at = min(coalesce(due_at, :now), :now) WHERE number = :number`,
  );

  function find({ tenant, kind, key }: SubjectId): SubjectRow | undefined {
    return select.get({ tenant, kind, key });
  }

  return {
    get(id) {
      const row = find(id);
      return row ? toSubject(row) : null;
    },

    open(id, { openingId = null, inputHash, state, snapshot, dueAt, group = null }) {
      const before = find(id);
      if (before) {
        const subject = toSubject(before);
        const repeated = openingId === null ? undefined : stream.madeBy(subject, openingId);
        if (repeated) return { result: { outcome: 'opened', subject, update: repeated } };
        const outcome = before.input_hash === inputHash ? 'existing' : 'conflict';
        return { result: { outcome, subject } };
      }
      const { tenant, kind, key } = id;
      const subject = written(
        insert.get({
          tenant,
          kind,
          key,
          state,
          inputHash,
          dueAt,
          group,
          snapshot: JSON.stringify(snapshot),
          now: clock.now(),
        }),
      );
      const why = { cause: 'REQUEST', confirmed: true, changeId: openingId } as const;
      const appended = stream.append(subject, null, why);
      return { result: { outcome: 'opened', subject, update: appended.update }, appended };
    },

    advance(id, fromVersion, { changeId, state, final, snapshot, dueAt, cause, confirmed }, fence) {
      const row = find(id);
      if (!row) return { result: { outcome: 'missing' } };
      const before = toSubject(row);
      const repeated = stream.madeBy(before, changeId);
      if (repeated) return { result: { outcome: 'advanced', subject: before, update: repeated } };
      if (before.final) return { result: { outcome: 'final', subject: before } };
      if (fence !== undefined && !(row.fence === fence && row.leased_until !== null)) {
        return { result: { outcome: 'fenced', subject: before } };
      }
      if (before.version !== fromVersion) return { result: { outcome: 'stale', subject: before } };
      const subject = written(
        change.get({
          number: row.number,
          state,
          dueAt,
          final: Number(final),
          snapshot: JSON.stringify(snapshot),
          now: clock.now(),
        }),
      );
      const appended = stream.append(subject, before.state, { cause, confirmed, changeId });
      return { result: { outcome: 'advanced', subject, update: appended.update }, appended };
    },

    nudge(id, receipt) {
      const row = find(id);
      if (!row) return 'missing';
      if (row.final === 1) return 'final';
      const { tenant, kind, key } = id;
      const now = clock.now();
      if (receive.run({ tenant, kind, key, receipt, now }) === 0) return 'repeated';
      wake.run({ number: row.number, now });
      return 'noted';
    },
  };
}

function written(row: SubjectRow | undefined): Subject {
  if (!row) throw new Error('a statement with RETURNING gave no row');
  return toSubject(row);
}
