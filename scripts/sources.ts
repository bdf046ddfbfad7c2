import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The files below a folder that match, by their paths within it. */
export async function filesOf(
  patterns: readonly string[],
  folder: string,
): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const entry of glob(patterns, { cwd: folder, withFileTypes: true }))
    if (entry.isFile()) found.push(relative(folder, join(entry.parentPath, entry.name)));
  return found.toSorted();
}

/** Of what these files are called and hold: what was built of them is fresh as long as it is the same. */
export async function digestOfFiles(patterns: readonly string[], folder: string): Promise<string> {
  const digest = createHash('sha256');
  for (const file of await filesOf(patterns, folder))
    digest.update(`${file}\0`).update(await readFile(join(folder, file)));
  return digest.digest('hex');
}
