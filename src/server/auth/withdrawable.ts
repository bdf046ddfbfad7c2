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
