import type { TenantBudgets } from '../kernel/billed-units.ts';
import { ConfigError, readSettingFile, type Settings } from './settings.ts';
import {
  budgetsOf,
  DEFAULT_TENANT,
  keysOf,
  parseTenants,
  type Tenant,
  type TenantKeys,
} from './tenants.ts';

/** Settings of tenants, by their names. The tenants' file may change them while the service runs. */
export interface TenantSettings extends TenantKeys {
  /** The names of all tenants. */
  readonly tenants: readonly string[];
  /** Null: the simulated platform. A changed tenants' file cannot switch between it and the real one. */
  readonly platform: {
    readonly baseUrl: string;
    readonly accounts: ReadonlyMap<string, NonNullable<Tenant['platform']>>;
  } | null;
  readonly budgets: ReadonlyMap<string, TenantBudgets>;
  /** Ids of the use unit and of the direct-connection unit at the tax bureau; null: no invoice numbers can be reserved. */
  readonly taxUnits: ReadonlyMap<string, Tenant['taxUnits']>;
  /** Maximum total size of the files that clients uploaded. */
  readonly uploadBytes: ReadonlyMap<string, number>;
  /** Webhooks that the tenants' file declares. */
  readonly webhooks: ReadonlyMap<string, Tenant['webhooks']>;
  /** Caps of a tenant's own. */
  readonly tenantCaps: ReadonlyMap<string, Tenant['caps']>;
}

/** A file that names the tenants. */
export interface TenantsFile {
  readonly path: string;
  /** Parses the text of the file. Like at the start, throws an `Error` that does not quote the text. */
  readonly read: (text: string) => TenantSettings;
}

/** Settings of the tenants in the file, or of the only one that the other settings describe; throws `ConfigError`. */
export function tenantSettingsOf(
  settings: Settings,
): TenantSettings & { readonly tenantsFile: TenantsFile | null } {
  const path = settings.TENANTS_FILE;
  const { API_KEYS: apiKeys, PLATFORM_APP_KEY: appKey, PLATFORM_APP_SECRET: appSecret } = settings;
  if (path === undefined) {
    const platform = appKey === undefined || appSecret === undefined ? null : { appKey, appSecret };
    const only = onlyTenant({ apiKeys, platform });
    return { ...toTenantSettings(settings, [only]), tenantsFile: null };
  }
  if (apiKeys.length > 0 || appKey !== undefined || appSecret !== undefined) {
    throw new ConfigError(
      'API_KEYS, PLATFORM_APP_KEY and PLATFORM_APP_SECRET must be in TENANTS_FILE if it is set.',
    );
  }
  const tenants = readSettingFile('TENANTS_FILE', path, parseTenants);
  const read = (text: string): TenantSettings => toTenantSettings(settings, parseTenants(text));
  return { ...toTenantSettings(settings, tenants), tenantsFile: { path, read } };
}

function onlyTenant(given: Pick<Tenant, 'apiKeys' | 'platform'>): Tenant {
  return {
    ...given,
    name: DEFAULT_TENANT,
    budget: {},
    subjectBudget: {},
    taxUnits: null,
    uploadBytes: null,
    webhooks: [],
    caps: {},
  };
}

/** Settings of each tenant, with the general ones as defaults. */
function toTenantSettings(settings: Settings, tenants: readonly Tenant[]): TenantSettings {
  const platform = platformOf(settings, tenants);
  const sharedUnits = taxUnitsOf(settings) ?? (platform === null ? SANDBOX_TAX_UNITS : null);
  return {
    ...keysOf(tenants),
    tenants: tenants.map(({ name }) => name),
    platform,
    budgets: budgetsOf(tenants),
    taxUnits: new Map(tenants.map(({ name, taxUnits }) => [name, taxUnits ?? sharedUnits])),
    uploadBytes: new Map(
      tenants.map(({ name, uploadBytes }) => [name, uploadBytes ?? settings.UPLOAD_BYTES]),
    ),
    webhooks: new Map(tenants.map(({ name, webhooks }) => [name, webhooks])),
    tenantCaps: new Map(tenants.map(({ name, caps }) => [name, caps])),
  };
}

function platformOf(
  { PLATFORM_BASE_URL, PLATFORM_APP_KEY, PLATFORM_APP_SECRET, TENANTS_FILE }: Settings,
  tenants: readonly Tenant[],
): TenantSettings['platform'] {
  const given = { PLATFORM_BASE_URL, PLATFORM_APP_KEY, PLATFORM_APP_SECRET };
  const missing = Object.entries(given).filter(([, value]) => value === undefined);
  const accounts = new Map(
    tenants.flatMap(({ name, platform }) => (platform ? [[name, platform] as const] : [])),
  );
  if (missing.length === 3 && accounts.size === 0) return null;
  if (PLATFORM_BASE_URL === undefined || accounts.size < tenants.length) {
    throw new ConfigError(
      TENANTS_FILE === undefined
        ? `${missing.map(([name]) => name).join(' and ')} must be set too: all three PLATFORM_ settings or none.`
        : 'PLATFORM_BASE_URL and `platform` of every tenant in TENANTS_FILE go together: all of them or none.',
    );
  }
  return { baseUrl: PLATFORM_BASE_URL, accounts };
}

/** Default ids at the simulated tax bureau. */
const SANDBOX_TAX_UNITS = { useUnitId: 'SANDBOXUSE', connectionUnitId: 'SANDBOXCONNECTION' };

function taxUnitsOf({
  TAX_USE_UNIT_ID: useUnit,
  TAX_CONNECTION_UNIT_ID: connectionUnit,
}: Settings): Tenant['taxUnits'] {
  if (useUnit === undefined && connectionUnit === undefined) return null;
  if (useUnit !== undefined && connectionUnit !== undefined)
    return { useUnitId: useUnit, connectionUnitId: connectionUnit };
  throw new ConfigError(
    'TAX_USE_UNIT_ID and TAX_CONNECTION_UNIT_ID must be set together or not at all.',
  );
}
