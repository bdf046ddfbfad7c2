import { hash } from 'node:crypto';
import type { Caller } from '../../context/context.ts';
import type { MaybePromise } from '../../kernel/turns.ts';
import { OPEN_SCOPES } from '../../kernel/scopes.ts';
import type { Holder } from '../caps/caps.ts';
import type { Grant, KeyRing, Withdrawable } from './key-ring.ts';
import type { Clock } from '../../kernel/time/clock.ts';
import type { Log } from '../../kernel/log/log.ts';
import { createRecentlyUsed } from '../../kernel/collections.ts';

/** Authenticated caller, and the credential that authenticated them. */
export interface Admission {
  readonly caller: Caller;
  /** Expiry of the credential in milliseconds since the epoch; null: never. */
  readonly endsAt: number | null;
  /** Key or token subject with its own caps; null for none. */
  readonly holder: Holder | null;
  /**
   * The admission ends when one of these is withdrawn: the key in use; or the token's tenant, or the issuer's key that signed the
   * token. A key needs no tenant here, as it is removed with its tenant.
   */
  readonly withdrawnWith: readonly Withdrawable[];
}

/**
 * Reads a JWT; null for one that is not valid: badly signed, expired, for another audience, or of an unknown
 * tenant. Rejects with `IssuerUnavailable` while the issuer's keys cannot be fetched.
 */
export type ReadToken = (token: string) => Promise<Admission | null>;

/**
 * Authenticates the sender of a credential: `Bearer <key or token>` as in an `Authorization` header, or null
 * without one. Returns null for an invalid credential. Rejects with `IssuerUnavailable` while the issuer's keys cannot be
 * fetched. Keys are checked synchronously.
 */
type Authenticate = (authorization: string | null) => MaybePromise<Admission | null>;

/** Ways to authenticate clients. */
export interface Authentication {
  /** False: every caller is admitted, so the service accepts requests of this machine only. */
  readonly isRequired: boolean;
  readonly authenticate: Authenticate;
}

interface AuthenticationOptions {
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
    const everyone: Admission = { caller, endsAt: null, holder: null, withdrawnWith: [] };
    return { isRequired: false, authenticate: () => everyone };
  }
  return {
    isRequired: true,
    authenticate(authorization) {
      if (authorization === null) return null;
      const credential = /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? '';
      const grant = keys.find(digestOf(credential));
      if (grant) {
        const admission = admitted(grant, now());
        if (admission !== null) noteUse(grant);
        return admission;
      }
      return readToken !== null && isJwt(credential) ? readToken(credential) : null;
    },
  };
}

function admitted(grant: Grant, now: number): Admission | null {
  const { caller, endsAt } = grant.key;
  if (endsAt !== null && now >= endsAt) return null;
  return { caller, endsAt, holder: grant.holder, withdrawnWith: [grant] };
}

/** SHA-256 of a key, in lower-case hex: 256 random bits need no slow hash. */
export function digestOf(key: string): string {
  return hash('sha256', key, 'hex');
}

function isJwt(text: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text);
}

/** Number of failures of an address before its rejections are delayed. */
const FREE_FAILURES = 5;

/** First delay, doubled with each further failure. */
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 3_000;

/** Time without failures after which the count of an address restarts. */
const FORGIVEN_AFTER_MS = 60_000;

/** Maximum number of remembered addresses; the one with the oldest failure is forgotten first. */
const MOST_ADDRESSES = 10_000;

/** Maximum number of delayed rejections; further ones are sent at once, as each holds a connection. */
const MOST_WAITING = 1_000;

interface Failures {
  readonly count: number;
  /** Time of the last failure, by the clock's `elapsed`. */
  readonly at: number;
}

/** Client of a connection: one object while the connection is open. */
interface Peer {
  /** Network address; absent after the client has disconnected. */
  readonly remoteAddress?: string | undefined;
}

/** Like `Authenticate`, for a client with a network address. */
export type AuthenticateFrom = (
  authorization: string | null,
  peer: Peer,
) => MaybePromise<Admission | null>;

/**
 * Logs rejected credentials, without their values, and delays rejections for an address with many. Valid credentials are never
 * delayed, so that no client can lock out others behind the same proxy. A missing credential does not count.
 */
export function slowFailures(
  authenticate: Authenticate,
  {
    clock,
    log,
  }: { readonly clock: Pick<Clock, 'elapsed' | 'sleep'>; readonly log: Pick<Log, 'warn'> },
): AuthenticateFrom {
  const known = createRecentlyUsed<Failures>(MOST_ADDRESSES);
  let waiting = 0;

  /** Counts a failure of an address. Returns the number of its failures. */
  function note(address: string): number {
    const at = clock.elapsed();
    const before = known.get(address);
    const isForgiven = before === undefined || at - before.at >= FORGIVEN_AFTER_MS;
    const count = isForgiven ? 1 : before.count + 1;
    known.set(address, { count, at });
    return count;
  }

  async function reject({ remoteAddress: address = '' }: Peer): Promise<null> {
    const count = note(address);
    // Logged at powers of two only, so that a flood does not fill the log.
    if (Number.isInteger(Math.log2(count))) log.warn('authentication failed', { address, count });
    if (count <= FREE_FAILURES || waiting >= MOST_WAITING) return null;
    waiting += 1;
    await clock.sleep(Math.min(FIRST_WAIT_MS * 2 ** (count - FREE_FAILURES - 1), LONGEST_WAIT_MS));
    waiting -= 1;
    return null;
  }

  return (authorization, peer) => {
    const admission = authenticate(authorization);
    if (admission instanceof Promise) return admission.then((read) => read ?? reject(peer));
    return admission ?? (authorization === null ? null : reject(peer));
  };
}
