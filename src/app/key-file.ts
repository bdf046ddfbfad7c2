import { readFile } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { inputHash } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.ts';
import type { KeyRing } from '../server/key-ring.ts';
import { budgetsOf, keysOf, parseTenants, type Tenant, type TenantKeys } from '../tenants.ts';
import type { Budgets } from './budgets.ts';
import type { Surroundings } from './surroundings.ts';

/** The time between two looks at the file: a key that is taken out is gone well within a second. */
const EVERY_MS = 400;

/**
 * Follows the keys and budgets of the tenants' file, by its content: mounted and replaced files change in ways that no
 * notification tells of. A file that cannot be read, or is wrong, changes nothing. Ends with what is `opened`.
 */
export function followKeyFile(
  { clock, log, opened }: Pick<Surroundings, 'clock' | 'log' | 'opened'>,
  { path, tenants: first }: NonNullable<Config['tenantsFile']>,
  { keys, budgets }: { readonly keys: KeyRing; readonly budgets: Budgets },
): void {
  const over = new AbortController();
  opened.defer(() => over.abort());
  const served = new Set(first.map(({ name }) => name));
  let seen: string | null = null;
  let settings = settingsIn(first);
  void follow();

  async function follow(): Promise<void> {
    while (!over.signal.aborted) {
      await look();
      await clock.sleep(EVERY_MS, over.signal);
    }
  }

  async function look(): Promise<void> {
    const text = await readFile(path, 'utf8').catch(() => null);
    const print = inputHash(text);
    if (print === seen || over.signal.aborted) return;
    seen = print;
    try {
      if (text === null) throw new Error('it cannot be read');
      take(parseTenants(text));
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      log.error('TENANTS_FILE cannot be taken, its former keys and budgets hold', { reason });
    }
  }

  function take(tenants: readonly Tenant[]): void {
    const now = keysOf(tenants.filter(({ name }) => served.has(name)));
    if (keys.replace(now.apiKeys)) {
      log.info('keys of TENANTS_FILE were read again', { count: now.apiKeys.length });
      warnOfOutdatedKeys(now, log);
    }
    if (budgets.replace(budgetsOf(tenants))) log.info('budgets of TENANTS_FILE were read again');
    const changed = settingsIn(tenants);
    if (changed === settings) return;
    settings = changed;
    log.warn('TENANTS_FILE changed in more than keys and budgets, which takes a restart');
  }
}

/** Names the keys that should be replaced. */
export function warnOfOutdatedKeys({ outdatedKeys }: TenantKeys, log: Log): void {
  if (outdatedKeys.length === 0) return;
  const reason = outdatedKeys.join(' ');
  log.warn('keys in clear text or without scopes: `npm run keys` makes others', { reason });
}

/** All but keys and budgets, to compare: tenants, their accounts at the platform and their ids. */
function settingsIn(tenants: readonly Tenant[]): string {
  return inputHash(
    tenants.map(
      ({ apiKeys: _keys, budget: _budget, subjectBudget: _subjects, ...settings }) => settings,
    ),
  );
}
