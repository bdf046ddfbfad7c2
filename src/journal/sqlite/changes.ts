import type { Clock } from '../../kernel/time/clock.ts';
import type { NewId } from '../../kernel/ids.ts';
import type { AdvanceResult, Change, Intent, Opening, OpenResult } from '../contract/change.ts';
import type { Changes } from '../contract/journal.ts';
import type { Projection } from '../contract/projection.ts';
import type { StreamEntry } from '../follow/feeds.ts';
import {
  projectionColumns,
  groupsText,
  PLACES_PER_MS,
  type SubjectRow as ShownRow,
  toEntry,
  toSubject,
  type UpdateRow,
} from '../sql/rows.ts';
import type { Subject, SubjectId } from '../contract/subject.ts';
import type { Database } from '../../database/sqlite/database.ts';

interface ChangesOptions {
  readonly clock: Clock;
  readonly newId: NewId;
  /** Called with the updates of a change right after its commit, before any other read or write. */
  readonly appended: (tenant: string, entries: readonly StreamEntry[]) => void;
}

/** Result of an operation, and the updates to announce once it is committed, in order. */
interface Outcome<Result> {
  readonly result: Result;
  readonly appended?: readonly StreamEntry[];
}

/** Columns of `subjects` that a change needs. */
interface SubjectRow extends ShownRow {
  number: number;
  fence: number;
  leased_until: number | null;
}

/** Members of an update that the subject's row does not contain. */
interface Origin extends Pick<Change, 'cause' | 'confirmed'> {
  readonly changeId: string;
}

/** Changes of subjects in a file. */
export function openChanges(
  database: Database,
  { clock, newId, appended: announce }: ChangesOptions,
): Changes {
  const select = database.prepare<SubjectRow>(
    'SELECT * FROM subjects WHERE tenant = :tenant AND kind = :kind AND key = :key',
  );
  const insert = database.prepare<SubjectRow>(
    `INSERT INTO subjects (tenant, kind, key, state, version, final, input_hash, snapshot, due_at, opened_at, changed_at, groups,
       amount, attention_at, terms, sums, projected_version, place)
     VALUES (:tenant, :kind, :key, :state, 1, 0, :inputHash, :snapshot, :dueAt, :now, :now, :groups,
       :amount, :attention_at, :terms, :sums, :isProjected,
       :now * ${PLACES_PER_MS} + (SELECT coalesce(max(number), 0) + 1 FROM subjects) % ${PLACES_PER_MS})
     RETURNING *`,
  );
  // A push that no claim has seen stays, and with it the reason to poll at once, unless the subject was final.
  const change = database.prepare<SubjectRow>(
    `UPDATE subjects SET state = :state, version = version + 1, final = :final, snapshot = :snapshot,
       due_at = CASE WHEN :final THEN NULL WHEN nudged AND NOT final THEN :now ELSE :dueAt END,
       nudged = nudged AND NOT final, leased_until = NULL, changed_at = :now,
       failure = :failure, failed_at = iif(:failure IS NULL, NULL, :now),
       failures = iif(:failure IS NULL, 0, failures + 1),
       attention_at = iif(:isProjected AND state <> :state, :attention_at, attention_at),
       amount = iif(:isProjected, :amount, amount), terms = iif(:isProjected, :terms, terms),
       sums = iif(:isProjected, :sums, sums),
       projected_version = iif(:isProjected, version + 1, projected_version)
     WHERE number = :number RETURNING *`,
  );
  const advanceEnd = database.prepare<{ last_position: number }>(
    `INSERT INTO tenants (tenant, last_position, last_event) VALUES (:tenant, 1, :event)
     ON CONFLICT DO UPDATE SET last_position = last_position + 1, last_event = :event
     RETURNING last_position`,
  );
  const append = database.prepare(
    `INSERT INTO updates (tenant, position, event_id, change_id, kind, key, version, occurred_at, cause,
       confirmed, previous_state, state, final, snapshot)
     VALUES (:tenant, :position, :event_id, :change_id, :kind, :key, :version, :occurred_at, :cause,
       :confirmed, :previous_state, :state, :final, :snapshot)`,
  );
  const byChange = database.prepare<UpdateRow>(
    `SELECT * FROM updates
     WHERE tenant = :tenant AND kind = :kind AND key = :key AND change_id = :changeId`,
  );
  const bind = database.prepare(
    `INSERT INTO aliases (tenant, kind, number, key) VALUES (:tenant, :kind, :number, :key)
     ON CONFLICT DO NOTHING`,
  );
  const giveBack = database.prepare(
    `UPDATE aliases SET returned = 1 WHERE key = :key AND binding = (
       SELECT max(binding) FROM aliases WHERE tenant = :tenant AND kind = :kind AND number = :number)`,
  );
  const label = database.prepare(
    `INSERT INTO labels (tenant, pseudonym, label) VALUES (:tenant, :pseudonym, :label)
     ON CONFLICT DO NOTHING`,
  );
  const labelPrefix = database.prepare(
    `INSERT INTO label_prefixes (tenant, prefix, pseudonym) VALUES (:tenant, :prefix, :pseudonym)
     ON CONFLICT DO NOTHING`,
  );
  const receive = database.prepare(
    `INSERT INTO receipts (tenant, kind, key, receipt, received_at)
     VALUES (:tenant, :kind, :key, :receipt, :now) ON CONFLICT DO NOTHING`,
  );
  const wake = database.prepare(
    `UPDATE subjects SET nudged = 1, due_at = min(coalesce(due_at, :now), :now) WHERE number = :number`,
  );

  async function carriedOut<Result>(work: () => Outcome<Result>): Promise<Result> {
    const { result } = await database.write(work, ({ appended = [] }) => {
      const [first] = appended;
      if (first) announce(first.update.tenant, appended);
    });
    return result;
  }

  function find({ tenant, kind, key }: SubjectId): SubjectRow | undefined {
    return select.get({ tenant, kind, key });
  }

  /** The stored update that an earlier call with the same id of a change or an opening made. */
  function madeBy({ tenant, kind, key }: SubjectId, changeId: string): StreamEntry | undefined {
    const row = byChange.get({ tenant, kind, key, changeId });
    return row && toEntry(row);
  }

  function written(
    row: SubjectRow | undefined,
    previousState: string | null,
    origin: Origin,
  ): Written {
    if (!row) throw new Error('a statement with RETURNING returned no row');
    const { tenant, kind, key, version, state, final, snapshot } = row;
    const event = newId();
    const update = {
      tenant,
      position: advanceEnd.get({ tenant, event })?.last_position ?? 0,
      event_id: event,
      change_id: origin.changeId,
      kind,
      key,
      version,
      occurred_at: row.changed_at,
      cause: origin.cause,
      confirmed: origin.confirmed ? 1 : 0,
      previous_state: previousState,
      state,
      final: final ? 1 : 0,
      snapshot,
    } as const;
    append.run({ ...update });
    return { subject: toSubject(row), entry: toEntry(update) };
  }

  /** Parameters of a projection. Writes its labels at once, as nothing depends on them. */
  function projected(tenant: string, projection: Projection | undefined) {
    for (const { pseudonym, label: text, prefixes } of projection?.labels ?? []) {
      if (label.run({ tenant, pseudonym, label: text }) === 0) continue;
      for (const prefix of prefixes) labelPrefix.run({ tenant, prefix, pseudonym });
    }
    return { ...projectionColumns(projection), isProjected: Number(projection !== undefined) };
  }

  function openNew(id: SubjectId, intent: Intent): Written {
    const { tenant, kind, key } = id;
    const { inputHash, state, snapshot, dueAt } = intent;
    const row = insert.get({
      tenant,
      kind,
      key,
      state,
      inputHash,
      dueAt,
      groups: groupsText(intent.groups),
      snapshot: JSON.stringify(snapshot),
      now: clock.now(),
      ...projected(tenant, intent.projection),
    });
    for (const number of intent.aliases ?? []) bind.run({ tenant, kind, key, number });
    const changeId = intent.openingId ?? '';
    return written(row, null, { cause: 'REQUEST', confirmed: true, changeId });
  }

  function openAll(tenant: string, opens: readonly Opening[]): readonly StreamEntry[] {
    return opens.flatMap(({ kind, key, ...intent }) => {
      const id = { tenant, kind, key };
      return find(id) ? [] : [openNew(id, intent).entry];
    });
  }

  /** Writes a change unless it was written before, or `refusalOf` returns a rejection. */
  function write(
    id: SubjectId,
    to: Change,
    refusalOf: (row: SubjectRow) => 'final' | 'fenced' | 'stale' | null,
  ): Outcome<AdvanceResult> {
    const { tenant, kind, key } = id;
    const row = find(id);
    if (!row) return { result: { outcome: 'missing' } };
    const before = toSubject(row);
    const repeated = madeBy(id, to.changeId);
    if (repeated)
      return { result: { outcome: 'advanced', subject: before, update: repeated.update } };
    const refusal = refusalOf(row);
    if (refusal !== null) return { result: { outcome: refusal, subject: before } };
    const changed = change.get({
      number: row.number,
      state: to.state,
      dueAt: to.dueAt,
      final: Number(to.final),
      snapshot: JSON.stringify(to.snapshot),
      failure: to.failure === undefined ? null : JSON.stringify(to.failure),
      now: clock.now(),
      ...projected(tenant, to.projection),
    });
    for (const number of to.aliases ?? []) bind.run({ tenant, kind, key, number });
    for (const returned of to.returned ?? []) giveBack.run({ tenant, ...returned });
    const { subject, entry } = written(changed, before.state, to);
    const opened = openAll(tenant, to.opens ?? []);
    const result = { outcome: 'advanced', subject, update: entry.update } as const;
    return { result, appended: [entry, ...opened] };
  }

  function open(id: SubjectId, intent: Intent): Outcome<OpenResult> {
    const before = find(id);
    if (!before) {
      const { subject, entry } = openNew(id, intent);
      return { result: { outcome: 'opened', subject, update: entry.update }, appended: [entry] };
    }
    const subject = toSubject(before);
    const repeated = intent.openingId === undefined ? undefined : madeBy(id, intent.openingId);
    if (repeated) return { result: { outcome: 'opened', subject, update: repeated.update } };
    const outcome = subject.inputHash === intent.inputHash ? 'existing' : 'conflict';
    return { result: { outcome, subject } };
  }

  return {
    open: (id, intent) => carriedOut(() => open(id, intent)),

    advance: (id, fromVersion, to, fence) =>
      carriedOut(() =>
        write(id, to, (row) => {
          if (row.final) return 'final';
          const holds = fence === undefined || (row.fence === fence && row.leased_until !== null);
          if (!holds) return 'fenced';
          return row.version === fromVersion ? null : 'stale';
        }),
      ),

    correct: (id, fromVersion, to) =>
      carriedOut(() =>
        write(id, to, ({ final, version }) => (final && version === fromVersion ? null : 'stale')),
      ),

    recordPush: (id, receipt) =>
      database.write(() => {
        const row = find(id);
        if (!row) return 'missing';
        if (row.final) return 'final';
        const { tenant, kind, key } = id;
        const now = clock.now();
        if (receive.run({ tenant, kind, key, receipt, now }) === 0) return 'repeated';
        wake.run({ number: row.number, now });
        return 'noted';
      }),
  };
}

/** A subject that was just written, and its update. */
interface Written {
  readonly subject: Subject;
  readonly entry: StreamEntry;
}
