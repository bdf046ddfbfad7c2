import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  createRemoteJWKSet,
  type CryptoKey,
  customFetch,
  errors,
  exportJWK,
  type JSONWebKeySet,
  type JWTPayload,
  jwtVerify,
  type JWTVerifyOptions,
} from 'jose';
import type { Clock } from '../../kernel/time/clock.ts';
import { createFetch, type Proxies } from '../../kernel/proxies.ts';
import { Unavailable } from '../../kernel/errors.ts';
import { Withdrawable } from './key-ring.ts';

/** The issuer's keys cannot be fetched, so tokens cannot be checked. */
export class IssuerUnavailable extends Unavailable {
  override readonly name = 'IssuerUnavailable';
}

/** Time after which keys are fetched again, so that a withdrawn key is rejected within a minute. */
const FRESH_MS = 25_000;
/** Age of the keys from which a token waits for the fetch, unless the last fetch failed. */
const STALE_MS = 50_000;
/** Time for which the last keys of an unreachable issuer stay valid. */
const SERVED_MS = 10 * 60_000;
/** Shortest time between two fetches, so that invented key ids and an unavailable issuer cost little. */
const COOL_DOWN_MS = 10_000;

/** Keys that an issuer published at one time. */
interface KeySet {
  readonly find: ReturnType<typeof createLocalJWKSet>;
  /** Each key by its thumbprint, RFC 7638. */
  readonly keys: ReadonlyMap<string, Withdrawable>;
}

/** A token that one of the issuer's keys signed. */
export interface Verified {
  readonly payload: JWTPayload;
  /** Withdrawn when the issuer no longer publishes the key. */
  readonly signedWith: Withdrawable | null;
}

/** Dependencies of `IssuerKeys`. */
export interface IssuerKeysOptions {
  readonly clock: Pick<Clock, 'elapsed' | 'sleep'>;
  /** Aborted when the keys need no longer be refreshed. */
  readonly over: AbortSignal;
  readonly proxies: Proxies | null;
}

/** Public keys of a token issuer, fetched when a token needs them and refreshed while sessions depend on them. */
export class IssuerKeys {
  readonly #remote;
  readonly #clock: Pick<Clock, 'elapsed' | 'sleep'>;
  readonly #thumbprints = new WeakMap<CryptoKey, string>();
  #set: KeySet | null = null;
  #fetchedAt = 0;
  #attemptedAt = 0;
  #isAway = false;
  #fetching: Promise<KeySet> | null = null;

  /** Refreshes the issuer's keys until `over` is aborted. */
  constructor(url: string, { clock, over, proxies }: IssuerKeysOptions) {
    // This class decides when to fetch, by the service's own clock.
    this.#remote = createRemoteJWKSet(new URL(url), {
      cooldownDuration: 0,
      cacheMaxAge: Infinity,
      [customFetch]: createFetch(proxies),
    });
    this.#clock = clock;
    void this.#follow(over);
  }

  /**
   * Checks a token with the key that it names, or with each matching key. Rejects with jose's errors for an invalid token, and
   * with `IssuerUnavailable` while the keys cannot be fetched.
   */
  async verify(token: string, options: JWTVerifyOptions): Promise<Verified> {
    const set = await this.#current();
    try {
      return await this.#verifyBy(set, token, options);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      const newer = await this.#renewed().catch(() => set);
      if (newer === set) throw error;
      return this.#verifyBy(newer, token, options);
    }
  }

  async #verifyBy(
    { find, keys }: KeySet,
    token: string,
    options: JWTVerifyOptions,
  ): Promise<Verified> {
    const { payload, key } = await verifyByOneOf(find, token, options);
    const signedWith = keys.get(await this.#thumbprintOf(key)) ?? null;
    return { payload, signedWith };
  }

  async #thumbprintOf(key: CryptoKey): Promise<string> {
    const thumbprint =
      this.#thumbprints.get(key) ?? (await calculateJwkThumbprint(await exportJWK(key)));
    this.#thumbprints.set(key, thumbprint);
    return thumbprint;
  }

  async #current(): Promise<KeySet> {
    const set = this.#set;
    if (set === null) return this.#renewed();
    const age = this.#clock.elapsed() - this.#fetchedAt;
    if (age < FRESH_MS) return set;
    const renewed = this.#renewed();
    if (age < STALE_MS || (this.#isAway && age < SERVED_MS)) {
      renewed.catch(() => {});
      return set;
    }
    return renewed.catch((error: unknown) => {
      if (age < SERVED_MS) return set;
      throw error;
    });
  }

  /** The currently published keys, or those of the last fetch if it is recent. */
  #renewed(): Promise<KeySet> {
    const isSoon = this.#clock.elapsed() - this.#attemptedAt < COOL_DOWN_MS;
    if (this.#set !== null && isSoon && this.#fetching === null) {
      if (!this.#isAway) return Promise.resolve(this.#set);
      return Promise.reject(
        new IssuerUnavailable('the token issuer could not be reached a moment ago'),
      );
    }
    this.#fetching ??= this.#fetch().finally(() => (this.#fetching = null));
    return this.#fetching;
  }

  async #fetch(): Promise<KeySet> {
    this.#attemptedAt = this.#clock.elapsed();
    const fetchedAt = this.#attemptedAt;
    try {
      await this.#remote.reload();
      const published = this.#remote.jwks() ?? { keys: [] };
      const set = await nextSet(published, this.#set);
      [this.#set, this.#fetchedAt, this.#isAway] = [set, fetchedAt, false];
      return set;
    } catch (error) {
      this.#isAway = true;
      throw new IssuerUnavailable('the keys of the token issuer cannot be fetched', {
        cause: error,
      });
    }
  }

  /** Sessions opened by tokens are not checked again, so their keys are refreshed as long as a session lasts. */
  async #follow(over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      await this.#clock.sleep(FRESH_MS, over);
      const keys = [...(this.#set?.keys.values() ?? [])];
      if (!over.aborted && keys.some(({ isInUse }) => isInUse)) {
        await this.#renewed().catch(() => {});
      }
    }
  }
}

/** The currently published keys. Keys that are no longer published are withdrawn. */
async function nextSet(published: JSONWebKeySet, before: KeySet | null): Promise<KeySet> {
  const thumbprints = await Promise.all(
    // An entry that is no valid key is ignored.
    published.keys.map((key) => calculateJwkThumbprint(key).catch(() => null)),
  );
  const named = thumbprints.filter((each) => each !== null);
  const keys = new Map(named.map((each) => [each, before?.keys.get(each) ?? new Withdrawable()]));
  for (const [thumbprint, key] of before?.keys ?? []) if (!keys.has(thumbprint)) key.withdraw();
  return { find: createLocalJWKSet(published), keys };
}

async function verifyByOneOf(
  find: KeySet['find'],
  token: string,
  options: JWTVerifyOptions,
): Promise<{ readonly payload: JWTPayload; readonly key: CryptoKey }> {
  try {
    const { payload, key } = await jwtVerify(token, find, options);
    if (key instanceof Uint8Array) throw new errors.JWKSInvalid('a public key is no secret');
    return { payload, key };
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error;
    for await (const key of error) {
      try {
        return { ...(await jwtVerify(token, key, options)), key };
      } catch (reason) {
        if (!(reason instanceof errors.JWSSignatureVerificationFailed)) throw reason;
      }
    }
    throw new errors.JWSSignatureVerificationFailed();
  }
}
