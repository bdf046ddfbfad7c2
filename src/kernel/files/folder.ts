import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '../errors.ts';

/**
 * Creates a folder and its missing parents, for this user alone. Throws the errors of the system. Node's own recursive `mkdirSync`
 * never returns if a parent is a link to a folder that is missing, such as that of a disk that is not mounted.
 */
export function makeFolder(folder: string): void {
  const parent = dirname(folder);
  if (parent !== folder && !statSync(parent, { throwIfNoEntry: false })) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // A link to nowhere exists, too; then `statSync` throws. Another process may be faster.
    if (codeOf(error) !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  }
}
