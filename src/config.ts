import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type HostEntry, toHostEntry } from './documents/hosts.ts';
import { type DocumentsLocation, type S3Location, toLocation } from './documents/location.ts';
import { addressForms, parseAddress } from './journal/redis/address.ts';
import { type RedisSettings, toRedisSettings } from './redis-settings.ts';
import type { ApiKey } from './server/authentication.ts';
import { isLoopback } from './server/loopback.ts';
import type { TokenIssuer } from './server/tokens.ts';
import {
  connectionUnitId,
  DEFAULT_TENANT,
  parseTenants,
  type Tenant,
  useUnitId,
} from './tenants.ts';

/** Everything that an operator can set. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The address at which the platform reaches this service, without a slash at the end; null: at the address it listens on. */
  readonly publicUrl: string | null;
  /** Null: the simulated platform. */
  readonly platform: {
    readonly baseUrl: string;
    /** By tenant. */
    readonly accounts: ReadonlyMap<string, { readonly appKey: string; readonly appSecret: string }>;
  } | null;
  /** The names of all tenants. */
  readonly tenants: readonly string[];
  /** Redis that all instances share; null: a journal in `dataDir` for one instance. */
  readonly redis: RedisSettings | null;
  /** How long updates can be replayed. */
  readonly retentionDays: number;
  readonly dataDir: string;
  readonly apiKeys: readonly ApiKey[];
  /** Whose tokens are taken beside the keys; null: nobody's. */
  readonly tokenIssuer: TokenIssuer | null;
  /** Signs callback addresses; null: one made at the first start and kept in `dataDir`. */
  readonly callbackSecret: string | null;
  /** The place of fetched files; null: below `dataDir`. */
  readonly documents: Extract<DocumentsLocation, { type: 'disk' }> | KeyedS3Location | null;
  /** Hosts that files may be fetched from; null: the platform's own host and the names below it. */
  readonly documentHosts: readonly HostEntry[] | null;
  /** Factor on every polling interval. */
  readonly trackerPace: number;
  /** By tenant: ids of the use unit and of the direct-connection unit at the tax bureau; null: nothing there can be reserved. */
  readonly taxUnits: ReadonlyMap<string, Tenant['taxUnits']>;
  /** The longest body of a request, and the longest message on a socket. */
  readonly maxBodyBytes: number;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly introspection: boolean;
}

type KeyedS3Location = S3Location & { readonly type: 's3' };

/** A setting is wrong. The message names it and what it takes, never what it was. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const httpUrl = z
  .string()
  .refine(isHttpUrl)
  .transform((url) => url.replace(/\/+$/, ''));

/**
 * The longest documented input fits: 100 invoices of scrap purchases with 50 lines each have 1.4 MB, and 22 MB
 * where every text is as long as the documents allow.
 */
const DEFAULT_MAX_BODY_BYTES = 32 * 1024 * 1024;

const settings = {
  PORT: [
    z.coerce.number().int().min(0).max(65_535).default(4000),
    'a port number, 0 for any free one',
  ],
  HOST: [z.string().default('127.0.0.1'), 'an address to listen on'],
  PUBLIC_URL: [
    httpUrl.optional(),
    'the http(s) address at which the platform reaches this service',
  ],
  PLATFORM_BASE_URL: [httpUrl.optional(), 'the http(s) address of the platform'],
  PLATFORM_APP_KEY: [z.string().optional(), 'the application key'],
  PLATFORM_APP_SECRET: [z.string().optional(), 'the secret of the application key'],
  REDIS_URL: [z.string().refine(isRedisAddress).optional(), addressForms],
  REDIS_CONNECT_TIMEOUT_SECONDS: [
    z.coerce.number().positive().max(3_600).default(30),
    'a number of seconds above 0, at most 3600',
  ],
  REDIS_CA_FILE: [z.string().optional(), 'a file of certificates in PEM form'],
  REDIS_CERT_FILE: [z.string().optional(), 'a file with a certificate in PEM form'],
  REDIS_KEY_FILE: [z.string().optional(), 'a file with a private key in PEM form'],
  REDIS_SENTINEL_USERNAME: [z.string().optional(), 'a user of the Sentinels'],
  REDIS_SENTINEL_PASSWORD: [z.string().optional(), 'the password of the Sentinels'],
  REDIS_SENTINEL_TLS: [z.enum(['on', 'off']).optional(), 'on or off'],
  JOURNAL_RETENTION_DAYS: [
    z.coerce.number().min(1).max(3_650).default(7),
    'a number of days, 1 to 3650',
  ],
  DATA_DIR: [z.string().default('./data'), 'a folder that can be written'],
  API_KEYS: [
    z
      .string()
      .default('')
      .transform(splitKeys)
      .pipe(z.array(z.strictObject({ key: z.string().min(16), scopes: z.array(z.enum(['pii'])) }))),
    'keys of at least 16 characters without spaces, separated by commas; a key may be followed by :pii',
  ],
  TENANTS_FILE: [z.string().optional(), 'a JSON file that lists the tenants'],
  JWKS_URL: [httpUrl.optional(), 'the http(s) address of the public keys of a token issuer'],
  JWT_AUDIENCE: [z.string().optional(), 'what `aud` of a token must name'],
  JWT_ISSUER: [z.string().optional(), 'what `iss` of a token must be'],
  CALLBACK_SECRET: [z.string().min(32).optional(), 'at least 32 characters'],
  DOCUMENTS_URL: [
    z
      .string()
      .transform(toLocation)
      .pipe(z.custom<DocumentsLocation>((location) => location !== null))
      .optional(),
    'file:///folder or s3://bucket/prefix?endpoint=https://host&region=name',
  ],
  DOCUMENT_HOSTS: [
    z
      .string()
      .transform((list) => splitList(list).map(toHostEntry))
      .pipe(z.array(z.custom<HostEntry>((entry) => entry !== null)))
      .optional(),
    'hosts separated by commas, such as files.example.com, *.example.com, 10.0.0.5:8080 or [::1]',
  ],
  AWS_ACCESS_KEY_ID: [z.string().optional(), 'the id of an access key for DOCUMENTS_URL'],
  AWS_SECRET_ACCESS_KEY: [z.string().optional(), 'the secret of AWS_ACCESS_KEY_ID'],
  TAX_USE_UNIT_ID: [
    useUnitId.optional(),
    'the use unit’s id at the tax bureau: 1 to 48 letters or digits',
  ],
  TAX_CONNECTION_UNIT_ID: [
    connectionUnitId.optional(),
    'the direct-connection unit’s id at the tax bureau: 1 to 20 letters or digits',
  ],
  TRACKER_PACE: [
    z.coerce.number().positive().max(1_000).default(1),
    'a factor above 0, at most 1000',
  ],
  MAX_BODY_BYTES: [
    z.coerce.number().int().min(65_536).max(268_435_456).default(DEFAULT_MAX_BODY_BYTES),
    'a number of bytes, 65536 (64 KiB) to 268435456 (256 MiB)',
  ],
  LOG_LEVEL: [
    z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    'one of debug, info, warn, error, silent',
  ],
  INTROSPECTION: [z.enum(['on', 'off']).optional(), 'on or off'],
} as const;

type Settings = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name][0]> };

/** Reads the settings; throws `ConfigError` at the first one that is wrong. An empty one counts as absent. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  const read = Object.fromEntries(
    Object.entries(settings).map(([name, [schema, takes]]) => {
      const parsed = schema.safeParse(env[name] === '' ? undefined : env[name]);
      if (!parsed.success) throw new ConfigError(`${name} takes ${takes}.`);
      return [name, parsed.data];
    }),
    // Each name is paired with what its own schema gave.
  ) as Settings;
  const tenants = tenantsOf(read);
  const apiKeys = tenants.flatMap(({ name, apiKeys }) =>
    apiKeys.map((key) => ({ ...key, tenant: name })),
  );
  const tokenIssuer = tokenIssuerOf(read);
  const isOpen = apiKeys.length === 0 && tokenIssuer === null;
  if (!isLoopback(read.HOST) && isOpen) {
    throw new ConfigError('HOST takes a loopback address as long as API_KEYS holds no key.');
  }
  if (tenants.length > 1 && isOpen) {
    throw new ConfigError('TENANTS_FILE must hold keys: without any, all tenants would be one.');
  }
  if (read.REDIS_URL !== undefined && read.CALLBACK_SECRET === undefined) {
    throw new ConfigError(
      'CALLBACK_SECRET must be set, the same for all instances, when REDIS_URL is.',
    );
  }
  const platform = platformOf(read, tenants);
  const sharedUnits = taxUnitsOf(read) ?? (platform === null ? SANDBOX_TAX_UNITS : null);
  return {
    port: read.PORT,
    host: read.HOST,
    publicUrl: read.PUBLIC_URL ?? null,
    platform,
    tenants: tenants.map(({ name }) => name),
    redis: redisOf(read),
    retentionDays: read.JOURNAL_RETENTION_DAYS,
    dataDir: read.DATA_DIR,
    apiKeys,
    tokenIssuer,
    callbackSecret: read.CALLBACK_SECRET ?? null,
    documents: documentsOf(read),
    documentHosts: read.DOCUMENT_HOSTS ?? null,
    trackerPace: read.TRACKER_PACE,
    taxUnits: new Map(tenants.map(({ name, taxUnits }) => [name, taxUnits ?? sharedUnits])),
    maxBodyBytes: read.MAX_BODY_BYTES,
    logLevel: read.LOG_LEVEL,
    introspection: read.INTROSPECTION === undefined ? isOpen : read.INTROSPECTION === 'on',
  };
}

/** The tenants of the file, or the one that the other settings describe. */
function tenantsOf({
  TENANTS_FILE,
  API_KEYS,
  PLATFORM_APP_KEY: appKey,
  PLATFORM_APP_SECRET: appSecret,
}: Settings): readonly Tenant[] {
  if (TENANTS_FILE === undefined) {
    const platform = appKey === undefined || appSecret === undefined ? null : { appKey, appSecret };
    return [{ name: DEFAULT_TENANT, apiKeys: API_KEYS, platform, taxUnits: null }];
  }
  if (API_KEYS.length > 0 || appKey !== undefined || appSecret !== undefined) {
    throw new ConfigError(
      'API_KEYS, PLATFORM_APP_KEY and PLATFORM_APP_SECRET stand in TENANTS_FILE when it is set.',
    );
  }
  try {
    return parseTenants(readFileSync(TENANTS_FILE, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be read';
    throw new ConfigError(`TENANTS_FILE takes a JSON file that lists the tenants: ${reason}.`);
  }
}

function redisOf(read: Settings): Config['redis'] {
  try {
    return toRedisSettings(read);
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : 'REDIS_URL is wrong.');
  }
}

function platformOf(
  { PLATFORM_BASE_URL, PLATFORM_APP_KEY, PLATFORM_APP_SECRET, TENANTS_FILE }: Settings,
  tenants: readonly Tenant[],
): Config['platform'] {
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

function tokenIssuerOf({ JWKS_URL, JWT_AUDIENCE, JWT_ISSUER }: Settings): TokenIssuer | null {
  if (JWKS_URL === undefined) {
    if (JWT_AUDIENCE === undefined && JWT_ISSUER === undefined) return null;
    throw new ConfigError('JWKS_URL must be set too: JWT_AUDIENCE and JWT_ISSUER go with it.');
  }
  if (JWT_AUDIENCE === undefined) {
    throw new ConfigError(
      'JWT_AUDIENCE must be set too: tokens that the issuer made for others must not be taken.',
    );
  }
  return { jwksUrl: JWKS_URL, audience: JWT_AUDIENCE, issuer: JWT_ISSUER ?? null };
}

/** Ids of the simulated tax bureau's, where that is the one in use and nothing else is said. */
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

function documentsOf({
  DOCUMENTS_URL,
  AWS_ACCESS_KEY_ID,
  AWS_SECRET_ACCESS_KEY,
}: Settings): Config['documents'] {
  if (DOCUMENTS_URL?.type !== 's3') return DOCUMENTS_URL ?? null;
  if (AWS_ACCESS_KEY_ID === undefined || AWS_SECRET_ACCESS_KEY === undefined) {
    throw new ConfigError(
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set too: DOCUMENTS_URL names a bucket.',
    );
  }
  return {
    ...DOCUMENTS_URL,
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
  };
}

function splitKeys(list: string): unknown[] {
  return splitList(list).map((entry) => {
    const [key = '', scopes, ...more] = entry.split(':');
    return {
      key: /^[^\s:]+$/.test(key) && more.length === 0 ? key : '',
      scopes: scopes?.split('+') ?? [],
    };
  });
}

function splitList(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function isRedisAddress(text: string): boolean {
  try {
    parseAddress(text);
    return true;
  } catch {
    return false;
  }
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
