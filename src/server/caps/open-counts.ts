/** Things that holders have open on this instance; `keptBytes` are those that subscriptions are remembered by. */
export type Openable = 'connections' | 'subscriptions' | 'keptBytes';

/** Counts of what is open here, by holder: in memory only, so that what an instance that died had open counts for nothing. */
export class OpenCounts {
  readonly #counts = new Map<string, number>();

  of(what: Openable, holder: string): number {
    return this.#counts.get(`${what} ${holder}`) ?? 0;
  }

  change(what: Openable, holder: string, by: number): void {
    const name = `${what} ${holder}`;
    const count = (this.#counts.get(name) ?? 0) + by;
    if (count === 0) this.#counts.delete(name);
    else this.#counts.set(name, count);
  }
}
