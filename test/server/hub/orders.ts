import type { Random } from '../../faults/random.ts';
import type { Publisher } from './publisher.ts';

/** Orders that are moved on at random, a few at a time. */
export class Orders {
  readonly #random: Random;
  readonly #publisher: Publisher;
  readonly keys: string[] = [];
  #open: string[] = [];

  constructor(random: Random, publisher: Publisher) {
    this.#random = random;
    this.#publisher = publisher;
  }

  /** Key of the next order to open: it can be followed before. */
  get next(): string {
    return `order-${this.keys.length}`;
  }

  /** Writes some updates, one after the other. */
  async move(times: number): Promise<void> {
    for (let count = 0; count < times; count += 1) await this.#moveOne();
  }

  async #moveOne(): Promise<void> {
    if (this.#open.length < 6) {
      this.#open.push(this.next);
      this.keys.push(this.next);
    }
    const key = this.#random.pick(this.#open);
    if (!(await this.#publisher.move(key))) this.#open = this.#open.filter((open) => open !== key);
  }

  pick(): string {
    return this.#random.pick([...this.keys.slice(-8), this.next]);
  }

  /** Ends all orders, and one more that nobody follows. */
  async finish(): Promise<void> {
    for (const key of [...this.keys, this.next]) await this.#publisher.finish(key);
  }
}
