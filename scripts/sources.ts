import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The files below a folder that match the patterns, as paths relative to the folder. */
export async function filesOf(
  patterns: readonly string[],
  folder: string,
): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const entry of glob(patterns, { cwd: folder, withFileTypes: true }))
    if (entry.isFile()) found.push(relative(folder, join(entry.parentPath, entry.name)));
  return found.toSorted();
}

/** Digest of the names and contents of files. A build of these files is fresh while the digest is the same. */
export async function digestOfFiles(patterns: readonly string[], folder: string): Promise<string> {
  const digest = createHash('sha256');
  for (const file of await filesOf(patterns, folder))
    digest.update(`${file}\0`).update(await readFile(join(folder, file)));
  return digest.digest('hex');
}
