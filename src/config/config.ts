import { isAbsolute, relative, resolve, join } from 'node:path';
import { isLoopback } from '../kernel/hosts.ts';
import type { Proxies } from '../kernel/proxies.ts';
import { type RedisSettings, toRedisSettings } from './redis-settings.ts';
import { ANY_ORIGIN } from '../server/http/origins.ts';
import {
  operationNamesIn,
  parseManifest,
  type TrustedDocuments,
} from '../server/persisted/registered-documents.ts';
import type { TokenIssuer } from '../server/auth/tokens.ts';
import {
  ConfigError,
  readSettingFile,
  readSettings,
  settingNames,
  type Settings,
} from './settings.ts';
import { tenantSettingsOf } from './tenant-settings.ts';

export { ConfigError } from './settings.ts';

/** Connection to PostgreSQL. */
export interface DatabaseSettings {
  /** Connection URL in libpq's form. */
  readonly url: string;
  /** Maximum number of connections of this instance. */
  readonly connections: number;
  readonly connectTimeoutMs: number;
  /** True when a start may migrate the tables. */
  readonly mayMigrate: boolean;
}

/** All settings. Tenant settings are those read at the start. */
export interface Config extends Readonly<ReturnType<typeof toConfig>> {
  /** Variables whose names resemble a setting. */
  readonly misspellings: readonly Misspelling[];
}

/**
 * Reads the settings. Throws `ConfigError` for the first wrong one; the message also names variables that look misspelt, as
 * one of them may be the missing setting. An empty variable counts as absent.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  const misspellings = findMisspellings(env, settingNames);
  try {
    return { ...toConfig(readSettings(env)), misspellings };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const also = misspellings.map(
      ({ given, meant }) => ` ${given} is no setting: ${meant} may be meant.`,
    );
    throw new ConfigError([error.message, ...also].join(''), { cause: error });
  }
}

function toConfig(read: Settings) {
  const ofTenants = tenantSettingsOf(read);
  const tokenIssuer = tokenIssuerOf(read);
  const isOpen = ofTenants.apiKeys.length === 0 && tokenIssuer === null;
  if (!isLoopback(read.HOST) && isOpen) {
    throw new ConfigError('HOST takes a loopback address as long as API_KEYS contains no key.');
  }
  if (read.TENANTS_FILE !== undefined && isOpen) {
    throw new ConfigError(
      'TENANTS_FILE must contain keys: without any, callers cannot be distinguished.',
    );
  }
  if (read.CORS_ORIGINS.includes(ANY_ORIGIN) && !isOpen) {
    throw new ConfigError('CORS_ORIGINS takes no `*` once there are keys: name the origins.');
  }
  if (read.DATABASE_URL !== undefined && read.CALLBACK_SECRET === undefined) {
    throw new ConfigError(
      'CALLBACK_SECRET must be set, the same for all instances, when DATABASE_URL is.',
    );
  }
  if (read.SUBGRAPH === 'on' && read.TRUSTED_DOCUMENTS_ONLY === '1') {
    throw new ConfigError(
      'SUBGRAPH takes no `on` beside TRUSTED_DOCUMENTS_ONLY: a gateway writes documents of its own.',
    );
  }
  const trustedDocuments = trustedDocumentsOf(read);
  return {
    ...ofTenants,
    port: read.PORT,
    host: read.HOST,
    /** Address at which the platform reaches this service, without a trailing slash; null: the address on which it listens. */
    publicUrl: read.PUBLIC_URL ?? null,
    /** PostgreSQL that all instances share; null: the journal is in a SQLite file. */
    database: databaseOf(read),
    /** Redis for messages between instances; null: none. */
    redis: redisOf(read),
    /** Days for which updates can be replayed. */
    retentionDays: read.JOURNAL_RETENTION_DAYS,
    /** Days for which details of final subjects are stored. */
    detailsRetentionDays: read.DETAILS_RETENTION_DAYS,
    /** Days for which the audit is stored. */
    auditRetentionDays: read.AUDIT_RETENTION_DAYS,
    /** Keys that encrypt personal data before it is stored; null: it is stored in clear text. */
    dataKeys: read.DATA_KEY ?? null,
    dataDir: read.DATA_DIR,
    /** File by which a restored or emptied journal is detected; null: none. */
    storePrintFile: storePrintFileOf(read),
    /** Issuer whose tokens are accepted besides keys; null: none. */
    tokenIssuer,
    /** Origins whose pages may call, besides the service's own; see `toOriginPattern`. */
    corsOrigins: read.CORS_ORIGINS,
    trustedDocuments,
    /** Names of trusted documents that are tools for assistants; `queries` for all free queries; empty: no tools. */
    mcpTools: mcpToolsOf(read, trustedDocuments),
    /** True when operations with other documents are rejected. */
    trustedDocumentsOnly: read.TRUSTED_DOCUMENTS_ONLY === '1',
    /** Secret that signs callback addresses; null: one that the first start creates in `dataDir`. */
    callbackSecret: read.CALLBACK_SECRET ?? null,
    /** Previous secret, whose signatures stay valid. */
    previousCallbackSecret: read.CALLBACK_SECRET_PREVIOUS ?? null,
    /** Store of fetched files; null: below `dataDir`. */
    documents: documentsOf(read),
    /** Hosts that files may be fetched from; null: the platform's own host and the names below it. */
    documentHosts: read.DOCUMENT_HOSTS ?? null,
    /** Hosts that webhooks may name in addition to public ones. */
    webhookHosts: read.WEBHOOK_HOSTS,
    /** Factor on every polling interval. */
    trackerPace: read.TRACKER_PACE,
    /** Free bytes on the disk below which files of clients are rejected. */
    leastFreeDiskBytes: read.MIN_FREE_DISK_BYTES,
    /** Caps of keys, subjects and tenants without their own. */
    caps: { key: read.KEY_CAPS, subject: read.SUBJECT_CAPS, tenant: read.TENANT_CAPS },
    /** Proxies for outgoing calls; null: direct connections. */
    proxies: proxiesOf(read),
    /** Maximum number of open connections, in total and per address; null: derived from the file handles, and half of that. */
    maxConnections: read.MAX_CONNECTIONS ?? null,
    maxConnectionsPerAddress: read.MAX_CONNECTIONS_PER_ADDRESS ?? null,
    /** Longest idle time of a connection between two requests. */
    keepAliveMs: read.KEEP_ALIVE_SECONDS * 1_000,
    /** Largest body of a request, and largest message on a socket. */
    maxBodyBytes: read.MAX_BODY_BYTES,
    maxBodiesBytes: read.MAX_BODIES_BYTES,
    /** Maximum number of values in a body or message; see `excessOf`. */
    maxBodyValues: read.MAX_BODY_VALUES,
    /** Size of the cache of parsed, validated and compiled documents. */
    documentCacheBytes: read.DOCUMENT_CACHE_BYTES,
    /** Address of the port for metrics without a key; null: none. */
    metrics:
      read.METRICS_PORT === undefined ? null : { host: read.METRICS_HOST, port: read.METRICS_PORT },
    /** Tracing; null when off. `serviceName` is null when OpenTelemetry's own variables give one. */
    tracing: tracingOf(read),
    /** True when calls to the platform carry a `traceparent` header. */
    platformTraceparent: read.PLATFORM_TRACEPARENT === 'on',
    logLevel: read.LOG_LEVEL,
    introspection: isOn(read.INTROSPECTION ?? read.PLAYGROUND, isOpen),
    /** True when browsers get the playground. */
    playground: isOn(read.PLAYGROUND, isOpen),
    /** True when gateways may compose a supergraph with this service, and resolve its entities. */
    subgraph: read.SUBGRAPH === 'on',
  };
}

/** Value of a switch; `otherwise` when absent. */
function isOn(setting: 'on' | 'off' | undefined, otherwise: boolean): boolean {
  return setting === undefined ? otherwise : setting === 'on';
}

function storePrintFileOf({ STORE_PRINT_FILE, DATA_DIR }: Settings): string | null {
  if (STORE_PRINT_FILE === undefined) return null;
  const way = relative(resolve(DATA_DIR), resolve(STORE_PRINT_FILE));
  if (way.startsWith('..') || isAbsolute(way)) return STORE_PRINT_FILE;
  throw new ConfigError(
    'STORE_PRINT_FILE takes a file outside of DATA_DIR: replacing the one must not replace the other.',
  );
}

function databaseOf({
  DATABASE_URL: url,
  DATABASE_CONNECTIONS: connections,
  DATABASE_CONNECT_TIMEOUT_SECONDS: seconds,
  MIGRATE: migrate,
}: Settings): DatabaseSettings | null {
  if (url === undefined) return null;
  return { url, connections, connectTimeoutMs: seconds * 1_000, mayMigrate: migrate === 'on' };
}

function redisOf(read: Settings): RedisSettings | null {
  try {
    return toRedisSettings(read);
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : 'REDIS_URL is wrong.');
  }
}

function proxiesOf({ HTTPS_PROXY, HTTP_PROXY, NO_PROXY }: Settings): Proxies | null {
  if (HTTPS_PROXY === undefined && HTTP_PROXY === undefined) return null;
  return { http: HTTP_PROXY ?? null, https: HTTPS_PROXY ?? null, except: NO_PROXY };
}

function tokenIssuerOf({ JWKS_URL, JWT_AUDIENCE, JWT_ISSUER }: Settings): TokenIssuer | null {
  if (JWKS_URL === undefined) {
    if (JWT_AUDIENCE === undefined && JWT_ISSUER === undefined) return null;
    throw new ConfigError(
      'JWKS_URL must be set too: JWT_AUDIENCE and JWT_ISSUER cannot be used without it.',
    );
  }
  if (JWT_AUDIENCE === undefined) {
    throw new ConfigError(
      'JWT_AUDIENCE must be set too: tokens that the issuer made for others must not be accepted.',
    );
  }
  return { jwksUrl: JWKS_URL, audience: JWT_AUDIENCE, issuer: JWT_ISSUER ?? null };
}

function trustedDocumentsOf({
  TRUSTED_DOCUMENTS,
  TRUSTED_DOCUMENTS_ONLY,
}: Settings): TrustedDocuments {
  if (TRUSTED_DOCUMENTS === undefined) {
    if (TRUSTED_DOCUMENTS_ONLY === '0') return new Map();
    throw new ConfigError(
      'TRUSTED_DOCUMENTS must be set too: without it no operation could be executed.',
    );
  }
  return readSettingFile('TRUSTED_DOCUMENTS', TRUSTED_DOCUMENTS, parseManifest);
}

function mcpToolsOf({ MCP_TOOLS }: Settings, documents: TrustedDocuments): readonly string[] {
  const known = operationNamesIn(documents).add('queries');
  if (MCP_TOOLS.every((name) => known.has(name))) return MCP_TOOLS;
  throw new ConfigError('MCP_TOOLS takes `queries` and names of operations in TRUSTED_DOCUMENTS.');
}

function tracingOf(read: Settings): { readonly serviceName: string | null } | null {
  const isWanted =
    read.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined ||
    read.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT !== undefined ||
    read.OTEL_TRACES_EXPORTER !== undefined;
  const isOff =
    read.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || read.OTEL_TRACES_EXPORTER === 'none';
  if (!isWanted || isOff) return null;
  const isNamed =
    read.OTEL_SERVICE_NAME !== undefined ||
    (read.OTEL_RESOURCE_ATTRIBUTES?.includes('service.name=') ?? false);
  return { serviceName: isNamed ? null : 'fapiao-graph' };
}

function documentsOf({ DOCUMENTS_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }: Settings) {
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

/** File of the journal in SQLite. */
export function journalFile({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'journal.sqlite');
}

/** Folder of documents on the disk, which instances share; with documents in a bucket each instance has its own. */
export function documentsFolder({ documents, dataDir }: Config): string {
  return documents?.type === 'disk' ? documents.folder : join(dataDir, 'documents');
}

/** Variable that is no setting, and the setting that it resembles. */
interface Misspelling {
  readonly given: string;
  readonly meant: string;
}

/** Variables of other programs, which resemble a setting by chance. */
const FOREIGN =
  /^(?:HOSTNAME|OTEL_.*|npm_.*|NODE_.*|AWS_SESSION_TOKEN|REDIS_(?:HOST|USER|USERNAME|PASSWORD)|(?:https?|no|all|ftp)_proxy|(?:ALL|FTP)_PROXY)$/;

/** Variables by which orchestrators announce neighbouring services, such as `REDIS_PORT_6379_TCP`. */
const OF_ORCHESTRATOR = /_(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT(?:_\d+_(?:TCP|UDP)\w*)?)$/;

/**
 * Finds variables that look like a misspelt setting: another case, one or two different letters, or a missing word. Empty
 * variables count as absent. Values are never inspected.
 */
function findMisspellings(
  env: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): readonly Misspelling[] {
  const known = new Set(settings);
  return Object.entries(env).flatMap(([given, value]) => {
    if (known.has(given) || value === undefined || value === '') return [];
    if (FOREIGN.test(given) || OF_ORCHESTRATOR.test(given)) return [];
    const meant = settings.filter((setting) => env[setting] === undefined || env[setting] === '');
    const closest = [...meant, ...settings].find((setting) => isSlip(given.toUpperCase(), setting));
    return closest === undefined ? [] : [{ given, meant: closest }];
  });
}

function isSlip(given: string, setting: string): boolean {
  const [left, right] = [given, setting].map((name) => name.replaceAll(/[_-]/g, ''));
  if (left === undefined || right === undefined || left[0] !== right[0]) return false;
  const most = mostChanges(right);
  // Compares lengths first, as each start compares thousands of names, most of which differ more in length.
  const mayBeClose = Math.abs(left.length - right.length) <= most;
  return (mayBeClose && changesBetween(left, right) <= most) || lacksWords(given, setting);
}

/** Largest number of changes; lower for short names, which resemble many others. */
function mostChanges({ length }: string): number {
  return length > 10 ? 2 : 1;
}

/** True for `PLATFORM_KEY` and `PLATFORM_APP_KEY`: same first and last word, and words missing between them. */
function lacksWords(given: string, setting: string): boolean {
  const [words, whole] = [given.split('_'), setting.split('_')];
  if (words.length < 2 || words.length >= whole.length) return false;
  const isEnds = words[0] === whole[0] && words.at(-1) === whole.at(-1);
  return isEnds && words.every((word) => whole.includes(word));
}

/** Number of insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function changesBetween(left: string, right: string): number {
  let before: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_none, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const cost = left[i - 1] === right[j - 1] ? 0 : 1;
      const isSwap = left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + cost,
        isSwap ? (before[j - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    before = row;
    row = next;
  }
  return row[right.length] ?? 0;
}
