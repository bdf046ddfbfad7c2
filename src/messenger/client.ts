import { Cluster, type CommonRedisOptions, Redis } from 'ioredis';
import type { Address } from './address.ts';

keepStringsFast();

/** Client of one server, found directly or through Sentinels, or of a Cluster. */
export type Client = Redis | Cluster;

/** Certificates and credentials for Redis that the address does not contain. */
export interface RedisAccess {
  /** PEM texts: certificate authorities that replace the system's, and this service's own certificate. */
  readonly certificates: {
    readonly ca?: string;
    readonly cert?: string;
    readonly key?: string;
  };
  /** Access to the Sentinels, which do not share the master's users. */
  readonly sentinel: {
    readonly tls: boolean;
    readonly username?: string;
    readonly password?: string;
  };
}

/** Time limit of a command. It distinguishes a frozen server from a slow one. */
const COMMAND_TIMEOUT_MS = 2_000;
/** A connection that sends nothing for this long while a response is due is closed and reopened. */
const SILENCE_MS = 2_500;
const CONNECT_TIMEOUT_MS = 2_000;
const LONGEST_PAUSE_MS = 1_000;

/**
 * Settings that stop ioredis from resending commands, because connection.ts alone decides on that. No command is queued
 * while the connection is down, and a command that was sent fails when the connection is lost.
 */
const plain = {
  connectionName: 'fapiao-graph',
  connectTimeout: CONNECT_TIMEOUT_MS,
  commandTimeout: COMMAND_TIMEOUT_MS,
  socketTimeout: SILENCE_MS,
  maxRetriesPerRequest: 0,
  maxLoadingRetryTime: LONGEST_PAUSE_MS,
  autoResendUnfulfilledCommands: false,
  // ioredis does not handle failures of resubscribing, and an unhandled one would end the process.
  autoResubscribe: false,
  lazyConnect: true,
} satisfies CommonRedisOptions;

/** Lua scripts by name, as ioredis defines them: sent in full once per connection, and by hash afterwards. */
type Scripts = Readonly<Record<string, { readonly lua: string; readonly numberOfKeys: number }>>;

/** Creates the client for an address; it connects on `connect()`. */
export function createClient(
  address: Address,
  { certificates, sentinel }: RedisAccess,
  scripts: Scripts,
): Client {
  const { username, password } = address;
  let reconnectedAt = -Infinity;
  const shared = {
    ...plain,
    // The old master sends READONLY after a failover; the next connection finds the new master, if there is one.
    reconnectOnError: ({ message }: Error) => {
      const now = performance.now();
      if (!message.startsWith('READONLY') || now - reconnectedAt < LONGEST_PAUSE_MS) return false;
      reconnectedAt = now;
      return true;
    },
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
      // Certificates name hosts; a DNS lookup here would check them against an IP address instead.
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
 * Creates a second connection to the same server, for receiving published messages. In a Cluster it connects to any
 * master, because all masters receive every message. It does not reconnect by itself. Throws while a Cluster has no
 * reachable node.
 */
export function createListener(client: Client): Redis {
  const options = { connectionName: 'fapiao-graph:doorbell', retryStrategy: () => null };
  if (client instanceof Redis) return client.duplicate(options);
  const nodes = client.nodes('master');
  const node = nodes[Math.floor(Math.random() * nodes.length)];
  if (!node) throw new Error('no node of the Cluster is known');
  return node.duplicate(options);
}

/** Doubles from 50 ms, with jitter, so that many instances do not reconnect at the same moment. */
export function pauseMs(attempt: number): number {
  return (
    Math.min(50 * 2 ** Math.min(attempt - 1, 10), LONGEST_PAUSE_MS) * (0.75 + Math.random() / 2)
  );
}

/**
 * Restores fast access to members of strings. V8 moves the members of String.prototype into a dictionary once a class
 * extends String, as ioredis' `VerbatimString` does. Each `charCodeAt` of the process then looks there instead of being
 * inlined. A loop over a String object marks String.prototype as a used prototype, which V8 keeps fast.
 */
function keepStringsFast(): void {
  for (const index in Object('')) void index;
}
