import { createHash } from 'node:crypto';
import type { BilledUnits } from '../kernel/billed-units.ts';
import { type Clock, systemClock } from '../kernel/clock.ts';
import type { NewId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.ts';
import { decodeCursor, encodeCursor, type Place } from './cursor.ts';
import type { Placed } from './placed.ts';
import { logJumps } from '../kernel/jumps.ts';
import { checkFilter } from './filter.ts';
import { type Journal, JournalUnavailable } from './journal.ts';
import type { AuditLog } from './audit-log.ts';
import type { Marks } from './marks.ts';
import { patiently } from './patiently.ts';
import { parseAddress } from './messenger/address.ts';
import { openAgenda } from './redis/agenda.ts';
import { openAliases } from './redis/aliases.ts';
import { openBilledUnits } from './redis/billed-units.ts';
import { openAuditLog } from './redis/audit-log.ts';
import { createListener, openAccess, type RedisAccess } from './messenger/client.ts';
import { openConfirmation } from './redis/confirmation.ts';
import { openConnection } from './redis/connection.ts';
import { openDoorbell } from './messenger/doorbell.ts';
import { createFeeds } from './feeds.ts';
import { Follower, tellEnd } from './follower.ts';
import { inspect } from './redis/inspection.ts';
import { createKeyspace } from './redis/keyspace.ts';
import { openHolds } from './redis/holds.ts';
import { openListing } from './redis/listing.ts';
import { openMarks } from './redis/marks.ts';
import { createServerTime } from './redis/server-time.ts';
import { openStream } from './redis/stream.ts';
import { openSubjects } from './redis/subjects.ts';
import { openTrim } from './redis/trimming.ts';
import { upgradeStore } from './redis/upgrades.ts';
import { openWindow, type SharedWindow } from './redis/sliding-window.ts';
import { openQuotas, type SharedUnits } from './redis/quotas.ts';
import { openTexts, type Texts } from './redis/texts.ts';

/** Needs of a journal on Redis. */
export interface RedisJournalOptions {
  /** See `parseAddress`. Redis 6.2 or newer. */
  readonly url: string;
  /** Absent: certificates that the system trusts, and Sentinels that let anybody in. */
  readonly access?: RedisAccess;
  /** Beginning of all keys, behind the brace of their hash tag. */
  readonly prefix?: string;
  /**
   * For tests. Without it the time is that of Redis, so that what is due and when a lease ends is the
   * same for all instances, however their clocks differ.
   */
  readonly clock?: Clock;
  /** For tests: in place of the machine's, which carries the time of Redis on between its answers. */
  readonly machine?: Clock;
  /** Makes the ids of events, of calls and of new histories: unique over all instances. */
  readonly newId: NewId;
  readonly log: Log;
  /** How long the first connection may take. */
  readonly connectTimeoutMs: number;
  /**
   * So many replicas must have what something is sent upon; 0 where Redis has none, or where what a failover loses
   * may be lost.
   */
  readonly replicas: number;
}

/** The journal, and what else instances share through the same Redis. */
export interface RedisJournal extends Journal {
  readonly window: SharedWindow;
  readonly quotas: SharedUnits;
  readonly texts: Texts;
  readonly billedUnits: BilledUnits;
  readonly marks: Marks;
  readonly auditLog: AuditLog;
  /** The time that due times, leases and holds are judged by: that of Redis. */
  readonly clock: Clock;
}

/** How often the ends of the streams are compared while somebody waits: a ring can be lost. */
const SWEEP_EVERY_MS = 1_000;

/**
 * The journal in Redis, for any number of instances. A change is one Lua script, atomic, and without a
 * second effect when it is sent again after a lost answer. It is as durable as Redis is set up to be:
 * `appendonly yes`, `appendfsync always`, `maxmemory-policy noeviction`; what a failover to a replica
 * loses, this journal cannot get back. Claims, holds and whatever else is confirmed are on so many replicas as it
 * was told, and lost only with all that have them.
 *
 * Cursors name a place by the print of the history before it. So a store that came back empty, or was
 * set back to an older state and written on, is told from the one that the cursor is of, at once and
 * however long it goes on: its readers get a gap. What cannot be seen is that a subject was set back.
 *
 * Two connections whatever follows: one for commands, one on which appends are heard of; in a Cluster
 * one for commands per node. Where replicas confirm, one more for each master. An instance reads streams on the
 * first, for all its followers together.
 *
 * Rejects with a `TypeError` for an address that is none, and with `JournalUnavailable` when Redis
 * does not answer in time, or takes no write at its first opening by this version.
 */
export async function openRedisJournal(options: RedisJournalOptions): Promise<RedisJournal> {
  const { access = openAccess, clock, newId, log, connectTimeoutMs } = options;
  const keyspace = createKeyspace(options.prefix ?? 'fapiao-graph');
  const address = parseAddress(options.url);
  const until = performance.now() + connectTimeoutMs;
  const connection = await openConnection({
    address,
    access,
    clock,
    newId,
    log,
    connectTimeoutMs,
  });
  const time = createServerTime(clock ?? options.machine ?? systemClock, logJumps(log));
  const agenda = openAgenda(connection, keyspace, { time, newId });
  try {
    await patiently(() => upgradeStore(connection, keyspace), until);
    // Any answer brings the time along.
    await patiently(async () => void (await agenda.nextDueAt([])), until);
  } catch (error) {
    await connection.close();
    throw error;
  }
  const stream = openStream(connection, keyspace);
  const feeds = createFeeds(stream);
  const { client } = connection;
  const confirmation = openConfirmation({ client, replicas: options.replicas, log });
  const subjects = openSubjects({
    connection,
    keyspace,
    confirmation,
    newId,
    appended: (tenant, placed, upTo) =>
      feeds.appended(tenant, { placed, follows: (place) => isBehind(place, placed), upTo }),
  });
  const doorbell = openDoorbell({
    connect: () => createListener(client),
    channels: keyspace.roots.map((root) => `${root}:bell`),
    // What this instance appended comes with the answer to it, mostly in the same turn, and has not to be read then.
    ring: (tenant, position) => void setImmediate(() => feeds.ring(tenant, position)),
    listening: sweep,
  });
  // A sweep that finds Redis away is made up for by the next.
  function sweep(): void {
    feeds.sweep().catch(() => undefined);
  }
  const sweeping = setInterval(() => {
    doorbell.check();
    sweep();
  }, SWEEP_EVERY_MS);
  sweeping.unref();
  await Promise.all([doorbell.tried, inspect(client, address.form, log)]);

  return {
    ...subjects,
    ...agenda,
    ...openAliases(connection, keyspace),
    ...openHolds(connection, keyspace, confirmation),
    window: openWindow(connection, keyspace),
    quotas: openQuotas(connection, keyspace),
    texts: openTexts(connection, keyspace),
    billedUnits: openBilledUnits(connection, keyspace),
    marks: openMarks(connection, keyspace),
    auditLog: openAuditLog(connection, keyspace),
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
    ...openListing(connection, keyspace),

    trim: openTrim(connection, keyspace),
    async ready() {
      await Promise.all(keyspace.roots.map((root) => connection.script('probe', root)));
    },
    async close() {
      clearInterval(sweeping);
      doorbell.close();
      confirmation.close();
      feeds.fail(new JournalUnavailable('the journal was closed'));
      await connection.close();
    },
  };
}

/** True where the history of a place goes on with an update, as `append` in common.lua makes its print. */
function isBehind({ epoch }: Place, { place, update }: Placed): boolean {
  const print = createHash('sha1').update(`${epoch} ${update.eventId}`).digest('hex').slice(0, 16);
  return print === place.epoch;
}
