/**
 * Number of shards. Part of how keys are named, so never changed: a tenant would be looked for where
 * it is not.
 */
const SHARDS = 16;

/** Names of the journal's keys. */
export interface Keyspace {
  /** Beginnings of the keys of each shard. */
  readonly roots: readonly string[];
  rootOf(tenant: string): string;
}

/**
 * Every tenant belongs to one of a fixed number of shards, and all keys of a shard share one hash tag:
 * so each script stays within one slot of a Cluster, and a shard can keep one agenda of all its tenants.
 * Asking what is due costs a fixed number of calls, however many tenants there are.
 */
export function createKeyspace(prefix: string): Keyspace {
  const roots = Array.from({ length: SHARDS }, (_, shard) => `{${prefix}/${shard}}`);
  return {
    roots,
    rootOf: (tenant) => roots[fnv1a(tenant) % SHARDS] ?? '',
  };
}

/** A tenant or kind as it stands in keys: percent-encoded, so that no colon is in it. */
export function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed());
}

/** The name behind `encodeName`. */
export function decodeName(encoded: string): string {
  return decodeURIComponent(encoded);
}

/** FNV-1a over UTF-8, 32 bits. */
function fnv1a(text: string): number {
  return Buffer.from(text).reduce(
    (hash, byte) => Math.imul(hash ^ byte, 0x01_00_01_93) >>> 0,
    0x81_1c_9d_c5,
  );
}
