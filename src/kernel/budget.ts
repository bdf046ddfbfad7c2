import type { BilledCapability } from './billed-units.ts';

/** Limits of billed units. An absent member does not limit. */
export interface Budget {
  readonly unitsPerRequest?: number | undefined;
  /** For each capability, in one Shanghai day. */
  readonly unitsPerDay?:
    | Readonly<Partial<Record<BilledCapability, number | undefined>>>
    | undefined;
}

/** Budgets of all callers of a tenant. */
export interface TenantBudgets {
  /** For all keys and tokens of the tenant together; its `unitsPerRequest` applies to keys that have none. */
  readonly tenant: Budget;
  /** For each subject of a token. */
  readonly subject: Budget;
}

/** Name of a payer; it outlives the request. */
export interface PayerName {
  /** Name of the key; null for a token, and if no keys are configured. */
  readonly key: string | null;
  /** Subject of the token; null for a key. */
  readonly subject: string | null;
}

/** Payer of an operation: the credential of its request. */
export interface Payer extends PayerName {
  /** Budget of the key itself. */
  readonly budget: Budget;
}

/** Most billed units of one request if no budget sets a limit: as many invoices as `verifyInvoices` takes. */
export const UNITS_PER_REQUEST = 250;
