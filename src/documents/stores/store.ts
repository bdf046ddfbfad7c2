import type { Readable } from 'node:stream';
import type { FileBytes } from '../../kernel/files/local-file.ts';

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
