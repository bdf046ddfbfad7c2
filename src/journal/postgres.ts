import type { BilledUnits } from '../kernel/billed-units.ts';
import { type Clock, systemClock } from '../kernel/clock.ts';
import type { NewId } from '../kernel/ids.ts';
import { logJumps } from '../kernel/jumps.ts';
import type { Log } from '../kernel/log.ts';
import type { DatabaseMeasurements } from '../kernel/measurements.ts';
import type { AuditLog } from './audit-log.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { createFeeds } from './feeds.ts';
import { checkFilter } from './filter.ts';
import { Follower, tellEnd } from './follower.ts';
import { type Journal, JournalUnavailable } from './journal.ts';
import type { Marks } from './marks.ts';
import type { Messenger } from './messenger.ts';
import { patiently } from './patiently.ts';
import { openAuditLog } from './postgres/audit-log.ts';
import { openBilledUnits } from './postgres/billed-units.ts';
import { openConnection } from './postgres/connection.ts';
import { openListing } from './postgres/listing.ts';
import { openLosses } from './postgres/losses.ts';
import { openMarks } from './postgres/marks.ts';
import { checkSchema, migrate, readSchema, type Schema } from './postgres/migrations.ts';
import { openNames } from './postgres/names.ts';
import { openRecords } from './postgres/records.ts';
import { openSchedule } from './postgres/schedule.ts';
import { openStream } from './postgres/stream.ts';
import { createTime } from './postgres/time.ts';
import { openTrim } from './postgres/trimming.ts';

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
  /** How long the first connection may take. */
  readonly connectTimeoutMs: number;
}

/** The journal, and what else lies in the database. */
export interface PostgresJournal extends Journal {
  /** The same for all instances with this database. */
  readonly id: string;
  /** Has other instances' appends told through a messenger, and theirs here; without it they are found by looking. */
  connect(messenger: Pick<Messenger, 'publish' | 'listen'>): void;
  readonly billedUnits: BilledUnits;
  readonly marks: Marks;
  readonly auditLog: AuditLog;
  /** The time that due times, leases and holds are judged by: that of PostgreSQL. */
  readonly clock: Clock;
}

/** How often the ends of the streams are compared while somebody waits: a ring can be lost. */
const SWEEP_EVERY_MS = 1_000;

/**
 * The journal in PostgreSQL, for any number of instances. What waits of a tenant is carried out together, in one
 * statement; each statement is a transaction of its own and has no second effect when it is sent again after a lost
 * answer. It is as durable as PostgreSQL is set up to be: with `synchronous_commit` and standbys as an operator decides.
 *
 * Rejects with `JournalUnavailable` when PostgreSQL does not answer in time, and with `WrongSchema`
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
  const schedule = openSchedule(connection, { time, newId });
  let schema: Schema;
  try {
    const prepare = options.mayMigrate ? migrate : readSchema;
    schema = await patiently(() => connection.together(prepare), until);
    checkSchema(schema);
    // Any answer brings the time along.
    await patiently(async () => void (await schedule.nextDueAt([])), until);
  } catch (error) {
    await connection.close();
    throw error;
  }
  const { epoch } = schema;
  const stream = openStream(connection, epoch);
  const feeds = createFeeds(stream);
  const records = openRecords({
    connection,
    time,
    newId,
    epoch,
    appended(tenant, placed, before) {
      const { position } = placed.place;
      feeds.appended(tenant, {
        placed,
        follows: (place) => place.epoch === before.epoch,
        upTo: position,
      });
      messenger?.publish(tenant, position);
    },
  });
  // A sweep that finds PostgreSQL away is made up for by the next.
  const sweep = (): void => void feeds.sweep().catch(() => undefined);
  const sweeping = setInterval(sweep, SWEEP_EVERY_MS);
  sweeping.unref();

  return {
    id: epoch,
    connect(to) {
      messenger = to;
      to.listen({
        // What this instance appended comes with the answer to it, mostly in the same turn, and has not to be read then.
        ring: (tenant, position) => void setImmediate(() => feeds.ring(tenant, position)),
        listening: sweep,
      });
    },

    ...records,
    ...schedule,
    ...openNames(connection, time),
    ...openListing(connection, epoch),
    ...openLosses(connection, time),
    billedUnits: openBilledUnits(connection),
    marks: openMarks(connection),
    auditLog: openAuditLog(connection),
    clock: time.clock,

    end: async (tenant) => encodeCursor(await stream.end(tenant)),
    async read(tenant, after, filter, limit) {
      checkFilter(filter);
      const place = decodeCursor(after);
      const { updates, to, gap, atEnd } = await stream.stretch(tenant, place, filter, limit);
      return { updates: updates.map(({ update }) => update), cursor: encodeCursor(to), gap, atEnd };
    },
    follow(tenant, after, filter, signal) {
      checkFilter(filter);
      const from = decodeCursor(after);
      return new Follower<never>({ stream, feeds, tenant, filter }, null, from, signal);
    },
    followToEnd(tenant, after, filter, signal) {
      checkFilter(filter);
      const from = decodeCursor(after);
      return new Follower({ stream, feeds, tenant, filter }, tellEnd, from, signal);
    },

    trim: openTrim(connection),
    async ready() {
      await connection.run(
        'probe',
        'UPDATE journal SET probed_at = (extract(epoch FROM clock_timestamp()) * 1000)::bigint',
      );
    },
    async close() {
      clearInterval(sweeping);
      feeds.fail(new JournalUnavailable('the journal was closed'));
      await connection.close();
    },
  };
}
