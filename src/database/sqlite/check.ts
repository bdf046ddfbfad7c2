import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { DatabaseDamaged } from '../sql.ts';

/** Up to this size a file is checked at each start: 1.2 GB take a second. */
const CHECKED_AT_START_BYTES = 1024 ** 3;

/** The file that the thread is to check. */
export interface FileToCheck {
  readonly file: string;
}

/** The result of the thread: SQLite's reason, or null if it found no damage. */
export interface CheckedFile {
  readonly damage: string | null;
}

/**
 * Checks a journal's file before it is opened, unless it is missing or larger than a start may wait for;
 * resolves with whether it was checked. Rejects with `DatabaseDamaged` when pages of it are damaged.
 */
export async function checkAtStart(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  // An unreachable file fails when it is opened, with its reason.
  if (found === null || !found.isFile() || found.size > CHECKED_AT_START_BYTES) return false;
  await checkFile(file);
  return true;
}

/**
 * Checks the file in a thread of its own, so that the process goes on. Rejects with `DatabaseDamaged` when pages
 * of it are damaged. A file that another process holds is not checked: it is that one's.
 */
async function checkFile(file: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<CheckedFile>();
  const workerData: FileToCheck = { file };
  new Worker(new URL('check-thread.ts', import.meta.url), { workerData })
    .once('message', resolve)
    .once('error', reject);
  const { damage } = await promise;
  if (damage !== null) throw new DatabaseDamaged(`cannot open ${file}: it is damaged: ${damage}`);
}
