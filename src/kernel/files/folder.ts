import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '../errors.ts';

/**
 * Creates a folder and its missing parents, for this user alone. Throws the errors of the system. Node's own recursive `mkdirSync`
 * never returns if a parent is a link to a folder that is missing, such as that of a disk that is not mounted.
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const code = codeOf(error);
    // A link to nowhere exists, too; then `statSync` throws.
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    makeFolder(dirname(folder));
    mkdirSync(folder, { mode: 0o700 });
  }
}
