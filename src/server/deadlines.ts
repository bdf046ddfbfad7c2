import { Members } from '../kernel/members.ts';

interface Begun<Item> {
  readonly item: Item;
  /** By `performance.now()`. */
  readonly at: number;
}

/**
 * Ends what takes longer than it may. One timer for all of them: nearly everything is over long before, and a timer
 * for each request would cost more than the rest of this.
 */
export class Deadlines<Item> {
  readonly #durationMs: number;
  readonly #expire: (item: Item) => void;
  readonly #begun = new Members<Begun<Item>>();
  #timer: NodeJS.Timeout | null = null;

  /** `expire` is called with what has not ended `durationMs` after it began. */
  constructor(durationMs: number, expire: (item: Item) => void) {
    this.#durationMs = durationMs;
    this.#expire = expire;
  }

  /** Begins the time of something; returns how to end it. */
  begin(item: Item): () => void {
    if (this.#timer === null) this.#timer = this.#lookIn(this.#durationMs);
    return this.#begun.add({ item, at: performance.now() });
  }

  #lookIn(ms: number): NodeJS.Timeout {
    return setTimeout(this.#look, ms).unref();
  }

  readonly #look = (): void => {
    this.#timer = null;
    const now = performance.now();
    for (let next = this.#begun.first; next !== null; next = this.#begun.first) {
      const left = next.at + this.#durationMs - now;
      if (left > 0) {
        this.#timer = this.#lookIn(Math.ceil(left));
        return;
      }
      this.#begun.removeFirst();
      this.#expire(next.item);
    }
  };
}
