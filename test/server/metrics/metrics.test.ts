import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DatabaseUnavailable } from '../../../src/database/sql.ts';
import type { Journal } from '../../../src/journal/contract/journal.ts';
import { createMeasurements } from '../../../src/kernel/log/measurements.ts';
import { noTracing, createLog } from '../../../src/kernel/log/log.ts';
import { isDirect, isOutside } from '../../../src/server/metrics/metrics.ts';
import { createSubjectJournal } from '../../../src/subjects/subject-journal.ts';
import {
  CREATE_PATH,
  ISSUE,
  type Item,
  order,
  UPDATES,
} from '../../capabilities/forward-invoicing/invoice-orders.ts';
import { next } from '../../following.ts';
import { type RunningService, startService } from '../../harness.ts';
import { sendEnvelope, startStub } from '../../platform/stub-platform.ts';
import { startRedis } from '../../redis-server.ts';
import { startBefore } from '../../scenario.ts';
import { settingsOf, stores } from '../../stores.ts';
import { readMetrics, type Reading } from './reading.ts';

const KEYS = {
  ordinary: 'an-ordinary-key-0123456789',
  reading: 'a-key-that-reads-0123456789',
  metrics: 'a-key-of-prometheus-0123456789',
};
const API_KEYS = `${KEYS.ordinary},${KEYS.reading}:read,${KEYS.metrics}:metrics`;
const OPERATING = join(import.meta.dirname, '../../../docs/operating');

const name = (rest: string): string => `fapiao_graph_${rest}`;

const metricsOf = ({ application }: RunningService): Promise<Reading> =>
  readMetrics(application.metricsUrl ?? '');

test.each(stores)(
  'an order is counted from its request to its last frame, on %s',
  async (store) => {
    // No poll finds the invoice before the push, on a busy machine either.
    const env = { ...(await settingsOf(store)), METRICS_PORT: '0', TRACKER_PACE: '100' };
    const service = await startService({ sandboxProgressDelayMs: null, env });
    const variables = { orderId: 'order-1' };
    const updates = service.subscribe<{ invoiceUpdates: Item }>(UPDATES, variables);
    await next(updates);
    await service.query(ISSUE, { input: order() });
    await service.query(ISSUE, { input: order({ lines: [] }) });
    await next(updates);
    expect(await next(updates)).toMatchObject({ state: 'ISSUING' });
    const before = await metricsOf(service);
    service.sandbox.controls.issueInvoice(variables);
    expect(await next(updates)).toMatchObject({ state: 'ISSUED', cause: 'PUSH' });
    await updates.completed();
    const after = await metricsOf(service);

    const kind = 'forward-invoice';
    const field = 'issueInvoice';
    expect(before.sum(name('operations_total'), { field, outcome: 'ok' })).toBe(1);
    expect(before.sum(name('operations_total'), { field, outcome: 'INVALID_INPUT' })).toBe(1);
    expect(before.sum(name('requests_total'), { route: 'graphql', status: '200' })).toBe(2);
    expect(before.sum(name('subscribers'), { field: 'invoiceUpdates' })).toBe(1);
    expect(before.sum(name('websockets'))).toBe(1);
    expect(before.sum(name('subjects'), { kind, state: 'ISSUING' })).toBe(1);
    const issuing = { kind, state: 'ISSUING', cause: 'REQUEST' };
    expect(before.sum(name('updates_total'), issuing)).toBe(1);
    const call = { endpoint: CREATE_PATH, code: 'CYT_00000' };
    expect(before.sum(name('platform_calls_total'), call)).toBe(1);
    const bill = { capability: 'forward-invoicing', tenant: 'default' };
    expect(before.sum(name('billed_calls_total'), bill)).toBe(1);
    expect(before.sum(name('journal_up'))).toBe(1);
    expect(before.count(name('push_to_update_seconds'))).toBe(0);

    expect(after.sum(name('subscribers'), { field: 'invoiceUpdates' })).toBe(0);
    expect(after.sum(name('subjects'), { kind, state: 'ISSUING' })).toBe(0);
    expect(after.sum(name('subjects'), { kind, state: 'ISSUED' })).toBe(1);
    expect(after.sum(name('pushes_total'), { kind, outcome: 'noted' })).toBe(1);
    expect(after.count(name('push_to_update_seconds'))).toBe(1);
    expect(after.sum(name('polls_total'), { kind, outcome: 'news' })).toBe(1);
    expect(after.sum(name('update_frames_total'))).toBe(3);
    expect(after.count(name('update_to_frame_seconds'))).toBe(3);
  },
);

test('a code missing in the platform’s documents, and a lost response, add no series', async () => {
  let answers = 0;
  const stub = await startStub((response) => {
    answers += 1;
    if (answers > 2) return void response.destroy();
    sendEnvelope(response, `CYT_7${answers}`, {});
  });
  const { query, application } = await startBefore(stub, { METRICS_PORT: '0' });
  for (const name of ['青禾科技', '启明星网络', '长河物流'])
    await query(`{ enterprises(by: { name: "${name}" }) { enterprises { name } } }`);
  const reading = await readMetrics(application.metricsUrl ?? '');
  const calls = (code: string): number =>
    reading.sum('fapiao_graph_platform_calls_total', { code });
  expect([calls('other'), calls('none')]).toEqual([2, 1]);
  expect(reading.text).not.toContain('CYT_7');
});

describe('metrics are not public', () => {
  test('on the service’s own port only a key with the scope reads them', async () => {
    const { url } = await startService({ env: { API_KEYS } });
    const statusWith = async (key?: string, method = 'GET'): Promise<number> => {
      const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
      const response = await fetch(`${url}/metrics`, { method, headers });
      await response.body?.cancel();
      return response.status;
    };
    expect(await statusWith()).toBe(401);
    expect(await statusWith('another-key-0123456789')).toBe(401);
    expect(await statusWith(KEYS.ordinary)).toBe(403);
    expect(await statusWith(KEYS.reading)).toBe(403);
    expect(await statusWith(KEYS.metrics, 'POST')).toBe(405);
    expect(await statusWith(KEYS.metrics)).toBe(200);
  });

  test('without keys only this machine reads them, under its own name', async () => {
    const { url, application } = await startService();
    expect(application.metricsUrl).toBeNull();
    await expect(readMetrics(`${url}/metrics`)).resolves.toBeDefined();
    const page = await fetch(`${url}/metrics`, { headers: { origin: 'https://evil.example' } });
    expect(page.status).toBe(403);
  });

  test.each([
    [{ host: '127.0.0.1:9090' }, true],
    [{ host: '10.1.2.3:9090' }, true],
    [{ host: '[::1]:9090' }, true],
    [{ host: 'localhost' }, true],
    [{ host: 'metrics.internal:9090' }, true],
    [{ host: 'evil.example:9090' }, false],
    [{ host: 'localhost.evil.example' }, false],
    [{}, false],
    [{ host: '127.0.0.1:9090', origin: 'http://127.0.0.1:9090' }, false],
    [{ host: '127.0.0.1:9090', origin: 'null' }, false],
  ])('the metrics port classifies %o as a direct request: %s', (headers, direct) => {
    expect(isDirect(headers, 'metrics.internal')).toBe(direct);
  });

  test('the metrics port serves nothing else', async () => {
    const { application } = await startService({ env: { API_KEYS, METRICS_PORT: '0' } });
    const url = new URL(application.metricsUrl ?? '');
    expect(url.hostname).toBe('127.0.0.1');
    const statuses = ['/', '/graphql', '/health/ready', '/metrics'].map(
      async (path) => (await fetch(new URL(path, url))).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 404, 200]);
    expect((await fetch(url, { method: 'POST' })).status).toBe(404);
  });

  test.each([
    ['8.8.8.8', true],
    ['::ffff:8.8.8.8', true],
    ['2606:4700::1111', true],
    ['127.0.0.1', false],
    ['::ffff:10.1.2.3', false],
    ['10.1.2.3', false],
    ['192.168.0.7', false],
    ['fd00::1', false],
    ['::1', false],
  ])('the metrics port classifies %s as public: %s', (address, outside) => {
    expect(isOutside(address)).toBe(outside);
  });
});

test('without its journal the service still reports its own counts, and that the journal is unavailable', async () => {
  const service = await startService({ env: { METRICS_PORT: '0' } });
  await service.application.journal.close();
  const reading = await metricsOf(service);
  expect(reading.sum('fapiao_graph_journal_up')).toBe(0);
  expect(reading.names).toContain('fapiao_graph_requests_total');
  expect(reading.names).not.toContain('fapiao_graph_subjects');
  const failures = { call: 'nextDueAt' };
  expect(reading.sum('fapiao_graph_journal_failures_total', failures)).toBeGreaterThan(0);
});

test.each([
  ['without a caller', noTracing],
  ['within a trace', { ...noTracing, here: () => ({}) }],
])('a journal call %s that fails later is counted', async (_which, tracing) => {
  const measurements = createMeasurements();
  const ofStore = {
    nextDueAt: () => Promise.reject(new DatabaseUnavailable('away')),
  } as unknown as Journal;
  const log = createLog('silent');
  const options = { measurements, tracing, log } as unknown as Parameters<
    typeof createSubjectJournal
  >[1];
  const journal = createSubjectJournal(ofStore, options);
  await expect(journal.nextDueAt([])).rejects.toThrow('away');
  const labels = { call: 'nextDueAt' };
  expect((await measurements.journalFailures.get()).values).toMatchObject([{ labels, value: 1 }]);
});

test('PostgreSQL statements are timed by name, and the service is ready while Redis is unavailable', async () => {
  const redis = await startRedis();
  onTestFinished(() => redis.destroy());
  const env = { ...(await settingsOf('PostgreSQL')), REDIS_URL: redis.url, METRICS_PORT: '0' };
  const service = await startService({ env });
  const { query, url } = service;
  await query(ISSUE, { input: order() });
  const before = await metricsOf(service);
  // Once or twice: by the first change and, if it comes first, by the audit.
  expect(before.text).toMatch(
    /statement_duration_seconds_count\{statement="begin tenants"\} [12]\n/,
  );
  expect(before.text).toMatch(/statement_duration_seconds_count\{statement="change [^"]+"\} \d+\n/);
  expect(before.count('fapiao_graph_database_connection_wait_seconds')).toBeGreaterThan(3);
  expect(before.sum('fapiao_graph_redis_up')).toBe(1);

  await redis.kill();
  await vi.waitUntil(async () => (await metricsOf(service)).sum('fapiao_graph_redis_up') === 0, {
    timeout: 60_000,
  });
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
});

/** Metric names in a text; those of a histogram without the suffix of its series. */
function namesIn(text: string): readonly string[] {
  const found = text.match(/\b(?:fapiao_graph|nodejs|process)_\w+/g) ?? [];
  return [...new Set(found)].map((name) => name.replace(/_bucket$/, ''));
}

test.each(['grafana-dashboard.json', 'alerts.yaml', 'metrics.md'])(
  'all metrics that %s names exist',
  async (file) => {
    const { application } = await startService({ env: { METRICS_PORT: '0' } });
    const { names } = await readMetrics(application.metricsUrl ?? '');
    const named = namesIn(await readFile(join(OPERATING, file), 'utf8'));
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  },
);

test('all metrics of this service are documented and on the dashboard', async () => {
  const { application } = await startService({ env: { METRICS_PORT: '0' } });
  const { names } = await readMetrics(application.metricsUrl ?? '');
  const own = [...names].filter((name) => name.startsWith('fapiao_graph_'));
  for (const file of ['grafana-dashboard.json', 'metrics.md']) {
    const named = namesIn(await readFile(join(OPERATING, file), 'utf8'));
    expect(own.filter((name) => !named.includes(name))).toEqual([]);
  }
});

test('each alert states the cause and the action', async () => {
  const rules = (await readFile(join(OPERATING, 'alerts.yaml'), 'utf8'))
    .split('- alert: ')
    .slice(1);
  expect(rules.length).toBeGreaterThan(20);
  for (const rule of rules) {
    expect(rule).toMatch(/^\w+\n\s+expr: .+\n/);
    expect(rule).toMatch(/\n\s+summary: \S.+\.\n\s+do: \S.+\.\n/);
  }
});
