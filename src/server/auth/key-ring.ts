import { isDeepStrictEqual } from 'node:util';
import { type Caller, rightsKey } from '../../context/context.ts';
import type { Holder } from '../caps/caps.ts';
import { LinkedList } from '../../kernel/collections.ts';

/** Credential or tenant that can be withdrawn, which ends the streams that it admitted. */
export class Withdrawable {
  readonly #ends = new LinkedList<() => void>();
  #isWithdrawn = false;

  /** True while a stream that it admitted is open. */
  get isInUse(): boolean {
    return !this.#ends.isEmpty;
  }

  get isWithdrawn(): boolean {
    return this.#isWithdrawn;
  }

  /** Calls `end` when this is withdrawn, or at once if it is already. Returns a function that cancels this. */
  onWithdrawn(end: () => void): () => void {
    if (!this.#isWithdrawn) return this.#ends.add(end);
    end();
    return () => {};
  }

  withdraw(): void {
    this.#isWithdrawn = true;
    for (let end = this.#ends.first; end !== null; end = this.#ends.first) {
      this.#ends.removeFirst();
      end();
    }
  }
}

/**
 * Longest delay of a timer: a longer one would fire at once. Tokens valid for more than three weeks are checked again when it
 * ends.
 */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The part of an `Admission` by which it ends. */
interface Credential {
  readonly endsAt: number | null;
  readonly withdrawnWith: readonly Withdrawable[];
}

/**
 * Runs `end` when a credential expires or is withdrawn. For streams, which last longer than the check of a credential: their
 * clients reconnect with a new one. Returns a function that cancels this.
 */
export function atEnd(
  { endsAt, withdrawnWith }: Credential,
  now: number,
  end: () => void,
): () => void {
  const callOffs = withdrawnWith.map((each) => each.onWithdrawn(end));
  const timer =
    endsAt === null ? null : setTimeout(end, Math.min(Math.max(0, endsAt - now), LONGEST_TIMER_MS));
  return () => {
    for (const callOff of callOffs) callOff();
    if (timer !== null) clearTimeout(timer);
  };
}

/** True if a credential has expired or was withdrawn since it was checked. */
export function isOver({ endsAt, withdrawnWith }: Credential, now: number): boolean {
  if (endsAt !== null && now >= endsAt) return true;
  return withdrawnWith.some(({ isWithdrawn }) => isWithdrawn);
}

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
