import { isDeepStrictEqual } from 'node:util';
import type { TenantBudgets } from '../kernel/budget.ts';

/** The budget of a tenant of which nothing is said. */
const UNLIMITED: TenantBudgets = { tenant: {}, subject: {} };

/** The budgets that hold at the moment, by tenant. */
export class Budgets {
  #byTenant: ReadonlyMap<string, TenantBudgets>;

  constructor(byTenant: ReadonlyMap<string, TenantBudgets>) {
    this.#byTenant = byTenant;
  }

  of(tenant: string): TenantBudgets {
    return this.#byTenant.get(tenant) ?? UNLIMITED;
  }

  /** Takes these from now on. False where nothing is different. */
  replace(byTenant: ReadonlyMap<string, TenantBudgets>): boolean {
    if (isDeepStrictEqual(this.#byTenant, byTenant)) return false;
    this.#byTenant = byTenant;
    return true;
  }
}
