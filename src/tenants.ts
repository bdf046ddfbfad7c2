import { z } from 'zod';

/** Whose everything is while no file names tenants. */
export const DEFAULT_TENANT = 'default';

const scopes = z.array(z.enum(['pii'])).default([]);

/** `TAX_USE_UNIT_ID` */
export const useUnitId = z.string().regex(/^[0-9A-Za-z]{1,48}$/);
/** `TAX_CONNECTION_UNIT_ID`. With the other and 32 characters more it has at most 100. */
export const connectionUnitId = z.string().regex(/^[0-9A-Za-z]{1,20}$/);

const tenant = z.strictObject({
  /** Part of callback addresses and of the journal's keys: never renamed. */
  name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
  apiKeys: z.array(z.strictObject({ key: z.string().regex(/^\S{16,}$/), scopes })).default([]),
  /** The tenant's own key at the platform; absent only over the simulated platform. */
  platform: z
    .strictObject({ appKey: z.string().min(1), appSecret: z.string().min(1) })
    .nullable()
    .default(null),
  /** The tenant's own ids at the tax bureau; absent where the settings' ones serve. */
  taxUnits: z.strictObject({ useUnitId, connectionUnitId }).nullable().default(null),
});

/** Who shares the service: each with keys, an account at the platform, and nothing in common with the others. */
export type Tenant = Readonly<z.infer<typeof tenant>>;

/**
 * Reads the text of a tenants' file. Throws an `Error` that says where it is wrong, and never what
 * stands there: it holds secrets.
 */
export function parseTenants(text: string): readonly Tenant[] {
  const parsed = z.array(tenant).min(1).safeParse(toJson(text));
  if (!parsed.success) {
    const { path } = parsed.error.issues[0] ?? { path: [] };
    throw new Error(path.length === 0 ? 'it is no list of tenants' : `${path.join('.')} is wrong`);
  }
  const tenants = parsed.data;
  if (hasTwice(tenants.map(({ name }) => name))) throw new Error('a name stands in it twice');
  if (hasTwice(tenants.flatMap(({ apiKeys }) => apiKeys.map(({ key }) => key)))) {
    throw new Error('a key stands in it twice');
  }
  return tenants;
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('it is not valid JSON');
  }
}

function hasTwice(texts: readonly string[]): boolean {
  return new Set(texts).size < texts.length;
}
