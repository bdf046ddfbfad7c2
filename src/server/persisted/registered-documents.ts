import type { AnyErrorCode } from '../../kernel/error-codes.ts';
import { hash as digest } from 'node:crypto';
import { GraphQLError, Kind, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { jsonInFile } from '../../kernel/json/json.ts';
import type { CacheMeasurements } from '../../kernel/log/measurements.ts';
import { z } from 'zod';

/** Longest stored document. A longer one is executed, but not found by its hash later. */
const LONGEST_BYTES = 64 * 1024;
/** Bytes for one tenant, so that a tenant displaces only its own documents. */
const TENANT_BYTES = 2 * 1024 * 1024;
/** Maximum number of tenants with stored documents; the least recently used one loses all of its documents. */
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

/** With trusted documents only. Never sent in response to a hash alone, as clients would then stop sending hashes. */
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

/** Texts of documents by the ids that clients send. */
export type TrustedDocuments = ReadonlyMap<string, string>;

/** Form written by the codegen client preset (`persisted-documents.json`) and relay-compiler (`persistConfig.file`). */
const textsById = z.record(z.string(), z.string());

/** Form written by `@apollo/generate-persisted-query-manifest`. */
const apolloManifest = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  version: z.literal(1),
  operations: z.array(z.object({ id: z.string(), body: z.string() })),
});

/** Reads a manifest of trusted documents. Throws an error that describes the mistake without quoting the manifest. */
export function parseManifest(text: string): TrustedDocuments {
  const entries = toEntries(jsonInFile(text));
  const unreadable = entries.findIndex(([, body]) => !isDocument(body));
  if (unreadable >= 0) throw new Error(`its document number ${unreadable + 1} is no GraphQL`);
  return new Map(entries.map(([id, body]) => [bareId(id), body]));
}

/** Names of the operations in documents. */
export function operationNamesIn(documents: TrustedDocuments): Set<string> {
  const definitions = [...documents.values()].flatMap((text) => parse(text).definitions);
  return new Set(
    definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.name
        ? [definition.name.value]
        : [],
    ),
  );
}

/** Removes the prefix of an id that names its hash, as in GraphQL over HTTP: `sha256:…`. */
export function bareId(id: string): string {
  return id.replace(/^sha256:/, '');
}

function toEntries(manifest: unknown): readonly (readonly [id: string, text: string])[] {
  const apollo = apolloManifest.safeParse(manifest);
  if (apollo.success) return apollo.data.operations.map(({ id, body }) => [id, body]);
  const byId = textsById.safeParse(manifest);
  if (byId.success) return Object.entries(byId.data);
  throw new Error(
    'it is neither an object of texts by id nor an apollo-persisted-query-manifest of version 1',
  );
}

function isDocument(text: string): boolean {
  try {
    parse(text, { noLocation: true });
    return true;
  } catch {
    return false;
  }
}
