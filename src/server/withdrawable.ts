/** Something that lets clients in until it is withdrawn. What it let in and still goes on ends then. */
export class Withdrawable {
  readonly #ends = new Set<() => void>();
  #isWithdrawn = false;

  /** True while something that it let in goes on. */
  get isInUse(): boolean {
    return this.#ends.size > 0;
  }

  /** Calls `end` when this is withdrawn, at once where it is. Returns how to call it off. */
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
