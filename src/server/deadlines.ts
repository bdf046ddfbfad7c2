/**
 * Ends what takes longer than it may. One timer for all of them: nearly everything is over long before, and a timer
 * for each request would cost more than the rest of this.
 */
export class Deadlines<Item> {
  readonly #durationMs: number;
  readonly #expire: (item: Item) => void;
  /** By `performance.now()`, the oldest first. */
  readonly #begun = new Map<Item, number>();
  #timer: NodeJS.Timeout | null = null;

  /** `expire` is called with what has not ended `durationMs` after it began. */
  constructor(durationMs: number, expire: (item: Item) => void) {
    this.#durationMs = durationMs;
    this.#expire = expire;
  }

  /** Begins the time of something; without effect where it has begun. */
  begin(item: Item): void {
    if (this.#begun.has(item)) return;
    this.#begun.set(item, performance.now());
    if (this.#timer === null) this.#timer = this.#lookIn(this.#durationMs);
  }

  end(item: Item): void {
    this.#begun.delete(item);
  }

  #lookIn(ms: number): NodeJS.Timeout {
    return setTimeout(this.#look, ms).unref();
  }

  readonly #look = (): void => {
    this.#timer = null;
    const now = performance.now();
    for (const [item, begun] of this.#begun) {
      const left = begun + this.#durationMs - now;
      if (left > 0) {
        this.#timer = this.#lookIn(Math.ceil(left));
        return;
      }
      this.#begun.delete(item);
      this.#expire(item);
    }
  };
}
