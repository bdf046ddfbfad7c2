/**
 * What holds for a whole store and all instances that share it, by name: such as prints of the keys that it was
 * written with. Few, small, and never trimmed.
 */
export interface Marks {
  /** Null for a name without a mark. Rejects with `DatabaseUnavailable`, as `replace` does. */
  get(name: string): Promise<string | null>;
  /**
   * Sets a mark where the one that stands is `before`, null for none, and resolves with what stands then. May be
   * repeated without a second effect. Marks are not empty.
   */
  replace(name: string, before: string | null, mark: string): Promise<string>;
}
