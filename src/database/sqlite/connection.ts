import { closeSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { makeFolder } from '../../kernel/files/local-file.ts';
import { DatabaseUnavailable } from '../sql.ts';
import { reasonOf } from './failure.ts';

/** Time for which an opening waits for a stopping process to release the file. */
const OPEN_TIMEOUT_MS = 2000;

/**
 * Opens the file for this process alone; creates it and its folder if missing. The lock is SQLite's own, held on the open file:
 * it ends with the connection, or with the process, however that ends. Throws the errors of SQLite and the system, and
 * `DatabaseUnavailable` if the file was replaced meanwhile.
 */
export function openExclusively(file: string): DatabaseSync {
  makeFolder(dirname(file));
  // Snapshots contain names and numbers of people. SQLite gives its other files the mode of this one.
  closeSync(openSync(file, 'a', 0o600));
  const { ino } = statSync(file);
  const connection = new DatabaseSync(file, { timeout: OPEN_TIMEOUT_MS });
  try {
    // Set before the first access: then WAL needs no shared memory file.
    connection.exec('PRAGMA locking_mode = EXCLUSIVE');
    connection.exec('PRAGMA journal_mode = WAL');
    connection.exec('PRAGMA synchronous = FULL');
    connection.exec('BEGIN IMMEDIATE; COMMIT');
    // During the wait for the lock, the file may have been replaced by a copy.
    if (statSync(file).ino !== ino) throw new DatabaseUnavailable('it was replaced meanwhile');
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** First problem that SQLite finds in the pages of a file, in its own words; null for none. */
export function findDamage(connection: DatabaseSync): string | null {
  const [row] = connection.prepare('PRAGMA quick_check(1)').all();
  const result = String(row?.['quick_check']);
  return result === 'ok' ? null : result.replace(/^\*{3} in database main \*{3}\n/, '');
}

/** Files that SQLite may leave next to a database when its process is killed. */
export const besideFile = (file: string): readonly string[] =>
  ['-journal', '-wal', '-shm'].map((suffix) => `${file}${suffix}`);

/** Maximum number of attempts that meet an open transaction: each pause is a millisecond longer, five seconds in total. */
const ATTEMPTS = 100;

/**
 * Copies the database to a file that is missing or empty, while the connection stays in use. The copy includes changes that are
 * committed meanwhile. Rejects with the reason if the target is unusable.
 */
export async function copyDatabase(connection: DatabaseSync, target: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await backup(connection, target);
      return;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (!isBusyAtFirst(error) || attempt === ATTEMPTS)
        throw new Error(`cannot copy to ${target}: ${reasonOf(error)}`, { cause: error });
      await pause(attempt);
    }
  }
}

/**
 * Node repeats a step of the backup that met an open transaction, except for the first step: it then rejects with the target's
 * last error code, which is 0. Nothing was copied yet. Seen with Node 24.21.
 */
function isBusyAtFirst(error: Error): boolean {
  return 'errcode' in error && error.errcode === 0;
}
