import { onTestFinished } from 'vitest';
import { urlOf } from './journal/redis-journal.ts';
import { startRedis } from './redis-server.ts';
import type { Scenario } from './scenario.ts';

/** The stores that a journal can lie in; for promises that hold over HTTP on each. */
export const stores = ['SQLite', 'Redis'] as const;

/** Starts a scenario again on a store of its own; called at the beginning of a test. */
export async function startOn(service: Scenario, store: (typeof stores)[number]): Promise<void> {
  if (store === 'SQLite') return;
  const redis = await startRedis();
  onTestFinished(() => redis.destroy());
  const env = { REDIS_URL: urlOf(redis), CALLBACK_SECRET: 'a secret of thirty-two characters' };
  await service.startAgain({ env });
}
