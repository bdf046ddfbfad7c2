import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { systemClock } from '../../src/kernel/time/clock.ts';
import {
  CREATE_PATH,
  ISSUE,
  type Item,
  order,
  QUERY_PATH,
  UPDATES,
} from '../capabilities/forward-invoicing/invoice-orders.ts';
import { next } from '../following.ts';
import { spawnService } from '../harness.ts';
import { sendEnvelope, startStub, stubCredentials } from '../platform/stub-platform.ts';
import { startRedis } from '../redis-server.ts';
import { startSandbox } from '../simulator/start.ts';
import { settingsOf } from '../stores.ts';
import { type ReceivedSpan, startReceiver } from './otlp-receiver.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const headers = { traceparent: `00-${TRACE}-${PARENT}-01`, 'x-request-id': 'from-the-shop-7' };

async function startPlatform() {
  const { baseUrl, credentials, controls } = await startSandbox({
    clock: systemClock,
    progressDelayMs: null,
  });
  const { appKey, appSecret } = credentials;
  const env = {
    PLATFORM_BASE_URL: baseUrl,
    PLATFORM_APP_KEY: appKey,
    PLATFORM_APP_SECRET: appSecret,
  };
  return { env, controls };
}

test('a mutation on one instance and the frame on another are one trace', async () => {
  const receiver = await startReceiver();
  const platform = await startPlatform();
  const redis = await startRedis();
  onTestFinished(() => redis.destroy());
  const env = {
    ...(await settingsOf('PostgreSQL')),
    REDIS_URL: redis.url,
    ...platform.env,
    ...receiver.env,
  };
  const following = await spawnService(env);
  const issuing = await spawnService({ ...env, PUBLIC_URL: following.url });
  const orderId = 'order-1';
  const ofSocket = { traceparent: `00-${'5'.repeat(32)}-${PARENT}-01` };
  const updates = following.subscribe<{ invoiceUpdates: Item }>(UPDATES, { orderId }, ofSocket);
  const another = following.subscribe<{ invoiceUpdates: Item }>(UPDATES, { orderId });
  await Promise.all([next(updates), next(another)]);
  await issuing.query(ISSUE, { input: order() }, headers);
  expect(await next(updates)).toMatchObject({ state: 'SUBMITTED' });
  expect(await next(updates)).toMatchObject({ state: 'ISSUING' });
  platform.controls.issueInvoice({ orderId });
  expect(await next(updates)).toMatchObject({ state: 'ISSUED', cause: 'PUSH' });
  await vi.waitFor(async () => expect(await next(another)).toMatchObject({ state: 'ISSUED' }));

  const inTrace = (): readonly ReceivedSpan[] =>
    receiver.spans.filter(({ traceId }) => traceId === TRACE);
  const named = (name: string): ReceivedSpan => {
    const found = inTrace().find((span) => span.name === name);
    if (!found) throw new Error(`There is no span ${name}.`);
    return found;
  };
  const frames = (): readonly ReceivedSpan[] =>
    inTrace().filter(({ name }) => name === 'update forward-invoice');
  // Two live members share one; a member that is not live yet has its own.
  const ofVersion = (version: number): readonly ReceivedSpan[] =>
    frames().filter(({ attributes }) => attributes['fapiao.subject.version'] === version);
  await vi.waitFor(() => expect(ofVersion(3)).not.toEqual([]), { timeout: 60_000 });
  expect(ofVersion(3)).toHaveLength(1);

  const operation = named('GraphQL mutation');
  const field = named('Mutation.issueInvoice');
  const call = named(`POST ${CREATE_PATH}`);
  const push = named('push forward-invoice');
  const poll = named('poll forward-invoice');
  expect(operation.parentSpanId).toBe(PARENT);
  expect(field.parentSpanId).toBe(operation.spanId);
  expect(call.parentSpanId).toBe(field.spanId);
  expect(push.parentSpanId).toBe(field.spanId);
  expect(poll.parentSpanId).toBe(field.spanId);
  expect(named(`POST ${QUERY_PATH}`).parentSpanId).toBe(poll.spanId);
  const written = inTrace().filter(({ name }) => name === 'journal advance');
  expect(written.map(({ parentSpanId = '' }) => parentSpanId).toSorted()).toEqual(
    [field.spanId, poll.spanId].toSorted(),
  );
  expect([1, 2, 3].map((version) => ofVersion(version)[0]?.parentSpanId)).toEqual([
    field.spanId,
    field.spanId,
    poll.spanId,
  ]);
  const [issuer, follower] = [operation.instance, frames()[0]?.instance];
  expect(issuer).not.toBe(follower);
  expect(push.instance).toBe(follower);
  expect(new Set(inTrace().map(({ service }) => service))).toEqual(new Set(['fapiao-graph']));

  // From the log to the trace and back.
  expect(operation.attributes['fapiao.request_id']).toBe('from-the-shop-7');
  expect(call.attributes['fapiao.platform.request_id']).toMatch(/\w{8}/);
  const digest = call.attributes['fapiao.subject.digest'];
  expect(digest).toMatch(/^[a-z]{16}$/);
  for (const span of [push, poll, ...frames()])
    expect(span.attributes['fapiao.subject.digest']).toBe(digest);
  const line = issuing.output.find((text) => text.includes(CREATE_PATH)) ?? '';
  expect(JSON.parse(line)).toMatchObject({ traceId: TRACE, subject: digest });
  expect(receiver.text()).not.toContain(orderId);
  expect(receiver.text()).not.toContain(env.PLATFORM_APP_SECRET);

  // A page sends the values in `connection_init` that it cannot send in a header.
  const began = receiver.spans.filter(({ name }) => name === 'GraphQL subscription');
  expect(began).toContainEqual(
    expect.objectContaining({ traceId: '5'.repeat(32), parentSpanId: PARENT }),
  );
});

test('a failed export is reported in a short line, which belongs to no request', async () => {
  const receiver = await startReceiver(() => ({ status: 400, body: 'x'.repeat(100_000) }));
  const { env } = await startPlatform();
  const service = await spawnService({ ...env, ...receiver.env });
  await service.query('{ __typename }', {}, headers);
  const line = () => service.output.find((each) => each.includes('"msg":"traces"'));
  await expect.poll(line).toBeDefined();
  expect(JSON.parse(line() ?? '')).toEqual({
    level: 40,
    time: expect.any(String) as unknown,
    reason: 'OTLPExporterError: Bad Request',
    msg: 'traces',
  });
});

test('work continued after an hour is another trace, with a link to the earlier one', async () => {
  const receiver = await startReceiver();
  const platform = await startPlatform();
  const env = { ...platform.env, ...receiver.env };
  const before = await spawnService(env);
  await before.query(ISSUE, { input: order() }, headers);
  before.process.kill('SIGTERM');
  expect(await before.exited).toBe(0);
  const own = receiver.spans.find(({ name }) => name === 'Mutation.issueInvoice');
  expect(own?.traceId).toBe(TRACE);

  const journal = new DatabaseSync(join(before.dataDir, 'journal.sqlite'));
  const age = `UPDATE subjects SET due_at = 0, snapshot =
    json_set(snapshot, '$.traceContext.since', json_extract(snapshot, '$.traceContext.since') - 3600000)`;
  expect(journal.prepare(age).run().changes).toBe(1);
  journal.close();
  await spawnService(env, before.dataDir);
  const polls = () => receiver.spans.filter(({ name }) => name === 'poll forward-invoice');
  await vi.waitFor(() => expect(polls().length).toBeGreaterThan(0), { timeout: 60_000 });
  const [poll] = polls();
  expect(poll?.traceId).not.toBe(TRACE);
  expect(poll?.parentSpanId ?? '').toBe('');
  expect(poll?.links).toMatchObject([{ traceId: TRACE, spanId: own?.spanId }]);
  // Another trace is no update of the order.
  const calls = receiver.spans.filter(({ traceId }) => traceId === poll?.traceId);
  expect(calls.map(({ name }) => name)).not.toContain('journal advance');
  expect(calls.map(({ name }) => name)).toContain('journal postpone');
});

test.each([
  ['off', undefined],
  ['on', expect.stringMatching(/^00-0af7651916cd43dd8448eb211c80319c-[\da-f]{16}-01$/)],
])(
  'with PLATFORM_TRACEPARENT %s the platform receives the trace: %s',
  async (setting, told) => {
    const receiver = await startReceiver();
    const stub = await startStub((response) => sendEnvelope(response, 'CYT_00000', { total: 0 }));
    const service = await spawnService({
      ...receiver.env,
      PLATFORM_BASE_URL: stub.baseUrl,
      PLATFORM_APP_KEY: stubCredentials.appKey,
      PLATFORM_APP_SECRET: stubCredentials.appSecret,
      PLATFORM_TRACEPARENT: setting,
    });
    await service.query(
      '{ enterprises(by: { name: "青禾科技" }) { enterprises { name } } }',
      {},
      headers,
    );
    expect(stub.received.map(({ headers: { traceparent } }) => traceparent)).toEqual([told]);
  },
  90_000,
);
