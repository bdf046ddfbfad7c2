import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathOf } from './documents.ts';

/** A file stored on a disk. */
export interface StoredFile {
  /** Lower-case hex; also its name. */
  readonly sha256: string;
  /** In bytes. */
  readonly size: number;
}

const SHA256 = /^[\da-f]{64}$/;

/** Lists the files below the folder of a disk store, in no order; empty if the folder does not exist yet. */
export async function* keptFilesIn(folder: string): AsyncGenerator<StoredFile> {
  for await (const part of namesIn(join(folder, 'files'))) {
    for await (const sha256 of namesIn(join(folder, 'files', part))) {
      if (!SHA256.test(sha256)) continue;
      const { size } = await stat(join(folder, pathOf(sha256)));
      yield { sha256, size };
    }
  }
}

/** True if the folder of a disk store has the file in its full length. The content is not read. */
export async function isStored(folder: string, { sha256, size }: StoredFile): Promise<boolean> {
  const found = await stat(join(folder, pathOf(sha256))).catch(() => null);
  return found?.size === size;
}

async function* namesIn(folder: string): AsyncGenerator<string> {
  try {
    for await (const { name } of await opendir(folder)) yield name;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
