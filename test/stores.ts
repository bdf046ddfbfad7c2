import { emptyDatabase } from './postgres-server.ts';
import type { Scenario } from './scenario.ts';

/** The stores of a journal, for guarantees that hold over HTTP on each. */
export const stores = ['SQLite', 'PostgreSQL'] as const;

export const CALLBACK_SECRET = 'a secret of thirty-two characters';

/** Settings of a service with its own store. */
export async function settingsOf(
  store: (typeof stores)[number],
): Promise<Readonly<Record<string, string>>> {
  if (store === 'SQLite') return {};
  return { DATABASE_URL: await emptyDatabase(), CALLBACK_SECRET };
}

/** Restarts a scenario with its own store; called at the start of a test. */
export async function startOn(service: Scenario, store: (typeof stores)[number]): Promise<void> {
  if (store === 'SQLite') return;
  await service.startAgain({ env: await settingsOf(store) });
}
