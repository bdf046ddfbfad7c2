/** Limits on the use of the service by one key, one token's subject or one tenant. */
export interface Caps {
  /** Concurrent sockets and HTTP streams, on one instance. */
  readonly connections: number;
  /** Concurrent subscriptions, on one instance. */
  readonly subscriptions: number;
  /** Queries, mutations and new subscriptions per second, over all instances. */
  readonly operationsPerSecond: number;
  /** Complexity of all operations and subscription events per minute, over all instances. */
  readonly complexityPerMinute: number;
}

/** Sort of a holder, which determines its default caps. */
export type HolderSort = 'key' | 'subject' | 'tenant';

/** Default caps, by sort of holder. */
export type DefaultCaps = Readonly<Record<HolderSort, Caps>>;

/**
 * Caps above ordinary use: a whole enterprise may share one key, a person has a few devices, and a tenant has as many keys and
 * persons as an enterprise.
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
  /** Unique name; never a secret or the name of a person. */
  readonly name: string;
  /** The holder's own caps: the same object as long as they do not change. */
  readonly caps: { readonly [Name in keyof Caps]?: number | undefined };
}

/** The holder's own caps, completed with the defaults. */
export function mergedCaps(defaults: Caps, own: Holder['caps']): Caps {
  return {
    connections: own.connections ?? defaults.connections,
    subscriptions: own.subscriptions ?? defaults.subscriptions,
    operationsPerSecond: own.operationsPerSecond ?? defaults.operationsPerSecond,
    complexityPerMinute: own.complexityPerMinute ?? defaults.complexityPerMinute,
  };
}
