import { Cluster, type CommonRedisOptions, Redis } from 'ioredis';
import type { Address } from './address.ts';

keepStringsFast();

/** A client of one server (found through Sentinels or not), or of a Cluster. */
export type Client = Redis | Cluster;

/** The way to Redis, beside its address. */
export interface RedisAccess {
  /**
   * In PEM form: the authorities that servers are checked against in place of the system's, and this service's own
   * certificate.
   */
  readonly certificates: {
    readonly ca?: string;
    readonly cert?: string;
    readonly key?: string;
  };
  /** Of the Sentinels, which know nothing of the master's users. */
  readonly sentinel: {
    readonly tls: boolean;
    readonly username?: string;
    readonly password?: string;
  };
}

/** Nothing beside the address. */
export const openAccess: RedisAccess = { certificates: {}, sentinel: { tls: false } };

/** A command without a response for this long has failed: this distinguishes a frozen server from a slow one. */
const COMMAND_TIMEOUT_MS = 2_000;
/** A connection that owes a response and is silent for this long is closed and made again. */
const SILENCE_MS = 2_500;
const CONNECT_TIMEOUT_MS = 2_000;
const LONGEST_PAUSE_MS = 1_000;

/**
 * Settings under which ioredis sends nothing again by itself, as connection.ts alone decides on that: here nothing
 * is queued while the connection is down, nothing resent, and what was sent fails when it is lost.
 */
const plain = {
  connectionName: 'fapiao-graph',
  connectTimeout: CONNECT_TIMEOUT_MS,
  commandTimeout: COMMAND_TIMEOUT_MS,
  socketTimeout: SILENCE_MS,
  maxRetriesPerRequest: 0,
  maxLoadingRetryTime: LONGEST_PAUSE_MS,
  autoResendUnfulfilledCommands: false,
  // ioredis resubscribes without a handler for its failure, which would end the process.
  autoResubscribe: false,
  // After a failover the old master responds so: the next connection finds the new one.
  reconnectOnError: (error) => error.message.startsWith('READONLY'),
  lazyConnect: true,
} satisfies CommonRedisOptions;

/** Lua scripts by name, as ioredis takes them: sent in full once per connection, by their hash from then on. */
export type Scripts = Readonly<
  Record<string, { readonly lua: string; readonly numberOfKeys: number }>
>;

/** Makes the client of an address; it connects on `connect()`. */
export function createClient(
  address: Address,
  { certificates, sentinel }: RedisAccess,
  scripts: Scripts,
): Client {
  const { username, password } = address;
  const shared = {
    ...plain,
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(address.tls && { tls: certificates }),
  };
  if (address.form === 'cluster') {
    return new Cluster([...address.hosts], {
      lazyConnect: true,
      scripts: { ...scripts },
      redisOptions: shared,
      clusterRetryStrategy: pauseMs,
      slotsRefreshTimeout: CONNECT_TIMEOUT_MS,
      // Certificates name hosts, and a DNS lookup here would hide the name from their check.
      ...(address.tls && { dnsLookup: (host, done) => done(null, host) }),
    });
  }
  const options = {
    ...shared,
    db: address.database,
    enableOfflineQueue: false,
    retryStrategy: pauseMs,
    scripts: { ...scripts },
  };
  if (address.form === 'sentinel') {
    return new Redis({
      ...options,
      sentinels: [...address.hosts],
      name: address.masterName,
      enableTLSForSentinelMode: address.tls,
      ...(sentinel.tls && { sentinelTLS: certificates }),
      ...(sentinel.username !== undefined && { sentinelUsername: sentinel.username }),
      ...(sentinel.password !== undefined && { sentinelPassword: sentinel.password }),
      connectTimeout: CONNECT_TIMEOUT_MS,
    });
  }
  return new Redis({ ...options, ...address.hosts[0] });
}

/**
 * A second connection to where `client` is connected, for hearing what is published; in a Cluster to
 * any of its masters, which all receive every message. It does not reconnect by itself. Throws while a
 * Cluster has no reachable node.
 */
export function createListener(client: Client): Redis {
  const options = { connectionName: 'fapiao-graph:doorbell', retryStrategy: () => null };
  if (client instanceof Redis) return client.duplicate(options);
  const nodes = client.nodes('master');
  const node = nodes[Math.floor(Math.random() * nodes.length)];
  if (!node) throw new Error('no node of the Cluster is known');
  return node.duplicate(options);
}

/** Doubling from 50 ms, with jitter, so that many instances don't come back in step. */
export function pauseMs(attempt: number): number {
  return (
    Math.min(50 * 2 ** Math.min(attempt - 1, 10), LONGEST_PAUSE_MS) * (0.75 + Math.random() / 2)
  );
}

/**
 * Makes the members of texts fast again. V8 keeps those of String.prototype in a dictionary once a class derives from
 * String, as ioredis' `VerbatimString` does, and then each `charCodeAt` of the process looks there instead of being
 * compiled in place. A loop over a String object marks them as those of a prototype that is used, and V8 keeps them so.
 */
function keepStringsFast(): void {
  for (const index in Object('')) void index;
}
