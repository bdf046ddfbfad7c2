import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { systemClock } from '../../src/kernel/time/clock.ts';
import { createLog } from '../../src/kernel/log/log.ts';
import { createSandbox } from '../../packages/simulator/src/index.ts';
import { digestOf } from '../../src/server/auth/authentication.ts';
import { spawnService, type SpawnedService, temporaryFolder } from '../harness.ts';

/** The tenant with hostile clients. */
export const TENANT = 'hostile';

/** Signs the URLs that only the platform and clients receive. */
export const CALLBACK_SECRET = 'callback-secret-of-the-hostile-tests';

const KEY = 'key-of-a-tenant-0123456789';
const KEY_OF_NEIGHBOR = 'key-of-a-neighbor-0123456789';

/** Header of the hostile client. */
export const AUTHORIZATION = { authorization: `Bearer ${KEY}` };

/** Header of another tenant. */
const AUTHORIZATION_OF_NEIGHBOR = { authorization: `Bearer ${KEY_OF_NEIGHBOR}` };

/** The simulated platform, in the test's process, so that received requests can be counted. */
export interface CountedPlatform extends PlatformAccount {
  /** Number of requests received so far. */
  readonly calls: () => number;
}

interface PlatformAccount {
  readonly baseUrl: string;
  readonly credentials: { readonly appKey: string; readonly appSecret: string };
}

/** Starts it; it stops when the test ends. */
export async function startPlatform(): Promise<CountedPlatform> {
  const sandbox = await createSandbox({
    clock: systemClock,
    file: join(await temporaryFolder(), 'sandbox.sqlite'),
    random: Math.random,
    progressDelayMs: null,
    log: createLog('silent'),
  });
  onTestFinished(() => sandbox.close());
  const { baseUrl, credentials, counters } = sandbox;
  return { baseUrl, credentials, calls: () => counters.calls() };
}

interface SmallOptions {
  readonly platform?: PlatformAccount;
  readonly DOCUMENT_CACHE_BYTES?: string;
}

/**
 * The service with two tenants, and with little memory: V8 ends the process at 512 MiB of objects. It contains
 * the simulated platform, or calls the given one.
 */
export async function spawnSmall({
  platform,
  ...settings
}: SmallOptions = {}): Promise<SpawnedService> {
  const folder = await temporaryFolder();
  const TENANTS_FILE = join(folder, 'tenants.json');
  const tenants = Object.entries({ [TENANT]: KEY, neighbor: KEY_OF_NEIGHBOR }).map(
    ([name, key]) => ({
      name,
      apiKeys: [{ sha256: digestOf(key) }],
      platform: platform?.credentials ?? null,
    }),
  );
  await writeFile(TENANTS_FILE, JSON.stringify(tenants));
  const env = {
    TENANTS_FILE,
    CALLBACK_SECRET,
    OBSERVER: observerOf(folder),
    NODE_OPTIONS: '--max-old-space-size=512 --expose-gc',
    ...settings,
    ...(platform && { PLATFORM_BASE_URL: platform.baseUrl }),
  };
  return spawnService(env, folder, join(import.meta.dirname, 'observed-main.ts'));
}

function observerOf(dataDir: string): string {
  return join(dataDir, 'observer');
}

/** Resources of a process. */
export interface Observation {
  /** CPU milliseconds since its start, of all its threads. */
  readonly computedMs: number;
  /** Bytes of its objects and buffers. */
  readonly heldBytes: number;
  /** Bytes of memory given to it by the system. */
  readonly residentBytes: number;
}

/**
 * Measures the service; with `collect` after garbage collection, with `work` after
 * reviving 64 KB of JSON.
 */
export async function observe(
  { dataDir }: SpawnedService,
  word: 'look' | 'work' | 'collect',
): Promise<Observation> {
  const socket = connect(observerOf(dataDir));
  socket.write(word);
  // Response of `observed-main.ts`.
  return JSON.parse(await text(socket)) as Observation;
}

/** The neighbor's requests: duration of each, CPU time of the service meanwhile, both in milliseconds, and wrong responses. */
export interface Waits {
  readonly times: readonly number[];
  readonly computed: readonly number[];
  readonly wrong: readonly string[];
}

/** The other tenant, in its own process: the attackers' CPU time does not count in its waits. */
export interface Neighbor {
  /** Sends sequential requests for this time, or longer if responses are few. */
  readonly ask: (forMs: number) => Promise<Waits>;
}

/** Resolves after its first request: code loaded or compiled at first use is not counted. */
export async function startNeighbor({ url, process: { pid } }: SpawnedService): Promise<Neighbor> {
  const { authorization } = AUTHORIZATION_OF_NEIGHBOR;
  const neighbor = fork(join(import.meta.dirname, 'neighbor.ts'), [
    url,
    authorization,
    String(pid),
  ]);
  onTestFinished(() => void neighbor.kill());
  await once(neighbor, 'message');
  return {
    async ask(forMs) {
      neighbor.send(forMs);
      // Report of `neighbor.ts`.
      const [waits] = (await once(neighbor, 'message')) as [Waits];
      return waits;
    },
  };
}

/** Peak memory of a process in bytes, including buffers. */
export async function mostMemory({ process }: SpawnedService): Promise<number> {
  const status = await readFile(`/proc/${process.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}
