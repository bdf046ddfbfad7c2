import { LRUCache } from 'lru-cache';

/**
 * A map of at most so many names, of which the one that was used longest ago is forgotten first. It grows as it fills:
 * given by `max`, its room would be set aside at once, 7 ms and 2 MB for 50,000 names at each start.
 */
export function createRecentlyUsed<Value extends object>(most: number): LRUCache<string, Value> {
  return new LRUCache({ maxSize: most, sizeCalculation: () => 1 });
}
