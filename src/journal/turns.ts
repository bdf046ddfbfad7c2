/** A subject that is due, as far as turns are concerned. */
interface Due {
  readonly tenant: string;
  /** When it became due, in milliseconds since the epoch. */
  readonly at: number;
}

/** The order in which tenants are served by one process. */
export interface Turns {
  /** Up to `limit` of what is due: one of each tenant, then the next of each, as long as there are. */
  take<Item extends Due>(due: readonly Item[], limit: number): readonly Item[];
}

/**
 * Serves first the tenant that was served longest ago, and of each tenant what is due longest. Remembers only
 * tenants that are waiting: where all that is due can be taken, nobody is before another.
 */
export function createTurns(): Turns {
  let turn = 0;
  let servedAt: ReadonlyMap<string, number> = new Map();

  return {
    take(due, limit) {
      const sorted = due.toSorted((left, right) => left.at - right.at);
      if (sorted.length <= limit) {
        servedAt = new Map();
        return sorted;
      }
      const served = (tenant: string): number => servedAt.get(tenant) ?? 0;
      const queues = [...Map.groupBy(sorted, ({ tenant }) => tenant)].toSorted(
        ([left], [right]) => served(left) - served(right),
      );
      const taken = queues
        .flatMap(([, queue], place) => queue.map((item, round) => ({ item, round, place })))
        .toSorted((left, right) => left.round - right.round || left.place - right.place)
        .slice(0, limit)
        .map(({ item }) => item);
      const since = new Map(queues.map(([tenant]) => [tenant, served(tenant)]));
      for (const { tenant } of taken) {
        turn += 1;
        since.set(tenant, turn);
      }
      servedAt = since;
      return taken;
    },
  };
}
