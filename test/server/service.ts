import { Registry } from 'prom-client';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { onTestFinished } from 'vitest';
import { createReadings } from '../../src/readings/reader.ts';
import { openUploads } from '../../src/documents/uploads/uploads.ts';
import { quote } from '../../src/messages/message.ts';
import { createPassingClaims } from '../../src/subjects/loss-detection.ts';
import { createSubjectStore } from '../../src/subjects/store.ts';
import type { App } from '../../src/context/context.ts';
import { openSqliteJournal } from '../../src/journal/sqlite.ts';
import { createSteadyClock, systemClock } from '../../src/kernel/time/clock.ts';
import { createSealedIds } from '../../src/kernel/privacy/data-cipher.ts';
import { createLog, noTracing } from '../../src/kernel/log/log.ts';
import type { Scope } from '../../src/kernel/scopes.ts';
import { randomId, toSecrets } from '../../src/kernel/ids.ts';
import { createAuditTrail } from '../../src/audit/trail.ts';
import {
  createAuthentication,
  digestOf,
  type ReadToken,
} from '../../src/server/auth/authentication.ts';
import { DEFAULT_CAPS } from '../../src/server/caps/caps.ts';
import { createLocalQuotas } from '../../src/server/caps/allowance.ts';
import { KeyRing } from '../../src/server/auth/key-ring.ts';
import { listen } from '../../src/server/http/listener.ts';
import { createService } from '../../src/server/server.ts';
import { createMeasurements } from '../../src/kernel/log/measurements.ts';
import { createSubjectFields } from '../../src/kernel/privacy/masking.ts';
import { createMetrics } from '../../src/server/metrics/metrics.ts';
import { type Connection, connectTo } from '../harness.ts';
import { createProbeSchema } from './probe-schema.ts';
import { sendBy, type Ways, type WAYS } from './ways.ts';

/** The server alone, on a schema made for its tests. */
export interface BareServer extends Connection {
  readonly listener: Awaited<ReturnType<typeof listen>>;
  readonly service: ReturnType<typeof createService>;
  /** Store of the files that clients send. */
  readonly uploadsFolder: string;
  /** JSON lines logged so far. */
  readonly log: readonly string[];
  /** Number of responses to a POST of JSON, by the path they took. */
  readonly ways: Readonly<Ways>;
  /** Sends a request by the way for which the server was started. */
  readonly send: typeof fetch;
}

type Options = Partial<Parameters<typeof createService>[0]> & {
  readonly way?: (typeof WAYS)[number];
  readonly apiKeys?: readonly { readonly key: string; readonly scopes: readonly Scope[] }[];
  readonly readToken?: ReadToken;
  readonly schema?: GraphQLSchema;
  readonly headersTimeoutMs?: number;
  readonly requestTimeoutMs?: number;
  readonly uploadIdleMs?: number;
  readonly answerTimeoutMs?: number;
  readonly keepAliveMs?: number;
  readonly mostConnections?: number;
  readonly mostOfAddress?: number;
};

/** Starts on a free loopback port; drains when the test ends. */
export async function startServer({
  headersTimeoutMs = 10_000,
  apiKeys = [],
  readToken,
  requestTimeoutMs = 30_000,
  uploadIdleMs = 30_000,
  stalledMs = 10_000,
  answerTimeoutMs = 60_000,
  keepAliveMs = 10_000,
  mostConnections = 1_000,
  mostOfAddress = 1_000,
  way = 'first seen',
  ...options
}: Options = {}): Promise<BareServer> {
  const folder = await mkdtemp(join(tmpdir(), 'fapiao-server-'));
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  let ids = 0;
  const newId = (): string => `request-${(ids += 1)}`;
  const journal = openSqliteJournal({
    file: join(folder, 'journal.sqlite'),
    clock: systemClock,
    newId,
  });
  const measurements = createMeasurements();
  const uploadsFolder = join(folder, 'uploads');
  const uploads = await openUploads({
    folder: uploadsFolder,
    secrets: toSecrets('secret of the probe'),
    bytesFor: () => 1024 ** 3,
    leastFreeBytes: 0,
    clock: systemClock,
    newId,
    measurements,
  });
  const kinds = new Map();
  const store = {
    journal,
    kinds,
    clock: systemClock,
    newId,
    log,
    measurements,
    pace: 1,
    logFieldsOf: createSubjectFields('secret'),
    random: Math.random,
  };
  const claims = createPassingClaims();
  const subjects = createSubjectStore({
    ...store,
    cipher: null,
    secret: 'secret',
    claims,
    wake: () => {},
  });
  const app: App = {
    clock: createSteadyClock(systemClock, () => {}),
    wallClock: systemClock,
    newId,
    log,
    logFieldsOf: store.logFieldsOf,
    measurements,
    tracing: noTracing,
    subjectsFor: (tenant) => subjects.forTenant(tenant),
    sealedIds: createSealedIds('test'),
    callbacks: { addressFor: () => 'http://127.0.0.1/callbacks/none', areReachable: true },
    documents: {
      find: () => Promise.resolve(null),
      storeNow: () => Promise.reject(new Error('The probe schema keeps no documents.')),
      storeBytes: () => Promise.reject(new Error('The probe schema keeps no documents.')),
      storeTable: () => Promise.reject(new Error('The probe schema keeps no documents.')),
      linkTo: () => ({ url: 'http://127.0.0.1/documents/none', expiresAt: 0 }),
      refusalOf: () => quote('The probe schema fetches nothing.'),
    },
    uploads,
    readings: createReadings(),
    pseudonymOf: (personal) => personal,
    audit: createAuditTrail({
      auditLog: journal.auditLog,
      newId: randomId,
      log,
      digest: (...parts) => parts.join(' '),
    }),
    keys: { list: () => Promise.resolve([]) },
    taxUnitsFor: () => null,
    billedUnits: journal.billedUnits,
    budgetsFor: () => ({ tenant: {}, subject: {} }),
    // The probe schema has no fields of webhooks.
    webhooks: {} as App['webhooks'],
    credentialFailuresOf: () => [],
    platformFor: () => ({
      call: () => Promise.reject(new Error('The probe schema calls no platform.')),
      now: () => systemClock.now(),
    }),
    sandbox: null,
  };
  const listener = await listen({
    host: '127.0.0.1',
    port: 0,
    headersTimeoutMs,
    requestTimeoutMs,
    uploadTimeoutMs: 60_000,
    uploadIdleMs,
    stalledMs,
    answerTimeoutMs,
    measurements,
    keepAliveMs,
    log,
    mostConnections,
    mostOfAddress,
  });
  const ways: Ways = { fast: 0, yoga: 0 };
  const service = createService({
    ready: () => journal.ready(),
    schema: createProbeSchema(),
    app,
    receiveCallback: () => Promise.resolve({ status: 404, body: 'not found' }),
    proveIdentity: () => null,
    serveDocument: () => Promise.reject(new Error('The probe schema keeps no documents.')),
    webFolder: folder,
    uploads,
    answerMetrics: createMetrics(measurements, () => Promise.resolve(new Registry())),
    authentication: createAuthentication({
      noteUse: () => {},
      keys: new KeyRing(
        apiKeys.map(({ key, scopes }) => ({
          sha256: digestOf(key),
          name: 'default/1',
          caller: {
            tenant: 'default',
            scopes: new Set(scopes),
            payer: { key: 'default/1', subject: null, budget: {} },
          },
          endsAt: null,
          caps: {},
        })),
      ),
      readToken: readToken ?? null,
      tenant: 'default',
      now: () => Date.now(),
    }),
    publicUrl: listener.url,
    corsOrigins: [],
    persisted: { trusted: new Map(), trustedOnly: false, sharedTexts: null },
    mcpTools: [],
    sealConfirmation: (...parts) => parts.join(' '),
    caps: { defaults: DEFAULT_CAPS, capsOf: () => ({}), quotas: createLocalQuotas() },
    introspection: true,
    playground: true,
    personPages: null,
    maxBodyBytes: 1024 * 1024,
    maxBodiesBytes: 64 * 1024 * 1024,
    maxBodyValues: 20_000,
    documentCacheBytes: 64 * 1024 * 1024,
    initTimeoutMs: 10_000,
    random: () => 0,
    pingMs: 15_000,
    stalledMs,
    countResponse: (way) => (ways[way] += 1),
    ...options,
  });
  listener.serve(service);
  onTestFinished(async () => {
    service.startDraining();
    await listener.drain(500);
    await journal.close();
    await rm(folder, { recursive: true, force: true });
  });
  const params = apiKeys[0] ? { apiKey: apiKeys[0].key } : {};
  const send = sendBy(way, listener.url, ways, params);
  const connection = connectTo(listener.url, send);
  return { ...connection, listener, service, uploadsFolder, log: lines, ways, send };
}
