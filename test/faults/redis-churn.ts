import { Redis } from 'ioredis';
import { startRedis } from '../redis-server.ts';
import type { ChurnStore } from './churn.ts';
import { callbackSecret } from './secrets.ts';

/** A Redis that counts the service's connections. */
export async function openRedisForChurn(): Promise<ChurnStore & AsyncDisposable> {
  const server = await startRedis();
  const client = new Redis(server.port, '127.0.0.1');
  return {
    env: { REDIS_URL: `redis://127.0.0.1:${server.port}`, CALLBACK_SECRET: callbackSecret },
    async countConnections() {
      const list = String(await client.client('LIST'));
      // One line each; this one is not the service's.
      return list.trim().split('\n').length - 1;
    },
    async [Symbol.asyncDispose]() {
      client.disconnect();
      await server.destroy();
    },
  };
}
