import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { ACCEPT, answerOf, STREAMS } from '../harness.ts';
import { type BareServer, startServer } from './service.ts';
import { upgrade } from './upgrade.ts';
import { WAYS } from './ways.ts';

const KEY = 'key-of-sixteen-or-more';
const authorization = `Bearer ${KEY}`;
const corsOrigins = ['https://app.example', 'https://*.example.com', 'http://localhost:5173'];
const withKeys = { apiKeys: [{ key: KEY, scopes: ['files' as const] }], corsOrigins };

const json = { 'content-type': 'application/json' };

/** An operation sent by a page. */
function post({ url, send }: BareServer, origin: string, headers = {}): Promise<Response> {
  return send(`${url}/graphql`, {
    method: 'POST',
    headers: { ...json, authorization, origin, ...headers },
    body: '{"query":"mutation { second(order: 1) }"}',
  });
}

/** The browser's preflight request. */
function ask(url: string, origin: string, path = '/graphql'): Promise<Response> {
  return fetch(url + path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });
}

const ALLOWED_WITH_KEYS = [
  'https://app.example',
  'https://a.example.com',
  'https://b-2.example.com',
  'http://localhost:5173',
];

const FOREIGN_WITH_KEYS = [
  'https://evil.example',
  'http://app.example',
  'https://app.example:8443',
  'https://app.example.evil.example',
  'https://example.com',
  'https://a.b.example.com',
  'https://a_b.example.com',
  'https://xn--ä.example.com',
  'https://a b.example.com',
  'https://a%2e.example.com',
  'https://evil.example?.example.com',
  'http://localhost:3000',
  'http://127.0.0.1:5173',
  'null',
  '',
];

const OPEN = ['http://localhost:5173', 'http://127.0.0.1:1', 'https://[::1]:8443'];

const FOREIGN_WHEN_OPEN = ['https://evil.example', 'http://localhost.evil.example', 'null'];

describe.each(WAYS)('with a document that is %s', (way) => {
  test.each(ALLOWED_WITH_KEYS)('a page of %s can read its response and its id', async (origin) => {
    const server = await startServer({ way, ...withKeys });
    const response = await post(server, origin);
    expect(await answerOf(response)).toEqual({ data: { second: [1] } });
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('access-control-expose-headers')).toBe(
      'x-request-id,retry-after,ratelimit-policy,ratelimit',
    );
    expect(response.headers.get('vary')).toContain('Origin');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test.each(FOREIGN_WITH_KEYS)('executes nothing for a page of "%s"', async (origin) => {
    const server = await startServer({ way, ...withKeys });
    const response = await post(server, origin);
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
    expect(server.log.join('')).not.toContain('"operation"');
  });

  test.each(OPEN)('a page of %s may call while no keys are set', async (origin) => {
    const response = await post(await startServer({ way }), origin);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(await answerOf(response)).toEqual({ data: { second: [1] } });
  });

  test.each(FOREIGN_WHEN_OPEN)(
    'a page of %s may not call, with or without keys',
    async (origin) => {
      const server = await startServer({ way });
      expect((await post(server, origin)).status).toBe(403);
      expect(server.log.join('')).not.toContain('"operation"');
    },
  );

  test('a page of the service itself may call, under its own host and its public URL', async () => {
    const publicUrl = 'https://invoices.example/base';
    const server = await startServer({ way, apiKeys: withKeys.apiKeys, publicUrl });
    for (const origin of [
      server.url,
      server.url.replace('http', 'https'),
      'https://invoices.example',
    ]) {
      expect((await post(server, origin)).status).toBe(200);
      expect(await upgrade(server.url, { origin })).toBe(101);
    }
  });

  test.each([
    ['wss://invoices.example', 'invoices.example:443'],
    ['wss://invoices.example:443', 'invoices.example:443'],
    ['wss://invoices.example:443', 'invoices.example'],
    ['ws://invoices.example', 'invoices.example:80'],
    ['ws://invoices.example:4000', 'invoices.example:4000'],
    ['https://invoices.example', 'invoices.example:443'],
  ])(
    'an app that opens a socket with the origin %s, at the host %s, may call',
    async (origin, host) => {
      const server = await startServer({ way, ...withKeys });
      expect(await upgrade(server.url, { origin, host })).toBe(101);
    },
  );

  test.each([
    ['wss://evil.example', 'invoices.example:443'],
    ['wss://invoices.example:8443', 'invoices.example:443'],
    ['ws://invoices.example:443', 'invoices.example'],
    ['wss://invoices.example.evil.example', 'invoices.example'],
    ['wss://invoices.example@evil.example', 'invoices.example'],
    ['ftp://invoices.example', 'invoices.example'],
  ])(
    'an app that opens a socket with the origin %s, at the host %s, may not call',
    async (origin, host) => {
      const server = await startServer({ way, ...withKeys });
      expect(await upgrade(server.url, { origin, host })).toBe(403);
    },
  );

  test('a page can read the reason for a rejected key', async () => {
    const server = await startServer({ way, ...withKeys });
    const response = await post(server, 'https://app.example', { authorization: 'Bearer wrong' });
    expect(response.status).toBe(401);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://app.example');
  });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'executes nothing for a foreign page that sends %s without a preflight request',
  async (type) => {
    const { url, log } = await startServer();
    const body =
      '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{"query":"{ hello }"}\r\n--x--\r\n';
    const headers = { 'content-type': type, origin: 'https://evil.example' };
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
    expect(response.status).toBe(403);
    expect(log.join('')).not.toContain('"operation"');
  },
);

test.each(['/graphql', '/documents', '/documents/some-file'])(
  'the preflight request for %s is answered from memory, without a key, and can be cached',
  async (path) => {
    const { url, log } = await startServer(withKeys);
    const response = await ask(url, 'https://app.example', path);
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': 'https://app.example',
      'access-control-allow-methods': 'GET,HEAD,POST',
      'access-control-allow-headers': 'authorization,content-type',
      'access-control-max-age': '86400',
    });
    expect(log).toEqual([]);
    const foreign = await ask(url, 'https://evil.example', path);
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  },
);

test('a file is accepted from pages that may call, and from no others', async () => {
  const { url, uploadsFolder } = await startServer(withKeys);
  const upload = (origin: string): Promise<Response> =>
    fetch(`${url}/documents`, {
      method: 'POST',
      headers: { origin, authorization },
      body: '%PDF-1.7 twenty-four %%EOF',
    });
  expect((await upload('https://evil.example')).status).toBe(403);
  expect(await readdir(uploadsFolder)).toEqual([]);
  const response = await upload('https://app.example');
  expect(response.status).toBe(201);
  expect(response.headers.get('access-control-allow-origin')).toBe('https://app.example');
});

test('a stored file can be read by pages that may call, and its cached copy varies by origin', async () => {
  const { url } = await startServer({
    ...withKeys,
    serveDocument: (_request, response) => void response.writeHead(200).end('file'),
  });
  const get = (headers: Record<string, string>): Promise<Response> =>
    fetch(`${url}/documents/some-file`, { headers });
  const read = await get({ origin: 'https://a.example.com' });
  expect(read.headers.get('access-control-allow-origin')).toBe('https://a.example.com');
  expect((await get({ origin: 'https://evil.example' })).status).toBe(403);
  // The browser must not give its cached copy of a download to a page without access.
  expect((await get({})).headers.get('vary')).toBe('Origin');
});

test.each(STREAMS)(
  'streams by %s can be read by pages that may call, and by no others',
  async (way) => {
    const { url } = await startServer(withKeys);
    const follow = (origin: string): Promise<Response> =>
      fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { ...json, authorization, origin, accept: ACCEPT[way] },
        body: '{"query":"subscription { ticks(count: 1) { n } }"}',
      });
    const response = await follow('https://app.example');
    expect(response.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(await response.text()).toContain('{"data":{"ticks":{"n":1}}}');
    expect((await follow('https://evil.example')).status).toBe(403);
  },
);

test.each([
  [withKeys, ALLOWED_WITH_KEYS, FOREIGN_WITH_KEYS.filter((origin) => origin !== '')],
  [{}, OPEN, FOREIGN_WHEN_OPEN],
])('sockets open for pages that may call only: %#', async (options, allowed, foreign) => {
  const { url } = await startServer(options);
  for (const origin of allowed) expect(await upgrade(url, { origin })).toBe(101);
  for (const origin of foreign) expect(await upgrade(url, { origin })).toBe(403);
});

test('without keys, `*` allows all pages, under a name of this machine only', async () => {
  const server = await startServer({ corsOrigins: ['*'] });
  for (const origin of ['https://app.example', 'null']) {
    const response = await post(server, origin);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.status).toBe(200);
  }
  const rebound = { host: 'evil.example', origin: 'http://evil.example' };
  expect(await upgrade(server.url, rebound)).toBe(403);
});

test('a push is accepted from any origin', async () => {
  const { url } = await startServer({
    receiveCallback: () => Promise.resolve({ status: 200, body: 'success' }),
  });
  const headers = { origin: 'https://platform.example' };
  const push = await fetch(`${url}/callbacks/token`, { method: 'POST', headers, body: '{}' });
  expect(push.status).toBe(200);
});
