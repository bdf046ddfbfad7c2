import { z } from 'zod';
import { apiKey, budget, type KeyEntry, scopeList } from './api-keys.ts';
import { ownCaps } from './list-settings.ts';
import type { TenantBudgets } from '../kernel/billed-units.ts';
import { allowedBy } from '../kernel/scopes.ts';
import { isJsonObject, jsonInFile, type JsonObject } from '../kernel/json/json.ts';
import type { ApiKey } from '../server/auth/key-ring.ts';

/** Name of the only tenant when no file names tenants. */
export const DEFAULT_TENANT = 'default';

/** Part of callback addresses and of the journal's keys: never renamed. */
export const tenantName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);

/** `TAX_USE_UNIT_ID` */
export const useUnitId = z
  .string()
  .regex(/^[0-9A-Za-z]{1,48}$/, 'it takes 1 to 48 letters and digits');
/** `TAX_CONNECTION_UNIT_ID`. Together with the use unit and 32 further characters, it has at most 100. */
export const connectionUnitId = z
  .string()
  .regex(/^[0-9A-Za-z]{1,20}$/, 'it takes 1 to 20 letters and digits');
/** Application key at the platform, which is sent in a header. */
export const platformKey = z.string().regex(/^[\x21-\x7e]+$/);
/** `UPLOAD_BYTES` */
export const uploadBytes = z.number().int().min(1_048_576);

/** A webhook in the file; see `Registration`, whose rules are checked when it is registered. */
const webhook = z.strictObject({
  name: z.string(),
  url: z.string(),
  document: z.string(),
  variables: z.custom<JsonObject>(isJsonObject, 'it takes an object').default({}),
  secret: z.string(),
  /** Scopes with which the webhook is executed. */
  scopes: scopeList.default(['read']),
});

const tenant = z.strictObject({
  name: tenantName,
  apiKeys: z.array(apiKey).default([]),
  /** Budget of all its keys and tokens together. */
  budget: budget.default({}),
  /** Budget of each subject of a token. */
  subjectBudget: budget.default({}),
  /** The tenant's own key at the platform; absent only over the simulated platform. */
  platform: z
    .strictObject({ appKey: platformKey, appSecret: z.string().min(1) })
    .nullable()
    .default(null),
  /** The tenant's own ids at the tax bureau; by default those of the settings. */
  taxUnits: z.strictObject({ useUnitId, connectionUnitId }).nullable().default(null),
  /** Maximum total size of the tenant's uploaded files; by default that of the settings. */
  uploadBytes: uploadBytes.nullable().default(null),
  /** Addresses to which updates are sent. */
  webhooks: z.array(webhook).default([]),
  /** Caps of all its keys and tokens together, in place of those of `TENANT_CAPS`. */
  caps: ownCaps.default({}),
});

/** A tenant: it has its own keys and platform account, and shares no data with the others. */
export type Tenant = Readonly<z.infer<typeof tenant>>;

/**
 * Reads the text of a tenants' file. Throws an `Error` that names the place of the fault and no value, as the file holds
 * secrets.
 */
export function parseTenants(text: string): readonly Tenant[] {
  const parsed = z.array(tenant).min(1).safeParse(jsonInFile(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    if (issue === undefined || issue.path.length === 0) throw new Error('it is no list of tenants');
    const place = issue.path.join('.');
    throw new Error(`${place} ${faultOf(issue)}`);
  }
  const tenants = parsed.data;
  if (hasTwice(tenants.map(({ name }) => name))) throw new Error('a name occurs in it twice');
  if (hasTwice(tenants.flatMap(({ apiKeys }) => apiKeys.map(({ sha256 }) => sha256)))) {
    throw new Error('a key occurs in it twice');
  }
  return tenants;
}

/** Types of values by zod's names of them. Every number of the file is a whole one. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a whole number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** The fault of a value, without the value. */
function faultOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'has an unknown member';
  const isMissing = issue.message.endsWith('received undefined');
  return `${isMissing ? 'is missing' : 'is wrong'}: ${takenAt(issue)}`;
}

function takenAt(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `it takes one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_type') return `it takes ${TYPES[issue.expected] ?? issue.expected}`;
  if (issue.code === 'too_big') return `it takes ${issue.maximum} or less`;
  if (issue.code === 'too_small')
    return issue.origin === 'string'
      ? 'it takes a text that is not empty'
      : `it takes ${issue.minimum} or more`;
  if (issue.code === 'invalid_format' && issue.format === 'date')
    return 'it takes a day, yyyy-MM-dd';
  return issue.message;
}

/** The keys of several tenants. */
export interface TenantKeys {
  readonly apiKeys: readonly ApiKey[];
  /** Names of keys that should be replaced, for a warning. */
  readonly outdatedKeys: readonly string[];
}

/** The keys of all tenants. */
export function keysOf(tenants: readonly Tenant[]): TenantKeys {
  const named = tenants.flatMap(({ name: tenant, apiKeys }) =>
    apiKeys.map((entry, index) => ({ tenant, entry, name: nameOf(entry, tenant, index) })),
  );
  return {
    apiKeys: named.map(({ tenant, name, entry: { sha256, scopes, endsAt, caps, budget } }) => ({
      sha256,
      name,
      caller: {
        tenant,
        scopes: allowedBy(scopes),
        payer: { key: name, subject: null, budget },
      },
      endsAt,
      caps,
    })),
    outdatedKeys: named.filter(({ entry }) => entry.isOutdated).map(({ name }) => name),
  };
}

/** The budgets of all tenants, by name. */
export function budgetsOf(tenants: readonly Tenant[]): ReadonlyMap<string, TenantBudgets> {
  return new Map(
    tenants.map(({ name, budget, subjectBudget }) => [
      name,
      { tenant: budget, subject: subjectBudget },
    ]),
  );
}

/** `acme/backend`, or the entry's place among the tenant's keys: `acme/2`. */
function nameOf({ name }: KeyEntry, tenant: string, index: number): string {
  return `${tenant}/${name ?? index + 1}`;
}

function hasTwice(texts: readonly string[]): boolean {
  return new Set(texts).size < texts.length;
}
