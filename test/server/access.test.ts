import { request } from 'node:http';
import { expect, test } from 'vitest';
import { startServer } from './service.ts';
import { upgrade } from './upgrade.ts';

const ORDINARY = 'ordinary-key-000000000000';
const PRIVILEGED = 'privileged-key-0000000000';
const apiKeys = [
  { key: ORDINARY, scopes: [] },
  { key: PRIVILEGED, scopes: ['pii' as const] },
];

test('admits a caller with a key, with the scopes of that key', async () => {
  const { query } = await startServer({ apiKeys });
  expect(await query('{ context }', {}, { authorization: `Bearer ${ORDINARY}` })).toEqual({
    data: { context: 'default ' },
  });
  expect(await query('{ context }', {}, { authorization: `bearer ${PRIVILEGED}` })).toEqual({
    data: { context: 'default pii' },
  });
});

test.each([
  undefined,
  '',
  ORDINARY,
  `Basic ${ORDINARY}`,
  `Bearer ${ORDINARY}x`,
  'Bearer ',
  `Bearer ${ORDINARY} x`,
])(
  'rejects the credential %j with 401 as a GraphQL error, and executes nothing',
  async (authorization) => {
    const { url, log } = await startServer({ apiKeys });
    const headers = {
      'content-type': 'application/json',
      ...(authorization !== undefined && { authorization }),
    };
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers,
      body: '{"query":"{ hello }"}',
    });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect(log.join('')).not.toContain('"operation"');
  },
);

test('accepts a key over WebSocket as `authorization` or as `apiKey`', async () => {
  const { subscribe } = await startServer({ apiKeys });
  for (const params of [
    { authorization: `Bearer ${PRIVILEGED}` },
    { Authorization: `Bearer ${PRIVILEGED}` },
    { apiKey: PRIVILEGED },
  ]) {
    expect(await subscribe('{ context }', {}, params).next()).toEqual({
      data: { context: 'default pii' },
    });
  }
});

test.each([{}, { authorization: ORDINARY }, { apiKey: 'wrong-key-00000000000000' }, { apiKey: 7 }])(
  'closes a WebSocket with 4403 for the connection parameters %j',
  async (params) => {
    const { subscribe } = await startServer({ apiKeys });
    await expect(subscribe('{ hello }', {}, params).next()).rejects.toMatchObject({ code: 4403 });
  },
);

test.each([
  'evil.example',
  '127.0.0.1.evil.example',
  '192.168.1.4:4000',
  'localhost.evil.example:4000',
])('rejects a request for the host %s while no keys are set (DNS rebinding)', async (host) => {
  const { url } = await startServer();
  expect(await statusOf(url, 'POST', { host })).toBe(403);
  expect(await statusOf(url, 'GET', { host })).toBe(403);
  expect(await upgrade(url, { host })).toBe(403);
});

test('accepts requests for any host once keys are set', async () => {
  const { url } = await startServer({ apiKeys });
  const headers = { host: 'invoices.example', authorization: `Bearer ${ORDINARY}` };
  expect(await statusOf(url, 'POST', headers)).toBe(200);
  expect(await upgrade(url, { host: 'invoices.example' })).toBe(101);
});

/** fetch would not send a custom `Host`. */
function statusOf(
  url: string,
  method: 'GET' | 'POST',
  headers: Record<string, string>,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const type =
      method === 'POST' ? { 'content-type': 'application/json' } : { accept: 'text/html' };
    const sending = request(
      `${url}/graphql`,
      { method, headers: { ...type, ...headers } },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      },
    );
    sending.on('error', reject);
    sending.end(method === 'POST' ? '{"query":"{ hello }"}' : '');
  });
}
