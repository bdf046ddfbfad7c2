import { join } from 'node:path';
import { Unavailable } from '../kernel/errors.ts';
import { createPlatform, type Platform } from '../platform/client/client.ts';
import { createLimiter } from '../platform/limits.ts';
import { createSemaphore } from '../platform/client/semaphore.ts';
import { type Credentials, createTransport } from '../platform/client/request.ts';
import { createSandbox, type Sandbox } from '@fapiao-graph/simulator';
import type { Store } from './store.ts';
import type { Surroundings } from './surroundings.ts';
import { type Config, documentsFolder } from '../config/config.ts';
import { removeAbandoned, UNFINISHED } from '../documents/stores/disk.ts';
import { createReceiving } from '../documents/fetch/fetcher.ts';
import type { OpenSink } from '../kernel/files/local-file.ts';
import { Code } from '../platform/business-codes.ts';
import { PlatformError } from '../platform/errors.ts';

/** Delays after which the simulated platform finishes a task, and after which a simulated person opens a page. */
const SANDBOX_DELAYS = { progressDelayMs: 3_000, personDelayMs: 20_000 };

/** Limit of large bodies in transit: two of the largest files, in base64. */
const LARGE_BODIES = { bytes: 168 * 1024 * 1024, mostWaiting: 16, patienceMs: 60_000 };

/** The destination of calls: the real platform, or a simulated one in this process. */
export interface PlatformAccounts {
  readonly sandbox: Sandbox | null;
  readonly baseUrl: string;
  /** Current account of a tenant; null for none. */
  readonly accountOf: (tenant: string) => Credentials | null;
}

export async function openPlatform(
  { config, tenants, clock, random, log, opened }: Surroundings,
  progressDelayMs?: number | null,
): Promise<PlatformAccounts> {
  if (config.platform !== null) {
    const { baseUrl } = config.platform;
    return { sandbox: null, baseUrl, accountOf: (tenant) => tenants.accountOf(tenant) };
  }
  const sandbox = await createSandbox({
    clock,
    file: join(config.dataDir, 'sandbox.sqlite'),
    random,
    ...(progressDelayMs === undefined ? SANDBOX_DELAYS : { progressDelayMs }),
    log,
  });
  opened.defer(() => sandbox.close());
  // All tenants share the simulated platform and its one key.
  const { baseUrl, credentials } = sandbox;
  return { sandbox, baseUrl, accountOf: (tenant) => (tenants.has(tenant) ? credentials : null) };
}

/** Clients of the platform, one per tenant's account. Calls that began with a replaced account finish with it. */
export async function createPlatforms(
  { config, clock, log, measurements, tracing, random, opened }: Surroundings,
  { baseUrl, accountOf, window }: Omit<PlatformAccounts, 'sandbox'> & Pick<Store, 'window'>,
): Promise<{
  readonly platformFor: (tenant: string) => Platform;
  readonly credentialFailuresOf: CredentialFailures['of'];
}> {
  const transport = createTransport(baseUrl, await openReceiving(config), config.proxies);
  opened.defer(() => transport.close());
  const limiter = createLimiter(window, clock);
  const semaphore = createSemaphore({ ...LARGE_BODIES, clock });
  const known = new Map<string, { credentials: Credentials; platform: Platform }>();
  const failures = createCredentialFailures(() => clock.now());
  const platformFor = (tenant: string): Platform => {
    const credentials = accountOf(tenant);
    // The journal may hold subjects of a removed tenant; they wait for its return.
    if (!credentials) throw new Unavailable('the tenant has no account at the platform');
    const before = known.get(tenant);
    if (before && isSame(before.credentials, credentials)) return before.platform;
    const unwatched = createPlatform({
      credentials,
      transport,
      limiter,
      semaphore,
      clock,
      log,
      measurements,
      tracing,
      sendsTraceparent: config.platformTraceparent,
      random,
      tenant,
    });
    const platform = failures.watched(tenant, unwatched);
    known.set(tenant, { credentials, platform });
    return platform;
  };
  return { platformFor, credentialFailuresOf: (tenant) => failures.of(tenant) };
}

function isSame(left: Credentials, right: Credentials): boolean {
  return left.appKey === right.appKey && left.appSecret === right.appSecret;
}

/** Folder for files in responses. It is on the disk of the stored files, so that files need only be moved. */
async function openReceiving(config: Config): Promise<OpenSink> {
  const folder = join(documentsFolder(config), UNFINISHED);
  const openSink = createReceiving(folder);
  await removeAbandoned(folder);
  return openSink;
}

/** A rejection of a tenant's account by the platform. */
interface CredentialFailure {
  /** Part of the paths that were called, such as `verify`. */
  readonly product: string;
  readonly code: string;
  /** True if the key is valid but not enabled for the product. */
  readonly isNotEnabled: boolean;
  /** First of the rejections in a row, in milliseconds since the epoch. */
  readonly since: number;
}

/** Current rejections of accounts, known from the calls of this instance only. */
interface CredentialFailures {
  of(tenant: string): readonly CredentialFailure[];
  /** Wraps a client to watch its calls. It replaces an earlier client of the tenant. */
  watched(tenant: string, platform: Platform): Platform;
}

/** Codes with which the platform rejects a key or a signature, for any product. */
const OF_KEYS: ReadonlySet<string> = new Set([
  Code.headersMissing,
  Code.keyUnknown,
  Code.signatureWrong,
  Code.timestampExpired,
]);

/** Remembers the rejections of each account by product, until a call of that product is accepted. */
function createCredentialFailures(now: () => number): CredentialFailures {
  const failures = new Map<string, Map<string, CredentialFailure>>();

  /** Notes the code of a response; null for a response without a code. */
  function note(tenant: string, product: string, code: string | null): void {
    const known = failures.get(tenant) ?? new Map<string, CredentialFailure>();
    failures.set(tenant, known);
    const isNotEnabled = code === Code.notEnabled;
    if (code !== null && (isNotEnabled || OF_KEYS.has(code))) {
      const since = known.get(product)?.since ?? now();
      known.set(product, { product, code, isNotEnabled, since });
      return;
    }
    known.delete(product);
    // A key that one product accepts has a correct signature for all.
    for (const [name, failure] of known) if (!failure.isNotEnabled) known.delete(name);
  }

  return {
    of: (tenant) => [...(failures.get(tenant)?.values() ?? [])],
    watched(tenant, platform) {
      failures.delete(tenant);
      return {
        ...platform,
        async call(endpoint, ...rest) {
          const product = productOf(endpoint.path);
          try {
            const answer = await platform.call(endpoint, ...rest);
            note(tenant, product, null);
            return answer;
          } catch (error) {
            // Without a code, the platform was not reached and has not judged the key.
            const code = error instanceof PlatformError ? error.platformCode : null;
            if (code !== null) note(tenant, product, code);
            throw error;
          }
        },
      };
    },
  };
}

/** `verify` of `/api/v1/verify`, `invoice` of `/api/v1/invoice/forward/create`. */
function productOf(path: string): string {
  return path.split('/')[3] ?? path;
}
