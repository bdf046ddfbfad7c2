import { isDeepStrictEqual } from 'node:util';
import { type Caller, rightsKey } from '../../context/context.ts';
import type { Holder } from '../caps/caps.ts';
import { Withdrawable } from './withdrawable.ts';

/** A key that a client may present, and what it allows. */
export interface ApiKey {
  /** SHA-256 of the key, in lower-case hex. The key itself is not stored. */
  readonly sha256: string;
  /** The name under which the log speaks of it. */
  readonly name: string;
  readonly caller: Caller;
  /** When it ends, in milliseconds since the epoch; null: never. */
  readonly endsAt: number | null;
  /** Those of its own. */
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

  /** The key, as its caps are counted. */
  get holder(): Holder {
    return this.#holder;
  }

  /**
   * Updates the name (an unnamed key is named by its position, which moves) and the caps of a key with the same
   * rights: its streams go on.
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

/** The keys that are taken, by their digests. */
export class KeyRing {
  #grants = new Map<string, Grant>();

  constructor(keys: readonly ApiKey[]) {
    this.replace(keys);
  }

  get isEmpty(): boolean {
    return this.#grants.size === 0;
  }

  /** All keys that are taken now. */
  all(): Iterable<Grant> {
    return this.#grants.values();
  }

  find(sha256: string): Grant | null {
    return this.#grants.get(sha256) ?? null;
  }

  /**
   * Takes these keys from now on. Those that are gone, or allow something else now, are withdrawn. False where
   * nothing is different.
   */
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
