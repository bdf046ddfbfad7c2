import { isDeepStrictEqual } from 'node:util';
import type { Payer, PayerName, TenantBudgets } from '../../kernel/billed-units.ts';
import type { Scope } from '../../kernel/scopes.ts';
import type { Holder } from '../../server/caps/caps.ts';
import { type ApiKey, KeyRing, Withdrawable } from '../../server/auth/key-ring.ts';
import type { ServedTenants } from '../../server/auth/tokens.ts';
import type { TenantSettings } from '../../config/tenant-settings.ts';
import type { Tenant } from '../../config/tenants.ts';

/** Budget and caps of a tenant without settings. */
const UNLIMITED: TenantBudgets = { tenant: {}, subject: {} };
const NO_CAPS: Holder['caps'] = {};

/** Differences between the present and the previous settings. */
interface TenantChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly hasOtherKeys: boolean;
  readonly hasOtherBudgets: boolean;
  /** True for other accounts at the platform, ids at the tax bureau, caps, or limits of files. */
  readonly hasOtherSettings: boolean;
}

/** The current tenants and their settings. Both may change at any time, so nothing may copy them. */
export class Tenants implements ServedTenants {
  readonly keys: KeyRing;
  #settings: TenantSettings;
  #served: ReadonlyMap<string, Withdrawable>;
  readonly #followers: ((added: readonly string[]) => void)[] = [];
  readonly #readers: (() => void)[] = [];

  constructor(settings: TenantSettings) {
    this.#settings = settings;
    this.#served = new Map(settings.tenants.map((name) => [name, new Withdrawable()]));
    this.keys = new KeyRing(settings.apiKeys);
  }

  get names(): readonly string[] {
    return this.#settings.tenants;
  }

  has(tenant: string): boolean {
    return this.#served.has(tenant);
  }

  find(tenant: string): Withdrawable | null {
    return this.#served.get(tenant) ?? null;
  }

  /** Null for a tenant without an account, and with the simulated platform. */
  accountOf(tenant: string): Tenant['platform'] {
    return this.#settings.platform?.accounts.get(tenant) ?? null;
  }

  budgetsOf(tenant: string): TenantBudgets {
    return this.#settings.budgets.get(tenant) ?? UNLIMITED;
  }

  /** The tenant's keys, in the order of the settings. */
  keysOf(tenant: string): readonly ApiKey[] {
    return this.#settings.apiKeys.filter(({ caller }) => caller.tenant === tenant);
  }

  /** The payer with this name; null if the key was removed, has expired at `now`, or lacks the scope. */
  payerNamed(tenant: string, { key, subject }: PayerName, scope: Scope, now: number): Payer | null {
    if (key === null) return { key, subject, budget: {} };
    const named = this.#settings.apiKeys.find(
      ({ caller, endsAt }) =>
        caller.tenant === tenant &&
        caller.payer.key === key &&
        caller.scopes.has(scope) &&
        (endsAt === null || endsAt > now),
    );
    return named?.caller.payer ?? null;
  }

  /** Returns the same object until the file changes. */
  capsOf(tenant: string): Holder['caps'] {
    return this.#settings.tenantCaps.get(tenant) ?? NO_CAPS;
  }

  taxUnitsOf(tenant: string): Tenant['taxUnits'] {
    return this.#settings.taxUnits.get(tenant) ?? null;
  }

  /** Webhooks that the tenants' file declares. */
  webhooksOf(tenant: string): Tenant['webhooks'] {
    return this.#settings.webhooks.get(tenant) ?? [];
  }

  /** Maximum total size of the tenant's files. */
  uploadBytesOf(tenant: string): number {
    return this.#settings.uploadBytes.get(tenant) ?? 0;
  }

  /** Calls `listener` with the added tenants whenever tenants were added or removed. */
  onChange(listener: (added: readonly string[]) => void): void {
    this.#followers.push(listener);
  }

  /** Calls `listener` whenever settings were replaced. */
  onReplace(listener: () => void): void {
    this.#readers.push(listener);
  }

  /** Applies new settings. Sockets and streams of removed keys and tenants are closed. */
  replace(settings: TenantSettings): TenantChanges {
    const before = this.#settings;
    const served = this.#served;
    this.#settings = settings;
    this.#served = new Map(
      settings.tenants.map((name) => [name, served.get(name) ?? new Withdrawable()]),
    );
    const hasOtherKeys = this.keys.replace(settings.apiKeys);
    const added = settings.tenants.filter((name) => !served.has(name));
    const removed = before.tenants.filter((name) => !this.has(name));
    for (const name of removed) served.get(name)?.withdraw();
    if (added.length > 0 || removed.length > 0)
      for (const listener of this.#followers) listener(added);
    for (const listener of this.#readers) listener();
    return {
      added,
      removed,
      hasOtherKeys,
      hasOtherBudgets: !isDeepStrictEqual(before.budgets, settings.budgets),
      hasOtherSettings: !isDeepStrictEqual(otherThanKeys(before), otherThanKeys(settings)),
    };
  }
}

function otherThanKeys({ platform, taxUnits, uploadBytes, tenantCaps }: TenantSettings): unknown {
  return { platform, taxUnits, uploadBytes, tenantCaps };
}
