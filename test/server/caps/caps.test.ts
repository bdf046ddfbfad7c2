import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { ACCEPT, STREAMS } from '../../harness.ts';
import type { Scope } from '../../../src/kernel/scopes.ts';
import { type Caps, DEFAULT_CAPS, type Holder, mergedCaps } from '../../../src/server/caps/caps.ts';
import { createLocalQuotas } from '../../../src/server/caps/allowance.ts';
import { RawSocket } from '../raw-socket.ts';
import { type BareServer, startServer } from '../service.ts';
import { WAYS } from '../ways.ts';

const KEY = 'key-of-sixteen-or-more';
const OTHER_KEY = 'another-key-of-sixteen-or-more';
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const SCOPES: readonly Scope[] = ['read'];

/** A server with two keys of one tenant. */
function start(
  key: Partial<Caps>,
  { way, tenant = {} }: { way?: (typeof WAYS)[number]; tenant?: Holder['caps'] } = {},
): Promise<BareServer> {
  return startServer({
    ...(way && { way }),
    apiKeys: [
      { key: KEY, scopes: SCOPES },
      { key: OTHER_KEY, scopes: SCOPES },
    ],
    caps: {
      defaults: { ...DEFAULT_CAPS, key: mergedCaps(DEFAULT_CAPS.key, key) },
      capsOf: () => tenant,
      quotas: createLocalQuotas(),
    },
  });
}

/** Sends an operation by POST; resolves with its response. */
async function post(
  { url, send = fetch }: Pick<BareServer, 'url'> & { readonly send?: typeof fetch },
  query: string,
  key = KEY,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; headers: Headers; text: string }> {
  const response = await send(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(key), ...headers },
    body: JSON.stringify({ query }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const NO_GRANT = { withdrawnWith: [] };
const FOREVER = 'subscription { forever { n } }';

/** A stream that has started. */
async function openStream(
  { url }: BareServer,
  key = KEY,
  accept: string = ACCEPT.sse,
): Promise<{ close: () => void }> {
  const abort = new AbortController();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(key), accept },
    body: JSON.stringify({ query: FOREVER }),
    signal: abort.signal,
  });
  expect(response.status).toBe(200);
  return { close: () => abort.abort() };
}

describe('connections', () => {
  test('a socket above the limit of its key is closed with 4429 and the reason, and a socket of another key is not', async () => {
    const { url } = await start({ connections: 2 });
    for (let n = 0; n < 2; n += 1) await new RawSocket(url).init({ apiKey: KEY });
    const third = await new RawSocket(url).open();
    const { farewell } = third;
    third.send({ type: 'connection_init', payload: { apiKey: KEY } });
    expect(await farewell).toEqual([
      4429,
      'This key or token may have 2 connections on an instance at a time.',
    ]);
    const other = await new RawSocket(url).init({ apiKey: OTHER_KEY });
    other.subscribe('a', '{ hello }');
    expect(await other.next()).toMatchObject({ type: 'next' });
  });

  test('a closed connection frees its slot', async () => {
    const { url } = await start({ connections: 1 });
    const first = await new RawSocket(url).init({ apiKey: KEY });
    const { closed } = first;
    first.send('no JSON');
    await closed;
    await expect
      .poll(async () => {
        const next = await new RawSocket(url).open();
        const refused = next.closed;
        next.send({ type: 'connection_init', payload: { apiKey: KEY } });
        return Promise.race([refused, next.next().then(({ type }) => type)]);
      })
      .toBe('connection_ack');
  });

  test.each(STREAMS)('a stream by %s counts as one connection, like a socket', async (way) => {
    const accept = ACCEPT[way];
    const server = await start({ connections: 2 });
    await new RawSocket(server.url).init({ apiKey: KEY });
    const stream = await openStream(server, KEY, accept);
    const refused = await post(server, FOREVER, KEY, { accept });
    expect(refused.text).toContain('TOO_MANY_CONNECTIONS');
    stream.close();
    await expect.poll(() => openStream(server).then(({ close }) => close())).toBeUndefined();
  });

  test('a connection closed while its token was checked frees its slot', async () => {
    const payer = { key: null, subject: null, budget: {} };
    const caller = { tenant: 'default', scopes: new Set(SCOPES), payer };
    const admission = { caller, endsAt: null, holder: null, ...NO_GRANT };
    const { url } = await startServer({
      readToken: () => pause(200).then(() => admission),
      caps: {
        defaults: DEFAULT_CAPS,
        capsOf: () => ({ connections: 1 }),
        quotas: createLocalQuotas(),
      },
    });
    const introduction = {
      type: 'connection_init',
      payload: { authorization: 'Bearer header.payload.signature' },
    };
    const gone = await new RawSocket(url).open();
    const { closed } = gone;
    gone.send(introduction);
    gone.send('no JSON');
    await closed;
    await pause(300);
    const next = await new RawSocket(url).open();
    next.send(introduction);
    expect(await next.next()).toEqual({ type: 'connection_ack' });
  });

  test('the tenant’s limit applies to all its keys together', async () => {
    const { url } = await start({}, { tenant: { connections: 1 } });
    await new RawSocket(url).init({ apiKey: KEY });
    const second = await new RawSocket(url).open();
    const { farewell } = second;
    second.send({ type: 'connection_init', payload: { apiKey: OTHER_KEY } });
    expect(await farewell).toEqual([
      4429,
      'This tenant may have 1 connections on an instance at a time.',
    ]);
  });
});

describe('subscriptions', () => {
  test('a subscription above the limit fails as an operation, over both transports, until another ends', async () => {
    const server = await start({ subscriptions: 2 });
    const socket = await new RawSocket(server.url).init({ apiKey: KEY });
    socket.subscribe('a', FOREVER);
    const stream = await openStream(server);
    socket.subscribe('b', FOREVER);
    await expect.poll(async () => (await socket.next()).id).toBe('a');
    expect(await socket.next()).toMatchObject({
      id: 'b',
      type: 'next',
      payload: { errors: [{ extensions: { code: 'TOO_MANY_SUBSCRIPTIONS', retryable: true } }] },
    });
    const refused = await post(server, FOREVER, KEY, { accept: ACCEPT.sse });
    expect([refused.status, refused.text]).toEqual([
      429,
      expect.stringContaining('TOO_MANY_SUBSCRIPTIONS'),
    ]);
    // Other keys of the tenant are not limited, nor are queries.
    (await openStream(server, OTHER_KEY)).close();
    expect((await post(server, '{ hello }')).status).toBe(200);
    socket.send({ id: 'a', type: 'complete' });
    // The two ways don't wait for each other.
    const next = await vi.waitFor(() => openStream(server));
    next.close();
    stream.close();
  });

  test('a stream rejected by the connection limit does not count as a subscription', async () => {
    const server = await start({ subscriptions: 1, connections: 1 });
    const socket = await new RawSocket(server.url).init({ apiKey: KEY });
    const refused = await post(server, FOREVER, KEY, { accept: ACCEPT.sse });
    expect(refused.text).toContain('TOO_MANY_CONNECTIONS');
    socket.subscribe('a', FOREVER);
    expect(await socket.next()).toMatchObject({ id: 'a', payload: { data: { forever: {} } } });
  });

  test.each([
    ['completes by itself', 'subscription { ticks(count: 1) { n } }'],
    ['is refused by its resolver', 'subscription { refuses { n } }'],
    ['breaks', 'subscription { breaks { n } }'],
  ])('a subscription that %s no longer counts', async (_how, query) => {
    const server = await start({ subscriptions: 1, connections: 1 });
    for (let n = 0; n < 3; n += 1) await post(server, query, KEY, { accept: ACCEPT.sse });
    const opened = openStream(server);
    await expect(opened).resolves.toBeDefined();
    (await opened).close();
  });
});

describe.each(WAYS)('with a document that is %s', (way) => {
  test('an operation above the rate of its key is rejected with 429 before it is read', async () => {
    const server = await start({ operationsPerSecond: 3 }, { way });
    const sendMany = async (): Promise<void> => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => post({ url: server.url }, '{ hello }')),
      );
      const refused = answers.filter(({ status }) => status === 429);
      // The operations may fall into two seconds, and hardly into three.
      expect(refused.length).toBeGreaterThanOrEqual(3);
      expect(refused.length).toBeLessThanOrEqual(9);
      const [{ headers, text } = { headers: new Headers(), text: '' }] = refused;
      expect(headers.get('retry-after')).toBe('1');
      expect(headers.get('ratelimit')).toContain('"key-operations";r=0;t=1');
      expect(JSON.parse(text)).toMatchObject({
        errors: [{ extensions: { code: 'RATE_LIMITED', retryable: true } }],
      });
    };
    // The second may end between a rejection and its report.
    await vi.waitFor(sendMany, { timeout: 60_000, interval: 1_000 });
    expect((await post(server, '{ hello }', OTHER_KEY)).status).toBe(200);
  });

  test('each response reports the rates and their remaining units', async () => {
    const server = await start({}, { way });
    let answer = await post(server, 'query Hello { hello }');
    // The second in which it was counted may end before the report, and the next second has no usage yet.
    if (answer.headers.get('ratelimit')?.includes('"key-operations";r=1000;'))
      answer = await post(server, 'query Hello { hello }');
    const { headers, text } = answer;
    expect(headers.get('ratelimit-policy')).toBe(
      '"key-operations";q=1000;w=1, "key-complexity";q=6000000;w=60, "tenant-operations";q=5000;w=1, "tenant-complexity";q=30000000;w=60',
    );
    expect(headers.get('ratelimit')).toMatch(
      /^"key-operations";r=99\d;t=1, "key-complexity";r=59999\d\d;t=\d+, "tenant-operations";r=499\d;t=1, "tenant-complexity";r=299999\d\d;t=\d+$/,
    );
    const { cost } = (JSON.parse(text) as { extensions: { cost: Record<string, unknown> } })
      .extensions;
    expect(cost).toEqual({
      requested: 1,
      left: Number(/key-complexity";r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]),
      resetsAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+08:00$/) as unknown,
    });
  });

  test('an operation that exceeds the minute’s remaining complexity is rejected with the time to retry', async () => {
    const server = await start({ complexityPerMinute: 60 }, { way });
    const lists = `{ nested { list { a } } ${Array.from({ length: 9 }, (_, n) => `a${n}: hello`).join(' ')} }`;
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(await post(server, lists));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(2);
    const last = refused.at(-1);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.parse(last?.text ?? '')).toMatchObject({
      errors: [
        {
          extensions: {
            code: 'RATE_LIMITED',
            retryable: true,
            left: expect.any(Number) as unknown,
            resetsAt: expect.stringContaining('+08:00') as unknown,
          },
        },
      ],
    });
    expect(last?.text).not.toContain('"data"');
    expect(server.log.at(-1)).toContain('RATE_LIMITED');
  });
});

test('operations over a socket count like those over HTTP', async () => {
  const { url } = await start({ operationsPerSecond: 2 });
  const socket = await new RawSocket(url).init({ apiKey: KEY });
  for (let n = 0; n < 10; n += 1) socket.subscribe(String(n), '{ hello }');
  const ends: string[] = [];
  while (ends.length < 10) {
    const { type, payload } = await socket.next();
    if (type === 'next') ends.push('answered');
    if (type === 'error') ends.push(JSON.stringify(payload));
  }
  const answered = ends.filter((end) => end === 'answered').length;
  // They may fall into two seconds, with as few as one in the second.
  expect(answered).toBeGreaterThanOrEqual(2);
  expect(answered).toBeLessThanOrEqual(4);
  expect(ends.filter((end) => end.includes('"RATE_LIMITED"'))).toHaveLength(10 - answered);
});

test('query results over a socket report their cost, and events do not', async () => {
  const { url } = await start({});
  const frames: string[] = [];
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const isDone = Promise.withResolvers<void>();
  socket.addEventListener('open', () =>
    socket.send(JSON.stringify({ type: 'connection_init', payload: { apiKey: KEY } })),
  );
  socket.addEventListener('message', ({ data }) => {
    frames.push(String(data));
    if (frames.length === 1) {
      const ask = (id: string, query: string): void =>
        socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query } }));
      ask('query', '{ hello }');
      ask('events', 'subscription { ticks(count: 1) { n } }');
    }
    if (frames.length === 5) isDone.resolve();
  });
  await isDone.promise;
  socket.close();
  const withCost = frames.filter((frame) => frame.includes('"cost"'));
  expect(withCost).toEqual([expect.stringContaining('"id":"query","type":"next"')]);
});
