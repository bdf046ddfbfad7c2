/** Runs in a thread: checks the pages of a journal's file and returns the damage. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { findDamage } from './connection.ts';
import { isDamage, isLocked, reasonOf } from './failure.ts';

function check(file: string): string | null {
  const connection = new DatabaseSync(file);
  try {
    // Opens the file as the journal does: reads a WAL that a killed process left behind, and needs no shared memory.
    connection.exec('PRAGMA locking_mode = EXCLUSIVE');
    return findDamage(connection);
  } catch (error) {
    if (isLocked(error)) return null;
    if (error instanceof Error && isDamage(error)) return reasonOf(error);
    throw error;
  } finally {
    connection.close();
  }
}

// The file's path, from checkFile() only.
parentPort?.postMessage(check(workerData as string), []);
