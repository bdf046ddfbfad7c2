import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, type DatabaseSettings, journalFile } from '../config/config.ts';
import type { Journal, Marks } from '../journal/contract/journal.ts';
import type { AuditLog } from '../journal/contract/audit-log.ts';
import type { Messenger } from '../messenger/messenger.ts';
import { patiently, type Sql } from '../database/sql.ts';
import type { PostgresJournal } from '../journal/postgres.ts';
import { openSqliteJournal, type SqliteJournal } from '../journal/sqlite.ts';
import { checkAtStart } from '../database/sqlite/check.ts';
import type { BilledUnits } from '../kernel/billed-units.ts';
import {
  type Clock,
  createSteadyClock,
  logJumps,
  type SteadyClock,
  systemClock,
} from '../kernel/time/clock.ts';
import type { NewId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log/log.ts';
import type { Measurements } from '../kernel/log/measurements.ts';
import { SECRET_FILE } from '../subjects/callbacks/receiver.ts';
import { createLocalWindow, type SlidingWindow } from '../platform/limits.ts';
import { createLocalQuotas, type SharedQuotas } from '../server/caps/allowance.ts';
import type { SharedTexts } from '../server/persisted/registered-documents.ts';
import type { RedisSettings } from '../config/redis-settings.ts';
import { Unavailable } from '../kernel/errors.ts';

/** Durable state, and the state that instances share. */
export interface Store {
  readonly journal: Journal;
  readonly marks: Marks;
  readonly auditLog: AuditLog;
  readonly sql: Sql;
  readonly window: SlidingWindow;
  /** Limits of a caller over all instances. */
  readonly quotas: SharedQuotas;
  readonly billedUnits: BilledUnits;
  /** Documents that clients registered; null without Redis. */
  readonly sharedTexts: SharedTexts | null;
  /**
   * Clock for all stored times: that of PostgreSQL, which all instances share, or the machine's time at the start plus the time
   * elapsed since. Setting the machine's clock does not move planned work.
   */
  readonly clock: SteadyClock;
  /**
   * Runs a repeatable task of the start. If PostgreSQL becomes unavailable after the first connection, it retries for as long
   * as that connection may take; a failed task ends the start.
   */
  readonly atStart: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Copies the journal's file, see `SqliteJournal`; null with PostgreSQL. */
  readonly copyTo: ((target: string) => Promise<void>) | null;
}

/** Dependencies of a store. */
interface StoreParts {
  /** For tests. */
  readonly clock: Clock | undefined;
  readonly newId: NewId;
  readonly log: Log;
  readonly measurements: Measurements;
}

/** Parts stored in the file or the database. */
interface OpenedParts {
  readonly journal: SqliteJournal | PostgresJournal;
  readonly clock: SteadyClock;
  readonly atStart: Store['atStart'];
  readonly copyTo: Store['copyTo'];
}

/** Opens PostgreSQL for any number of instances, or a file for this instance alone; with either, Redis if it is configured. */
export async function openStore(config: Config, parts: StoreParts): Promise<Store> {
  const { database, redis } = config;
  const { log, measurements } = parts;
  const opened = database ? await openDatabase(database, parts) : await openFile(config, parts);
  const { journal, clock } = opened;
  const messenger = redis && (await messengerOf(journal, redis, parts));
  if (messenger) {
    journal.connect(messenger);
    measurements.redisUp.watch([], () => Number(messenger.isThere));
  } else if (database)
    log.warn(
      'without REDIS_URL each instance applies the full limits, and updates of other instances arrive once a second',
    );
  const limits = messenger
    ? createSharedLimits(messenger, clock)
    : { window: createLocalWindow(clock), quotas: createLocalQuotas() };
  return {
    ...opened,
    ...limits,
    journal: {
      ...journal,
      async close() {
        await messenger?.close();
        await journal.close();
      },
    },
    marks: journal.marks,
    auditLog: journal.auditLog,
    sql: journal.sql,
    billedUnits: journal.billedUnits,
    sharedTexts: messenger?.texts ?? null,
  };
}

const GONE =
  'DATA_DIR was used before, and its journal is gone: an empty one is begun, which knows none of the orders that were sent';

/** True if the journal is missing or empty, although files of an earlier start exist. */
function isGone(config: Config): boolean {
  const journal = statSync(journalFile(config), { throwIfNoEntry: false });
  const left = [join(config.dataDir, SECRET_FILE), join(config.dataDir, 'documents')];
  return (journal?.size ?? 0) === 0 && left.some((path) => existsSync(path));
}

async function openFile(config: Config, { clock, newId, log }: StoreParts): Promise<OpenedParts> {
  const jumped = logJumps(log);
  const steady = createSteadyClock(clock ?? systemClock, (byMs) => jumped.machine(byMs));
  const file = journalFile(config);
  if (isGone(config)) log.warn(GONE);
  await checkAtStart(file);
  const journal = openSqliteJournal({
    file,
    clock: steady,
    newId,
    onDamage: (reason) =>
      log.error('the journal is damaged and accepts no more writes', { reason }),
  });
  return {
    journal,
    clock: steady,
    atStart: (work) => work(),
    copyTo: (target) => journal.copyTo(target),
  };
}

async function openDatabase(
  database: DatabaseSettings,
  { clock, newId, log, measurements }: StoreParts,
): Promise<OpenedParts> {
  // Imported here: a start with a file must not pay for loading the client.
  const { openPostgresJournal } = await import('../journal/postgres.ts');
  const until = performance.now() + database.connectTimeoutMs;
  const given = { ...(clock && { clock }), newId, log, measurements };
  const journal = await openPostgresJournal({ ...database, ...given });
  return {
    journal,
    clock: journal.clock,
    atStart: (work) => patiently(work, until),
    copyTo: null,
  };
}

async function messengerOf(
  journal: Journal & { readonly id: string },
  redis: RedisSettings,
  { newId, log }: StoreParts,
): Promise<Messenger> {
  const { openMessenger } = await import('../messenger/messenger.ts');
  try {
    return await openMessenger({ ...redis, newId, log, record: journal.id });
  } catch (error) {
    await journal.close();
    throw error;
  }
}

/** Limits that all instances share through Redis. While Redis is unavailable, each instance applies its share. */
interface SharedLimits {
  readonly window: SlidingWindow;
  readonly quotas: SharedQuotas;
}

/** Share of a limit for one instance, by the last known number of instances. */
function shareOf(limit: number, { instances }: Pick<Messenger, 'instances'>): number {
  return Math.max(1, Math.floor(limit / instances));
}

function createSharedLimits(messenger: Messenger, clock: Clock): SharedLimits {
  const ownWindow = createLocalWindow(clock);
  const ownQuotas = createLocalQuotas();
  return {
    window: {
      async reserve(name, limit, patienceMs) {
        try {
          const reservation = await messenger.reserve(name, limit, patienceMs);
          // Also counted locally, without a limit: Redis may be unavailable from the next call on.
          if (reservation.reserved)
            await ownWindow.reserve(name, { ...limit, calls: Infinity }, Infinity);
          return reservation;
        } catch (error) {
          if (!(error instanceof Unavailable)) throw error;
          const share = { ...limit, calls: shareOf(limit.calls, messenger) };
          return ownWindow.reserve(name, share, patienceMs);
        }
      },
    },
    quotas: {
      async take(name, window, wanted) {
        try {
          return await messenger.take(name, window, wanted);
        } catch (error) {
          if (!(error instanceof Unavailable)) throw error;
          return ownQuotas.take(
            name,
            { ...window, units: shareOf(window.units, messenger) },
            wanted,
          );
        }
      },
    },
  };
}
