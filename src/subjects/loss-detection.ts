import type { Journal } from '../journal/contract/journal.ts';
import type { Log } from '../kernel/log/log.ts';
import { StoreLost, written } from './errors.ts';

/** The print of what each tenant sent last, kept where what takes the journal does not take it along. */
export interface Prints {
  /** Null where none was kept. */
  newest(tenant: string): string | null;
  /** Keeps a print in the place of the tenant's last one. Rejects where it cannot be written. */
  keep(tenant: string, print: string): Promise<void>;
}

/** Prints that last as long as this process: enough for a store that is emptied below it. */
export function createPassingPrints(): Prints {
  const kept = new Map<string, string>();
  return {
    newest: (tenant) => kept.get(tenant) ?? null,
    keep(tenant, print) {
      kept.set(tenant, print);
      return Promise.resolve();
    },
  };
}

/** Knows when the journal has lost what was sent: it is an older copy, or was emptied. */
export interface LossDetection {
  /**
   * Called before something is sent about which the platform cannot be asked. Throws `StoreLost` where it may have
   * been sent before, and `StoreUnavailable` where the journal does not answer.
   */
  check(tenant: string): Promise<void>;
  /** Holds what was kept against the journal, and says in the log when it lost something. */
  look(tenant: string): Promise<void>;
  /** Keeps the print of such a thing, before it is sent. */
  keep(tenant: string, print: string): Promise<void>;
  /** Holds the print of what a client was once told against the journal. */
  report(tenant: string, print: string): Promise<void>;
}

/** Losses, as prints and clients tell of them. */
export function createLossDetection(
  journal: Pick<Journal, 'knows'>,
  prints: Prints,
  log: Log,
): LossDetection {
  const told = new Set<string>();

  async function isComplete(tenant: string, print: string | null): Promise<boolean> {
    const known = await journal.knows(tenant, print);
    if (known) told.delete(tenant);
    else if (!told.has(tenant)) {
      told.add(tenant);
      log.error(
        'the journal has lost orders: it is an older copy, or was emptied; `npm run doctor` gives details',
        { tenant },
      );
    }
    return known;
  }

  return {
    async check(tenant) {
      if (!(await written(() => isComplete(tenant, prints.newest(tenant)), 'refuse')))
        throw new StoreLost();
    },
    async look(tenant) {
      await isComplete(tenant, prints.newest(tenant));
    },
    async keep(tenant, print) {
      try {
        await prints.keep(tenant, print);
      } catch (error) {
        // Only a loss that nobody sees yet would go unnoticed; nothing is refused for that.
        const reason = error instanceof Error ? error.message : 'unknown';
        log.error('STORE_PRINT_FILE cannot be written', { reason });
      }
    },
    async report(tenant, print) {
      await isComplete(tenant, print);
    },
  };
}
