import type { BilledUnits } from '../kernel/billed-units.ts';
import { type Clock, logJumps, systemClock } from '../kernel/time/clock.ts';
import type { NewId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log/log.ts';
import type { DatabaseMeasurements } from '../kernel/log/measurements.ts';
import type { AuditLog } from './contract/audit-log.ts';
import { DatabaseUnavailable, patiently, type Sql } from '../database/sql.ts';
import type { Journal, Marks } from './contract/journal.ts';
import type { Messenger } from '../messenger/messenger.ts';
import { openAuditLog } from './postgres/audit-log.ts';
import { openBilledUnits } from './postgres/billed-units.ts';
import { openConnection } from '../database/postgres/connection.ts';
import { checkSchema, migrate, readSchema, type Schema } from '../database/postgres/migrations.ts';
import { openChanges } from './postgres/changes.ts';
import { openSql } from '../database/postgres/sql.ts';
import { openShared } from './sql/shared.ts';
import { createTime } from './sql/time.ts';

/** Needs of a journal on PostgreSQL. */
export interface PostgresJournalOptions {
  /** PostgreSQL 14 or newer, as libpq takes it: `postgres://user:password@host:5432/database?sslmode=verify-full`. */
  readonly url: string;
  /** The most connections of this instance. */
  readonly connections: number;
  /** False where the tables have to be there already; see `npm run migrate`. */
  readonly mayMigrate: boolean;
  /**
   * For tests. Without it the time is that of PostgreSQL, so that what is due and when a lease ends is the same for all
   * instances, however their clocks differ.
   */
  readonly clock?: Clock;
  /** Makes the ids of events and of calls: unique over all instances. */
  readonly newId: NewId;
  readonly log: Log;
  /** Without them nothing is measured. */
  readonly measurements?: DatabaseMeasurements;
  /** Time limit of the first connection. */
  readonly connectTimeoutMs: number;
}

/** The journal, and what else lies in the database. */
export interface PostgresJournal extends Journal {
  /** The same for all instances with this database. */
  readonly id: string;
  /** Publishes appends through a messenger, and receives those of other instances; without it a sweep finds them. */
  connect(messenger: Pick<Messenger, 'publish' | 'listen'>): void;
  readonly billedUnits: BilledUnits;
  readonly marks: Marks;
  readonly auditLog: AuditLog;
  /** For what else lies in the database. */
  readonly sql: Sql;
  /** The time that due times, leases and holds are judged by: that of PostgreSQL. */
  readonly clock: Clock;
}

/** Interval at which the ends of the streams are compared while readers wait: a doorbell can be lost. */
const SWEEP_EVERY_MS = 1_000;

/**
 * The journal in PostgreSQL, for any number of instances. What waits of a tenant is carried out together, in one
 * statement; each statement is a transaction of its own and has no second effect when it is sent again after a lost
 * response. It is as durable as PostgreSQL is configured: with `synchronous_commit` and standbys as an operator decides.
 *
 * Rejects with `DatabaseUnavailable` when PostgreSQL does not respond in time, and with `WrongSchema`
 * where its tables are a newer version's, or may not be brought up to date.
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
  const { feeds, auditPages, unitCounts, ...common } = shared;
  // Any response carries the time.
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
  // The next sweep makes up for one that finds PostgreSQL unavailable.
  const sweep = (): void => void feeds.sweep().catch(() => undefined);
  const sweeping = setInterval(sweep, SWEEP_EVERY_MS);
  sweeping.unref();

  return {
    id: epoch,
    connect(to) {
      messenger = to;
      to.listen({
        // Updates that this instance appended arrive with its own result, mostly in the same turn, and need no read.
        ring: (tenant, position) => void setImmediate(() => feeds.ring(tenant, position)),
        listening: sweep,
      });
    },

    ...common,
    ...changes,
    billedUnits: openBilledUnits(connection, unitCounts),
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
