import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { keyList } from './api-keys.ts';
import { capList, dataKeys, splitList } from './list-settings.ts';
import { type HostEntry, toHostEntry } from '../kernel/hosts.ts';
import { type DocumentsLocation, toLocation } from '../documents/stores/location.ts';
import { addressForms, parseAddress } from '../messenger/address.ts';
import { DEFAULT_CAPS } from '../server/caps/caps.ts';
import { toOriginPattern } from '../server/http/origins.ts';
import { connectionUnitId, platformKey, uploadBytes, useUnitId } from './tenants.ts';

/** A setting is wrong. The message names it and the values that it takes, never its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const httpUrl = z
  .string()
  .refine(isHttpUrl)
  .transform((url) => url.replace(/(?<!\/)\/+$/, ''));

/** Text used as given. The line break at the end of a secret's file would become part of a folder's name or a password. */
const text = z.string().refine((given) => given.trim() === given);

/** Path on this machine. An address such as `file:///data` would be a folder named `file:` in the working directory. */
const path = text.regex(/^(?!\w+:\/\/)/);

/** Address below which this service, or a client, adds a path. */
const baseUrl = text.pipe(httpUrl).refine((url) => !/^[^/]*\/\/[^/]*@|[?#]/.test(url));

/**
 * Largest body by default. The longest documented input fits: 100 invoices of scrap purchases with 50 lines each have 1.4 MB,
 * and 22 MB if every text has its maximum length.
 */
const DEFAULT_MAX_BODY_BYTES = 32 * 1024 * 1024;
/** Twice the longest body: one caller may take half of it. */
const DEFAULT_MAX_BODIES_BYTES = 64 * 1024 * 1024;

/** Maximum number of values. The longest documented input with every member has 94,000, and two tax slips per line add 10,000. */
const DEFAULT_MAX_BODY_VALUES = 125_000;

const capsTaken =
  'whole numbers from 1 on, such as connections=1000,subscriptions=5000,operationsPerSecond=1000,complexityPerMinute=6000000; those omitted keep their defaults';

const settings = {
  PORT: [
    z.coerce.number().int().min(0).max(65_535).default(4000),
    'a port number, 0 for any free one',
  ],
  HOST: [z.string().default('127.0.0.1'), 'an address to listen on'],
  PUBLIC_URL: [
    baseUrl.optional(),
    'the http(s) address at which the platform reaches this service, without a query or credentials',
  ],
  PLATFORM_BASE_URL: [
    baseUrl.optional(),
    'the http(s) address of the platform, without a query or credentials',
  ],
  PLATFORM_APP_KEY: [
    platformKey.optional(),
    'the application key: ASCII letters, digits and signs without blanks',
  ],
  PLATFORM_APP_SECRET: [text.optional(), 'the secret of the application key'],
  DATABASE_URL: [
    z
      .string()
      .regex(/^postgres(?:ql)?:\/\//)
      .optional(),
    'postgres://user:password@host:5432/database, with signs in a password percent-encoded',
  ],
  DATABASE_CONNECTIONS: [
    z.coerce.number().int().min(1).max(1_000).default(8),
    'a number of connections, 1 to 1000',
  ],
  DATABASE_CONNECT_TIMEOUT_SECONDS: [
    z.coerce.number().positive().max(3_600).default(30),
    'a number of seconds above 0, at most 3600',
  ],
  MIGRATE: [z.enum(['on', 'off']).default('on'), 'on or off'],
  REDIS_URL: [z.string().refine(isRedisAddress).optional(), addressForms],
  REDIS_CONNECT_TIMEOUT_SECONDS: [
    z.coerce.number().positive().max(3_600).default(30),
    'a number of seconds above 0, at most 3600',
  ],
  REDIS_CA_FILE: [z.string().optional(), 'a file of certificates in PEM form'],
  REDIS_CERT_FILE: [z.string().optional(), 'a file with a certificate in PEM form'],
  REDIS_KEY_FILE: [z.string().optional(), 'a file with a private key in PEM form'],
  REDIS_SENTINEL_USERNAME: [text.optional(), 'a user of the Sentinels'],
  REDIS_SENTINEL_PASSWORD: [text.optional(), 'the password of the Sentinels'],
  REDIS_SENTINEL_TLS: [z.enum(['on', 'off']).optional(), 'on or off'],
  JOURNAL_RETENTION_DAYS: [
    z.coerce.number().min(1).max(3_650).default(7),
    'a number of days, 1 to 3650',
  ],
  DATA_DIR: [path.default('./data'), 'the path of a folder that can be written'],
  STORE_PRINT_FILE: [path.optional(), 'the path of a file outside of DATA_DIR that can be written'],
  API_KEYS: [
    keyList,
    'keys of at least 16 characters without spaces, separated by commas; a key may be followed by :pii, or by scopes as in :read+issue',
  ],
  TENANTS_FILE: [z.string().optional(), 'a JSON file that lists the tenants'],
  JWKS_URL: [httpUrl.optional(), 'the http(s) address of the public keys of a token issuer'],
  JWT_AUDIENCE: [text.optional(), 'what `aud` of a token must name'],
  JWT_ISSUER: [text.optional(), 'what `iss` of a token must be'],
  CORS_ORIGINS: [
    z
      .string()
      .default('')
      .transform((list) => splitList(list).map(toOriginPattern))
      .pipe(z.array(z.custom<string>((pattern) => pattern !== null))),
    'origins separated by commas, such as https://app.example.com, https://*.example.com or http://localhost:5173',
  ],
  TRUSTED_DOCUMENTS: [z.string().optional(), 'a JSON file of documents by their ids'],
  MCP_TOOLS: [
    z.string().default('').transform(splitList),
    '`queries` and names of trusted documents, separated by commas',
  ],
  TRUSTED_DOCUMENTS_ONLY: [z.enum(['0', '1']).default('0'), '1 or 0'],
  DETAILS_RETENTION_DAYS: [
    z.coerce.number().min(1).max(3_650).default(180),
    'a number of days, 1 to 3650',
  ],
  AUDIT_RETENTION_DAYS: [
    z.coerce.number().min(1).max(3_650).default(365),
    'a number of days, 1 to 3650',
  ],
  DATA_KEY: [
    dataKeys.optional(),
    'keys of 32 bytes, each as id:base64, separated by commas, the newest first',
  ],
  CALLBACK_SECRET: [z.string().min(32).optional(), 'at least 32 characters'],
  CALLBACK_SECRET_PREVIOUS: [z.string().min(32).optional(), 'at least 32 characters'],
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
  WEBHOOK_HOSTS: [
    z
      .string()
      .default('')
      .transform((list) => splitList(list).map(toHostEntry))
      .pipe(z.array(z.custom<HostEntry>((entry) => entry !== null))),
    'hosts separated by commas, such as 10.0.0.5:8443, 10.0.0.5 or localhost:9000',
  ],
  AWS_ACCESS_KEY_ID: [text.optional(), 'the id of an access key for DOCUMENTS_URL'],
  AWS_SECRET_ACCESS_KEY: [text.optional(), 'the secret of AWS_ACCESS_KEY_ID'],
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
  MAX_CONNECTIONS: [
    z.coerce.number().int().min(16).max(1_000_000).optional(),
    'a number of connections, 16 to 1000000',
  ],
  MAX_CONNECTIONS_PER_ADDRESS: [
    z.coerce.number().int().min(4).max(1_000_000).optional(),
    'a number of connections, 4 to 1000000',
  ],
  KEEP_ALIVE_SECONDS: [
    z.coerce.number().int().min(1).max(3_600).default(125),
    'a number of seconds, 1 to 3600',
  ],
  MAX_BODY_BYTES: [
    z.coerce.number().int().min(65_536).max(268_435_456).default(DEFAULT_MAX_BODY_BYTES),
    'a number of bytes, 65536 (64 KiB) to 268435456 (256 MiB)',
  ],
  MAX_BODIES_BYTES: [
    z.coerce.number().int().min(1_048_576).max(8_589_934_592).default(DEFAULT_MAX_BODIES_BYTES),
    'a number of bytes, 1048576 (1 MiB) to 8589934592 (8 GiB)',
  ],
  MAX_BODY_VALUES: [
    z.coerce.number().int().min(1_000).max(10_000_000).default(DEFAULT_MAX_BODY_VALUES),
    'a number of values, 1000 to 10000000',
  ],
  UPLOAD_BYTES: [
    z.coerce.number().pipe(uploadBytes).default(1_073_741_824),
    'a number of bytes, at least 1048576 (1 MiB)',
  ],
  MIN_FREE_DISK_BYTES: [
    z.coerce.number().int().min(0).default(536_870_912),
    'a number of bytes, 0 for no limit',
  ],
  DOCUMENT_CACHE_BYTES: [
    z.coerce.number().int().min(1_048_576).max(1_073_741_824).default(67_108_864),
    'a number of bytes, 1048576 (1 MiB) to 1073741824 (1 GiB)',
  ],
  HTTPS_PROXY: [z.string().refine(isHttpUrl).optional(), 'an http or https URL'],
  HTTP_PROXY: [z.string().refine(isHttpUrl).optional(), 'an http or https URL'],
  NO_PROXY: [z.string().default(''), 'hosts, separated by commas'],
  LOG_LEVEL: [
    z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    'one of debug, info, warn, error, silent',
  ],
  KEY_CAPS: [capList(DEFAULT_CAPS.key), capsTaken],
  SUBJECT_CAPS: [capList(DEFAULT_CAPS.subject), capsTaken],
  TENANT_CAPS: [capList(DEFAULT_CAPS.tenant), capsTaken],
  // OpenTelemetry reads these itself; here they only decide whether tracing is on.
  OTEL_EXPORTER_OTLP_ENDPOINT: [z.string().optional(), 'an address'],
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: [z.string().optional(), 'an address'],
  OTEL_TRACES_EXPORTER: [z.string().optional(), 'otlp, console or none'],
  OTEL_SDK_DISABLED: [z.string().optional(), 'true or false'],
  OTEL_SERVICE_NAME: [z.string().optional(), 'a name'],
  OTEL_RESOURCE_ATTRIBUTES: [z.string().optional(), 'names and values'],
  PLATFORM_TRACEPARENT: [z.enum(['on', 'off']).default('off'), 'on or off'],
  METRICS_HOST: [z.string().default('127.0.0.1'), 'an address to listen on'],
  METRICS_PORT: [
    z.coerce.number().int().min(0).max(65_535).optional(),
    'a port number, 0 for any free one',
  ],
  PLAYGROUND: [z.enum(['on', 'off']).optional(), 'on or off'],
  INTROSPECTION: [z.enum(['on', 'off']).optional(), 'on or off'],
  SUBGRAPH: [z.enum(['on', 'off']).default('off'), 'on or off'],
} as const;

/** Value of each setting, before settings are compared with each other. */
export type Settings = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name][0]> };

/** The name of each setting. */
export const settingNames: readonly string[] = Object.keys(settings);

/** Settings of other programs, too, whose names in lower case take precedence. */
const IN_SMALL_LETTERS: ReadonlySet<string> = new Set(['HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY']);

/**
 * Reads each setting by itself; throws `ConfigError` for the first wrong one. An empty variable counts as absent, but not one of
 * blanks, which as a number would be 0.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  return Object.fromEntries(
    Object.entries(settings).map(([name, [schema, takes]]) => {
      const small = IN_SMALL_LETTERS.has(name) ? env[name.toLowerCase()] : undefined;
      const given = small || env[name] || undefined;
      const parsed = schema.safeParse(given);
      if (!parsed.success || given?.trim() === '') {
        // Blanks cannot be seen where the setting is written.
        const blanks = given?.trim() === given ? '' : ' Its value begins or ends with blanks.';
        throw new ConfigError(`${name} takes ${takes}.${blanks}`);
      }
      return [name, parsed.data];
    }),
    // Each name is paired with the value of its own schema.
  ) as Settings;
}

/** Reads the file that a setting names. Throws `ConfigError` with the reason for which the file is rejected. */
export function readSettingFile<Content>(
  name: 'TENANTS_FILE' | 'TRUSTED_DOCUMENTS',
  path: string,
  parse: (text: string) => Content,
): Content {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be read';
    throw new ConfigError(`${name} takes ${settings[name][1]}: ${reason}.`);
  }
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
