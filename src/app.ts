import { join } from 'node:path';
import { createCallbacks } from './callbacks/receiver.ts';
import { keptCallbackSecret } from './callbacks/secret.ts';
import { capabilities } from './capabilities/index.ts';
import type { Config } from './config.ts';
import { createArchive } from './documents/archive.ts';
import { openDiskStore } from './documents/disk.ts';
import { createDocuments } from './documents/documents.ts';
import { createFetcher } from './documents/fetcher.ts';
import { platformHosts, serverHost } from './documents/hosts.ts';
import { createLinks } from './documents/links.ts';
import { createS3Store } from './documents/s3.ts';
import type { ObjectStore } from './documents/store.ts';
import { openUploads } from './documents/uploads.ts';
import type { App } from './graphql/context.ts';
import type { Journal } from './journal/journal.ts';
import { openRedisJournal } from './journal/redis.ts';
import { openSqliteJournal } from './journal/sqlite.ts';
import { type Clock, systemClock } from './kernel/clock.ts';
import { keyedDigest, type NewId, randomId } from './kernel/ids.ts';
import { createLog, type Log } from './kernel/log.ts';
import { Unavailable } from './kernel/unavailable.ts';
import { createPlatform, type Platform } from './platform/client.ts';
import { createLimiter, createLocalTurns, type Turns } from './platform/limits.ts';
import { createRoom } from './platform/room.ts';
import { createTransport } from './platform/transport.ts';
import { createSandbox, type Sandbox } from './sandbox/index.ts';
import { createSchema } from './schema.ts';
import { createAuthentication } from './server/authentication.ts';
import { createDocumentsRoute } from './server/documents.ts';
import { listen } from './server/listener.ts';
import { createService } from './server/server.ts';
import { createTokenReader } from './server/tokens.ts';
import { DEFAULT_TENANT } from './tenants.ts';
import { createOwedWrites } from './tracker/owed.ts';
import { createTracker } from './tracker/tracker.ts';

/** What tests put in place of the real thing. */
export interface Overrides {
  readonly clock?: Clock;
  /** From 0 to below 1. */
  readonly random?: () => number;
  readonly newId?: NewId;
  /** Where the lines of the log go; standard error otherwise. */
  readonly logDestination?: { write(line: string): void };
  /** After how long the simulated platform finishes things by itself; null: only by hand. */
  readonly sandboxProgressDelayMs?: number | null;
  /** Timings of connections, in milliseconds. */
  readonly timings?: Partial<typeof timings>;
}

/** The whole service, bound to its port. */
export interface Application {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  readonly app: App;
  readonly log: Log;
  /** Null when the real platform is called. */
  readonly sandbox: Sandbox | null;
  /** Begins to serve and to track. */
  start(): void;
  /** Lets what is under way finish, for eight seconds at the most, and closes everything. */
  stop(): Promise<void>;
}

const timings = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  uploadTimeoutMs: 10 * 60_000,
  uploadIdleMs: 30_000,
  initTimeoutMs: 10_000,
  pingMs: 15_000,
  /** Within the ten seconds that container platforms commonly grant. */
  graceMs: 8_000,
};

const OPERATIONS_FOLDER = join(import.meta.dirname, '../schema/operations');
const SANDBOX_DELAY_MS = 3_000;
const LEASE_MS = 60_000;
const QUESTIONS_AT_ONCE = 16;

/** Invoices have some hundred kilobytes; a scanned list of goods has some megabytes. */
const LARGEST_FILE = 20 * 1024 * 1024;
const FILE_TIMEOUT_MS = 15_000;

/** Two of the largest files, in base64, on their way to the platform at a time. */
const LARGE_BODIES = { bytes: 168 * 1024 * 1024, mostWaiting: 16, patienceMs: 60_000 };
const SWEEP_UPLOADS_EVERY_MS = 10 * 60_000;

const DAY_MS = 24 * 60 * 60 * 1000;
const TRIM_EVERY_MS = 60 * 60 * 1000;
const KEEP_SNAPSHOTS_MS = 180 * DAY_MS;

/** Puts the parts together. Rejects when the port, the data folder or the journal cannot be had. */
export async function createApplication(
  config: Config,
  overrides: Overrides = {},
): Promise<Application> {
  // `await using` would say the same, but the import check cannot parse it yet.
  const opened = new AsyncDisposableStack();
  try {
    return await assemble(config, overrides, opened);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

/** `opened` closes, in reverse order, whatever was opened. */
async function assemble(
  config: Config,
  overrides: Overrides,
  opened: AsyncDisposableStack,
): Promise<Application> {
  const {
    clock = systemClock,
    random = Math.random,
    newId = randomId,
    sandboxProgressDelayMs = SANDBOX_DELAY_MS,
  } = overrides;
  const times = { ...timings, ...overrides.timings };
  const log = createLog(config.logLevel, overrides.logDestination ?? process.stderr);

  const secret = config.callbackSecret ?? keptCallbackSecret(config.dataDir);
  const { journal, turns } = await openStore(config, { clock: overrides.clock, newId, log });
  opened.defer(() => journal.close());
  const sandbox =
    config.platform === null
      ? await createSandbox({
          clock,
          file: join(config.dataDir, 'sandbox.sqlite'),
          random,
          progressDelayMs: sandboxProgressDelayMs,
          log,
        })
      : null;
  opened.defer(() => sandbox?.close());
  const { baseUrl, accounts } = config.platform ?? simulatedPlatform(sandbox, config.tenants);
  const transport = createTransport(baseUrl);
  opened.defer(() => transport.close());
  const listener = await listen({ ...times, host: config.host, port: config.port });
  opened.defer(() => listener.drain(times.graceMs));
  const limiter = createLimiter(turns, clock);
  const room = createRoom({ ...LARGE_BODIES, clock });
  const platforms = new Map(
    [...accounts].map(([tenant, credentials]) => [
      tenant,
      createPlatform({ credentials, transport, limiter, room, clock, log, random }),
    ]),
  );
  const platformFor = (tenant: string): Platform => {
    const platform = platforms.get(tenant);
    if (platform) return platform;
    // The journal holds subjects of a tenant that was taken out of the file: they wait for its return.
    throw new Unavailable('the tenant has no account at the platform');
  };

  const publicUrl = config.publicUrl ?? listener.url;
  if (config.platform !== null && config.publicUrl === null) {
    log.warn(
      'PUBLIC_URL is not set: the platform cannot push, and everything is found by polling; links to files work on this machine only',
    );
  }
  const links = createLinks(secret, publicUrl, () => clock.now());
  const store = await openDocumentStore(config, clock);
  opened.defer(() => store.close());
  const archive = createArchive(store);
  const fetcher = createFetcher({
    hosts: [
      ...(config.documentHosts ?? (sandbox ? [] : platformHosts(baseUrl))),
      ...(sandbox ? [serverHost(baseUrl)] : []),
    ],
    timeoutMs: FILE_TIMEOUT_MS,
    largestBytes: LARGEST_FILE,
  });
  opened.defer(() => fetcher.close());
  const documents = createDocuments({ archive, fetcher, log });

  const uploads = await openUploads({
    folder: join(documentsFolder(config), 'uploads'),
    secret,
    clock,
    newId,
    ...(sandbox && { examples: sandbox.examples }),
  });

  const tracker = createTracker({
    journal,
    clock,
    kinds: capabilities.flatMap(({ tracked }) => tracked),
    contextFor: (tenant) => ({
      platform: platformFor(tenant),
      documents,
      find: (kind, key) => journal.get({ tenant, kind, key }),
      addressFor: (subject) => callbacks.addressFor(subject),
      now: clock.now(),
    }),
    pace: config.trackerPace,
    random,
    newId,
    log,
    leaseMs: LEASE_MS,
    concurrency: QUESTIONS_AT_ONCE,
  });
  const owed = createOwedWrites({ journal, clock, log });
  opened.defer(() => owed.stop());
  const callbacks = createCallbacks({
    secret,
    publicUrl,
    tracker,
    newId,
    log,
  });
  const app: App = {
    clock,
    newId,
    log,
    journal,
    tracker,
    owed,
    callbacks,
    documents: {
      getList: (owner) => documents.getList(owner),
      keepBytes: (title, bytes) => documents.keepBytes(title, bytes),
      linkTo: (file) => links.create(file),
    },
    uploads,
    pseudonymOf: (personal) => keyedDigest(secret, 'pseudonym', personal),
    platformFor,
    taxUnitsFor: (tenant) => config.taxUnits.get(tenant) ?? null,
    sandbox: sandbox?.controls ?? null,
  };

  const service = createService({
    schema: createSchema({ sandbox: sandbox !== null }),
    app,
    receiveCallback: (token, body) => callbacks.receive(token, body),
    serveDocument: createDocumentsRoute({ archive, links, clock, log }),
    uploads,
    authentication: createAuthentication({
      apiKeys: config.apiKeys,
      readToken:
        config.tokenIssuer &&
        createTokenReader(config.tokenIssuer, config.tenants, () => clock.now()),
      tenant: config.tenants[0] ?? DEFAULT_TENANT,
    }),
    introspection: config.introspection,
    operationsFolder: OPERATIONS_FOLDER,
    random,
    ...times,
  });
  const stopping = new AbortController();

  async function repeat(every: number, name: string, work: () => Promise<unknown>): Promise<void> {
    while (!stopping.signal.aborted) {
      await work().catch((error: unknown) => {
        log.warn(name, { reason: error instanceof Error ? error.message : 'unknown' });
      });
      await clock.sleep(every, stopping.signal);
    }
  }

  const trim = (): Promise<unknown> =>
    journal.trim(clock.now() - config.retentionDays * DAY_MS, clock.now() - KEEP_SNAPSHOTS_MS);

  return {
    url: listener.url,
    app,
    log,
    sandbox,
    start() {
      listener.serve(service);
      tracker.start();
      void repeat(TRIM_EVERY_MS, 'journal not trimmed', trim);
      void repeat(SWEEP_UPLOADS_EVERY_MS, 'uploads not removed', () => uploads.sweep());
    },
    async stop() {
      stopping.abort();
      service.startDraining();
      documents.stop();
      await Promise.all([listener.drain(times.graceMs), tracker.stop()]);
      await opened.disposeAsync();
    },
  };
}

function openDocumentStore(config: Config, clock: Clock): ObjectStore | Promise<ObjectStore> {
  if (config.documents?.type === 's3') return createS3Store(config.documents, clock);
  return openDiskStore(documentsFolder(config));
}

/** What instances share when they share documents on a disk; each its own where documents are in a bucket. */
function documentsFolder({ documents, dataDir }: Config): string {
  return documents?.type === 'disk' ? documents.folder : join(dataDir, 'documents');
}

/** What outlives an operation and, with Redis, is shared by all instances. */
interface Store {
  readonly journal: Journal;
  readonly turns: Turns;
}

/** Redis for any number of instances, or else a file for this one alone. */
async function openStore(
  { redis, dataDir }: Config,
  { clock, newId, log }: { clock: Clock | undefined; newId: NewId; log: Log },
): Promise<Store> {
  if (redis !== null) {
    const journal = await openRedisJournal({ ...redis, ...(clock && { clock }), newId, log });
    return { journal, turns: journal.turns };
  }
  const file = join(dataDir, 'journal.sqlite');
  const journal = openSqliteJournal({ file, clock: clock ?? systemClock, newId });
  return { journal, turns: createLocalTurns(clock ?? systemClock) };
}

/** All tenants share the simulated platform and its one key. */
function simulatedPlatform(
  sandbox: Sandbox | null,
  tenants: readonly string[],
): NonNullable<Config['platform']> {
  if (sandbox === null) throw new Error('Without a platform there is a sandbox.');
  const { baseUrl, credentials } = sandbox;
  return { baseUrl, accounts: new Map(tenants.map((tenant) => [tenant, credentials])) };
}
