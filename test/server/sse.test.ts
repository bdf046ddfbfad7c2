import { expect, test } from 'vitest';
import { createProbeSchema, SECRET, type Source } from './probe-schema.ts';
import { startServer } from './service.ts';

// Vitest types its matchers as `any`.
const refusal: unknown = expect.objectContaining({ code: 'PLATFORM_REJECTED' });

test('streams a subscription as server-sent events and completes it', async () => {
  const { sse } = await startServer();
  const ticks = sse('subscription ($count: Int) { ticks(count: $count) { n } }', { count: 2 });
  expect(await ticks.next()).toEqual({ data: { ticks: { n: 1 } } });
  expect(await ticks.next()).toEqual({ data: { ticks: { n: 2 } } });
  await ticks.completed();
});

test('a proxy is told to pass on each event at once, and of no coding', async () => {
  const { url } = await startServer();
  const { headers, body } = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: '{"query":"subscription { forever { n } }"}',
  });
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect(headers.has('content-encoding')).toBe(false);
  await body?.cancel();
});

test('leaves the source when the reader goes away', async () => {
  const { promise: left, resolve } = Promise.withResolvers<string>();
  const source: Source = { opened: 0, returned: 0, onReturn: () => resolve('left') };
  const { sse } = await startServer({ schema: createProbeSchema(source) });
  const ticks = sse('subscription { forever { n } }');
  await ticks.next();
  ticks.close();
  expect(await left).toBe('left');
});

test('holds limits, public errors and keys as everywhere', async () => {
  const { sse, url } = await startServer({
    apiKeys: [{ key: 'key-of-sixteen-or-more', scopes: [] }],
  });
  const refused = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: '{"query":"subscription { ticks { n } }"}',
  });
  expect(refused.status).toBe(401);
  const key = { authorization: 'Bearer key-of-sixteen-or-more' };
  expect(
    (await sse('subscription { ticks(color: "x") { n } }', {}, key).next()).errors,
  ).toHaveLength(1);
  expect((await sse('subscription { refuses { n } }', {}, key).next()).errors).toEqual([
    expect.objectContaining({ message: 'Not this one.', extensions: refusal }),
  ]);
  const broken = await sse('subscription { breaks { n } }', {}, key).next();
  expect(broken.errors).toEqual([expect.objectContaining({ message: 'Unexpected error.' })]);
  expect(JSON.stringify(broken)).not.toContain(SECRET);
});

test('is cut off, not completed, when the service drains: its reader resumes elsewhere', async () => {
  const { sse, service, listener } = await startServer();
  const ticks = sse('subscription { forever { n } }');
  await ticks.next();
  service.startDraining();
  await listener.drain(60_000);
  await expect(ticks.next()).rejects.toThrow('terminated');
});
