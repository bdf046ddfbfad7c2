import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { answerOf } from '../harness.ts';
import { type BareServer, startServer } from './service.ts';
import { WAYS } from './ways.ts';

const json = { 'content-type': 'application/json' };

describe.each(WAYS)('with a document that is %s', (way) => {
  const start = (options: Parameters<typeof startServer>[0] = {}): Promise<BareServer> =>
    startServer({ way, ...options });

  test('answers a query by POST in JSON with a request id', async () => {
    const { url, send } = await start();
    const response = await send(`${url}/graphql`, {
      method: 'POST',
      headers: json,
      body: '{"query":"{ hello }"}',
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('x-request-id')).toMatch(/^request-\d+$/);
    expect(await answerOf(response)).toEqual({ data: { hello: 'hello' } });
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/mixed; boundary=x',
    'application/graphql',
    'application/jsonx',
  ])('rejects a body of type %s with 415', async (type) => {
    const { url, send } = await start();
    const response = await send(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: '{"query":"{ hello }"}',
    });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'BAD_REQUEST' } }],
    });
  });

  test('executes nothing sent by GET, for any Accept header', async () => {
    const { url, log } = await start();
    for (const accept of ['application/json', '*/*', 'text/html', 'text/event-stream']) {
      for (const query of ['{hello}', 'mutation{second(order:1)}']) {
        const response = await fetch(`${url}/graphql?query=${encodeURIComponent(query)}`, {
          headers: { accept },
        });
        // The response would be the playground, which this server has not built.
        expect(response.status).toBe(accept === 'text/html' ? 404 : 405);
        expect(response.headers.get('content-type')).toMatch(
          accept === 'text/html' ? /^text\/plain/ : /^application\/json/,
        );
      }
    }
    expect(log.filter((line) => line.includes('"operation"'))).toEqual([]);
  });

  test('rejects other methods with 405 and names the allowed one', async () => {
    const { url, send } = await start();
    const response = await send(`${url}/graphql`, { method: 'PUT', headers: json, body: '{}' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, POST');
  });

  test('rejects a body above the limit with 413 and names the limit, with or without a declared length', async () => {
    const { url, send } = await start();
    const long = JSON.stringify({
      query: '{ hello }',
      variables: { text: 'x'.repeat(1024 * 1024) },
    });
    const announced = await send(`${url}/graphql`, { method: 'POST', headers: json, body: long });
    expect(announced.status).toBe(413);
    const { status, text } = await postInChunks(url, long);
    expect(status).toBe(413);
    const refusal = {
      errors: [
        {
          message: 'A request may have at most 1048576 bytes (MAX_BODY_BYTES).',
          extensions: { code: 'REQUEST_ENTITY_TOO_LARGE' },
        },
      ],
    };
    expect(JSON.parse(text)).toMatchObject(refusal);
    expect(await announced.json()).toMatchObject(refusal);
  });

  test('accepts a body just below the limit', async () => {
    const { query } = await start();
    const text = 'x'.repeat(1_000_000);
    const { data } = await query<{ echo: string }>('query ($text: String) { echo(text: $text) }', {
      text,
    });
    expect(data?.echo).toHaveLength(text.length + '{"number":7,"text":""}'.length);
  });

  test('rejects invalid JSON with 400 without quoting it', async () => {
    const { url, send } = await start();
    const response = await send(`${url}/graphql`, {
      method: 'POST',
      headers: json,
      body: '{"query": secret-13800138000',
    });
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text).toContain('not valid JSON');
    expect(text).not.toContain('secret');
  });

  test('rejects a list of operations', async () => {
    const { url, send } = await start();
    const response = await send(`${url}/graphql`, {
      method: 'POST',
      headers: json,
      body: '[{"query":"{ hello }"},{"query":"{ hello }"}]',
    });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('"data"');
  });

  test('sends no header that lets foreign pages read a response', async () => {
    const { url, send } = await start();
    const response = await send(`${url}/graphql`, {
      method: 'POST',
      headers: json,
      body: '{"query":"{ hello }"}',
    });
    expect(
      [...response.headers.keys()].filter((name) => name.startsWith('access-control')),
    ).toEqual([]);
  });

  test('disconnects a client that never finishes its headers', async () => {
    const { url } = await start({ headersTimeoutMs: 200 });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write('POST /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\n');
    const received: string[] = [];
    socket.on('data', (data) => received.push(String(data)));
    await new Promise((resolve) => socket.on('close', resolve));
    expect(received.join('')).toMatch(/^HTTP\/1\.1 408/);
  });

  test('returns 404 for an unknown path', async () => {
    const { url } = await start();
    expect((await fetch(`${url}/graphql/x`)).status).toBe(404);
    expect((await fetch(`${url}/admin`)).status).toBe(404);
  });

  test('is alive and ready while the journal can be written, and otherwise alive and not ready', async () => {
    const { url, service, log } = await start();
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    service.startDraining();
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    expect((await fetch(`${url}/health/ready`)).status).toBe(503);
    expect(log.join('')).not.toContain('request failed');
  });

  test('finishes a running request while it drains, accepts no new ones, and then exits', async () => {
    const { url, query, listener, service } = await start();
    const slow = query('query ($name: String!) { slow(name: $name) }', { name: 'mine' });
    await query('mutation { second(order: 1) }');
    const releasing = await openConnection(url);
    service.startDraining();
    const drained = listener.drain(60_000);
    await expect(fetch(`${url}/health/live`)).rejects.toThrow('fetch failed');
    releasing.write(post('{"query":"mutation { release }"}'));
    expect(await slow).toEqual({ data: { slow: 'mine' } });
    await drained;
  });

  test('cuts off requests that exceed the grace period of a drain', async () => {
    const { query, listener, service } = await start();
    const stuck = query('{ slow(name: "never") }').catch(() => 'cut');
    await query('mutation { second(order: 1) }');
    service.startDraining();
    await listener.drain(50);
    expect(await stuck).toBe('cut');
  });

  test('passes a push to the receiver without logging its token or body, and limits it to 64 KiB', async () => {
    const received: [string, string][] = [];
    const { url, log } = await start({
      receiveCallback: (token, body) => {
        received.push([token, body]);
        return Promise.resolve({ status: 200, body: 'success' });
      },
    });
    const push = await fetch(`${url}/callbacks/the-token`, {
      method: 'POST',
      body: '{"notifyNo":"n-1"}',
    });
    expect([push.status, await push.text()]).toEqual([200, 'success']);
    expect(received).toEqual([['the-token', '{"notifyNo":"n-1"}']]);

    const long = 'x'.repeat(64 * 1024 + 1);
    expect((await fetch(`${url}/callbacks/the-token`, { method: 'POST', body: long })).status).toBe(
      413,
    );
    expect((await postInChunks(url, long, '/callbacks/the-token')).status).toBe(413);
    expect((await fetch(`${url}/callbacks/the-token`)).status).toBe(405);
    expect(received).toHaveLength(1);
    expect(log.join('')).not.toMatch(/the-token|n-1/);
  });
});

function postInChunks(
  url: string,
  body: string,
  path = '/graphql',
): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const sending = request(
      `${url}${path}`,
      { method: 'POST', headers: { ...json, 'transfer-encoding': 'chunked' } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode, text }));
      },
    );
    sending.on('error', reject);
    for (let at = 0; at < body.length; at += 16_384) sending.write(body.slice(at, at + 16_384));
    sending.end();
  });
}

/** A kept-alive connection with one finished request: a drain closes idle ones. */
async function openConnection(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await new Promise((resolve) => socket.on('connect', resolve));
  return socket;
}

function post(body: string): string {
  return `POST /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}
