import type { BilledUnits } from '../kernel/billed-units.ts';
import type { Clock } from '../kernel/time/clock.ts';
import type { NewId } from '../kernel/ids.ts';
import type { AuditLog } from './contract/audit-log.ts';
import { DatabaseUnavailable, type Sql } from '../database/sql.ts';
import type { Journal, Marks } from './contract/journal.ts';
import type { Messenger } from '../messenger/messenger.ts';
import { openShared } from './sql/shared.ts';
import { unavailable } from '../database/sqlite/failure.ts';
import { type Database, openDatabase, openSql } from '../database/sqlite/database.ts';
import { openChanges } from './sqlite/changes.ts';
import { firstPlaceOf } from './sql/rows.ts';

/** Options of a journal on SQLite. */
interface SqliteJournalOptions {
  /** Path of the file; created with its folder if missing. Its `-wal` file is in the same folder. */
  readonly file: string;
  readonly clock: Clock;
  /** Makes the ids of events and the epoch of a new file. */
  readonly newId: NewId;
  /** Called once, with SQLite's own reason, when damaged pages are found; see `DatabaseDamaged`. */
  readonly onDamage?: (reason: string) => void;
}

/** Journal in a file, which can be copied while in use. */
export interface SqliteJournal extends Journal {
  /** The same for as long as the file lives, and in each copy of it. */
  readonly id: string;
  /** Publishes appends through a messenger. It listens to none: only this process uses the file. */
  connect(messenger: Pick<Messenger, 'publish'>): void;
  readonly billedUnits: BilledUnits;
  readonly marks: Marks;
  readonly auditLog: AuditLog;
  /** For the other stores in the file. */
  readonly sql: Sql;
  /** Copies the journal to a file that is missing or empty. Rejects with the reason if the file is unusable. */
  copyTo(target: string): Promise<void>;
}

/**
 * The journal in one SQLite file, for one process: a second one is rejected while the first lives, however the first ends. A
 * change is on the disk (WAL, `synchronous=FULL`) when its promise resolves; changes requested in the same turn of the event loop
 * share one `fsync`.
 *
 * Throws `DatabaseUnavailable` if the file cannot be opened.
 */
export function openSqliteJournal({
  file,
  clock,
  newId,
  onDamage,
}: SqliteJournalOptions): SqliteJournal {
  const database = openDatabase(file, onDamage);
  const epoch = unavailable(`cannot write ${file}`, () => epochOf(database, newId));
  let messenger: Pick<Messenger, 'publish'> | null = null;
  const sql = openSql(database);
  const time = { clock, given: () => clock.now(), read: () => undefined };
  const { feeds, auditPages, ...shared } = openShared(sql, { epoch, time, newId });
  const probe = database.prepare('UPDATE journal SET probed_at = :now');

  return {
    id: epoch,
    connect(to) {
      messenger = to;
    },
    ...shared,
    ...openChanges(database, {
      clock,
      newId,
      appended(tenant, entries) {
        // A waiting reader has read to the end of the file, to which only this process writes.
        feeds.appended(tenant, { entries, follows: () => true });
        messenger?.publish(tenant, entries.at(-1)?.at.position ?? 0);
      },
    }),
    auditLog: { ...auditPages, ...openAuditLog(database) },
    sql,
    copyTo: (target) => database.copyTo(target),
    ready: async () => {
      await database.write(() => probe.run({ now: clock.now() }));
    },
    async close() {
      await database.close();
      feeds.fail(new DatabaseUnavailable('the journal was closed'));
    },
  };
}

function epochOf(database: Database, newId: NewId): string {
  database
    .prepare('INSERT INTO journal (epoch) SELECT :epoch WHERE NOT EXISTS (SELECT 1 FROM journal)')
    .run({ epoch: newId() });
  const row = database.prepare<{ epoch: string }>('SELECT epoch FROM journal').get({});
  if (!row) throw new DatabaseUnavailable('the file contains no epoch');
  return row.epoch;
}

/** Number of batches that are recognized if repeated. */
const BATCHES_KEPT = 100;

/** Writes the audit log in a file. */
function openAuditLog(database: Database): Pick<AuditLog, 'append'> {
  const begin = database.prepare('INSERT INTO tenants (tenant) VALUES (?) ON CONFLICT DO NOTHING');
  const last = database.prepare<{ place: number }>(
    'SELECT place FROM audit WHERE tenant = :tenant ORDER BY place DESC LIMIT 1',
  );
  const insert = database.prepare('INSERT INTO audit (tenant, place, record) VALUES (?, ?, ?)');
  /** In memory, as only this process writes the file: its unacknowledged batches end with it. */
  const written = new Set<string>();

  return {
    async append(tenant, batchId, records) {
      if (written.has(batchId)) return;
      written.add(batchId);
      const [oldest] = written;
      if (written.size > BATCHES_KEPT && oldest !== undefined) written.delete(oldest);
      try {
        await database.write(() => {
          begin.run(tenant);
          let place = last.get({ tenant })?.place ?? 0;
          for (const { at, text } of records) {
            place = Math.max(place + 1, firstPlaceOf(at));
            insert.run(tenant, place, text);
          }
        });
      } catch (error) {
        // A batch in doubt is committed, for all readers of this process.
        if (!(error instanceof DatabaseUnavailable && error.maybeApplied)) written.delete(batchId);
        throw error;
      }
    },
  };
}
