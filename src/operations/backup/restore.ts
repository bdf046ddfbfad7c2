import { existsSync, statSync } from 'node:fs';
import { chmod, copyFile, link, mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { SECRET_FILE } from '../../subjects/callbacks/receiver.ts';
import { type Config, documentsFolder, journalFile } from '../../config/config.ts';
import { isStored, type StoredFile } from '../../documents/inventory.ts';
import { besideFile, openExclusively } from '../../database/sqlite/connection.ts';
import { isDamage, isLocked, translated } from '../../database/sqlite/failure.ts';
import { takeChecksum, BackupError, type Contents, takeContents } from './contents.ts';
import { rejectServer, removeDatabase, syncFolder } from './backup.ts';

/** Result of restoring a copy. */
interface Restored extends Contents {
  /** Folder with the replaced files; null for none. */
  readonly replaced: string | null;
  /** Number of stored files that the copy names. */
  readonly documents: number;
  /** Files that are missing now or shorter than they were. */
  readonly missing: readonly StoredFile[];
}

/**
 * Replaces the journal and its secret by a copy, and keeps the replaced files. The old journal stays in place until the last
 * step, the renaming of one file. Rejects with `BackupError` when a service runs on the data folder or the file is no usable
 * copy; nothing is replaced then.
 */
export async function restore(config: Config, file: string): Promise<Restored> {
  rejectServer(config);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new BackupError(`There is no file ${file}.`);
  const journal = journalFile(config);
  const existed = existsSync(journal);
  const lock = lockUnlessDamaged(journal);
  const prepared = `${journal}.restoring`;
  let isReplaced = false;
  try {
    await removeDatabase(prepared);
    await copyFile(file, prepared);
    await chmod(prepared, 0o600);
    await takeChecksum(prepared);
    const { documents, ...contents } = await takeContents(prepared);
    // Moves the WAL into the file: SQLite would apply a remaining WAL to the copy.
    lock?.exec('PRAGMA journal_mode = DELETE');
    const replaced = existed ? await keepReplaced(journal) : null;
    if (replaced !== null && lock === null) await moveBeside(journal, replaced);
    if (contents.callbackSecret !== null)
      await replaceSecret(config.dataDir, contents.callbackSecret);
    await rename(prepared, journal);
    isReplaced = true;
    await syncFolder(config.dataDir);
    const missing = await missingOf(config, documents);
    return { ...contents, replaced, documents: documents.length, missing };
  } catch (error) {
    await removeDatabase(prepared);
    // The lock created an empty journal.
    if (!existed && !isReplaced) await removeDatabase(journal);
    throw error;
  } finally {
    lock?.close();
  }
}

/** Locks the journal as a service does; null for a damaged one, on which no service can run. */
function lockUnlessDamaged(journal: string): DatabaseSync | null {
  try {
    return openExclusively(journal);
  } catch (error) {
    if (isLocked(error))
      throw new BackupError('The service runs on this DATA_DIR: stop it first.', { cause: error });
    if (isDamage(error)) return null;
    throw translated(`cannot open ${journal}`, error);
  }
}

/** Links the files into a separate folder, so that none is missing from its place at any time. */
async function keepReplaced(journal: string): Promise<string> {
  const dataDir = dirname(journal);
  const folder = join(dataDir, `replaced-${new Date().toISOString().replaceAll(':', '-')}`);
  await mkdir(folder, { mode: 0o700 });
  for (const file of [journal, join(dataDir, SECRET_FILE)])
    if (existsSync(file)) await link(file, join(folder, basename(file)));
  await syncFolder(folder);
  await syncFolder(dataDir);
  return folder;
}

/** Moves away the WAL of a damaged journal, which SQLite would apply to the copy. */
async function moveBeside(journal: string, folder: string): Promise<void> {
  for (const file of besideFile(journal))
    if (existsSync(file)) await rename(file, join(folder, basename(file)));
}

async function replaceSecret(dataDir: string, secret: string): Promise<void> {
  const file = join(dataDir, SECRET_FILE);
  await writeFile(`${file}.restoring`, secret, { mode: 0o600, flush: true });
  await rename(`${file}.restoring`, file);
}

async function missingOf(
  config: Config,
  documents: readonly StoredFile[],
): Promise<readonly StoredFile[]> {
  const folder = documentsFolder(config);
  const missing: StoredFile[] = [];
  for (const each of documents) if (!(await isStored(folder, each))) missing.push(each);
  return missing;
}
