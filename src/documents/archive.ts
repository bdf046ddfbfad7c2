import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type FileBytes, LocalFile } from '../kernel/files/local-file.ts';

/** A part of an object, both ends included, as in a `Range` header. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * A place for bytes, under a path of letters, digits, dots, hyphens and slashes. What failed may be
 * tried again: the same bytes under the same path once more change nothing.
 */
export interface ObjectStore {
  /** Durable, and whole for every reader, when it resolves. A local file may have been moved away by then. */
  put(path: string, bytes: FileBytes): Promise<void>;
  /** The length in bytes; null when there is nothing under the path. */
  size(path: string): Promise<number | null>;
  /** Rejects when there is nothing under the path. Without a range the whole. */
  read(path: string, range?: ByteRange): Promise<Readable>;
  close(): Promise<void>;
}

/** Files by what they contain. They are never removed. */
export interface Archive {
  /** Keeps a file, once however often it comes; resolves with its lower-case hex SHA-256. */
  keep(bytes: FileBytes): Promise<string>;
  /** The length of a file in bytes; null when it is not kept. */
  size(sha256: string): Promise<number | null>;
  read(sha256: string, range?: ByteRange): Promise<Readable>;
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
  };
}

/** The place of a file in the store: folders of a 256th each, so that none holds millions of files. */
export function pathOf(sha256: string): string {
  return `files/${sha256.slice(0, 2)}/${sha256}`;
}
