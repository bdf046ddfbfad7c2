import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '../errors.ts';

/** File on this machine's disk, between the response that contained it and its store, which may move it. */
export class LocalFile {
  readonly path: string;
  readonly byteSize: number;
  /** Lower-case hex. */
  readonly sha256: string;

  constructor(path: string, byteSize: number, sha256: string) {
    this.path = path;
    this.byteSize = byteSize;
    this.sha256 = sha256;
  }
}

/** Bytes of a file: short files in memory, long ones on the disk. */
export type FileBytes = Buffer | LocalFile;

/** Receives a file piece by piece. */
export interface FileSink {
  write(bytes: Buffer): void;
  /** True while the disk has not yet taken the written bytes. */
  readonly isBehind: boolean;
  /** Rejects if the file could not be written. */
  finish(): Promise<LocalFile>;
  /** Removes the written bytes, finished or not, unless the file was moved away. */
  discard(): void;
}

/** Begins a file; `drained` is called each time that the disk has caught up. */
export type OpenSink = (drained: () => void) => FileSink;

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
