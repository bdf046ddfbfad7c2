import type { Budget } from '../kernel/budget.ts';
import type { Scope } from '../kernel/scopes.ts';

/** A key of a tenant, without what would let somebody in. */
export interface ListedKey {
  /** The name under which log, audit and billing have it. Keys may share one. */
  readonly name: string;
  /** First characters of its SHA-256 in hex, by which an operator finds the entry in the tenants' file. */
  readonly fingerprint: string;
  readonly scopes: ReadonlySet<Scope>;
  /** When it ends, in milliseconds since the epoch; null: never. */
  readonly endsAt: number | null;
  readonly budget: Budget;
  /** Last day in Shanghai on which it was used, `yyyy-MM-dd`; null: never since uses are stored. */
  readonly lastUsedOn: string | null;
}

/** The keys of a tenant, for those who may see which there are. */
export interface Keys {
  /** In the order of the settings. Rejects with `Unavailable`. */
  list(tenant: string): Promise<readonly ListedKey[]>;
}
