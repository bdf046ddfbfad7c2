import type { AnyErrorCode } from '../../kernel/error-codes.ts';
import { hash as digest } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { CacheMeasurements } from '../../kernel/log/measurements.ts';

/** Longest stored document. A longer one is executed, but not found by its hash later. */
const LONGEST_BYTES = 64 * 1024;
/** Bytes for one tenant, whose documents other tenants never displace. */
const TENANT_BYTES = 2 * 1024 * 1024;
const MOST_TENANTS = 64;

const IS_HASH = /^[0-9a-f]{64}$/;

/** Cache that instances share. It may lose or mix up entries, and rejects while it is unavailable. */
export interface SharedTexts {
  /** Text last stored under a name, a SHA-256 in hex, or under another name by mistake; null for none. */
  get(name: string): Promise<string | null>;
  set(name: string, text: string): Promise<void>;
}

/**
 * Documents that a tenant's clients registered under their SHA-256 (automatic persisted queries); the most recently used are
 * stored. A tenant finds only the documents of its own clients.
 */
interface RegisteredDocuments {
  /** Text of a hash if this instance stores it; null otherwise. */
  getHere(tenant: string, hash: string): string | null;
  /** Text of a hash; null if no instance stores it or the shared cache is unavailable. */
  get(tenant: string, hash: string): Promise<string | null>;
  /** Stores a text under its hash. Throws a `GraphQLError` for the hash of another text. */
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
      // If the text is not found, the client sends it.
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
      // Not awaited: the operation has its text, and an instance that reads too early gets it from the client.
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

/** Name of a tenant's document in the shared cache; the stored text begins with it. */
export function sharedName(tenant: string, hash: string): string {
  return sha256(`${hash} ${tenant}`);
}

function sha256(text: string): string {
  return digest('sha256', text);
}

/** In response, clients send the text together with the hash. */
export function notFound(): GraphQLError {
  return rejection('PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND', 404);
}

/** With trusted documents only. Never sent in response to a hash, as clients would then stop sending hashes. */
export function notSupported(): GraphQLError {
  return rejection('PersistedQueryNotSupported', 'PERSISTED_QUERY_NOT_SUPPORTED', 400);
}

/** The hash does not match the text. */
function mismatch(): GraphQLError {
  return rejection('PersistedQueryMismatch', 'PERSISTED_QUERY_MISMATCH', 400);
}

/** Clients compare these messages and codes. `spec`: the status is 200 for clients that accept plain JSON only. */
function rejection(message: string, code: AnyErrorCode, status: number): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code, retryable: false, http: { status, spec: true } },
  });
}
