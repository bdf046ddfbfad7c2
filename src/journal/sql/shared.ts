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
import { openUnitCounts, type UnitCounts } from './billed-units.ts';
import type { Feeds } from '../follow/feeds.ts';
import { openFeed } from './stream.ts';
import { openListing } from './listing.ts';
import { openLossDetection } from './loss-detection.ts';
import { openNames } from './names.ts';
import { subjectColumns, type SubjectRow, toSubject } from './rows.ts';
import { openSchedule } from './schedule.ts';
import { openProjections } from './projections/projections.ts';
import type { Projected } from '../contract/projection.ts';
import type { Sql } from '../../database/sql.ts';
import type { Time } from './time.ts';
import { openTrim } from './trimming.ts';

/** Parts of a journal that are the same in every database. */
export interface Shared
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
  readonly unitCounts: UnitCounts;
}

export interface SharedOptions {
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
    unitCounts: openUnitCounts(sql),
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
