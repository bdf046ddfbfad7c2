import { constants, readFile } from 'node:fs/promises';
import { inputHash } from '../../kernel/ids.ts';
import type { Log } from '../../kernel/log/log.ts';
import type { TenantSettings, TenantsFile } from '../../config/tenant-settings.ts';
import type { TenantKeys } from '../../config/tenants.ts';
import type { Surroundings } from '../surroundings.ts';

/** A pipe in place of the file would otherwise wait for its writer: no later file would be read, and no exit would end. */
const WITHOUT_WAITING = constants.O_RDONLY | constants.O_NONBLOCK;

/** Time between two reads of the file: a removed key becomes invalid well within a second. */
const EVERY_MS = 400;

/**
 * Follows the content of the tenants' file by polling: file notifications miss changes of mounted and replaced files. A file
 * that is unreadable or would prevent a start changes nothing. Stops when `opened` is disposed.
 */
export function followTenantsFile(
  { clock, log, opened, tenants }: Pick<Surroundings, 'clock' | 'log' | 'opened' | 'tenants'>,
  { path, read }: TenantsFile,
): void {
  const over = new AbortController();
  opened.defer(() => over.abort());
  let seen: string | null = null;
  void follow();

  async function follow(): Promise<void> {
    while (!over.signal.aborted) {
      await reread();
      await clock.sleep(EVERY_MS, over.signal);
    }
  }

  async function reread(): Promise<void> {
    const reading = readFile(path, { encoding: 'utf8', flag: WITHOUT_WAITING });
    const text = await reading.catch(() => null);
    const print = inputHash(text);
    if (print === seen || over.signal.aborted) return;
    seen = print;
    try {
      if (text === null) throw new Error('it cannot be read');
      take(read(text));
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      log.error('TENANTS_FILE is invalid; its previous content stays in effect', { reason });
    }
  }

  function take(settings: TenantSettings): void {
    const changes = tenants.replace(settings);
    for (const tenant of changes.added) log.info('a tenant was added to TENANTS_FILE', { tenant });
    for (const tenant of changes.removed) {
      log.info('a tenant was removed from TENANTS_FILE', { tenant });
    }
    if (changes.hasOtherKeys) {
      log.info('keys of TENANTS_FILE were reloaded', { count: settings.apiKeys.length });
      warnOfOutdatedKeys(settings, log);
    }
    if (changes.hasOtherBudgets) log.info('budgets of TENANTS_FILE were reloaded');
    if (changes.hasOtherSettings) log.info('accounts and limits of TENANTS_FILE were reloaded');
  }
}

/** Names the keys that should be replaced. */
export function warnOfOutdatedKeys({ outdatedKeys }: TenantKeys, log: Log): void {
  if (outdatedKeys.length === 0) return;
  const reason = outdatedKeys.join(' ');
  log.warn('keys in clear text or without scopes: `npm run keys` creates hashed keys with scopes', {
    reason,
  });
}
