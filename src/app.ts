import { join } from 'node:path';
import { COPY, createCopying } from './operations/backup/socket.ts';
import { createReadinessTask } from './operations/doctor/stores.ts';
import { createLossTasks } from './operations/doctor/loss.ts';
import { openDataCipher, lastingSecret, secretsOf } from './config/secrets.ts';
import { openFiles } from './app/files.ts';
import { createReadings } from './readings/reader.ts';
import { createPlatforms, openPlatform } from './app/platform.ts';
import { serveCommands } from './operations/service-socket.ts';
import { openStore } from './app/store.ts';
import type { Surroundings } from './app/surroundings.ts';
import { followTenantsFile, warnOfOutdatedKeys } from './app/tenants/tenants-file.ts';
import { KeyUses } from './app/tenants/key-uses.ts';
import { Tenants } from './app/tenants/tenants.ts';
import { readJournalFigures } from './app/journal-figures.ts';
import { openWebhooks } from './app/webhooks.ts';
import { openTracing } from './app/tracing/tracing.ts';
import { createTracking } from './app/tracking.ts';
import { createUpkeep } from './operations/upkeep.ts';
import { isReachable, warnOfSettings } from './app/warnings.ts';
import { createAuditTrail } from './audit/trail.ts';
import type { Config } from './config/config.ts';
import { storeNow } from './documents/stored-files.ts';
import { type App, createContext } from './context/context.ts';
import { DatabaseDamaged } from './database/sql.ts';
import type { Journal } from './journal/contract/journal.ts';
import { countInBlocks } from './platform/billing.ts';
import { type Clock, systemClock } from './kernel/time/clock.ts';
import { identityProof, keyedDigest, type NewId, randomId } from './kernel/ids.ts';
import { createMeasurements } from './kernel/log/measurements.ts';
import { createSealedIds } from './kernel/privacy/data-cipher.ts';
import { createSubjectFields } from './kernel/privacy/masking.ts';
import { createLog, type Log } from './kernel/log/log.ts';
import type { Sandbox } from '@fapiao-graph/simulator';
import { createSchema, kinds } from './schema.ts';
import { createProjector } from './subjects/projection/projector.ts';
import { createPseudonyms, pseudonymsUnder } from './subjects/projection/contributions.ts';
import { createSubjectJournal } from './subjects/subject-journal.ts';
import { createAuthentication } from './server/auth/authentication.ts';
import { createDocumentsRoute } from './server/routes/document-downloads.ts';
import { PERSON_PAGES_PATH } from './server/routes/person-pages-route.ts';
import { listen } from './server/http/listener.ts';
import { toConnectionCaps } from './server/http/connections.ts';
import { listenForMetrics, createMetrics } from './server/metrics/metrics.ts';
import { createService, NotReady } from './server/server.ts';
import { createTokenReader } from './server/auth/tokens.ts';
import { DEFAULT_TENANT } from './config/tenants.ts';

/** Parts that tests replace. */
export interface Overrides {
  readonly clock?: Clock;
  /** From 0 to below 1. */
  readonly random?: () => number;
  readonly newId?: NewId;
  /** Destination of the log's lines; by default standard error. */
  readonly logDestination?: { write(line: string): void };
  /** Delay after which the simulated platform takes the next step by itself; null: only by hand. */
  readonly sandboxProgressDelayMs?: number | null;
  /** Timings of connections and of the tracker's lease, in milliseconds. */
  readonly timings?: Partial<typeof timings>;
}

/** The service, bound to its port. */
export interface Application {
  /** Address on which the service listens, without a trailing slash. */
  readonly url: string;
  /** Address of the port for metrics without a key; null for none. */
  readonly metricsUrl: string | null;
  readonly app: App;
  /** The stored form of the journal, with personal members encrypted. */
  readonly journal: Journal;
  readonly log: Log;
  /** Null when the real platform is in use. */
  readonly sandbox: Sandbox | null;
  /** Address of a tenant for the bank's notices, which the platform's operator registers. */
  noticeAddressFor(tenant: string): string;
  /** Calls `tell` with all tenants, and again with added ones. */
  followTenants(tell: (tenants: readonly string[]) => void): void;
  /** Starts serving and tracking. */
  start(): void;
  /** Waits at most eight seconds for work in progress, then closes everything. */
  stop(): Promise<void>;
}

/** Folder of the built pages, at the same relative path from the source and from the bundle. */
const WEB_FOLDER = join(import.meta.dirname, '../dist/web');

/** Assembles the service. Rejects when the port, the data folder or the journal is not available. */
export async function createApplication(
  config: Config,
  overrides: Overrides = {},
): Promise<Application> {
  // The import check cannot parse `await using` yet.
  const opened = new AsyncDisposableStack();
  try {
    return await assemble(config, overrides, opened);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

async function assemble(
  config: Config,
  overrides: Overrides,
  opened: AsyncDisposableStack,
): Promise<Application> {
  const { clock = systemClock, random = Math.random, newId = randomId } = overrides;
  const times = { ...timings, ...overrides.timings };
  const log = createLog(config.logLevel, overrides.logDestination);
  const tenants = new Tenants(config);
  const measurements = createMeasurements();
  const tracing = await openTracing(config, log);
  opened.defer(() => tracing.stop());
  const store = await openStore(config, { clock: overrides.clock, newId, log, measurements });
  const { window, quotas, sharedTexts, copyTo } = store;
  opened.defer(() => store.journal.close());
  // After the journal, which looks for files of an earlier start: this step creates one.
  const secrets = secretsOf(config);
  const cipher = await store.atStart(() => openDataCipher(config, store.marks));
  const lasting = await store.atStart(() => lastingSecret(secrets, store.marks, log));
  const around: Surroundings = {
    config,
    tenants,
    clock,
    random,
    newId,
    log,
    logFieldsOf: createSubjectFields(lasting),
    measurements,
    tracing,
    secrets,
    opened,
  };
  const pseudonymOf = pseudonymsUnder(lasting);
  const projector = createProjector(kinds, createPseudonyms(pseudonymOf, cipher), log);
  const journal = createSubjectJournal(store.journal, {
    ...around,
    cipher,
    kinds,
    projector,
    clock: store.clock,
  });
  const billedUnits = countInBlocks(store.billedUnits);
  // If the journal is unavailable, the units stay counted.
  opened.defer(() => billedUnits.returnAll().catch(() => undefined));
  if (copyTo !== null) {
    const tasks = {
      [COPY]: createCopying(copyTo, log),
      ...createLossTasks(journal, config),
      ...createReadinessTask(journal),
    };
    opened.use(await serveCommands(config.dataDir, tasks, log));
  }
  const audit = createAuditTrail({
    auditLog: store.auditLog,
    newId,
    log,
    digest: (...parts) => keyedDigest(lasting, 'audit', ...parts),
  });
  opened.defer(() => audit.stop());
  const keyUses = new KeyUses({
    tenants,
    marks: store.marks,
    clock: store.clock,
    log,
    digest: (sha256) => keyedDigest(lasting, 'key', sha256),
  });
  opened.defer(() => keyUses.stop());
  const { sandbox, baseUrl, accountOf } = await openPlatform(
    around,
    overrides.sandboxProgressDelayMs,
  );
  const { platformFor, credentialFailuresOf } = await createPlatforms(around, {
    baseUrl,
    accountOf,
    window,
  });
  const listener = await listen({
    ...times,
    measurements,
    log,
    host: config.host,
    port: config.port,
    keepAliveMs: config.keepAliveMs,
    ...toConnectionCaps(config),
  });
  opened.defer(() => listener.drain(times.graceMs));
  const publicUrl = config.publicUrl ?? listener.url;
  warnOfOutdatedKeys(config, log);
  warnOfSettings(config, log);

  const files = await openFiles(around, { publicUrl, baseUrl, sandbox });
  const remembering = { ...around, clock: store.clock };
  const schema = createSchema({ sandbox: sandbox !== null, subgraph: config.subgraph });
  const tracking = createTracking(remembering, {
    journal,
    cipher,
    lasting,
    platformFor,
    publicUrl,
    billedUnits,
    leaseMs: times.leaseMs,
    progressMs: times.progressMs,
    // Nothing is polled before all parts exist.
    readAs: (audience) => ({
      schema,
      context: createContext(app, { ...audience, payer: null }, newId()),
    }),
    ...files,
  });
  const { tracker, callbacks, subjects } = tracking;
  await store.atStart(() => subjects.detectLosses(tenants.names));
  sandbox?.servePagesAt(publicUrl + PERSON_PAGES_PATH.slice(0, -1));
  const registerForNotices = (): void =>
    sandbox?.registerForNotices(tenants.names.map((one) => tracking.noticeAddressFor(one)));
  registerForNotices();
  tenants.onChange((added) => {
    registerForNotices();
    // If the journal is unavailable now, losses are detected before anything is sent.
    subjects.detectLosses(added).catch(() => undefined);
  });
  const hooks = openWebhooks(around, {
    journal,
    subjects,
    sql: store.sql,
    storeClock: store.clock,
    isAlone: config.database === null,
    lasting,
    subscriptions: () => service.unattended,
    leaseMs: times.webhookLeaseMs,
    timeoutMs: times.webhookTimeoutMs,
  });
  const app: App = {
    clock: store.clock,
    wallClock: clock,
    newId,
    log,
    logFieldsOf: around.logFieldsOf,
    measurements,
    tracing,
    subjectsFor: (tenant) => subjects.forTenant(tenant),
    callbacks: {
      addressFor: (id) => callbacks.addressFor(id),
      areReachable: isReachable(config),
    },
    documents: {
      find: (file) => files.documents.find(file),
      storeNow: (wanted) => storeNow(wanted, files.documents),
      storeBytes: (title, bytes, format) => files.documents.storeBytes(title, bytes, format),
      storeTable: (title, format, table) => files.documents.storeTable(title, format, table),
      linkTo: (file) => files.links.create(file),
      refusalOf: (address) => files.fetcher.refusalOf(address),
    },
    uploads: files.uploads,
    readings: createReadings(),
    sealedIds: createSealedIds(lasting),
    audit,
    keys: keyUses,
    webhooks: hooks.webhooks,
    pseudonymOf,
    platformFor,
    credentialFailuresOf,
    billedUnits,
    budgetsFor: (tenant) => tenants.budgetsOf(tenant),
    taxUnitsFor: (tenant) => tenants.taxUnitsOf(tenant),
    sandbox: sandbox?.controls ?? null,
  };
  const answerMetrics = createMetrics(measurements, () =>
    readJournalFigures(journal, kinds.keys(), tenants.names, store.clock),
  );
  const metricsListener =
    config.metrics && (await listenForMetrics(config.metrics, answerMetrics, log));
  if (metricsListener !== null) opened.defer(() => metricsListener.close());
  const over = new AbortController();
  opened.defer(() => over.abort());
  if (config.tenantsFile) followTenantsFile(around, config.tenantsFile);
  const service = createService({
    schema,
    app,
    ready: () => journal.ready().catch(sayDamage),
    receiveCallback: tracking.receivePush,
    proveIdentity: (challenge) => identityProof(secrets.current, challenge),
    serveDocument: createDocumentsRoute({ ...files, clock, log }),
    uploads: files.uploads,
    answerMetrics,
    authentication: createAuthentication({
      keys: tenants.keys,
      noteUse: (grant) => keyUses.note(grant),
      readToken:
        config.tokenIssuer &&
        createTokenReader(config.tokenIssuer, tenants, {
          clock,
          over: over.signal,
          proxies: config.proxies,
          pseudonymOf,
        }),
      tenant: tenants.names[0] ?? DEFAULT_TENANT,
      now: () => clock.now(),
    }),
    publicUrl,
    corsOrigins: config.corsOrigins,
    introspection: config.introspection,
    playground: config.playground,
    personPages: sandbox?.pages ?? null,
    persisted: {
      trusted: config.trustedDocuments,
      trustedOnly: config.trustedDocumentsOnly,
      sharedTexts,
    },
    mcpTools: config.mcpTools,
    sealConfirmation: (...parts) => keyedDigest(secrets.current, 'mcp', ...parts),
    caps: { defaults: config.caps, capsOf: (tenant) => tenants.capsOf(tenant), quotas },
    maxBodyBytes: config.maxBodyBytes,
    maxBodiesBytes: config.maxBodiesBytes,
    maxBodyValues: config.maxBodyValues,
    documentCacheBytes: config.documentCacheBytes,
    webFolder: WEB_FOLDER,
    random,
    ...times,
  });
  const upkeep = createUpkeep(
    { ...remembering, wallClock: clock },
    { ...store, ...hooks, stored: { journal, projector, clock: store.clock } },
    files.uploads,
    billedUnits,
  );

  return {
    url: listener.url,
    metricsUrl: metricsListener?.url ?? null,
    app,
    journal: store.journal,
    log,
    sandbox,
    noticeAddressFor: (tenant) => tracking.noticeAddressFor(tenant),
    followTenants(tell) {
      tell(tenants.names);
      tenants.onChange(tell);
    },
    start() {
      listener.serve(service);
      tracker.start();
      hooks.dispatcher.start();
      hooks.followDeclared();
      upkeep.start();
    },
    async stop() {
      upkeep.stop();
      service.startDraining();
      files.documents.stop();
      await Promise.all([listener.drain(times.graceMs), tracker.stop(), hooks.dispatcher.stop()]);
      await opened.disposeAsync();
    },
  };
}

function sayDamage(error: unknown): never {
  throw error instanceof DatabaseDamaged ? new NotReady('the journal is damaged') : error;
}

/** Timings of connections and of the tracker's lease, in milliseconds. */
export const timings = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  uploadTimeoutMs: 10 * 60_000,
  uploadIdleMs: 30_000,
  initTimeoutMs: 10_000,
  pingMs: 15_000,
  /** Time after which a client that reads nothing is disconnected. */
  stalledMs: 10_000,
  answerTimeoutMs: 60_000,
  /** Longer than any poll; after a crash, polls wait until it ends. */
  leaseMs: 60_000,
  /** Time after which the progress of an export is recorded. */
  progressMs: 1_000,
  /** After a crash of this instance, its webhooks wait this long for another instance. */
  webhookLeaseMs: 30_000,
  /** Receivers respond within this time. */
  webhookTimeoutMs: 15_000,
  /** Less than the ten seconds after which container platforms commonly kill. */
  graceMs: 8_000,
};
