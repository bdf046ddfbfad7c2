import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { startRedis, startSentinel } from '../redis-server.ts';
import type { Manner } from './schedule.ts';
import { redisPassword } from './secrets.ts';

/** A Redis with a replica under Sentinel; all of its data may be lost. */
export interface MessengerServer extends AsyncDisposable {
  readonly env: Readonly<Record<string, string>>;
  begin(manner: Manner<'messenger'>): Promise<void>;
  end(manner: Manner<'messenger'>): Promise<void>;
}

/** Settings of an operator who knows that its data need not last. */
const SETTINGS = ['--requirepass', redisPassword, '--masterauth', redisPassword].concat(
  '--appendonly no --repl-diskless-sync-delay 0'.split(' '),
);
/** Sentinel fails over only on command. */
const SENTINEL = [
  `sentinel auth-pass main ${redisPassword}`,
  'sentinel down-after-milliseconds main 3600000',
  'sentinel failover-timeout main 3000',
];
/** Below the size of an empty Redis, which then rejects every write. */
const NO_ROOM = '1';
/** Port on which nothing listens. */
const NOWHERE = 1;
const LONGEST_FAILOVER_MS = 20_000;

/** Starts all three; resolves when Sentinel can fail over. */
export async function startMessenger(): Promise<MessengerServer> {
  const opened = new AsyncDisposableStack();
  const start = async (): Promise<Awaited<ReturnType<typeof startRedis>>> => {
    const server = await startRedis(SETTINGS);
    opened.defer(() => server.destroy());
    return server;
  };
  let [master, replica] = [await start(), await start()];
  await told(replica.port, (redis) => redis.replicaof('127.0.0.1', master.port));
  const sentinel = await startSentinel(master, SENTINEL);
  opened.defer(() => sentinel.destroy());
  const watching = new Redis(sentinel.port, '127.0.0.1');
  opened.defer(() => watching.disconnect());
  await within(LONGEST_FAILOVER_MS, async () => {
    const known = await watching.call('SENTINEL', 'REPLICAS', 'main');
    return JSON.stringify(known).includes('"master-link-status","ok"');
  });

  async function failOver(): Promise<void> {
    await master.kill();
    [master, replica] = [replica, master];
    // Sentinel rejects a failover until it has found the replica that the last failover left.
    await within(LONGEST_FAILOVER_MS, () =>
      watching.call('SENTINEL', 'FAILOVER', 'main').then(
        () => true,
        () => false,
      ),
    );
    await within(LONGEST_FAILOVER_MS, async () => {
      const address = await watching.call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', 'main');
      return Array.isArray(address) && address[1] === String(master.port);
    });
  }

  return {
    env: {
      REDIS_URL: `redis+sentinel://:${redisPassword}@127.0.0.1:${sentinel.port}/main`,
      // An instance that starts while Redis is down continues without it.
      REDIS_CONNECT_TIMEOUT_SECONDS: '1',
    },
    async begin(manner) {
      switch (manner) {
        case 'freeze':
          return master.freeze();
        case 'flush':
          return told(master.port, (redis) => redis.flushall());
        case 'full':
          return told(master.port, (redis) => redis.config('SET', 'maxmemory', NO_ROOM));
        case 'demote':
          return told(master.port, (redis) => redis.replicaof('127.0.0.1', NOWHERE));
        case 'fail-over':
          return failOver();
        case 'kill':
        case 'away':
          return master.kill();
      }
    },
    async end(manner) {
      switch (manner) {
        case 'freeze':
          return master.thaw();
        case 'flush':
          return;
        case 'full':
          return told(master.port, (redis) => redis.config('SET', 'maxmemory', '0'));
        case 'demote':
          return told(master.port, (redis) => redis.replicaof('NO', 'ONE'));
        case 'fail-over':
          await replica.start();
          return told(replica.port, (redis) => redis.replicaof('127.0.0.1', master.port));
        case 'kill':
        case 'away':
          return master.start();
      }
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

async function told(port: number, tell: (redis: Redis) => Promise<unknown>): Promise<void> {
  const redis = new Redis(port, '127.0.0.1', { password: redisPassword });
  try {
    await tell(redis);
  } finally {
    redis.disconnect();
  }
}

async function within(ms: number, isSo: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + ms;
  while (!(await isSo())) {
    if (performance.now() > until) throw new Error('Sentinel did not fail over.');
    await sleep(50);
  }
}
