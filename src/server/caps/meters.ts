import type { Clock } from '../../kernel/time/clock.ts';
import { createRecentlyUsed } from '../execution/recently-used.ts';
import { Account } from './account.ts';
import type { DefaultCaps, Holder } from './caps.ts';
import { Meter, OpenCounts } from './meter.ts';
import type { SharedQuotas } from './allowance.ts';

/** Holders whose rates are remembered; the least recently used starts anew, except for what all instances share. */
const MOST_ACCOUNTS = 50_000;

export interface MetersOptions {
  readonly defaults: DefaultCaps;
  /** The caps of a tenant's own at the moment; see `Holder`. */
  readonly capsOf: (tenant: string) => Holder['caps'];
  readonly quotas: SharedQuotas;
}

/** Makes the meters of callers; everything of one holder counts together. */
export interface Meters {
  /** That of a caller of a tenant; `holder` is their key or their token's subject, null where they have neither. */
  of(tenant: string, holder: Holder | null): Meter;
}

export function createMeters(
  { defaults, capsOf, quotas }: MetersOptions,
  clock: Pick<Clock, 'now' | 'sleep'>,
): Meters {
  const accounts = createRecentlyUsed<Account>(MOST_ACCOUNTS);
  /** Tenants' accounts by themselves: few, and used by every request. */
  const tenants = new Map<string, Account>();
  const open = new OpenCounts();

  function tenantAccountOf(tenant: string): Account {
    const caps = capsOf(tenant);
    const known = tenants.get(tenant);
    if (known) {
      known.holdTo(caps);
      return known;
    }
    const holder: Holder = { sort: 'tenant', name: `tenant ${tenant}`, caps };
    const account = new Account(holder, defaults.tenant, quotas);
    tenants.set(tenant, account);
    return account;
  }

  function accountOf(holder: Holder): Account {
    const known = accounts.get(holder.name);
    if (known) {
      known.holdTo(holder.caps);
      return known;
    }
    const account = new Account(holder, defaults[holder.sort], quotas);
    accounts.set(holder.name, account);
    return account;
  }

  return {
    of(tenant, holder) {
      const shared = tenantAccountOf(tenant);
      return new Meter(holder === null ? [shared] : [accountOf(holder), shared], open, clock);
    },
  };
}
