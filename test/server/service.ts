import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { onTestFinished } from 'vitest';
import { openUploads } from '../../src/documents/uploads.ts';
import { createSubjectStore } from '../../src/subjects/store.ts';
import type { App } from '../../src/graphql/context.ts';
import { openSqliteJournal } from '../../src/journal/sqlite.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { createSealedIds } from '../../src/kernel/sealed-ids.ts';
import { createLog } from '../../src/kernel/log.ts';
import {
  type ApiKey,
  createAuthentication,
  type ReadToken,
} from '../../src/server/authentication.ts';
import { type Listener, listen } from '../../src/server/listener.ts';
import { createService, type Service, type ServiceOptions } from '../../src/server/server.ts';
import { type Connection, connectTo } from '../harness.ts';
import { createProbeSchema } from './probe-schema.ts';
import { sendBy, type Ways, type WAYS } from './ways.ts';

/** The server alone, on a schema made for its tests. */
export interface BareServer extends Connection {
  readonly listener: Listener;
  readonly service: Service;
  /** The store of files that clients send. */
  readonly uploadsFolder: string;
  /** The JSON lines logged so far. */
  readonly log: readonly string[];
  /** How often an answer to a POST of JSON came which way. */
  readonly ways: Readonly<Ways>;
  /** Sends a request by the way that the server was started for. */
  readonly send: typeof fetch;
}

type Options = Partial<ServiceOptions> & {
  readonly way?: (typeof WAYS)[number];
  readonly apiKeys?: readonly Omit<ApiKey, 'tenant'>[];
  readonly readToken?: ReadToken;
  readonly schema?: GraphQLSchema;
  readonly headersTimeoutMs?: number;
  readonly requestTimeoutMs?: number;
  readonly uploadIdleMs?: number;
  readonly answerTimeoutMs?: number;
};

/** Starts it on a free loopback port; it is drained when the test ends. */
export async function startServer({
  headersTimeoutMs = 10_000,
  apiKeys = [],
  readToken,
  requestTimeoutMs = 30_000,
  uploadIdleMs = 30_000,
  stalledMs = 10_000,
  answerTimeoutMs = 60_000,
  way = 'first seen',
  ...options
}: Options = {}): Promise<BareServer> {
  const folder = await mkdtemp(join(tmpdir(), 'fapiao-server-'));
  await writeFile(join(folder, '1-hello.graphql'), '# Says hello\nquery Hello {\n  hello\n}\n');
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  let ids = 0;
  const newId = (): string => `request-${(ids += 1)}`;
  const journal = openSqliteJournal({
    file: join(folder, 'journal.sqlite'),
    clock: systemClock,
    newId,
  });
  const uploadsFolder = join(folder, 'uploads');
  const uploads = await openUploads({
    folder: uploadsFolder,
    secret: 'secret of the probe',
    clock: systemClock,
    newId,
  });
  const kinds = new Map();
  const store = { journal, kinds, clock: systemClock, newId, log, pace: 1, random: Math.random };
  const subjects = createSubjectStore({ ...store, wake: () => {} });
  const app: App = {
    clock: systemClock,
    wallClock: systemClock,
    newId,
    log,
    subjectsFor: (tenant) => subjects.forTenant(tenant),
    sealedIds: createSealedIds('test'),
    callbacks: { addressFor: () => 'http://127.0.0.1/callbacks/none', areReachable: true },
    documents: {
      getList: () => Promise.resolve([]),
      find: () => Promise.resolve(null),
      keepNow: () => Promise.reject(new Error('The probe schema keeps no documents.')),
      keepBytes: () => Promise.reject(new Error('The probe schema keeps no documents.')),
      linkTo: () => ({ url: 'http://127.0.0.1/documents/none', expiresAt: 0 }),
      refusalOf: () => 'The probe schema fetches nothing.',
    },
    uploads,
    pseudonymOf: (personal) => personal,
    taxUnitsFor: () => null,
    platformFor: () => ({
      call: () => Promise.reject(new Error('The probe schema calls no platform.')),
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
  });
  const ways: Ways = { direct: 0, yoga: 0 };
  const service = createService({
    ready: () => journal.ready(),
    schema: createProbeSchema(),
    app,
    receiveCallback: () => Promise.resolve({ status: 404, body: 'not found' }),
    serveDocument: () => Promise.reject(new Error('The probe schema keeps no documents.')),
    uploads,
    authentication: createAuthentication({
      apiKeys: apiKeys.map((key) => ({ ...key, tenant: 'default' })),
      readToken: readToken ?? null,
      tenant: 'default',
    }),
    publicUrl: listener.url,
    corsOrigins: [],
    persisted: { trusted: new Map(), trustedOnly: false, sharedTexts: null },
    introspection: true,
    maxBodyBytes: 1024 * 1024,
    documentCacheBytes: 64 * 1024 * 1024,
    operationsFolder: folder,
    dataDir: folder,
    initTimeoutMs: 10_000,
    random: () => 0,
    pingMs: 15_000,
    stalledMs,
    countWay: (way) => (ways[way] += 1),
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
