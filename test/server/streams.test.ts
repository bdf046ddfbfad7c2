import { createSchema } from 'graphql-yoga';
import { describe, expect, test } from 'vitest';
import { ACCEPT, STREAMS } from '../harness.ts';
import { createProbeSchema, SECRET, type Source } from './probe-schema.ts';
import { startServer } from './service.ts';

// Vitest types its matchers as `any`.
const refusal: unknown = expect.objectContaining({ code: 'PLATFORM_REJECTED' });

const FOREVER = 'subscription { forever { n } }';

const post = (url: string, query: string, accept: string): Promise<Response> =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify({ query }),
  });

describe.each(STREAMS)('over %s', (way) => {
  const accept = ACCEPT[way];

  test('a subscription is streamed and completed, the third time like the first', async () => {
    const { [way]: follow } = await startServer();
    for (let n = 0; n < 3; n += 1) {
      const ticks = follow('subscription ($count: Int) { ticks(count: $count) { n } }', {
        count: 2,
      });
      expect(await ticks.next()).toEqual({ data: { ticks: { n: 1 } } });
      expect(await ticks.next()).toEqual({ data: { ticks: { n: 2 } } });
      await ticks.completed();
    }
  });

  test('headers tell proxies to pass on each event at once, unchanged and uncompressed', async () => {
    const { url } = await startServer();
    const { headers, body } = await post(url, FOREVER, accept);
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    expect(headers.has('content-encoding')).toBe(false);
    expect(headers.get('ratelimit')).toMatch(/^"tenant-operations";r=\d+/);
    await body?.cancel();
  });

  test('the source is ended when the client disconnects', async () => {
    const { promise: left, resolve } = Promise.withResolvers<string>();
    const source: Source = { opened: 0, returned: 0, onReturn: () => resolve('left') };
    const { [way]: follow } = await startServer({ schema: createProbeSchema(source) });
    const ticks = follow(FOREVER);
    await ticks.next();
    ticks.close();
    expect(await left).toBe('left');
  });

  test('limits, public errors and keys apply as on other transports', async () => {
    const { [way]: follow, url } = await startServer({
      apiKeys: [{ key: 'key-of-sixteen-or-more', scopes: [] }],
    });
    expect((await post(url, 'subscription { ticks { n } }', accept)).status).toBe(401);
    const key = { authorization: 'Bearer key-of-sixteen-or-more' };
    expect(
      (await follow('subscription { ticks(color: "x") { n } }', {}, key).next()).errors,
    ).toHaveLength(1);
    expect((await follow('subscription { refuses { n } }', {}, key).next()).errors).toEqual([
      expect.objectContaining({ message: 'Not this one.', extensions: refusal }),
    ]);
    const broken = await follow('subscription { breaks { n } }', {}, key).next();
    expect(broken.errors).toEqual([expect.objectContaining({ message: 'Unexpected error.' })]);
    expect(JSON.stringify(broken)).not.toContain(SECRET);
  });

  test('a stream is cut off, not completed, when the service drains: its client resumes elsewhere', async () => {
    const { [way]: follow, service, listener } = await startServer();
    const ticks = follow(FOREVER);
    await ticks.next();
    service.startDraining();
    await listener.drain(60_000);
    await expect(ticks.next()).rejects.toThrow('terminated');
  });

  test('no update is pulled while the client does not read', async () => {
    let pulled = 0;
    const large = createSchema({
      typeDefs: 'type Query { a: Int } type Subscription { large: String! }',
      resolvers: {
        Subscription: {
          large: {
            async *subscribe() {
              for (; pulled < 100; pulled += 1) yield { large: 'x'.repeat(1024 * 1024) };
            },
          },
        },
      },
    });
    const { url } = await startServer({ schema: large });
    const { body } = await post(url, 'subscription { large }', accept);
    const reader = body?.getReader();
    await reader?.read();
    await expect.poll(() => pulled).toBeGreaterThan(0);
    // Both sockets' system buffers hold part of it.
    expect(pulled).toBeLessThan(50);
    await reader?.cancel();
  });

  test.each(['HEAD', 'PUT'])('%s executes nothing', async (method) => {
    const source: Source = { opened: 0, returned: 0 };
    const { url } = await startServer({ schema: createProbeSchema(source) });
    const query = new URLSearchParams({ query: FOREVER });
    const response = await fetch(`${url}/graphql?${query}`, { method, headers: { accept } });
    expect(response.status).toBe(405);
    expect(source.opened).toBe(0);
  });
});

/** The text of a stream up to its end, or up to a match of `until`. */
async function textOf({ body }: Response, until = /$^/): Promise<string> {
  let text = '';
  if (body === null) return text;
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (until.test(text)) break;
  }
  return text;
}

test.each([
  ['sse', /\}\n\n(?::\n\n){2}/],
  [
    'multipart',
    /\}\}(?:\r\n--graphql\r\ncontent-type: application\/json\r\n\r\n\{\}){2}\r\n--graphql$/,
  ],
] as const)('over %s a stream without news shows signs of life', async (way, signs) => {
  const { url } = await startServer({ pingMs: 20 });
  expect(await textOf(await post(url, FOREVER, ACCEPT[way]), signs)).toMatch(signs);
});

/** The bytes of a response, in parts. */
async function bytes(query: string): Promise<string> {
  const { url } = await startServer();
  const response = await post(url, query, ACCEPT.multipart);
  expect(response.headers.get('content-type')).toBe(
    'multipart/mixed;boundary="graphql";subscriptionSpec=1.0',
  );
  return textOf(response);
}

describe('the multipart protocol of subscriptions', () => {
  const head = '\r\ncontent-type: application/json\r\n\r\n';
  const opening = `\r\n--graphql${head}{}\r\n--graphql`;

  test('each part is sent together with the boundary after it', async () => {
    expect(await bytes('subscription { ticks(count: 2) { n } }')).toBe(
      `${opening}${head}{"payload":{"data":{"ticks":{"n":1}}}}\r\n--graphql${head}{"payload":{"data":{"ticks":{"n":2}}}}\r\n--graphql--\r\n`,
    );
  });

  test('the error that ends a stream is sent beside the payload, without a location', async () => {
    const [, json = ''] = (await bytes('subscription { breaks { n } }'))
      .split(`--graphql${head}`)
      .slice(1);
    expect(JSON.parse(json.split('\r\n')[0] ?? '')).toEqual({
      payload: null,
      errors: [
        {
          message: 'Unexpected error.',
          extensions: {
            code: 'INTERNAL_ERROR',
            retryable: false,
            requestId: expect.stringMatching(/^request-/) as unknown,
          },
        },
      ],
    });
  });

  test('the reason for a rejected stream is sent as a result, for clients that read parts only', async () => {
    expect(await bytes('subscription { nothing }')).toMatch(
      /\{"payload":\{"errors":\[\{"message":.*\]\}\}\r\n--graphql--\r\n$/,
    );
  });

  test('a query is sent as one part', async () => {
    expect(await bytes('{ hello }')).toMatch(
      /\{"payload":\{"data":\{"hello":"hello"\}.*\}\r\n--graphql--\r\n$/,
    );
  });
});

test.each([
  [
    'multipart/mixed;boundary=graphql;subscriptionSpec=1.0,application/json;q=0.9',
    'multipart/mixed',
  ],
  ['multipart/mixed; subscriptionSpec="1.0", text/event-stream', 'multipart/mixed'],
  ['text/event-stream, multipart/mixed;subscriptionSpec=1.0', 'text/event-stream'],
  ['multipart/mixed, text/event-stream', 'text/event-stream'],
  ['*/*', 'text/event-stream'],
])('a client with Accept %s gets %s', async (accept, type) => {
  const { url } = await startServer();
  const response = await post(url, 'subscription { ticks(count: 1) { n } }', accept);
  expect(response.headers.get('content-type')).toContain(type);
  expect(await response.text()).toContain('{"data":{"ticks":{"n":1}}}');
});

test.each(['application/json', 'multipart/mixed', 'multipart/mixed;subscriptionSpec=2.0'])(
  'executes nothing for a client with Accept %s only',
  async (accept) => {
    const source: Source = { opened: 0, returned: 0 };
    const { url } = await startServer({ schema: createProbeSchema(source) });
    const response = await post(url, FOREVER, accept);
    expect(response.status).toBe(406);
    await response.body?.cancel();
    expect(source.opened).toBe(0);
  },
);
