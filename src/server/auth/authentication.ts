import { hash } from 'node:crypto';
import type { Caller } from '../../context/context.ts';
import type { MaybePromise } from '../../kernel/maybe-promise.ts';
import { OPEN_SCOPES } from '../../kernel/scopes.ts';
import type { Holder } from '../caps/caps.ts';
import type { Grant, KeyRing } from './key-ring.ts';
import type { Withdrawable } from './withdrawable.ts';

/** Authenticated caller, and the credential that authenticated them. */
export interface Admission {
  readonly caller: Caller;
  /** Expiry of the credential in milliseconds since the epoch; null: never. */
  readonly endsAt: number | null;
  /** The key in use; null if the credential is no key. */
  readonly grant: Grant | null;
  /** Key or token subject with its own caps; null for none. */
  readonly holder: Holder | null;
  /** The issuer's key that signed the token; null if the credential is no token. */
  readonly signedWith: Withdrawable | null;
  /** The token's tenant; null if the credential is no token. Keys need none, as they are removed with their tenant. */
  readonly servedAs: Withdrawable | null;
}

/**
 * Reads a JWT; null for one that is not valid: badly signed, expired, for another audience, or of an unknown
 * tenant. Rejects with `IssuerUnavailable` while the issuer's keys cannot be fetched.
 */
export type ReadToken = (token: string) => Promise<Admission | null>;

/**
 * Authenticates the sender of a credential: `Bearer <key or token>` as in an `Authorization` header, or null
 * without one; `connection` is any object that lives as long as the connection. Returns null for an invalid
 * credential. Rejects with `IssuerUnavailable` while the issuer's keys cannot be fetched. Keys are checked
 * synchronously.
 */
export type Authenticate = (
  authorization: string | null,
  connection: object,
) => MaybePromise<Admission | null>;

/** Ways to authenticate clients. */
export interface Authentication {
  /** False: every caller is admitted, so the service accepts requests of this machine only. */
  readonly isRequired: boolean;
  readonly authenticate: Authenticate;
}

export interface AuthenticationOptions {
  readonly keys: KeyRing;
  /** Called for every key that admits a caller. */
  readonly noteUse: (grant: Grant) => void;
  /** Null if no tokens are accepted. */
  readonly readToken: ReadToken | null;
  /** Tenant of every caller while no keys and tokens are configured. */
  readonly tenant: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * If neither keys nor tokens are configured at the start, every caller is admitted, without personal data, and the service
 * listens on loopback only. A key is looked up by its digest, so that the response time reveals nothing about a guess.
 */
export function createAuthentication({
  keys,
  noteUse,
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
      if (grant) {
        const admission = admitted(grant, now());
        if (admission !== null) noteUse(grant);
        return admission;
      }
      return readToken !== null && isJwt(credential) ? readToken(credential) : null;
    },
  };
}

/** A credential that a connection presented. */
interface Presented {
  readonly authorization: string;
  readonly credential: string;
  readonly sha256: string;
}

/**
 * Last credential of each connection: most clients send the same with every request. It is compared only with later
 * credentials on the same connection.
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
