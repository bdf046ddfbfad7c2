import { Redis } from 'ioredis';
import { startRedis } from '../redis-server.ts';
import type { Manner } from './schedule.ts';
import { redisPassword } from './secrets.ts';

/** A Redis that only carries what may be lost. */
export interface MessengerServer extends AsyncDisposable {
  readonly env: Readonly<Record<string, string>>;
  begin(manner: Manner<'messenger'>): Promise<void>;
  end(manner: Manner<'messenger'>): Promise<void>;
}

/** Starts one, as an operator would who knows that nothing in it has to last. */
export async function startMessenger(): Promise<MessengerServer> {
  const server = await startRedis(['--requirepass', redisPassword, '--appendonly', 'no']);
  return {
    env: {
      REDIS_URL: `redis://:${redisPassword}@127.0.0.1:${server.port}`,
      // An instance that is started while it is away goes on without it.
      REDIS_CONNECT_TIMEOUT_SECONDS: '1',
    },
    async begin(manner) {
      if (manner === 'freeze') server.freeze();
      else if (manner === 'flush') await flush(server.port);
      else await server.kill();
    },
    async end(manner) {
      if (manner === 'freeze') server.thaw();
      else if (manner !== 'flush') await server.start();
    },
    [Symbol.asyncDispose]: () => server.destroy(),
  };
}

async function flush(port: number): Promise<void> {
  const client = new Redis(port, '127.0.0.1', { password: redisPassword });
  await client.flushall();
  client.disconnect();
}
