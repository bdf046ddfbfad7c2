import { isDeepStrictEqual } from 'node:util';
import { type Caller, rightsKey } from '../../context/context.ts';
import type { Holder } from '../caps/caps.ts';
import { Withdrawable } from './withdrawable.ts';

/** A key that a client may present, and its rights. */
export interface ApiKey {
  /** SHA-256 of the key, in lower-case hex. The key itself is not stored. */
  readonly sha256: string;
  /** Name of the key in the log. */
  readonly name: string;
  readonly caller: Caller;
  /** Expiry in milliseconds since the epoch; null: never. */
  readonly endsAt: number | null;
  /** Caps of this key. */
  readonly caps: Holder['caps'];
}

/** A key in use. */
export class Grant extends Withdrawable {
  #key: ApiKey;
  #holder: Holder;

  constructor(key: ApiKey) {
    super();
    this.#key = key;
    this.#holder = holderOf(key);
  }

  get key(): ApiKey {
    return this.#key;
  }

  /** The key as a holder of caps. */
  get holder(): Holder {
    return this.#holder;
  }

  /**
   * Updates the name and the caps of a key whose rights are unchanged, so that its streams continue. An unnamed key is named by
   * its position, which may change.
   */
  renew(key: ApiKey): this {
    this.#key = key;
    this.#holder = holderOf(key);
    return this;
  }
}

function holderOf({ sha256, caps }: ApiKey): Holder {
  return { sort: 'key', name: `key ${sha256.slice(0, 32)}`, caps };
}

/** Valid keys, by their digests. */
export class KeyRing {
  #grants = new Map<string, Grant>();

  constructor(keys: readonly ApiKey[]) {
    this.replace(keys);
  }

  get isEmpty(): boolean {
    return this.#grants.size === 0;
  }

  /** All currently valid keys. */
  all(): Iterable<Grant> {
    return this.#grants.values();
  }

  find(sha256: string): Grant | null {
    return this.#grants.get(sha256) ?? null;
  }

  /** Replaces the valid keys. Keys that were removed or have other rights now are withdrawn. Returns false if nothing changed. */
  replace(keys: readonly ApiKey[]): boolean {
    const before = this.#grants;
    let hasOtherCaps = false;
    this.#grants = new Map(
      keys.map((key) => {
        const known = before.get(key.sha256);
        if (!known || !isSame(known.key, key)) return [key.sha256, new Grant(key)];
        hasOtherCaps ||= !isDeepStrictEqual(known.key.caps, key.caps);
        return [key.sha256, known.renew(key)];
      }),
    );
    const kept = new Set(this.#grants.values());
    const withdrawn = [...before.values()].filter((grant) => !kept.has(grant));
    for (const grant of withdrawn) grant.withdraw();
    return hasOtherCaps || withdrawn.length > 0 || kept.size !== before.size;
  }
}

function isSame(left: ApiKey, right: ApiKey): boolean {
  const { payer: before, ...rights } = left.caller;
  const { payer: after, ...others } = right.caller;
  return (
    left.endsAt === right.endsAt &&
    rightsKey(rights) === rightsKey(others) &&
    isDeepStrictEqual(before.budget, after.budget)
  );
}
