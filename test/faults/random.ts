/** Pseudorandom numbers: the same seed gives the same numbers on every machine. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** A separate sequence for each name, independent of the numbers taken from this one. */
  fork(name: string): Random;
}

/** Mulberry32: 32 bits of state are plenty for a few thousand decisions. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const between = (low: number, high: number): number =>
    low + Math.floor(next() * (high - low + 1));

  return {
    next,
    between,
    pick(items) {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new RangeError('Nothing to pick from.');
      return item;
    },
    fork: (name) => createRandom(hash(name, seed)),
  };
}

/** FNV-1a, begun at the seed. */
function hash(text: string, seed: number): number {
  let value = (seed ^ 0x811c9dc5) >>> 0;
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}
