import { statSync } from 'node:fs';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  DatabaseDamaged,
  DatabaseUnavailable,
  type Dialect,
  type Sql,
  type Value,
} from '../sql.ts';
import { copyDatabase, openExclusively } from './connection.ts';
import { isDamage, isWithoutRoom, reasonOf, translated, unavailable } from './failure.ts';
import { migrations } from './schema.ts';

/** Values of the `:name` parameters of a statement. */
type Parameters = Record<string, SQLInputValue>;

/** A prepared statement whose rows have the columns of `Row`. */
interface Statement<Row> {
  get(parameters: Parameters): Row | undefined;
  all(...parameters: readonly SQLInputValue[]): readonly Row[];
  /** Returns the number of changed rows. For many rows, values bound by position take a third less time. */
  run(...parameters: [Parameters] | SQLInputValue[]): number;
}

/** Journal file: statements, and transactions that are on the disk when their promise resolves. */
export interface Database {
  prepare<Row>(sql: string): Statement<Row>;
  /**
   * Runs `work` in a transaction. All work requested within one turn of the event loop shares one transaction and one `fsync`, in
   * the order of the requests; work that throws undoes only itself. `committed` is called with the result once it is durable,
   * before any other code can read or write.
   */
  write<T>(work: () => T, committed?: (result: T) => void): Promise<T>;
  /** Runs `work`, which only reads; failures of the file throw `DatabaseUnavailable`. */
  read<T>(work: () => T): T;
  /** Copies the file to one that is missing or empty, while it stays in use; copies are made one after another. */
  copyTo(target: string): Promise<void>;
  /** Commits waiting work and releases the file. */
  close(): Promise<void>;
}

interface Job {
  /** Does the work within the open transaction; returns the function to call after the commit. */
  readonly run: () => () => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Opens the file for this process alone; creates it and its folder if missing; see `openExclusively`. Throws
 * `DatabaseUnavailable` if another process has locked the file, or if the file cannot be written, is not a journal, or has an
 * unknown version.
 *
 * After damage was found, all writes are rejected: a row that cannot be found any more would be written a second time. `onDamage`
 * is called once, with SQLite's own reason.
 */
export function openDatabase(file: string, onDamage?: (reason: string) => void): Database {
  const connection = unavailable(`cannot open ${file}`, () => connect(file));
  const checkFiles = createFileCheck(connection, file);
  let waiting: Job[] = [];
  let copies: Promise<unknown> = Promise.resolve();
  let damage: DatabaseDamaged | null = null;
  let closed = false;

  function failure(message: string, error: unknown): unknown {
    const isDamaged = error instanceof DatabaseDamaged || isDamage(error);
    if (error instanceof Error && isDamaged && damage === null) {
      damage = new DatabaseDamaged(`the journal is damaged: ${reasonOf(error)}`, { cause: error });
      onDamage?.(reasonOf(error));
    }
    return translated(message, error);
  }

  function flush(): void {
    const jobs = waiting;
    waiting = [];
    if (jobs.length === 0) return;
    const done: (() => void)[] = [];
    try {
      connection.exec('BEGIN IMMEDIATE');
      for (const job of jobs) runJob(job, done);
      connection.exec('COMMIT');
    } catch (error) {
      rollBack(connection);
      if (isWithoutRoom(error)) emptyWal();
      const reason = failure('the journal cannot be written', error);
      for (const job of jobs) job.fail(reason);
      return;
    }
    try {
      checkFiles();
    } catch (error) {
      const reason = failure('the journal lost its files', error);
      const inDoubt = new DatabaseUnavailable('the journal lost its files', {
        cause: reason,
        maybeApplied: true,
      });
      for (const job of jobs) job.fail(inDoubt);
      if (damage !== null) return;
      // Committed for all readers of this process: a follower that is not notified now would wait for the next update.
    }
    for (const settle of done) settle();
  }

  /** Tries to move the pages of the WAL into the database, where they may still fit; the next writes then reuse the WAL. */
  function emptyWal(): void {
    try {
      connection.exec('PRAGMA wal_checkpoint(RESTART)');
    } catch {
      // There is no room for them in the database either; the failed write is reported.
    }
  }

  function runJob(job: Job, done: (() => void)[]): void {
    connection.exec('SAVEPOINT job');
    try {
      done.push(job.run());
    } catch (error) {
      // After some failures, such as a full disk, SQLite has rolled back the whole transaction itself.
      if (!connection.isTransaction) throw error;
      connection.exec('ROLLBACK TO job');
      job.fail(failure('the journal cannot be written', error));
    }
    connection.exec('RELEASE job');
  }

  return {
    prepare: (sql) => prepare(connection, sql),
    write: (work, committed) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new DatabaseUnavailable('the journal is closed'));
        if (damage !== null) return reject(damage);
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({
          run: () => {
            const result = work();
            return () => {
              committed?.(result);
              resolve(result);
            };
          },
          fail: reject,
        });
      }),
    read(work) {
      try {
        return work();
      } catch (error) {
        throw failure('the journal cannot be read', error);
      }
    },
    copyTo(target) {
      const made = copies.then(() => {
        if (closed) throw new DatabaseUnavailable('the journal is closed');
        return copyDatabase(connection, target);
      });
      copies = made.catch(() => undefined);
      return made;
    },
    async close() {
      if (closed) return;
      closed = true;
      flush();
      await copies;
      unavailable('the journal cannot be closed', () => connection.close());
    },
  };
}

function connect(file: string): DatabaseSync {
  const connection = openExclusively(file);
  try {
    migrate(connection);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

function migrate(connection: DatabaseSync): void {
  connection.exec('BEGIN IMMEDIATE');
  const version = Number(connection.prepare('PRAGMA user_version').get()?.['user_version']);
  if (version > migrations.length) {
    throw new DatabaseUnavailable(
      `the file was written by another version of this service (its tables are of version ${version}, this one's of ${migrations.length})`,
    );
  }
  for (const migration of migrations.slice(version)) connection.exec(migration);
  connection.exec(`PRAGMA user_version = ${migrations.length}`);
  connection.exec('COMMIT');
}

function prepare<Row>(connection: DatabaseSync, sql: string): Statement<Row> {
  const statement = connection.prepare(sql);
  // The tables are STRICT, so that a column has only values of the schema's type: `Row` repeats it.
  return {
    get: (parameters) => statement.get(parameters) as Row | undefined,
    all: (...parameters) => statement.all(...parameters) as Row[],
    // Node accepts both forms; its types have a separate overload for each.
    run: (...parameters) => Number(statement.run(...(parameters as SQLInputValue[])).changes),
  };
}

function rollBack(connection: DatabaseSync): void {
  try {
    if (connection.isTransaction) connection.exec('ROLLBACK');
  } catch {
    // The failure that broke the transaction made the rollback fail too, and is reported.
  }
}

const dialect: Dialect = {
  now: (parameter) => `CAST(${parameter} AS bigint)`,
  members: (parameter) => `SELECT value FROM json_each(${parameter})`,
  rows(parameter, name, columns) {
    const members = columns.map((column) => `json_extract(value, '$.${column}') AS ${column}`);
    return `(SELECT ${members.join(', ')} FROM json_each(${parameter})) AS ${name}`;
  },
  list: (columns) =>
    `json_group_array(json_object(${columns.map((column) => `'${column}', ${column}`).join(', ')}))`,
  indexedBy: (index) => `INDEXED BY ${index}`,
  skipLocked: '',
  forUpdate: '',
  subject: 'number',
};

/**
 * Longest time for reads in one turn of the event loop. SQLite responds without waiting, so a loop over the pages of a list would
 * keep the process from sockets and timers until its end.
 */
const READS_MS = 10;

/** Runs statements that are the same in other databases. */
export function openSql(database: Database): Sql {
  const known = new Map<string, Statement<never>>();
  /** End of the time for reads in this turn, by `performance.now()`; null before the first one. */
  let readsEnd: number | null = null;

  /** Null if a read may run now; otherwise a promise that resolves in the next turn. */
  function turn(): Promise<void> | null {
    const now = performance.now();
    if (readsEnd !== null) return now < readsEnd ? null : nextTurn();
    readsEnd = now + READS_MS;
    setImmediate(() => void (readsEnd = null));
    return null;
  }

  function prepared<Row>(text: string): Statement<Row> {
    const statement = known.get(text) ?? database.prepare<never>(toSqlite(text));
    known.set(text, statement);
    return statement;
  }

  const write: Sql['write'] = <Row>(_name: string, text: string, values: readonly Value[] = []) =>
    database.write(() => prepared<Row>(text).all(...values.map(toInput)));

  return {
    dialect,
    async read<Row>(_name: string, text: string, values: readonly Value[] = []) {
      const waiting = turn();
      if (waiting !== null) await waiting;
      return database.read(() => prepared<Row>(text).all(...values.map(toInput)));
    },
    write,
    writeOnce: write,
  };
}

/**
 * Converts a statement to SQLite's parameters. SQLite prepares a statement anew whenever a value is bound to a bare `LIMIT ?`,
 * which takes twenty times as long as to run it; with an expression there it does not.
 */
function toSqlite(text: string): string {
  return text.replaceAll(/\$(\d+)/g, '?$1').replaceAll(/\bLIMIT (\?\d+)/g, 'LIMIT +$1');
}

function toInput(value: Value): SQLInputValue {
  return typeof value === 'boolean' ? Number(value) : value;
}

/**
 * Checks that the open files still have their names, as writes to a removed file are lost when the process ends. If the WAL was
 * removed, it is written into the database and started anew: nothing is lost if the check follows each commit. Throws
 * `DatabaseDamaged` if the database itself was removed or replaced, and the errors of SQLite.
 */
function createFileCheck(connection: DatabaseSync, file: string): () => void {
  const inodeOf = (suffix: string): number | undefined =>
    statSync(`${file}${suffix}`, { throwIfNoEntry: false })?.ino;
  const own = inodeOf('');
  let wal: number | undefined;
  return () => {
    if (inodeOf('') !== own) throw new DatabaseDamaged('its file was removed or replaced');
    wal ??= inodeOf('-wal');
    if (wal !== undefined && inodeOf('-wal') === wal) return;
    connection.exec('PRAGMA journal_mode = DELETE');
    connection.exec('PRAGMA journal_mode = WAL');
    wal = undefined;
  };
}
