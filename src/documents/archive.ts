import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type FileBytes, LocalFile } from '../kernel/files/local-file.ts';
import type { ByteRange, ObjectStore } from './stores/store.ts';

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
