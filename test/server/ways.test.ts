import { createSchema } from 'graphql-yoga';
import { describe, expect, test } from 'vitest';
import { createProbeSchema, type Source } from './probe-schema.ts';
import { startServer } from './service.ts';

const json = { 'content-type': 'application/json' };

/** All that a client sees of a response, except the form of its length, its time, its id and the remaining units. */
async function seen(response: Response): Promise<object> {
  const headers = Object.fromEntries(response.headers);
  expect(headers['ratelimit']).toMatch(/^"tenant-operations";r=\d+;t=1, /);
  for (const name of ['date', 'content-length', 'transfer-encoding', 'ratelimit'])
    delete headers[name];
  expect(headers['x-request-id']).toMatch(/^request-\d+$/);
  const { status } = response;
  const text = (await response.text())
    .replaceAll(/request-\d+/g, 'an id')
    .replaceAll(/"left":\d+,"resetsAt":"[\d:T+-]+"/g, '"left":"some","resetsAt":"soon"');
  // Compiled code may write `data` before `errors`.
  const body: unknown = /json/.test(headers['content-type'] ?? '') ? JSON.parse(text) : text;
  return { status, headers: { ...headers, 'x-request-id': 'an id' }, body };
}

const fieldsOf = (line = '{}'): string[] => Object.keys(JSON.parse(line) as object); // a line of the log

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });

describe('a repeated response is identical, on the fast path', () => {
  test.each<[string, object, Record<string, string>?]>([
    ['a query', { query: '{ hello }' }],
    [
      'one of several operations',
      { query: 'query A { hello } query B { echo }', operationName: 'B' },
    ],
    [
      'variables, nulls and what clients say of themselves',
      {
        query: 'query ($text: String) { echo(text: $text) }',
        variables: { text: 'ünï' },
        operationName: null,
        extensions: { clientLibrary: { name: 'a client' } },
      },
    ],
    ['what was billed', { query: '{ billed(times: 2) }' }],
    ['a mutation', { query: 'mutation { release }' }],
    ['a charset', { query: '{ hello }' }, { 'content-type': 'application/json; charset=UTF-8' }],
    ['a page of this machine', { query: '{ hello }' }, { origin: 'http://localhost:5173' }],
    ['anything accepted', { query: '{ hello }' }, { accept: '*/*' }],
    ['JSON accepted', { query: '{ hello }' }, { accept: 'application/json' }],
    ['any JSON accepted', { query: '{ hello }' }, { accept: 'application/*' }],
    ['the newer type', { query: '{ hello }' }, { accept: 'application/graphql-response+json' }],
    [
      'both, the newer first',
      { query: '{ hello }' },
      { accept: 'application/graphql-response+json, application/json;q=0.9' },
    ],
    [
      'both, the older first',
      { query: '{ hello }' },
      { accept: 'Application/JSON, application/graphql-response+json' },
    ],
    [
      'a charset of the answer',
      { query: '{ hello }' },
      { accept: 'application/json;charset=utf-8' },
    ],
    [
      'streams accepted too',
      { query: '{ hello }' },
      { accept: 'text/event-stream, multipart/mixed, application/graphql-response+json, */*' },
    ],
  ])('%s', async (_name, body, headers) => {
    const { url, ways, log } = await startServer();
    const first = await seen(await post(url, body, headers));
    expect(ways).toEqual({ fast: 0, yoga: 1 });
    expect(await seen(await post(url, body, headers))).toEqual(first);
    expect(ways).toEqual({ fast: 1, yoga: 1 });
    expect(log).toHaveLength(2);
    expect(fieldsOf(log[1])).toEqual(fieldsOf(log[0]));
  });
});

describe('a repeated error is identical, on the fast path', () => {
  test.each<[string, object]>([
    ['a wrong variable', { query: 'query ($n: Int) { echo(number: $n) }', variables: { n: 'x' } }],
    ['a field that failed', { query: '{ hello rejected }' }],
    ['an internal failure', { query: '{ internal }' }],
  ])('%s', async (_name, body) => {
    const { url, ways } = await startServer();
    const first = await seen(await post(url, body));
    expect(await seen(await post(url, body))).toEqual(first);
    expect(ways).toEqual({ fast: 1, yoga: 1 });
  });
});

describe('yoga handles a request every time:', () => {
  test.each<[string, object, Record<string, string>?]>([
    ['an invalid document', { query: '{ hallo }' }],
    ['what is no document', { query: '{' }],
    ['an operation that is not there', { query: 'query A { hello }', operationName: 'B' }],
    ['no name where one is needed', { query: 'query A { hello } query B { echo }' }],
    ['a list of operations', [{ query: '{ hello }' }]],
    ['a member of no meaning', { query: '{ hello }', id: 1 }],
    ['variables in a list', { query: '{ hello }', variables: [] }],
    ['extensions of another form', { query: '{ hello }', extensions: 'x' }],
    ['a name of another form', { query: '{ hello }', operationName: 7 }],
    ['nothing to run', {}],
    ['events only', { query: '{ hello }' }, { accept: 'text/event-stream' }],
    ['parts only', { query: '{ hello }' }, { accept: 'multipart/mixed' }],
  ])('%s', async (_name, body, headers = {}) => {
    const { url, ways } = await startServer();
    // Other requests for the same document have made it known.
    await post(url, { query: '{ hello }' });
    const first = await seen(await post(url, body, headers));
    expect(await seen(await post(url, body, headers))).toEqual(first);
    expect(ways).toEqual({ fast: 0, yoga: 3 });
  });
});

test('an operation that ends with an error is run once, with a known document or a new one', async () => {
  let run = 0;
  const fail = (): never => {
    run += 1;
    throw new Error('after its effect');
  };
  const schema = createSchema({
    typeDefs: 'type Query { fail: Int } type Mutation { fail: Int }',
    resolvers: { Query: { fail }, Mutation: { fail } },
  });
  const { query, log } = await startServer({ schema });
  for (const document of ['mutation { fail }', '{ fail }']) {
    for (let n = 0; n < 3; n += 1) expect((await query(document)).errors).toHaveLength(1);
  }
  expect(run).toBe(6);
  expect(log.filter((line) => line.includes('"msg":"operation"'))).toHaveLength(6);
});

test('a result too large for a string is one internal error on both ways', async () => {
  const schema = createSchema({
    typeDefs: 'scalar Any type Query { big: Any }',
    resolvers: { Query: { big: () => 1n } },
  });
  const { url, log } = await startServer({ schema });
  const first = await seen(await post(url, { query: '{ big }' }));
  expect(await seen(await post(url, { query: '{ big }' }))).toEqual(first);
  expect(log.filter((line) => line.includes('"operation":"query"'))).toHaveLength(2);
});

test('a subscription by POST without an Accept header for events is streamed, with a known document or a new one', async () => {
  const { url } = await startServer();
  for (let n = 0; n < 2; n += 1) {
    const response = await post(url, { query: 'subscription { ticks(count: 1) { n } }' });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(await response.text()).toContain('data: {"data":{"ticks":{"n":1}}}');
  }
});

test('ends the source of a stream of a request that was read before, when its client disconnects', async () => {
  const { promise: left, resolve } = Promise.withResolvers<string>();
  const source: Source = { opened: 0, returned: 0, onReturn: () => resolve('left') };
  const { url, log } = await startServer({ schema: createProbeSchema(source) });
  const response = await post(url, { query: 'subscription { forever { n } }' });
  await response.body?.cancel();
  expect(await left).toBe('left');
  expect(log.join('')).not.toContain('request failed');
});

test('a document received over a socket is known over HTTP', async () => {
  const { query, subscribe, ways } = await startServer();
  await subscribe('{ hello }').next();
  expect(await query('{ hello }')).toEqual({ data: { hello: 'hello' } });
  expect(ways).toEqual({ fast: 1, yoga: 0 });
});

test('a known operation needs its key like any other', async () => {
  const { query, url, ways } = await startServer({
    apiKeys: [{ key: 'key-of-sixteen-or-more', scopes: [] }],
  });
  const key = { authorization: 'Bearer key-of-sixteen-or-more' };
  await query('{ context }', {}, key);
  expect((await post(url, { query: '{ context }' })).status).toBe(401);
  expect(await query('{ context }', {}, key)).toEqual({ data: { context: 'default ' } });
  expect(ways).toEqual({ fast: 1, yoga: 1 });
});
