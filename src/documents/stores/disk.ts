import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomId } from '../../kernel/ids.ts';
import { LocalFile } from '../../kernel/files/local-file.ts';
import type { ObjectStore } from '../documents.ts';

/** The folder of files that are being written, or are on their way to here. */
export const UNFINISHED = 'unfinished';

/** No write takes as long: what is older was left behind by a process that was killed. */
const ABANDONED_MS = 60 * 60_000;

/**
 * Objects as files below `folder`, which is created where missing, readable by this user only:
 * invoices name people. Rejects when the folder cannot be had.
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

/** A new folder is durable only once the folder that it stands in is. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first !== undefined) await sync(dirname(first));
}

/** The content of a file is on disk once the file is synced, and a rename once its folder is. */
async function sync(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes what a process that was killed left behind. */
export async function removeAbandoned(unfinished: string): Promise<void> {
  for (const name of await readdir(unfinished)) {
    const file = join(unfinished, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
