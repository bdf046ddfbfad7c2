import { existsSync } from 'node:fs';
import { readFile, rename, stat, writeFile, open, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { SECRET_FILE } from '../../subjects/callbacks/receiver.ts';
import { type Config, documentsFolder, journalFile } from '../../config/config.ts';
import { type StoredFile, keptFilesIn } from '../../documents/inventory.ts';
import { copyDatabase, openExclusively, besideFile } from '../../database/sqlite/connection.ts';
import { unavailable } from '../../database/sqlite/failure.ts';
import { addChecksum, addContents, BackupError } from './contents.ts';
import { requestCopy } from './socket.ts';

/** Finished copy of a journal. */
interface Backup {
  readonly file: string;
  /** In bytes. */
  readonly size: number;
  /** Number of stored files that it names; null when they are in a bucket. */
  readonly documents: number | null;
}

/**
 * Copies the journal to a new file, readable by this user only, with the callback secret and the names of the stored files.
 * A running service makes the copy, or else this process. The file gets its name when it is complete and checked; a failure
 * leaves at most `<file>.partial`, which the next run removes. Rejects with `BackupError` or `DatabaseUnavailable`.
 */
export async function backUp(config: Config, file: string): Promise<Backup> {
  rejectServer(config);
  const target = resolve(file);
  if (existsSync(target)) throw new BackupError(`${target} exists already.`);
  const partial = `${target}.partial`;
  await removeDatabase(partial);
  try {
    await writeFile(partial, '', { mode: 0o600, flag: 'wx' });
    if (!(await requestCopy(config.dataDir, partial))) await copyAlone(config, partial);
    // The inventory is taken after the journal, so that it lists all files that the journal names.
    const inventory = takeInventory(config);
    const callbackSecret = await storedSecret(config);
    await addContents(partial, { madeAt: Date.now(), callbackSecret }, inventory);
    await addChecksum(partial);
    await rename(partial, target);
    await syncFolder(dirname(target));
    const { size } = await stat(target);
    return { file: target, size, documents: inventory.count };
  } catch (error) {
    await removeDatabase(partial);
    throw error;
  }
}

/** Rejects a journal in PostgreSQL, which has its own backups. */
export function rejectServer({ database }: Config): void {
  if (database !== null) {
    throw new BackupError(
      'With DATABASE_URL the record is in PostgreSQL: copy and restore it by pg_dump or by what it archives.',
    );
  }
}

async function copyAlone(config: Config, target: string): Promise<void> {
  const file = journalFile(config);
  if (!existsSync(file)) throw new BackupError(`There is no journal in ${config.dataDir}.`);
  const connection = unavailable(`cannot open ${file}`, () => openExclusively(file));
  try {
    await copyDatabase(connection, target);
  } finally {
    connection.close();
  }
}

interface Inventory extends AsyncIterable<StoredFile> {
  /** Number of files so far; null for files in a bucket. */
  readonly count: number | null;
}

function takeInventory(config: Config): Inventory {
  const isListed = config.documents?.type !== 's3';
  let count = 0;
  return {
    get count() {
      return isListed ? count : null;
    },
    async *[Symbol.asyncIterator]() {
      if (!isListed) return;
      for await (const kept of keptFilesIn(documentsFolder(config))) {
        count += 1;
        yield kept;
      }
    },
  };
}

/** Secret that the service created; null if the operator set one, which is not part of the copy. */
async function storedSecret({ callbackSecret, dataDir }: Config): Promise<string | null> {
  const file = join(dataDir, SECRET_FILE);
  return callbackSecret === null && existsSync(file) ? readFile(file, 'utf8') : null;
}

/** Removes an unfinished database and its auxiliary files, such as the WAL. */
export async function removeDatabase(file: string): Promise<void> {
  await Promise.all([file, ...besideFile(file)].map((path) => rm(path, { force: true })));
}

/** Makes renames and links in a folder durable. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
