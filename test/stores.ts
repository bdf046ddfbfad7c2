import { emptyDatabase } from './postgres-server.ts';
import type { Scenario } from './scenario.ts';

/** The stores that a journal can lie in; for promises that hold over HTTP on each. */
export const stores = ['SQLite', 'PostgreSQL'] as const;

export const CALLBACK_SECRET = 'a secret of thirty-two characters';

/** The settings of a service on a store of its own. */
export async function settingsOf(
  store: (typeof stores)[number],
): Promise<Readonly<Record<string, string>>> {
  if (store === 'SQLite') return {};
  return { DATABASE_URL: await emptyDatabase(), CALLBACK_SECRET };
}

/** Starts a scenario again on a store of its own; called at the beginning of a test. */
export async function startOn(service: Scenario, store: (typeof stores)[number]): Promise<void> {
  if (store === 'SQLite') return;
  await service.startAgain({ env: await settingsOf(store) });
}
