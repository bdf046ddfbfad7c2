import type { Clock } from '../../kernel/clock.ts';
import type { AdvanceResult, Change, Intent, Opening, OpenResult } from '../change.ts';
import type { Subject, SubjectId } from '../subject.ts';
import { checkedGroups } from '../groups.ts';
import { PLACES_PER_MS } from '../listing.ts';
import type { Aliases } from './aliases.ts';
import type { Claims } from './claims.ts';
import type { Database } from './database.ts';
import { failureNoted, type SubjectRow, textOfFailure, toSubject } from './rows.ts';
import type { Appended, Stream } from './stream.ts';

/** The answer of an operation, and the updates to announce once it is committed, in their order. */
export interface Outcome<Result> {
  readonly result: Result;
  readonly appended?: readonly Appended[];
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
  correct(id: SubjectId, fromVersion: number, change: Change): Outcome<AdvanceResult>;
  recordPush(id: SubjectId, receipt: string): 'noted' | 'repeated' | 'final' | 'missing';
}

/** The parts of a journal that its subjects need. */
export interface SubjectsOptions {
  readonly stream: Stream;
  readonly aliases: Aliases;
  readonly claims: Pick<Claims, 'add'>;
  readonly clock: Clock;
}

/** The subjects in a journal's file. */
export function openSubjects(
  database: Database,
  { stream, aliases, claims, clock }: SubjectsOptions,
): Subjects {
  const select = database.prepare<SubjectRow>(
    'SELECT * FROM subjects WHERE tenant = :tenant AND kind = :kind AND key = :key',
  );
  const insert = database.prepare<SubjectRow>(
    `INSERT INTO subjects (tenant, kind, key, state, version, final, input_hash, snapshot, due_at, opened_at, changed_at, groups, place)
     VALUES (:tenant, :kind, :key, :state, 1, 0, :inputHash, :snapshot, :dueAt, :now, :now, :groups,
       :now * ${PLACES_PER_MS} + (SELECT coalesce(max(number), 0) + 1 FROM subjects) % ${PLACES_PER_MS})
     RETURNING *`,
  );
  // A recordPush that no claim has seen stays, and with it the reason to look at once, unless the subject had ended.
  const change = database.prepare<SubjectRow>(
    `UPDATE subjects SET state = :state, version = version + 1, final = :final, snapshot = :snapshot,
       due_at = CASE WHEN :final THEN NULL WHEN nudged AND NOT final THEN :now ELSE :dueAt END,
       nudged = nudged AND NOT final, leased_until = NULL, changed_at = :now,
       ${failureNoted}
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

  function insertNew(id: SubjectId, intent: Intent): Appended & { readonly subject: Subject } {
    const { openingId = null, inputHash, state, snapshot, dueAt } = intent;
    const groups = checkedGroups(intent.groups);
    const subject = written(
      insert.get({
        tenant: id.tenant,
        kind: id.kind,
        key: id.key,
        state,
        inputHash,
        dueAt,
        groups: groups.length === 0 ? null : JSON.stringify(Object.fromEntries(groups)),
        snapshot: JSON.stringify(snapshot),
        now: clock.now(),
      }),
    );
    aliases.bind(id, intent.aliases ?? []);
    if (intent.isClaim) claims.add(id.tenant);
    const why = { cause: 'REQUEST', confirmed: true, changeId: openingId } as const;
    return { ...stream.append(subject, null, why), subject };
  }

  function openAll(tenant: string, opens: readonly Opening[]): readonly Appended[] {
    return opens.flatMap(({ kind, key, ...intent }) => {
      const id = { tenant, kind, key };
      return find(id) ? [] : [insertNew(id, intent)];
    });
  }

  /** Writes a change unless it was written before, or `refusalOf` says why not. */
  function write(
    id: SubjectId,
    to: Change,
    refusalOf: (row: SubjectRow, before: Subject) => 'final' | 'fenced' | 'stale' | null,
  ): Outcome<AdvanceResult> {
    const { changeId, state, final, snapshot, dueAt, cause, confirmed } = to;
    const row = find(id);
    if (!row) return { result: { outcome: 'missing' } };
    const before = toSubject(row);
    const repeated = stream.madeBy(before, changeId);
    if (repeated) return { result: { outcome: 'advanced', subject: before, update: repeated } };
    const refusal = refusalOf(row, before);
    if (refusal !== null) return { result: { outcome: refusal, subject: before } };
    const subject = written(
      change.get({
        number: row.number,
        state,
        dueAt,
        final: Number(final),
        snapshot: JSON.stringify(snapshot),
        failure: textOfFailure(to.failure),
        now: clock.now(),
      }),
    );
    aliases.bind(id, to.aliases ?? []);
    if (to.isClaim) claims.add(id.tenant);
    aliases.giveBack(id.tenant, to.returned ?? []);
    const appended = stream.append(subject, before.state, { cause, confirmed, changeId });
    const opened = openAll(id.tenant, to.opens ?? []);
    const result = { outcome: 'advanced', subject, update: appended.update } as const;
    return { result, appended: [appended, ...opened] };
  }

  return {
    get(id) {
      const row = find(id);
      return row ? toSubject(row) : null;
    },

    open(id, intent) {
      const { openingId = null, inputHash } = intent;
      const before = find(id);
      if (before) {
        const subject = toSubject(before);
        const repeated = openingId === null ? undefined : stream.madeBy(subject, openingId);
        if (repeated) return { result: { outcome: 'opened', subject, update: repeated } };
        const outcome = before.input_hash === inputHash ? 'existing' : 'conflict';
        return { result: { outcome, subject } };
      }
      const appended = insertNew(id, intent);
      const { subject, update } = appended;
      return { result: { outcome: 'opened', subject, update }, appended: [appended] };
    },

    advance: (id, fromVersion, to, fence) =>
      write(id, to, (row, { final, version }) => {
        if (final) return 'final';
        const holds = fence === undefined || (row.fence === fence && row.leased_until !== null);
        if (!holds) return 'fenced';
        return version === fromVersion ? null : 'stale';
      }),

    correct: (id, fromVersion, to) =>
      write(id, to, (_row, { final, version }) =>
        final && version === fromVersion ? null : 'stale',
      ),

    recordPush(id, receipt) {
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
