import type { Journal } from '../journal/contract/journal.ts';
import type { Log } from '../kernel/log/log.ts';
import { StoreLost, written } from './errors.ts';

/** Claim of each tenant's last order, stored outside of the journal, so that it survives a loss of the journal. */
export interface NewestClaims {
  /** Null if none is stored. */
  newest(tenant: string): string | null;
  /** Replaces the tenant's last claim. Rejects if it cannot be written. */
  keep(tenant: string, newestClaim: string): Promise<void>;
}

/** Claims in memory, for as long as this process lives: enough to detect a store that is emptied while the process runs. */
export function createPassingClaims(): NewestClaims {
  const kept = new Map<string, string>();
  return {
    newest: (tenant) => kept.get(tenant) ?? null,
    keep(tenant, newestClaim) {
      kept.set(tenant, newestClaim);
      return Promise.resolve();
    },
  };
}

/** Detects that the journal has lost orders: it is an older copy, or was emptied. */
export interface LossDetection {
  /**
   * Called before an order is sent for which the platform has no query. Throws `StoreLost` if the order may have been
   * sent before, and `StoreUnavailable` if the journal does not respond.
   */
  check(tenant: string): Promise<void>;
  /** Compares the stored claims with the journal, and logs a loss. */
  look(tenant: string): Promise<void>;
  /** Stores the claim of such an order, before it is sent. */
  keep(tenant: string, newestClaim: string): Promise<void>;
  /** Compares the claim that a client received with the journal. */
  report(tenant: string, newestClaim: string): Promise<void>;
}

/** Loss detection by stored claims and by the cursors of clients. */
export function createLossDetection(
  journal: Pick<Journal, 'knows'>,
  claims: NewestClaims,
  log: Log,
): LossDetection {
  const reported = new Set<string>();

  async function isComplete(tenant: string, newestClaim: string | null): Promise<boolean> {
    const known = await journal.knows(tenant, newestClaim);
    if (known) reported.delete(tenant);
    else if (!reported.has(tenant)) {
      reported.add(tenant);
      log.error(
        'the journal has lost orders: it is an older copy, or was emptied; `npm run doctor` gives details',
        { tenant },
      );
    }
    return known;
  }

  return {
    async check(tenant) {
      if (!(await written(() => isComplete(tenant, claims.newest(tenant)), 'refuse')))
        throw new StoreLost();
    },
    async look(tenant) {
      await isComplete(tenant, claims.newest(tenant));
    },
    async keep(tenant, newestClaim) {
      try {
        await claims.keep(tenant, newestClaim);
      } catch (error) {
        // Without this claim a later loss could go unnoticed. No order is rejected for that.
        const reason = error instanceof Error ? error.message : 'unknown';
        log.error('STORE_PRINT_FILE cannot be written', { reason });
      }
    },
    async report(tenant, newestClaim) {
      await isComplete(tenant, newestClaim);
    },
  };
}
