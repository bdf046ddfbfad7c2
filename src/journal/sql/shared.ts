import type { BilledUnits } from '../../kernel/billed-units.ts';
import type { NewId } from '../../kernel/ids.ts';
import type { AuditLog } from '../contract/audit-log.ts';
import type {
  Changes,
  Feed,
  Health,
  LossDetection,
  Names,
  Records,
  Schedule,
  Marks,
} from '../contract/journal.ts';
import { openAuditPages } from './audit.ts';
import { openBilledUnits } from './billed-units.ts';
import { type Feeds, readNewestClaim, type NewestClaim } from '../follow/feeds.ts';
import { openFeed } from './stream.ts';
import { openListing } from './listing.ts';
import { openNames } from './names.ts';
import { subjectColumns, type SubjectRow, toSubject } from './rows.ts';
import { openSchedule } from './schedule.ts';
import { openProjections } from './projections/projections.ts';
import type { Projected } from '../contract/projection.ts';
import type { Sql, Value } from '../../database/sql.ts';
import type { Time } from './time.ts';

/** Parts of a journal that are the same in every database. */
interface Shared
  extends
    Schedule,
    Feed,
    Names,
    Projected,
    Omit<Records, keyof Changes>,
    LossDetection,
    Pick<Health, 'trim'> {
  readonly marks: Marks;
  /** Followers, which the code that writes notifies. */
  readonly feeds: Feeds;
  readonly auditPages: Pick<AuditLog, 'list' | 'trim'>;
  readonly billedUnits: BilledUnits;
}

interface SharedOptions {
  /** Epoch of the journal: identifies the position before a tenant's first update. */
  readonly epoch: string;
  readonly time: Time;
  readonly newId: NewId;
}

/** The part of a journal that runs the same statements in every database. */
export function openShared(sql: Sql, { epoch, time, newId }: SharedOptions): Shared {
  const { feed, feeds } = openFeed(sql, epoch);
  return {
    async get({ tenant, kind, key }) {
      const [row] = await sql.read<SubjectRow>(
        'get',
        `SELECT ${subjectColumns('subjects')} FROM subjects WHERE tenant = $1 AND kind = $2 AND key = $3`,
        [tenant, kind, key],
      );
      return row ? toSubject(row) : null;
    },
    ...openSchedule(sql, { time, newId }),
    ...openNames(sql, time),
    ...openListing(sql, epoch),
    ...openProjections(sql),
    ...openLossDetection(sql, time),
    ...feed,
    marks: openMarks(sql),
    trim: openTrim(sql),
    feeds,
    auditPages: openAuditPages(sql),
    billedUnits: openBilledUnits(sql),
  };
}

/** Marks in a database. */
function openMarks(sql: Sql): Marks {
  async function get(name: string): Promise<string | null> {
    const statement = 'SELECT mark FROM marks WHERE name = $1';
    const [row] = await sql.read<{ mark: string }>('mark', statement, [name]);
    return row?.mark ?? null;
  }

  return {
    get,
    async replace(name, before, mark) {
      await (before === null
        ? sql.write(
            'set mark',
            'INSERT INTO marks (name, mark) VALUES ($1, $2) ON CONFLICT DO NOTHING',
            [name, mark],
          )
        : sql.write('replace mark', 'UPDATE marks SET mark = $3 WHERE name = $1 AND mark = $2', [
            name,
            before,
            mark,
          ]));
      return (await get(name)) ?? mark;
    },
  };
}

interface History {
  accepted: number;
  last_position: number | null;
  last_event: string | null;
  dropped_through: number | null;
  /** Id of the event at the requested position. */
  event_id: string | null;
}

const historyStatement = `
SELECT journal.loss_accepted_at AS accepted, tenants.last_position, tenants.last_event, tenants.dropped_through,
  (SELECT event_id FROM updates WHERE tenant = $1 AND position = $2) AS event_id
FROM journal LEFT JOIN tenants ON tenants.tenant = $1`;

/** Loss detection in a database. */
function openLossDetection(sql: Sql, time: Time): LossDetection {
  async function isThere(tenant: string, { at, occurredAt }: NewestClaim): Promise<boolean> {
    const { epoch: event, position } = at;
    const [row] = await sql.read<History>('find print', historyStatement, [tenant, position]);
    if (!row) return false;
    if (occurredAt <= row.accepted) return true;
    if (position === row.last_position) return event === row.last_event;
    // An update that is too old to be stored counts as present.
    return position <= (row.dropped_through ?? 0) || event === row.event_id;
  }

  return {
    async knows(tenant, text) {
      const newestClaim = text === null ? null : readNewestClaim(text);
      if (newestClaim !== null && !(await isThere(tenant, newestClaim)))
        await sql.write(
          'note loss',
          'INSERT INTO tenants (tenant, has_loss) VALUES ($1, true) ON CONFLICT (tenant) DO UPDATE SET has_loss = true',
          [tenant],
        );
      const found = await sql.read(
        'has loss',
        'SELECT 1 FROM tenants WHERE tenant = $1 AND has_loss',
        [tenant],
      );
      return found.length === 0;
    },

    async tenantsWithLoss() {
      const rows = await sql.read<{ tenant: string }>(
        'tenants with loss',
        'SELECT tenant FROM tenants WHERE has_loss ORDER BY tenant',
      );
      return rows.map(({ tenant }) => tenant);
    },

    async acceptLoss() {
      await sql.write(
        'accept loss',
        `UPDATE journal SET loss_accepted_at = ${sql.dialect.now('$1')}`,
        [time.given()],
      );
      const rows = await sql.write<{ tenant: string }>(
        'forget loss',
        'UPDATE tenants SET has_loss = false WHERE has_loss RETURNING tenant',
      );
      return rows.map(({ tenant }) => tenant);
    },
  };
}

/** Maximum number of rows per statement: trimming a long neglected store must not delay requests. */
const AT_ONCE = 500;

interface Entry {
  position: number;
  event_id: string;
  occurred_at: number;
}

/** Starts behind a position: rows dropped before it would still need to be skipped until they are vacuumed. */
const oldestStatement = `
SELECT position, event_id, occurred_at FROM updates WHERE tenant = $1 AND position > $2 ORDER BY position LIMIT ${AT_ONCE}`;

/** Recorded before updates are dropped, so that a reader receives a gap instead of missing updates silently. */
const noteStatement = `
UPDATE tenants SET dropped_through = $2, dropped_event = $3 WHERE tenant = $1 AND dropped_through < $2`;

const dropStatement = 'DELETE FROM updates WHERE tenant = $1 AND position > $2 AND position <= $3';

/** Trims in many small statements. Several instances may trim at once. */
function openTrim(sql: Sql): Health['trim'] {
  const { skipLocked } = sql.dialect;

  async function repeat(name: string, statement: string, values: readonly Value[]): Promise<void> {
    while ((await sql.write(name, statement, values)).length === AT_ONCE);
  }

  /** Only removes entries from the beginning, even if a clock that was set back left older entries behind newer ones. */
  async function dropUpdates(tenant: string, before: number): Promise<void> {
    for (let through = 0; ;) {
      const oldest = await sql.read<Entry>('oldest updates', oldestStatement, [tenant, through]);
      const kept = oldest.findIndex(({ occurred_at }) => occurred_at >= before);
      const last = oldest.at(kept === -1 ? -1 : kept - 1);
      if (kept === 0 || last === undefined) return;
      await sql.write('note drop', noteStatement, [tenant, last.position, last.event_id]);
      await sql.write('drop updates', dropStatement, [tenant, through, last.position]);
      if (kept !== -1) return;
      through = last.position;
    }
  }

  return async (updatesBefore, shrinkBefore, lasting = []) => {
    const tenants = await sql.read<{ tenant: string }>('tenants', 'SELECT tenant FROM tenants');
    for (const { tenant } of tenants) await dropUpdates(tenant, updatesBefore);
    await repeat(
      'forget receipts',
      `DELETE FROM receipts WHERE (tenant, kind, key, receipt) IN (
        SELECT tenant, kind, key, receipt FROM receipts WHERE received_at < $1 LIMIT ${AT_ONCE} ${skipLocked}) RETURNING 1`,
      [updatesBefore],
    );
    const kinds = await sql.read<{ kind: string }>(
      'kinds',
      'SELECT DISTINCT kind FROM state_counts',
      [],
    );
    for (const { kind } of kinds.filter((row) => !lasting.includes(row.kind))) {
      await repeat(
        'shrink',
        `UPDATE subjects SET snapshot = '{}', failure = NULL, failed_at = NULL, failures = 0, last_call = NULL,
          attention_at = NULL
        WHERE (tenant, kind, key) IN (
          SELECT tenant, kind, key FROM subjects
          WHERE final AND snapshot <> '{}' AND kind = $1 AND changed_at < $2 LIMIT ${AT_ONCE} ${skipLocked}) RETURNING 1`,
        [kind, shrinkBefore],
      );
    }
    await sql.write('forget holds', 'DELETE FROM holds WHERE ends_at < $1', [updatesBefore]);
  };
}
