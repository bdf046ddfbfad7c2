import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { startRedis } from '../redis-server.ts';
import type { LossyStore } from './lossy-store.ts';
import type { Random } from './random.ts';
import { redisPassword } from './secrets.ts';

const INSTANCES = 3;
/** Below what an empty Redis has: every write is refused from then on. */
const NO_ROOM = '1';
const [SHORTEST_MS, LONGEST_MS] = [500, 4_000];

/** A Redis that has no room for anything more, again and again; it drops nothing for it. */
export async function openFullMemoryStore(random: Random): Promise<LossyStore> {
  const server = await startRedis(['--requirepass', redisPassword]);
  const breakOff = (): void => void server.kill();
  process.once('exit', breakOff);
  const client = new Redis(server.port, '127.0.0.1', { password: redisPassword });
  return {
    instances: INSTANCES,
    env: () => ({ REDIS_URL: `redis://:${redisPassword}@127.0.0.1:${server.port}` }),
    loses: 'what came last',
    seenAgainMs: 0,
    async lose() {
      await client.config('SET', 'maxmemory', NO_ROOM);
      await sleep(random.between(SHORTEST_MS, LONGEST_MS));
      await client.config('SET', 'maxmemory', '0');
    },
    async [Symbol.asyncDispose]() {
      process.off('exit', breakOff);
      client.disconnect();
      await server.destroy();
    },
  };
}
