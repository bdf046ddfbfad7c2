import { type Caller, audienceKey } from '../graphql/context.ts';

/** A key that a client may present, and what it allows. */
export interface ApiKey {
  /** SHA-256 of the key, in lower-case hex. The key itself is kept nowhere. */
  readonly sha256: string;
  /** The name under which the log speaks of it. */
  readonly name: string;
  readonly caller: Caller;
  /** When it ends, in milliseconds since the epoch; null: never. */
  readonly endsAt: number | null;
}

/** A key in use. What it let in and still goes on ends when the key is withdrawn. */
export class Grant {
  readonly key: ApiKey;
  readonly #ends = new Set<() => void>();
  #isWithdrawn = false;

  constructor(key: ApiKey) {
    this.key = key;
  }

  /** Calls `end` when the key is withdrawn, at once where it is. Returns how to call it off. */
  onWithdrawn(end: () => void): () => void {
    if (this.#isWithdrawn) end();
    else this.#ends.add(end);
    return () => void this.#ends.delete(end);
  }

  withdraw(): void {
    this.#isWithdrawn = true;
    for (const end of this.#ends) end();
    this.#ends.clear();
  }
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

  find(sha256: string): Grant | null {
    return this.#grants.get(sha256) ?? null;
  }

  /**
   * Takes these keys from now on. Those that are gone, or allow something else now, are withdrawn. False where
   * nothing is different.
   */
  replace(keys: readonly ApiKey[]): boolean {
    const before = this.#grants;
    this.#grants = new Map(
      keys.map((key) => {
        const known = before.get(key.sha256);
        return [key.sha256, known && isSame(known.key, key) ? known : new Grant(key)];
      }),
    );
    const kept = new Set(this.#grants.values());
    const withdrawn = [...before.values()].filter((grant) => !kept.has(grant));
    for (const grant of withdrawn) grant.withdraw();
    return withdrawn.length > 0 || kept.size !== before.size;
  }
}

function isSame(left: ApiKey, right: ApiKey): boolean {
  return left.endsAt === right.endsAt && audienceKey(left.caller) === audienceKey(right.caller);
}
