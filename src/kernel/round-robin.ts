/**
 * Waiting items in lanes, such as one for each tenant. Lanes are served in turn and each in its order, so that one with
 * thousands of items delays the next by one item.
 */
export class RoundRobin<Item> {
  /** The first lane is the next. */
  readonly #lanes = new Map<string, Lane<Item>>();

  get isEmpty(): boolean {
    return this.#lanes.size === 0;
  }

  /** Number of items that wait in a lane. */
  waiting(name: string): number {
    const lane = this.#lanes.get(name);
    return lane ? lane.items.length - lane.served : 0;
  }

  add(name: string, item: Item): void {
    const lane = this.#lanes.get(name);
    if (lane) lane.items.push(item);
    else this.#lanes.set(name, { items: [item], served: 0 });
  }

  /** Takes the first item of the next lane; undefined when nothing waits. */
  next(): Item | undefined {
    const [first] = this.#lanes;
    if (!first) return undefined;
    const [name, lane] = first;
    const item = lane.items[lane.served];
    lane.served += 1;
    this.#lanes.delete(name);
    // Behind all others.
    if (lane.served < lane.items.length) this.#lanes.set(name, compacted(lane));
    return item;
  }
}

interface Lane<Item> {
  readonly items: Item[];
  /** Number of entries at the beginning of `items` that were taken: removing each would move all others. */
  served: number;
}

/** Number of taken entries at which their places are removed. */
const MOST_SERVED = 1_024;

function compacted<Item>(lane: Lane<Item>): Lane<Item> {
  return lane.served < MOST_SERVED ? lane : { items: lane.items.slice(lane.served), served: 0 };
}
