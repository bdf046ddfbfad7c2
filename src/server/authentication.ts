import { hash, timingSafeEqual } from 'node:crypto';
import type { Caller, Scope } from '../graphql/context.ts';

/** A key that a client may present, and what it allows. */
export interface ApiKey {
  readonly key: string;
  /** Whose it is. */
  readonly tenant: string;
  readonly scopes: readonly Scope[];
}

/** Who was let in. */
export interface Admission {
  readonly caller: Caller;
  /** When the credential ends, in milliseconds since the epoch; null: never. */
  readonly endsAt: number | null;
}

/**
 * Reads a JWT; null when it is not to be trusted: badly signed, expired, for somebody else, or of a
 * tenant that is not known. Rejects with `IssuerUnavailable` when nobody can say.
 */
export type ReadToken = (token: string) => Promise<Admission | null>;

/**
 * Tells who presents a credential: `Bearer <key or token>` as in an `Authorization` header, or null
 * when none was presented. Null means refused. Rejects with `IssuerUnavailable` when nobody can say.
 */
export type Authenticate = (authorization: string | null) => Promise<Admission | null>;

/** How clients are told apart. */
export interface Authentication {
  /** False: whoever reaches the service is let in, so only this machine may. */
  readonly isRequired: boolean;
  readonly authenticate: Authenticate;
}

export interface AuthenticationOptions {
  readonly apiKeys: readonly ApiKey[];
  /** Null where no tokens are taken. */
  readonly readToken: ReadToken | null;
  /** Whom everyone is while nothing tells clients apart. */
  readonly tenant: string;
}

/**
 * Without keys and tokens everyone is let in without scopes; the service then listens on loopback
 * only. Every key is compared, by digest, so that the time says nothing about which came near.
 */
export function createAuthentication({
  apiKeys,
  readToken,
  tenant,
}: AuthenticationOptions): Authentication {
  if (apiKeys.length === 0 && readToken === null) {
    const everyone: Admission = { caller: { tenant, scopes: new Set() }, endsAt: null };
    return { isRequired: false, authenticate: () => Promise.resolve(everyone) };
  }
  const known = apiKeys.map(({ key, tenant, scopes }) => ({
    digest: digestOf(key),
    caller: { tenant, scopes: new Set(scopes) },
  }));
  return {
    isRequired: true,
    async authenticate(authorization) {
      const presented = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? '';
      const digest = digestOf(presented);
      const matching = known.map((each) =>
        timingSafeEqual(each.digest, digest) ? each.caller : null,
      );
      const caller = matching.find((each) => each !== null);
      if (caller) return { caller, endsAt: null };
      return readToken !== null && isJwt(presented) ? readToken(presented) : null;
    },
  };
}

function isJwt(text: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text);
}

function digestOf(key: string): Buffer {
  return hash('sha256', key, 'buffer');
}
