import { createHash, timingSafeEqual } from 'node:crypto';
import type { Caller, Scope } from '../graphql/context.ts';

/** A key that a client may present, and what it allows. */
export interface ApiKey {
  readonly key: string;
  readonly scopes: readonly Scope[];
}

/**
 * Tells who presents a credential: `Bearer <key>` as in an `Authorization` header, or null when none
 * was presented. Null means refused.
 */
export type Authenticate = (authorization: string | null) => Caller | null;

/** All keys belong to this tenant. */
const TENANT = 'default';

/**
 * Without keys everyone is let in without scopes; the service then listens on loopback only. With
 * keys every one of them is compared, by digest, so that the time says nothing about which came near.
 */
export function createAuthenticate(keys: readonly ApiKey[]): Authenticate {
  if (keys.length === 0) return () => ({ tenant: TENANT, scopes: new Set() });
  const known = keys.map(({ key, scopes }) => ({
    digest: digestOf(key),
    caller: { tenant: TENANT, scopes: new Set(scopes) },
  }));
  return (authorization) => {
    const presented = digestOf(/^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? '');
    const matching = known.map(({ digest, caller }) =>
      timingSafeEqual(digest, presented) ? caller : null,
    );
    return matching.find((caller) => caller !== null) ?? null;
  };
}

function digestOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
