/** Bounds of what one key, one token's subject or one tenant uses of the service. */
export interface Caps {
  /** Sockets and streams over HTTP at a time, on one instance. */
  readonly connections: number;
  /** Subscriptions at a time, on one instance. */
  readonly subscriptions: number;
  /** Queries, mutations and beginning subscriptions in a second, over all instances. */
  readonly operationsPerSecond: number;
  /** Complexity of all operations and of the events of subscriptions in a minute, over all instances. */
  readonly complexityPerMinute: number;
}

/** The sort of a holder, which decides what holds where nothing else is said. */
export type HolderSort = 'key' | 'subject' | 'tenant';

/** The caps of all holders of a sort that have none of their own. */
export type DefaultCaps = Readonly<Record<HolderSort, Caps>>;

/**
 * Caps beyond ordinary use: a whole enterprise may use one key, a person has a few devices, and a tenant as many
 * keys and persons as an enterprise has.
 */
export const DEFAULT_CAPS: DefaultCaps = {
  key: {
    connections: 1_000,
    subscriptions: 5_000,
    operationsPerSecond: 1_000,
    complexityPerMinute: 6_000_000,
  },
  subject: {
    connections: 50,
    subscriptions: 200,
    operationsPerSecond: 50,
    complexityPerMinute: 600_000,
  },
  tenant: {
    connections: 20_000,
    subscriptions: 100_000,
    operationsPerSecond: 5_000,
    complexityPerMinute: 30_000_000,
  },
};

/** Holders of caps. */
export interface Holder {
  readonly sort: HolderSort;
  /** Tells it from all others; never a secret, nor the name of a person. */
  readonly name: string;
  /** Those of its own, the same object as long as they are the same. */
  readonly caps: { readonly [Name in keyof Caps]?: number | undefined };
}

/** The caps of a holder: its own, and the default ones where it has none. */
export function mergedCaps(defaults: Caps, own: Holder['caps']): Caps {
  return {
    connections: own.connections ?? defaults.connections,
    subscriptions: own.subscriptions ?? defaults.subscriptions,
    operationsPerSecond: own.operationsPerSecond ?? defaults.operationsPerSecond,
    complexityPerMinute: own.complexityPerMinute ?? defaults.complexityPerMinute,
  };
}
