import type { NewId } from '../../kernel/ids.ts';
import type { AdvanceResult, Change, Intent, OpenResult } from '../contract/change.ts';
import { DatabaseUnavailable } from '../../database/sql.ts';
import type { Changes } from '../contract/journal.ts';
import type { Projection } from '../contract/projection.ts';
import type { StreamEntry } from '../follow/feeds.ts';
import {
  labelsIn,
  projectionColumns,
  groupsText,
  type SubjectRow,
  toEntry,
  toSubject,
  type UpdateRow,
} from '../sql/rows.ts';
import type { Subject, SubjectId } from '../contract/subject.ts';
import { changeStatement, explainStatement } from './change-statement.ts';
import { type Connection, NOW } from '../../database/postgres/connection.ts';
import type { Time } from '../sql/time.ts';
import { Batches, ensureTenants, TableAnalysis, type Waiting } from './batches.ts';

interface ChangesOptions {
  readonly connection: Connection;
  readonly time: Time;
  readonly newId: NewId;
  /** Epoch of the journal: identifies the position before a tenant's first event. */
  readonly epoch: string;
  /** Called with the updates of a tenant that this instance wrote together, and the id of the event before them. */
  readonly appended: (tenant: string, entries: readonly StreamEntry[], before: string) => void;
}

/** Result of a change. */
type Result =
  | { readonly subject: Subject; readonly update: StreamEntry['update'] }
  | { readonly explained: Explained };

/** A change without effect, and the present subject; null if there is none. */
interface Explained {
  readonly subject: Subject | null;
  readonly repeated: StreamEntry['update'] | null;
  readonly fence: number;
  readonly isLeased: boolean;
}

/** A change as `changeStatement` takes it, with its waiting caller. */
interface Job extends Waiting {
  readonly id: SubjectId;
  readonly change: Readonly<Record<string, unknown>> & { readonly change_id: string };
  readonly opens: readonly Readonly<Record<string, unknown>>[];
  readonly aliases: readonly string[];
  readonly returned: Change['returned'];
  readonly projections: readonly (Projection | undefined)[];
  settle(result: Result): void;
}

/** A change without its waiting caller. */
type ToDo = Omit<Job, keyof Waiting | 'settle'>;

type ChangedRow = UpdateRow & SubjectRow & { ord: number; sub: number; event_before: string };

interface ExplainedRow extends Omit<SubjectRow, 'tenant'>, UpdateColumns {
  ord: number;
  tenant: string | null;
  fence: number;
  is_leased: boolean;
}

type UpdateColumns = Pick<
  UpdateRow,
  'event_id' | 'change_id' | 'occurred_at' | 'cause' | 'confirmed' | 'previous_state'
> & {
  position: number | null;
  told_version: number;
  told_state: string;
  told_final: boolean;
  told_snapshot: string;
};

/** Attempts at a change that was rejected although nothing stands in its way any more. */
const ATTEMPTS = 5;

/** Changes of subjects in PostgreSQL. */
export function openChanges(options: ChangesOptions): Changes {
  const { connection, time, newId, epoch } = options;
  const known = new Set<string>();
  const analysis = new TableAnalysis(connection);
  const batches = new Batches<Job>(carryOut);

  async function carryOut(jobs: readonly Job[]): Promise<void> {
    const tenants = [...new Set(jobs.map(({ tenant }) => tenant))].toSorted();
    const fresh = tenants.filter((tenant) => !known.has(tenant));
    if (fresh.length > 0) await connection.run('begin tenants', ensureTenants, [fresh]);
    for (const tenant of fresh) known.add(tenant);
    const followUps = jobs.flatMap(({ opens }, ord) =>
      opens.map((each, index): Readonly<Record<string, unknown>> => ({
        ord,
        sub: index + 1,
        ...each,
      })),
    );
    const aliases = jobs.flatMap((job, ord) =>
      job.aliases.map((number, sub) => ({ ord, sub, number })),
    );
    const returned = jobs.flatMap((job, ord) =>
      (job.returned ?? []).map(({ kind, number, key }) => ({ ord, kind, number, key })),
    );
    const labels = jobs.flatMap(({ tenant, projections }) => labelsIn(tenant, projections));
    const lists = [followUps, returned, aliases, labels];
    const openings = jobs.filter(({ change }) => change['is_opening']);
    const { name, text } = changeStatement({
      openings: openings.length > 0,
      changes: openings.length < jobs.length,
      followUps: followUps.length > 0,
      groups:
        openings.some(({ change }) => change['groups'] !== null) ||
        followUps.some((each) => each['groups'] !== null),
      aliases: aliases.length > 0,
      returned: returned.length > 0,
      labels: labels.length > 0,
    });
    const rows = await connection.run<ChangedRow>(name, text, [
      tenants,
      time.given(),
      JSON.stringify(jobs.map(({ change }, ord) => ({ ord, ...change }))),
      ...lists.flatMap((list) => (list.length > 0 ? [JSON.stringify(list)] : [])),
    ]);
    const done = new Set<number>();
    for (const [tenant, ofTenant] of Map.groupBy(rows, (row) => row.tenant)) {
      const entries = ofTenant.map((row) => toEntry(row));
      options.appended(tenant, entries, ofTenant[0]?.event_before || epoch);
      ofTenant.forEach((row, index) => {
        const update = entries[index]?.update;
        if (row.sub > 0 || !update) return;
        done.add(row.ord);
        jobs[row.ord]?.settle({ subject: toSubject(row), update });
      });
    }
    analysis.count(rows.length);
    const left = jobs.filter((_job, ord) => !done.has(ord));
    // An emptied database has no rows of the tenants any more.
    if (rows.length === 0) for (const tenant of tenants) known.delete(tenant);
    if (left.length > 0) await explain(left);
  }

  async function explain(jobs: readonly Job[]): Promise<void> {
    const asked = jobs.map(({ id: { tenant, kind, key }, change: { change_id } }, ord) => {
      return { ord, tenant, kind, key, change_id };
    });
    const rows = await connection.run<ExplainedRow>(explainStatement.name, explainStatement.text, [
      JSON.stringify(asked),
    ]);
    for (const row of rows) {
      const job = jobs[row.ord];
      job?.settle({ explained: toExplained(row, job.tenant) });
    }
  }

  function carriedOut(job: ToDo): Promise<Result> {
    return new Promise((settle, fail) => {
      const { tenant, kind, key } = job.id;
      const name = JSON.stringify([tenant, kind, key]);
      batches.add({ ...job, tenant, at: performance.now(), name, settle, fail });
    });
  }

  /** Repeats a change until it is carried out or `decide` returns a rejection; null means that nothing prevents it any more. */
  async function write<Outcome>(
    job: ToDo,
    decide: (explained: Explained) => Outcome | null,
  ): Promise<Outcome | { readonly subject: Subject; readonly update: StreamEntry['update'] }> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const result = await carriedOut(job);
      if ('update' in result) return result;
      const outcome = decide(result.explained);
      if (outcome !== null) return outcome;
    }
    throw new DatabaseUnavailable('the journal was changed by others again and again');
  }

  async function change(
    what: 'advance' | 'correct',
    id: SubjectId,
    fromVersion: number,
    change: Change,
    fence?: number,
  ): Promise<AdvanceResult> {
    const {
      changeId,
      snapshot,
      dueAt,
      failure,
      opens = [],
      aliases = [],
      returned,
      ...to
    } = change;
    const { projection } = to;
    const job = {
      id,
      change: {
        is_opening: false,
        is_correction: what === 'correct',
        tenant: id.tenant,
        kind: id.kind,
        key: id.key,
        from_version: fromVersion,
        fence: fence ?? null,
        change_id: changeId,
        event_id: newId(),
        state: to.state,
        final: to.final,
        snapshot: JSON.stringify(snapshot),
        due_at: dueAt,
        cause: to.cause,
        confirmed: to.confirmed,
        failure: failure === undefined ? null : JSON.stringify(failure),
        ...projected(projection),
      },
      opens: opens.map((opening) => ({
        kind: opening.kind,
        key: opening.key,
        event_id: newId(),
        state: opening.state,
        snapshot: JSON.stringify(opening.snapshot),
        due_at: opening.dueAt,
        input_hash: opening.inputHash,
        groups: groupsText(opening.groups),
        ...projected(opening.projection),
      })),
      aliases,
      returned,
      projections: [projection, ...opens.map((opening) => opening.projection)],
    };
    const result = await write<AdvanceResult>(job, ({ subject, repeated, ...lease }) => {
      if (subject === null) return { outcome: 'missing' };
      if (repeated) return { outcome: 'advanced', subject, update: repeated };
      const holds = fence === undefined || (lease.fence === fence && lease.isLeased);
      const isStale = subject.version !== fromVersion;
      if (what === 'correct')
        return isStale || !subject.final ? { outcome: 'stale', subject } : null;
      if (subject.final) return { outcome: 'final', subject };
      if (!holds) return { outcome: 'fenced', subject };
      return isStale ? { outcome: 'stale', subject } : null;
    });
    return 'outcome' in result ? result : { outcome: 'advanced', ...result };
  }

  return {
    async open(id, intent: Intent) {
      const { inputHash: hash, state, snapshot, dueAt, groups, aliases = [], projection } = intent;
      const eventId = newId();
      const openingId = intent.openingId ?? eventId;
      const job = {
        id,
        change: {
          is_opening: true,
          tenant: id.tenant,
          kind: id.kind,
          key: id.key,
          // A statement that is sent again after a lost connection repeats the same opening.
          change_id: openingId,
          event_id: eventId,
          state,
          snapshot: JSON.stringify(snapshot),
          due_at: dueAt,
          input_hash: hash,
          groups: groupsText(groups),
          ...projected(projection),
        },
        opens: [],
        aliases,
        returned: [],
        projections: [projection],
      };
      const result = await write<OpenResult>(job, ({ subject, repeated }) => {
        if (subject === null) return null;
        if (repeated) return { outcome: 'opened', subject, update: repeated };
        return { outcome: subject.inputHash === hash ? 'existing' : 'conflict', subject };
      });
      return 'outcome' in result ? result : { outcome: 'opened', ...result };
    },

    advance: (id, fromVersion, to, fence) => change('advance', id, fromVersion, to, fence),
    correct: (id, fromVersion, to) => change('correct', id, fromVersion, to),

    async recordPush({ tenant, kind, key }, receipt) {
      const [row] = await connection.run<{ outcome: 'noted' | 'repeated' | 'final' | 'missing' }>(
        'record push',
        pushStatement,
        [tenant, time.given(), kind, key, receipt],
      );
      if (!row) throw new Error('a statement returned no row');
      return row.outcome;
    },
  };
}

/** A projection as `changeStatement` takes it. */
function projected(projection: Projection | undefined) {
  return { is_projected: projection !== undefined, ...projectionColumns(projection) };
}

/** Locks the subject's row first: a final change and a push at the same moment are serialized. */
const pushStatement = `
WITH clock AS MATERIALIZED (SELECT ${NOW} AS now),
subject AS MATERIALIZED (SELECT final FROM subjects WHERE tenant = $1 AND kind = $3 AND key = $4 FOR UPDATE),
noted AS (
  INSERT INTO receipts (tenant, kind, key, receipt, received_at)
  SELECT $1, $3, $4, $5, clock.now FROM clock, subject WHERE NOT subject.final
  ON CONFLICT DO NOTHING RETURNING receipt
),
woken AS (
  UPDATE subjects SET nudged = true, due_at = least(coalesce(due_at, clock.now), clock.now)
  FROM clock, noted WHERE tenant = $1 AND kind = $3 AND key = $4 AND NOT final
)
SELECT CASE WHEN NOT EXISTS (SELECT 1 FROM subject) THEN 'missing'
  WHEN (SELECT final FROM subject) THEN 'final'
  WHEN EXISTS (SELECT 1 FROM noted) THEN 'noted' ELSE 'repeated' END AS outcome`;

function toExplained(row: ExplainedRow, tenant: string): Explained {
  const {
    position,
    told_version: version,
    told_state: state,
    told_final: final,
    told_snapshot: snapshot,
  } = row;
  return {
    subject: row.tenant === null ? null : toSubject({ ...row, tenant }),
    repeated:
      position === null
        ? null
        : toEntry({ ...row, tenant, position, version, state, final, snapshot }).update,
    fence: row.fence,
    isLeased: row.is_leased,
  };
}
