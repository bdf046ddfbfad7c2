import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { JournalUnavailable } from '../journal.ts';
import { migrations } from './schema.ts';

/** Values by the `:name`s in a statement. */
export type Parameters = Record<string, SQLInputValue>;

/** A prepared statement whose rows have the columns of `Row`. */
export interface Statement<Row> {
  get(parameters: Parameters): Row | undefined;
  all(parameters: Parameters): readonly Row[];
  /** Reads row by row: a reader that stops early has not touched the rest. */
  iterate(parameters: Parameters): Iterable<Row>;
  /** How many rows were changed. */
  run(parameters: Parameters): number;
}

/** The file: statements, and transactions that are on the disk when their promise resolves. */
export interface Database {
  prepare<Row>(sql: string): Statement<Row>;
  /**
   * Runs `work` in a transaction. Everything asked for within one turn of the event loop shares one
   * transaction and one `fsync`, in the order asked; work that throws undoes only itself. `committed`
   * is called with the result once it is durable, before any other code can read or write.
   */
  write<T>(work: () => T, committed?: (result: T) => void): Promise<T>;
  /** Runs `work`, which only reads; the file's failures come out as `JournalUnavailable`. */
  read<T>(work: () => T): T;
  /** Commits what is waiting and lets go of the file. */
  close(): Promise<void>;
}

/** How long an opening waits for the process before it, which may be draining, to let go of the file. */
const OPEN_TIMEOUT_MS = 2000;

interface Job {
  /** Does the work within the open transaction; answers what to call once that is committed. */
  readonly run: () => () => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Opens the file for this process alone, creating it and its folder where missing. The lock is SQLite's
 * own, held on the open file: it ends with the process however that ends. Throws `JournalUnavailable`
 * when another process holds the file, when it cannot be written, is no journal, or is of a newer version.
 */
export function openDatabase(file: string): Database {
  const connection = unavailable(`cannot open ${file}`, () => connect(file));
  let waiting: Job[] = [];
  let closed = false;

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
      for (const job of jobs) job.fail(translated('the journal cannot be written', error));
      return;
    }
    for (const settle of done) settle();
  }

  function runJob(job: Job, done: (() => void)[]): void {
    connection.exec('SAVEPOINT job');
    try {
      done.push(job.run());
    } catch (error) {
      // After some failures (a full disk among them) SQLite has given up the whole transaction itself.
      if (!connection.isTransaction) throw error;
      connection.exec('ROLLBACK TO job');
      job.fail(translated('the journal cannot be written', error));
    }
    connection.exec('RELEASE job');
  }

  return {
    prepare: (sql) => prepare(connection, sql),
    write: (work, committed) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new JournalUnavailable('the journal is closed'));
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
    read: (work) => unavailable('the journal cannot be read', work),
    async close() {
      if (closed) return;
      closed = true;
      flush();
      unavailable('the journal cannot be closed', () => connection.close());
    },
  };
}

function connect(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Snapshots hold names and numbers of people. SQLite gives its other files the mode of this one.
  closeSync(openSync(file, 'a', 0o600));
  const connection = new DatabaseSync(file, { timeout: OPEN_TIMEOUT_MS });
  try {
    // Exclusive before the first access: WAL then also needs no shared memory file.
    connection.exec('PRAGMA locking_mode = EXCLUSIVE');
    connection.exec('PRAGMA journal_mode = WAL');
    connection.exec('PRAGMA synchronous = FULL');
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
    throw new JournalUnavailable(
      `the file was written by a newer version of this service (${version})`,
    );
  }
  for (const migration of migrations.slice(version)) connection.exec(migration);
  connection.exec(`PRAGMA user_version = ${migrations.length}`);
  connection.exec('COMMIT');
}

function prepare<Row>(connection: DatabaseSync, sql: string): Statement<Row> {
  const statement = connection.prepare(sql);
  // The tables are STRICT, so that a column can hold only what the schema says: `Row` repeats it.
  return {
    get: (parameters) => statement.get(parameters) as Row | undefined,
    all: (parameters) => statement.all(parameters) as Row[],
    iterate: (parameters) => statement.iterate(parameters) as Iterable<Row>,
    run: (parameters) => Number(statement.run(parameters).changes),
  };
}

function rollBack(connection: DatabaseSync): void {
  try {
    if (connection.isTransaction) connection.exec('ROLLBACK');
  } catch {
    // The failure that broke the transaction has broken this too; it is reported by whoever rolls back.
  }
}

const SQLITE_BUSY = 5;

/** Failures of the file and the system as the contract's error; mistakes of our own stay as they are. */
function translated(message: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const ofSqlite = error.code === 'ERR_SQLITE_ERROR' || error.code === 'ERR_INVALID_STATE';
  if (!ofSqlite && !('syscall' in error)) return error;
  const locked = 'errcode' in error && error.errcode === SQLITE_BUSY;
  return new JournalUnavailable(locked ? `${message}: another process has it open` : message, {
    cause: error,
  });
}

function unavailable<T>(message: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw translated(message, error);
  }
}
