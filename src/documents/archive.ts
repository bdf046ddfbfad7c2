import { createHash } from 'node:crypto';
import { json } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { inputHash } from '../kernel/ids.ts';
import type { Json } from '../kernel/json.ts';
import { type FileBytes, LocalFile } from '../kernel/local-file.ts';
import type { ByteRange, ObjectStore } from './store.ts';

/**
 * Files by what they contain, and small lists by name that say which files belong to something. Lists
 * outlive the journal's memory of details, which is emptied after a while; files are never removed.
 */
export interface Archive {
  /** Keeps a file, once however often it comes; resolves with its lower-case hex SHA-256. */
  keep(bytes: FileBytes): Promise<string>;
  /** The length of a file in bytes; null when it is not kept. */
  size(sha256: string): Promise<number | null>;
  read(sha256: string, range?: ByteRange): Promise<Readable>;
  putList(name: readonly string[], list: Json): Promise<void>;
  /** Null when there is none. What it holds is for the caller to check. */
  getList(name: readonly string[]): Promise<unknown>;
}

export function createArchive(store: ObjectStore): Archive {
  return {
    async keep(bytes) {
      const isLocal = bytes instanceof LocalFile;
      const sha256 = isLocal ? bytes.sha256 : createHash('sha256').update(bytes).digest('hex');
      const byteSize = isLocal ? bytes.byteSize : bytes.length;
      const path = pathOf(sha256);
      // An object is whole or not there; one of another length was damaged by other hands.
      if ((await store.size(path)) !== byteSize) await store.put(path, bytes);
      return sha256;
    },
    size: (sha256) => store.size(pathOf(sha256)),
    read: (sha256, range) => store.read(pathOf(sha256), range),
    putList: (name, list) => store.put(listPathOf(name), Buffer.from(JSON.stringify(list))),
    async getList(name) {
      const path = listPathOf(name);
      return (await store.size(path)) === null ? null : json(await store.read(path));
    },
  };
}

/** The place of a file in the store: folders of a 256th each, so that none holds millions of files. */
export function pathOf(sha256: string): string {
  return `files/${sha256.slice(0, 2)}/${sha256}`;
}

/** Hashed: order numbers are the callers' own words and no file names. */
function listPathOf(name: readonly string[]): string {
  const hash = inputHash(name);
  return `lists/${hash.slice(0, 2)}/${hash}`;
}
