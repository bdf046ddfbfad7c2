import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { DatabaseDamaged } from '../sql.ts';

/** Size up to which a file is checked at each start: 1.2 GB take a second. */
const CHECKED_AT_START_BYTES = 1024 ** 3;

/**
 * Checks a journal's file before it is opened, unless it is missing or too large for a check at the start. Resolves with true if
 * it was checked. Rejects with `DatabaseDamaged` if pages of it are damaged.
 */
export async function checkAtStart(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  // For an unreachable file, opening it fails with the reason.
  if (found === null || !found.isFile() || found.size > CHECKED_AT_START_BYTES) return false;
  await checkFile(file);
  return true;
}

/**
 * Checks the file in a separate thread, so that the process is not blocked. Rejects with `DatabaseDamaged` if pages of it are
 * damaged. A file that another process has locked is not checked.
 */
async function checkFile(file: string): Promise<void> {
  // SQLite's reason, or null if the thread found no damage.
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  new Worker(new URL('check-thread.ts', import.meta.url), { workerData: file })
    .once('message', resolve)
    .once('error', reject);
  const damage = await promise;
  if (damage !== null) throw new DatabaseDamaged(`cannot open ${file}: it is damaged: ${damage}`);
}
