import type { BilledCapability } from './billed-units.ts';

/** Limits of billed units. An absent member does not limit. */
export interface Budget {
  readonly unitsPerRequest?: number | undefined;
  /** Of each capability in a day of Shanghai. */
  readonly unitsPerDay?:
    | Readonly<Partial<Record<BilledCapability, number | undefined>>>
    | undefined;
}

/** Budgets of all callers of a tenant. */
export interface TenantBudgets {
  /** Of all keys and tokens of the tenant together; its `unitsPerRequest` holds where a key has none. */
  readonly tenant: Budget;
  /** Of each subject of a token. */
  readonly subject: Budget;
}

/** Name of a payer, which outlives the request. */
export interface PayerName {
  /** The name of the key; null for a token, and where no keys were set up. */
  readonly key: string | null;
  /** The subject of the token; null for a key. */
  readonly subject: string | null;
}

/** Payer of an operation: the credential of its request. */
export interface Payer extends PayerName {
  /** The key's own. */
  readonly budget: Budget;
}

/** The most billed units of one request where no budget says otherwise: as many invoices as `verifyInvoices` takes. */
export const UNITS_PER_REQUEST = 250;
