import { onTestFinished } from 'vitest';
import { type RunningService, startService } from '../../harness.ts';
import { startRedis } from '../../redis-server.ts';
import { CALLBACK_SECRET, settingsOf } from '../../stores.ts';

type Start = (env?: Readonly<Record<string, string>>) => Promise<RunningService>;

/** The service on either store, without background work. */
export const stores: readonly (readonly [name: string, start: Start])[] = [
  [
    'SQLite',
    (env = {}) => startService({ sandboxProgressDelayMs: null, env: { CALLBACK_SECRET, ...env } }),
  ],
  [
    'PostgreSQL',
    async (env = {}) => {
      const redis = await startRedis();
      onTestFinished(() => redis.destroy());
      const ofStore = { ...(await settingsOf('PostgreSQL')), REDIS_URL: redis.url };
      return startService({ sandboxProgressDelayMs: null, env: { ...ofStore, ...env } });
    },
  ],
];
