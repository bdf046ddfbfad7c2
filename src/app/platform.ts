import { join } from 'node:path';
import { Unavailable } from '../kernel/errors.ts';
import { createPlatform, type Platform } from '../platform/client/client.ts';
import { createLimiter } from '../platform/limits.ts';
import { createSemaphore } from '../platform/client/semaphore.ts';
import type { Credentials } from '../platform/client/request.ts';
import { createTransport } from '../platform/client/transport.ts';
import { createSandbox, type Sandbox } from '@fapiao-graph/simulator';
import { createCredentialFailures, type CredentialFailures } from './credential-failures.ts';
import type { Store } from './store.ts';
import type { Surroundings } from './surroundings.ts';
import { type Config, documentsFolder } from '../config/config.ts';
import { removeAbandoned, UNFINISHED } from '../documents/stores/disk.ts';
import { createReceiving } from '../documents/fetch/receiving.ts';
import type { OpenSink } from '../kernel/files/local-file.ts';

/** The time after which the simulated platform finishes things by itself, and after which people come to a page. */
const SANDBOX_DELAYS = { progressDelayMs: 3_000, personDelayMs: 20_000 };

/** Two of the largest files, in base64, on their way to the platform at a time. */
const LARGE_BODIES = { bytes: 168 * 1024 * 1024, mostWaiting: 16, patienceMs: 60_000 };

/** The destination of calls: the real platform, or a simulated one in this process. */
export interface PlatformAccounts {
  readonly sandbox: Sandbox | null;
  readonly baseUrl: string;
  /** The account of a tenant at the moment; null where it has none. */
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

/** The clients of the platform, one for each tenant's account. What began with an account ends with it. */
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
    // The journal holds subjects of a tenant that was taken out of the file: they wait for its return.
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

/** Folder of files that arrive in responses, on the disk of the stored ones, so that they need only be moved. */
async function openReceiving(config: Config): Promise<OpenSink> {
  const folder = join(documentsFolder(config), UNFINISHED);
  const openSink = createReceiving(folder);
  await removeAbandoned(folder);
  return openSink;
}
