import { onTestFinished } from 'vitest';
import { type RunningService, startService } from '../../harness.ts';
import { emptyDatabase } from '../../postgres-server.ts';
import { startRedis } from '../../redis-server.ts';

type Start = (env?: Readonly<Record<string, string>>) => Promise<RunningService>;

/** The service on either store; nothing goes on in it by itself. */
export const stores: readonly (readonly [name: string, start: Start])[] = [
  ['SQLite', (env = {}) => startService({ sandboxProgressDelayMs: null, env })],
  [
    'PostgreSQL',
    async (env = {}) => {
      const redis = await startRedis();
      onTestFinished(() => redis.destroy());
      const ofStore = {
        DATABASE_URL: await emptyDatabase(),
        REDIS_URL: `redis://127.0.0.1:${redis.port}`,
        CALLBACK_SECRET: 'secret of the tests of the hub, long enough',
      };
      return startService({ sandboxProgressDelayMs: null, env: { ...ofStore, ...env } });
    },
  ],
  [
    'Redis',
    async (env = {}) => {
      const redis = await startRedis();
      onTestFinished(() => redis.destroy());
      const ofStore = {
        REDIS_URL: `redis://127.0.0.1:${redis.port}`,
        CALLBACK_SECRET: 'secret of the tests of the hub, long enough',
      };
      return startService({ sandboxProgressDelayMs: null, env: { ...ofStore, ...env } });
    },
  ],
];
