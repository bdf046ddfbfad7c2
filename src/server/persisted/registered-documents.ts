import { hash as digest } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CacheMeasurements } from '../../kernel/measurements.ts';
import { mismatch } from './refusals.ts';

/** A longer document is run, and its hash not found the next time. */
const LONGEST_BYTES = 64 * 1024;
const MOST_BYTES = 8 * 1024 * 1024;

const IS_HASH = /^[0-9a-f]{64}$/;

/** A memory that instances share. It may forget; it rejects while it is away. */
export interface SharedTexts {
  /** Null when there is none under the hash; what it gives is checked. */
  get(hash: string): Promise<string | null>;
  set(hash: string, text: string): Promise<void>;
}

/**
 * Documents that clients registered under their SHA-256 (automatic persisted queries), the last ones used.
 */
export interface RegisteredDocuments {
  /** The text under a hash, if this instance knows it. */
  getHere(hash: string): string | null;
  /** The text under a hash; null when nobody knows it, or who does is away. */
  get(hash: string): Promise<string | null>;
  /** Keeps a text for the next time. Throws a `GraphQLError` when the hash is not its own. */
  register(hash: string, text: string): void;
}

export function createRegisteredDocuments(
  shared: SharedTexts | null,
  measurements: CacheMeasurements,
): RegisteredDocuments {
  const here = new LRUCache<string, string>({
    maxSize: MOST_BYTES,
    maxEntrySize: LONGEST_BYTES,
    sizeCalculation: (text) => Buffer.byteLength(text),
  });
  measurements.cacheEntries.watch(['registered-documents'], () => here.size);
  measurements.cacheBytes.watch(['registered-documents'], () => here.calculatedSize);
  return {
    getHere: (hash) => here.get(hash) ?? null,
    async get(hash) {
      const known = here.get(hash);
      if (known !== undefined || shared === null || !IS_HASH.test(hash)) return known ?? null;
      // A client that is told "not found" sends the text, and needs nobody else.
      const text = await shared.get(hash).catch(() => null);
      if (text === null || sha256(text) !== hash) return null;
      here.set(hash, text);
      return text;
    },
    register(hash, text) {
      if (here.get(hash) === text) return;
      if (sha256(text) !== hash) throw mismatch();
      if (Buffer.byteLength(text) > LONGEST_BYTES) return;
      here.set(hash, text);
      // Nobody waits for it: the operation has its text, and an instance that asks too soon is sent it again.
      shared?.set(hash, text).catch(() => {});
    },
  };
}

function sha256(text: string): string {
  return digest('sha256', text);
}
