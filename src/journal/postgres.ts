import type { BilledUnits } from '../kernel/billed-units.ts';
import { type Clock, logJumps, type SteadyClock, systemClock } from '../kernel/time/clock.ts';
import type { NewId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log/log.ts';
import type { DatabaseMeasurements } from '../kernel/log/measurements.ts';
import type { AuditLog } from './contract/audit-log.ts';
import { DatabaseUnavailable, patiently, type Sql } from '../database/sql.ts';
import type { Journal, Marks } from './contract/journal.ts';
import type { Messenger } from '../messenger/messenger.ts';
import { openAuditLog } from './postgres/audit-log.ts';
import { openConnection, openSql } from '../database/postgres/connection.ts';
import { checkSchema, migrate, readSchema, type Schema } from '../database/postgres/migrations.ts';
import { openChanges } from './postgres/changes.ts';
import { openShared } from './sql/shared.ts';
import { createTime } from './sql/time.ts';

/** Options of a journal on PostgreSQL. */
interface PostgresJournalOptions {
  /** PostgreSQL 14 or newer, as libpq takes it: `postgres://user:password@host:5432/database?sslmode=verify-full`. */
  readonly url: string;
  /** The most connections of this instance. */
  readonly connections: number;
  /** False if the tables must exist already; see `npm run migrate`. */
  readonly mayMigrate: boolean;
  /**
   * For tests. Without it PostgreSQL's clock decides when subjects are due and leases end, so that all instances agree however
   * their own clocks differ.
   */
  readonly clock?: Clock;
  /** Makes the ids of events and of calls: unique over all instances. */
  readonly newId: NewId;
  readonly log: Log;
  /** Without it nothing is measured. */
  readonly measurements?: DatabaseMeasurements;
  /** Time limit of the first connection. */
  readonly connectTimeoutMs: number;
}

/** The journal, and the other stores in the same database. */
export interface PostgresJournal extends Journal {
  /** Id shared by all instances with this database. */
  readonly id: string;
  /** Publishes appends through a messenger and receives those of other instances; without a messenger a sweep finds them. */
  connect(messenger: Pick<Messenger, 'publish' | 'listen'>): void;
  readonly billedUnits: BilledUnits;
  readonly marks: Marks;
  readonly auditLog: AuditLog;
  /** For the other stores in the database. */
  readonly sql: Sql;
  /** PostgreSQL's clock, which decides about due times, leases and holds. */
  readonly clock: SteadyClock;
}

/** Interval at which the ends of the streams are compared while readers wait: a doorbell can be lost. */
const SWEEP_EVERY_MS = 1_000;

/**
 * The journal in PostgreSQL, for any number of instances. Waiting changes are carried out together, in one statement; each
 * statement is its own transaction and has no second effect when it is sent again after a lost response. Durability is that of
 * PostgreSQL: an operator configures `synchronous_commit` and standbys.
 *
 * Rejects with `DatabaseUnavailable` if PostgreSQL does not respond in time, and with `WrongSchema` if its tables belong to a
 * newer version, or may not be migrated.
 */
export async function openPostgresJournal(
  options: PostgresJournalOptions,
): Promise<PostgresJournal> {
  const { newId, log } = options;
  let messenger: Pick<Messenger, 'publish' | 'listen'> | null = null;
  const until = performance.now() + options.connectTimeoutMs;
  const connection = openConnection(options);
  const time = createTime(options.clock ?? systemClock, logJumps(log), options.clock);
  let schema: Schema;
  try {
    const prepare = options.mayMigrate ? migrate : readSchema;
    schema = await patiently(() => connection.together(prepare), until);
    checkSchema(schema);
  } catch (error) {
    await connection.close();
    throw error;
  }
  const { epoch } = schema;
  const sql = openSql(connection);
  const shared = openShared(sql, { epoch, time, newId });
  const { feeds, auditPages, ...common } = shared;
  // Any response carries the server's time, so a cheap query is enough.
  await patiently(async () => void (await common.nextDueAt([])), until).catch(
    async (error: unknown) => {
      await connection.close();
      throw error;
    },
  );
  const changes = openChanges({
    connection,
    time,
    newId,
    epoch,
    appended(tenant, entries, before) {
      feeds.appended(tenant, { entries, follows: ({ epoch: of }) => of === before });
      messenger?.publish(tenant, entries.at(-1)?.at.position ?? 0);
    },
  });
  // A sweep that finds PostgreSQL unavailable is made up for by the next one.
  const sweep = (): void => void feeds.sweep().catch(() => undefined);
  const sweeping = setInterval(sweep, SWEEP_EVERY_MS);
  sweeping.unref();

  return {
    id: epoch,
    connect(to) {
      messenger = to;
      to.listen({
        // Updates of this instance arrive with its own result, mostly in the same turn, and need no read.
        ring: (tenant, position) => void setImmediate(() => feeds.ring(tenant, position)),
        listening: sweep,
      });
    },

    ...common,
    ...changes,
    auditLog: { ...auditPages, ...openAuditLog(connection) },
    sql,
    clock: time.clock,
    async ready() {
      await connection.run(
        'probe',
        'UPDATE journal SET probed_at = (extract(epoch FROM clock_timestamp()) * 1000)::bigint',
      );
    },
    async close() {
      clearInterval(sweeping);
      feeds.fail(new DatabaseUnavailable('the journal was closed'));
      await connection.close();
    },
  };
}
