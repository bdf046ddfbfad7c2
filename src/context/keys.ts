import type { Budget } from '../kernel/billed-units.ts';
import type { Scope } from '../kernel/scopes.ts';

/** Description of a tenant's key, without the secret part. */
export interface ListedKey {
  /** Name in the log, the audit and the billing. Several keys may share one. */
  readonly name: string;
  /** First characters of its SHA-256 in hex. They help an operator find the entry in the tenants' file. */
  readonly fingerprint: string;
  readonly scopes: ReadonlySet<Scope>;
  /** Expiry in milliseconds since the epoch; null: never. */
  readonly endsAt: number | null;
  readonly budget: Budget;
  /** Last day of use in Shanghai, `yyyy-MM-dd`; null: never since uses are stored. */
  readonly lastUsedOn: string | null;
}

/** The keys of a tenant, for callers who may list them. */
export interface Keys {
  /** In the order of the settings. Rejects with `Unavailable`. */
  list(tenant: string): Promise<readonly ListedKey[]>;
}
