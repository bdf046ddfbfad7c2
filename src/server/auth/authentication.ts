import { hash } from 'node:crypto';
import type { Caller } from '../../context/context.ts';
import type { MaybePromise } from '../../kernel/maybe-promise.ts';
import { OPEN_SCOPES } from '../../kernel/scopes.ts';
import type { Holder } from '../caps/caps.ts';
import type { Grant, KeyRing } from './key-ring.ts';
import type { Withdrawable } from './withdrawable.ts';

/** Who was let in. */
export interface Admission {
  readonly caller: Caller;
  /** When the credential ends, in milliseconds since the epoch; null: never. */
  readonly endsAt: number | null;
  /** The key in use; null for what is no key. */
  readonly grant: Grant | null;
  /** The key or the token's subject that is held to caps of its own; null where there is none. */
  readonly holder: Holder | null;
  /** The issuer's key that signed a token; null for what is none. */
  readonly signedWith: Withdrawable | null;
  /** The tenant of a token; null for what is none: the keys of a tenant go with it. */
  readonly servedAs: Withdrawable | null;
}

/**
 * Reads a JWT; null when it is not to be trusted: badly signed, expired, for somebody else, or of a
 * tenant that is not known. Rejects with `IssuerUnavailable` when nobody can say.
 */
export type ReadToken = (token: string) => Promise<Admission | null>;

/**
 * Tells who presents a credential: `Bearer <key or token>` as in an `Authorization` header, or null
 * when none was presented; `connection` stands for what it came over, for as long as that is open. Null means refused.
 * Rejects with `IssuerUnavailable` when nobody can say. Keys are known at once.
 */
export type Authenticate = (
  authorization: string | null,
  connection: object,
) => MaybePromise<Admission | null>;

/** Ways to authenticate clients. */
export interface Authentication {
  /** False: whoever reaches the service is let in, so only this machine may. */
  readonly isRequired: boolean;
  readonly authenticate: Authenticate;
}

export interface AuthenticationOptions {
  readonly keys: KeyRing;
  /** Null where no tokens are taken. */
  readonly readToken: ReadToken | null;
  /** Whom everyone is while nothing tells clients apart. */
  readonly tenant: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * Without keys and tokens at the start everyone is let in, without personal data; the service then listens on loopback
 * only. A key is found by its digest, so that the time says nothing about how near one came.
 */
export function createAuthentication({
  keys,
  readToken,
  tenant,
  now,
}: AuthenticationOptions): Authentication {
  if (keys.isEmpty && readToken === null) {
    const payer = { key: null, subject: null, budget: {} };
    const caller = { tenant, scopes: OPEN_SCOPES, payer };
    const everyone: Admission = {
      caller,
      endsAt: null,
      grant: null,
      holder: null,
      signedWith: null,
      servedAs: null,
    };
    return { isRequired: false, authenticate: () => everyone };
  }
  const presentedOver = createPresented();
  return {
    isRequired: true,
    authenticate(authorization, connection) {
      if (authorization === null) return null;
      const { credential, sha256 } = presentedOver(connection, authorization);
      const grant = keys.find(sha256);
      if (grant) return admitted(grant, now());
      return readToken !== null && isJwt(credential) ? readToken(credential) : null;
    },
  };
}

/** A credential as a connection presented it. */
interface Presented {
  readonly authorization: string;
  readonly credential: string;
  readonly sha256: string;
}

/**
 * Credential that each connection presented last: most present the same with every request. It is compared with nothing but what
 * comes over the same connection.
 */
function createPresented(): (connection: object, authorization: string) => Presented {
  const last = new WeakMap<object, Presented>();
  return (connection, authorization) => {
    const known = last.get(connection);
    if (known?.authorization === authorization) return known;
    const credential = /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? '';
    const presented = { authorization, credential, sha256: digestOf(credential) };
    last.set(connection, presented);
    return presented;
  };
}

function admitted(grant: Grant, now: number): Admission | null {
  const { caller, endsAt } = grant.key;
  if (endsAt !== null && now >= endsAt) return null;
  return { caller, endsAt, grant, holder: grant.holder, signedWith: null, servedAs: null };
}

/** SHA-256 of a key, in lower-case hex: 256 random bits need no slow hash. */
export function digestOf(key: string): string {
  return hash('sha256', key, 'hex');
}

function isJwt(text: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text);
}
