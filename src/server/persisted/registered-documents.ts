import { hash as digest } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { CacheMeasurements } from '../../kernel/log/measurements.ts';

/** A longer document is run, and its hash not found the next time. */
const LONGEST_BYTES = 64 * 1024;
/** Of one tenant: another's documents never displace them. */
const TENANT_BYTES = 2 * 1024 * 1024;
const MOST_TENANTS = 64;

const IS_HASH = /^[0-9a-f]{64}$/;

/** A memory that instances share. It may forget or mix up entries; it rejects while it is away. */
export interface SharedTexts {
  /** The text last stored under a name, which is a SHA-256 in hex, or under another one; null if there is none. */
  get(name: string): Promise<string | null>;
  set(name: string, text: string): Promise<void>;
}

/**
 * Documents that a tenant's clients registered under their SHA-256 (automatic persisted queries), the last ones used.
 * A tenant finds only the documents of its own clients.
 */
export interface RegisteredDocuments {
  /** The text under a hash, if this instance stores it. */
  getHere(tenant: string, hash: string): string | null;
  /** The text under a hash; null if no instance stores it, or the shared memory is away. */
  get(tenant: string, hash: string): Promise<string | null>;
  /** Stores a text for the next time. Throws a `GraphQLError` if the hash is not its own. */
  register(tenant: string, hash: string, text: string): void;
}

export function createRegisteredDocuments(
  shared: SharedTexts | null,
  measurements: CacheMeasurements,
): RegisteredDocuments {
  const tenants = new LRUCache<string, LRUCache<string, string>>({ max: MOST_TENANTS });
  const sumOf = (count: (texts: LRUCache<string, string>) => number): number =>
    [...tenants.values()].reduce((sum, texts) => sum + count(texts), 0);
  measurements.cacheEntries.watch(['registered-documents'], () => sumOf(({ size }) => size));
  measurements.cacheBytes.watch(['registered-documents'], () =>
    sumOf(({ calculatedSize }) => calculatedSize),
  );

  function store(tenant: string, hash: string, text: string): void {
    const texts = tenants.get(tenant) ?? createTexts();
    texts.set(hash, text);
    tenants.set(tenant, texts);
  }

  const getHere = (tenant: string, hash: string): string | null =>
    tenants.get(tenant)?.get(hash) ?? null;

  return {
    getHere,
    async get(tenant, hash) {
      const known = getHere(tenant, hash);
      if (known !== null || shared === null || !IS_HASH.test(hash)) return known;
      const name = sharedName(tenant, hash);
      // A client that gets "not found" sends the text.
      const stored = await shared.get(name).catch(() => null);
      if (stored === null || !stored.startsWith(name)) return null;
      const text = stored.slice(name.length);
      if (sha256(text) !== hash) return null;
      store(tenant, hash, text);
      return text;
    },
    register(tenant, hash, text) {
      if (getHere(tenant, hash) === text) return;
      if (sha256(text) !== hash) throw mismatch();
      if (Buffer.byteLength(text) > LONGEST_BYTES) return;
      store(tenant, hash, text);
      // Not awaited: the operation has its text, and an instance that asks too soon gets it from the client again.
      const name = sharedName(tenant, hash);
      shared?.set(name, name + text).catch(() => {});
    },
  };
}

function createTexts(): LRUCache<string, string> {
  return new LRUCache({
    maxSize: TENANT_BYTES,
    maxEntrySize: LONGEST_BYTES,
    sizeCalculation: (text) => Buffer.byteLength(text),
  });
}

/** Name of a tenant's document in the memory that instances share; the stored text begins with it. */
export function sharedName(tenant: string, hash: string): string {
  return sha256(`${hash} ${tenant}`);
}

function sha256(text: string): string {
  return digest('sha256', text);
}

/** Clients send the text next, and the hash beside it. */
export function notFound(): GraphQLError {
  return rejection('PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND', 404);
}

/** Trusted documents only. Sent in response to a text; in response to a hash, clients would stop sending hashes. */
export function notSupported(): GraphQLError {
  return rejection('PersistedQueryNotSupported', 'PERSISTED_QUERY_NOT_SUPPORTED', 400);
}

/** The text beside a hash has another one. */
function mismatch(): GraphQLError {
  return rejection('PersistedQueryMismatch', 'PERSISTED_QUERY_MISMATCH', 400);
}

/**
 * Messages and codes are those that clients compare. `spec`: the status is 200 for clients that take plain
 * JSON.
 */
function rejection(message: string, code: string, status: number): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code, retryable: false, http: { status, spec: true } },
  });
}
