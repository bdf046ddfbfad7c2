import { LinkedList } from '../../kernel/linked-list.ts';

/** Something that lets clients in until it is withdrawn. What it let in and still goes on ends then. */
export class Withdrawable {
  readonly #ends = new LinkedList<() => void>();
  #isWithdrawn = false;

  /** True while something that it let in goes on. */
  get isInUse(): boolean {
    return !this.#ends.isEmpty;
  }

  get isWithdrawn(): boolean {
    return this.#isWithdrawn;
  }

  /** Calls `end` when this is withdrawn, at once where it is. Returns how to call it off. */
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
