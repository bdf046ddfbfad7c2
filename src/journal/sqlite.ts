import type { BilledUnits } from '../kernel/billed-units.ts';
import type { Clock } from '../kernel/clock.ts';
import type { NewId } from '../kernel/ids.ts';
import { checkFilter } from './filter.ts';
import { type Journal, JournalUnavailable } from './journal.ts';
import type { AuditLog } from './audit-log.ts';
import type { Marks } from './marks.ts';
import { openAgenda } from './sqlite/agenda.ts';
import { openAliases } from './sqlite/aliases.ts';
import { openBilledUnits } from './sqlite/billed-units.ts';
import { openAuditLog } from './sqlite/audit-log.ts';
import { openClaims } from './sqlite/claims.ts';
import { type Database, openDatabase } from './sqlite/database.ts';
import { createFollowers } from './sqlite/follower.ts';
import { openHolds } from './sqlite/holds.ts';
import { openListing } from './sqlite/listing.ts';
import { openMarks } from './sqlite/marks.ts';
import { openStream } from './sqlite/stream.ts';
import { openSubjects, type Outcome } from './sqlite/subjects.ts';
import { openTrim } from './sqlite/trimming.ts';

/** Needs of a journal on SQLite. */
export interface SqliteJournalOptions {
  /** Path of the file; created with its folder where missing. Beside it stands its `-wal` file. */
  readonly file: string;
  readonly clock: Clock;
  /** Makes the ids of events and the epoch of a new file. */
  readonly newId: NewId;
  /** Told once, with SQLite's own reason, when damaged pages are found; see `JournalDamaged`. */
  readonly onDamage?: (reason: string) => void;
}

/** A journal in a file, which can be copied while it is used. */
export interface SqliteJournal extends Journal {
  readonly billedUnits: BilledUnits;
  readonly marks: Marks;
  readonly auditLog: AuditLog;
  /** Copies the journal to a file that is missing or empty. Rejects with what is wrong with that. */
  copyTo(target: string): Promise<void>;
}

/**
 * The journal in one SQLite file, for one process: a second one is refused for as long as the first
 * lives, however it ends. A change is on the disk (WAL, `synchronous=FULL`) when its promise resolves;
 * changes asked for in the same turn of the event loop share one `fsync`.
 *
 * Throws `JournalUnavailable` when the file cannot be had.
 */
export function openSqliteJournal({
  file,
  clock,
  newId,
  onDamage,
}: SqliteJournalOptions): SqliteJournal {
  const database = openDatabase(file, onDamage);
  const epoch = epochOf(database, newId);
  const claims = openClaims(database, clock, newId);
  const stream = openStream(database, { epoch, claims, newId });
  const aliases = openAliases(database);
  const subjects = openSubjects(database, { stream, aliases, claims, clock });
  const holds = openHolds(database, clock);
  const agenda = openAgenda(database, clock);
  const listing = openListing(database, epoch);
  const followers = createFollowers(database, stream);
  const probe = database.prepare('UPDATE journal SET probed_at = :now');

  async function change<Result>(work: () => Outcome<Result>): Promise<Result> {
    const { result } = await database.write(work, ({ appended }) => {
      for (const each of appended ?? []) followers.announce(each);
    });
    return result;
  }

  return {
    open: (id, intent) => change(() => subjects.open(id, intent)),
    get: async (id) => database.read(() => subjects.get(id)),
    advance: (id, fromVersion, to, fence) =>
      change(() => subjects.advance(id, fromVersion, to, fence)),
    correct: (id, fromVersion, to) => change(() => subjects.correct(id, fromVersion, to)),
    // What is committed is on the disk, and there is no copy that could take over.
    withdraw: () => Promise.resolve(false),
    confirm: async (subject) => {
      const known = database.read(() => subjects.get(subject));
      if (known === null || known.version < subject.version)
        throw new JournalUnavailable('the journal does not know it so');
    },
    knowsClaim: (tenant, claim) => database.write(() => claims.knows(tenant, claim)),
    tenantsWithLoss: async () => database.read(() => claims.tenantsWithLoss()),
    acceptLoss: () => database.write(() => claims.acceptLoss()),
    recordPush: (id, receiptId) => database.write(() => subjects.recordPush(id, receiptId)),

    claimDue: (kinds, limit, leaseMs) =>
      database.write(() => agenda.claimDue(kinds, limit, leaseMs)),
    postpone: (id, fence, dueAt, failure) =>
      database.write(() => agenda.postpone(id, fence, dueAt, failure)),
    lastFailure: async (id) => database.read(() => agenda.lastFailure(id)),
    rescheduleEarlier: (id, dueAt) => database.write(() => agenda.rescheduleEarlier(id, dueAt)),
    makeDue: (id) => database.write(() => agenda.makeDue(id)),
    rescheduleOverlong: (kind, latest, dueAt) =>
      database.write(() => agenda.rescheduleOverlong(kind, latest, dueAt)),
    nextDueAt: async (kinds) => database.read(() => agenda.nextDueAt(kinds)),

    end: async (tenant) => database.read(() => stream.cursorAt(tenant, stream.end(tenant))),
    read: async (tenant, after, filter, limit) =>
      database.read(() => {
        checkFilter(filter);
        const from = stream.standingAt(tenant, after);
        const { updates, position, atEnd } = stream.stretch(tenant, from.position, filter, limit);
        return { updates, cursor: stream.cursorAt(tenant, position), gap: from.gap, atEnd };
      }),
    follow(tenant, after, filter, signal) {
      checkFilter(filter);
      const from = database.read(() => stream.standingAt(tenant, after));
      return followers.follow(tenant, from, filter, signal);
    },
    followToEnd(tenant, after, filter, signal) {
      checkFilter(filter);
      const from = database.read(() => stream.standingAt(tenant, after));
      return followers.followToEnd(tenant, from, filter, signal);
    },
    list: async (tenant, query) => database.read(() => listing.list(tenant, query)),
    counts: async (tenant, kinds) => database.read(() => listing.counts(tenant, kinds)),

    resolve: async (tenant, kind, number) =>
      database.read(() => aliases.resolve(tenant, kind, number)),
    numbersOf: async (id) => database.read(() => aliases.numbersOf(id)),
    hold: (tenant, name, request) => database.write(() => holds.hold(tenant, name, request)),
    release: (tenant, name, attempt) => database.write(() => holds.release(tenant, name, attempt)),

    billedUnits: openBilledUnits(database),
    marks: openMarks(database),
    auditLog: openAuditLog(database),
    trim: openTrim(database),
    copyTo: (target) => database.copyTo(target),
    ready: async () => {
      await database.write(() => probe.run({ now: clock.now() }));
    },
    async close() {
      await database.close();
      followers.fail(new JournalUnavailable('the journal was closed'));
    },
  };
}

function epochOf(database: Database, newId: NewId): string {
  database
    .prepare('INSERT INTO journal (epoch) SELECT :epoch WHERE NOT EXISTS (SELECT 1 FROM journal)')
    .run({ epoch: newId() });
  const row = database.prepare<{ epoch: string }>('SELECT epoch FROM journal').get({});
  if (!row) throw new JournalUnavailable('the file holds no epoch');
  return row.epoch;
}
