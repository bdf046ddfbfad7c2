import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startService } from '../harness.ts';
import { startServer } from './service.ts';

/** Routes, with the methods that each accepts. */
const ROUTES = [
  ['/graphql', ['POST']],
  ['/graphql?extensions={}', ['POST']],
  ['/documents', ['POST']],
  ['/documents/x', ['GET', 'HEAD']],
  ['/callbacks/x', ['POST']],
  ['/metrics', ['GET', 'HEAD']],
  ['/', ['GET', 'HEAD']],
  ['/assets/x.js', ['GET', 'HEAD']],
] as const;

test.each(ROUTES)('%s lists its methods, and rejects any other', async (path, taken) => {
  const { url } = await startService();
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'QUERY']) {
    for (let n = 0; n < 3; n += 1) {
      const response = await fetch(url + path, { method });
      const isTaken = taken.some((each) => each === method);
      expect({ method, isTaken: response.status !== 405 }).toEqual({ method, isTaken });
      const body = await response.text();
      if (isTaken) continue;
      const allowed = response.headers.get('allow')?.split(', ') ?? [];
      expect(allowed).toEqual(expect.arrayContaining([...taken]));
      expect(body === '').toBe(method === 'HEAD');
    }
  }
});

test.each(['application/json', 'multipart/mixed', 'application/graphql-response+json'])(
  'a subscription with Accept %s is rejected with the accepted types',
  async (accept) => {
    const { url } = await startService();
    for (let n = 0; n < 3; n += 1) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept },
        body: JSON.stringify({ query: 'subscription { updates { cursor } }' }),
      });
      expect(response.status).toBe(406);
      expect(await response.json()).toMatchObject({
        errors: [
          {
            message: expect.stringContaining('text/event-stream') as unknown,
            extensions: { code: 'BAD_REQUEST' },
          },
        ],
      });
    }
  },
);

test('the HTML page has the same headers for HEAD as for GET', async () => {
  const { url } = await startService();
  const ask = async (method: string) => {
    const { status, headers } = await fetch(`${url}/graphql`, {
      method,
      headers: { accept: 'text/html' },
    });
    return [status, headers.get('content-type'), headers.get('etag')];
  };
  expect(await ask('HEAD')).toEqual(await ask('GET'));
});

/** Status and body of the response to a rejected handshake. */
async function handshake(url: string, headers: Readonly<Record<string, string>> = {}) {
  const asked = request(url, {
    headers: { connection: 'upgrade', upgrade: 'websocket', ...headers },
  }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return [response.statusCode, await text(response)];
}

test('a rejected handshake contains the reason', async () => {
  const { url, service } = await startServer();
  const graphql = `${url}/graphql`;
  for (let n = 0; n < 3; n += 1) {
    expect(await handshake(`${url}/elsewhere`)).toEqual([404, 'not found']);
    expect(await handshake(graphql, { origin: 'https://shop.example' })).toEqual([
      403,
      expect.stringContaining('origin'),
    ]);
  }
  service.startDraining();
  expect(await handshake(graphql)).toEqual([503, 'stopping']);
});
