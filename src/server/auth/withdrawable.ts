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
