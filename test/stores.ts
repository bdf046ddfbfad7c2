import { onTestFinished } from 'vitest';
import { urlOf } from './journal/redis-journal.ts';
import { emptyDatabase } from './postgres-server.ts';
import { startRedis } from './redis-server.ts';
import type { Scenario } from './scenario.ts';

/** The stores that a journal can lie in; for promises that hold over HTTP on each. */
export const stores = ['SQLite', 'PostgreSQL', 'Redis'] as const;

/** The settings of a service on a store of its own, which is gone when the test ends. */
export async function settingsOf(
  store: (typeof stores)[number],
): Promise<Readonly<Record<string, string>>> {
  const CALLBACK_SECRET = 'a secret of thirty-two characters';
  if (store === 'SQLite') return {};
  if (store === 'PostgreSQL') {
    return { DATABASE_URL: await emptyDatabase(), CALLBACK_SECRET };
  }
  const redis = await startRedis();
  onTestFinished(() => redis.destroy());
  return { REDIS_URL: urlOf(redis), CALLBACK_SECRET };
}

/** Starts a scenario again on a store of its own; called at the beginning of a test. */
export async function startOn(service: Scenario, store: (typeof stores)[number]): Promise<void> {
  if (store === 'SQLite') return;
  await service.startAgain({ env: await settingsOf(store) });
}
