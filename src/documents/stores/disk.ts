import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomId } from '../../kernel/ids.ts';
import { LocalFile } from '../../kernel/files/local-file.ts';
import type { ObjectStore } from '../documents.ts';

/** Folder of unfinished files: files being written or received. */
export const UNFINISHED = 'unfinished';

/** No write takes this long, so an older file was left behind by a killed process. */
const ABANDONED_MS = 60 * 60_000;

/**
 * Stores objects as files below `folder`. The folder is created if missing and readable by this user only, because
 * invoices name people. Rejects if the folder cannot be created.
 */
export async function openDiskStore(folder: string): Promise<ObjectStore> {
  const unfinished = join(folder, UNFINISHED);
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await removeAbandoned(unfinished);

  return {
    async put(path, bytes) {
      const file = join(folder, path);
      const isLocal = bytes instanceof LocalFile;
      const temporary = isLocal ? bytes.path : join(unfinished, randomId());
      await makeFolder(dirname(file));
      await makeFolder(unfinished);
      try {
        await (isLocal ? sync(temporary) : write(temporary, bytes));
        await rename(temporary, file);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await sync(dirname(file));
    },

    async size(path) {
      try {
        return (await stat(join(folder, path))).size;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async read(path, range) {
      const handle = await open(join(folder, path));
      return handle.createReadStream(range && { start: range.first, end: range.last });
    },

    close: () => Promise.resolve(),
  };
}

async function write(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new folder is durable only after its parent folder is synced. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first !== undefined) await sync(dirname(first));
}

/** The content of a file is durable after the file is synced; a rename, after its folder is synced. */
async function sync(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes files that a killed process left behind. */
export async function removeAbandoned(unfinished: string): Promise<void> {
  for (const name of await readdir(unfinished)) {
    const file = join(unfinished, name);
    // Another instance with the same folder may have finished the file meanwhile.
    const found = await stat(file).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > ABANDONED_MS)
      await rm(file, { force: true });
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
