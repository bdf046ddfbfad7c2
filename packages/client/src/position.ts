/** Position up to which the updates of a subscription were applied. */
export interface Position {
  /** Cursor of the last update; null before the first. */
  readonly cursor: string | null;
  /** The `eventId`s of the newest updates, which identify a repeat. */
  readonly seen: readonly string[];
}

/** Stores the position of one subscription. */
export interface PositionStore {
  /** Null if no position is stored. */
  read(): Position | null | Promise<Position | null>;
  write(position: Position): void | Promise<void>;
}

/** Interface that `localStorage`, `sessionStorage` and React Native's `AsyncStorage` share. */
export interface KeyValueStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): unknown;
}

/** Store that ends with the process: a new subscription then begins with a snapshot. */
export function inMemory(): PositionStore {
  let kept: Position | null = null;
  return {
    read: () => kept,
    write(position) {
      kept = position;
    },
  };
}

/** Store that survives reloads and restarts of the app. Use the key for nothing else. */
export function inStorage(storage: KeyValueStorage, key: string): PositionStore {
  return {
    async read() {
      const kept = await storage.getItem(key);
      return kept === null ? null : (JSON.parse(kept) as Position); // written below
    },
    async write(position) {
      await storage.setItem(key, JSON.stringify(position));
    },
  };
}
