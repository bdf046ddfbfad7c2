import { describe, expect, test } from 'vitest';
import type { Answer } from '../harness.ts';
import { ACCEPT, answerOf, STREAMS } from '../harness.ts';
import {
  ECHO,
  get,
  hashed,
  NOT_FOUND,
  NOT_SUPPORTED,
  only,
  type Params,
  persisted,
  post,
  refusalOf,
  SECOND,
  sha256,
  TEXT_TRANSPORTS,
  TRANSPORTS,
} from './persisted-requests.ts';
import { RawSocket } from './raw-socket.ts';
import { startServer } from './service.ts';

describe.each(TRANSPORTS)('over %s', (transport, ask) => {
  test.each<[string, Params]>([
    ['documentId', { documentId: 'echo-1' }],
    ['documentId with the name of its hash', { documentId: 'sha256:echo-1' }],
    ['Relay’s id', { id: 'echo-1' }],
    ['Relay’s doc_id', { doc_id: 'echo-1' }],
    ['Apollo’s hash', { extensions: hashed('echo-1') }],
  ])('a trusted document is run by %s', async (_form, reference) => {
    const server = await startServer({ persisted });
    const params = { ...reference, operationName: 'Echo', variables: { text: 'x' } };
    const data = { echo: '{"number":7,"text":"x"}' };
    for (let n = 0; n < 2; n += 1) expect(await ask(server, params)).toEqual({ data });
    // Cached by then, it needs no yoga.
    expect(server.ways.fast).toBe(transport === 'POST' ? 1 : 0);
  });

  test('only the named operation is run', async () => {
    const server = await startServer(only);
    const params = { documentId: 'echo-1', operationName: 'Hello' };
    expect(await ask(server, params)).toEqual({ data: { hello: 'hello' } });
  });

  test.each<[string, Params]>([
    ['documentId', { documentId: 'echo-2' }],
    ['Apollo’s hash', { extensions: hashed(sha256('{ hello }')) }],
    ['a hash that is none', { extensions: hashed('constructor') }],
  ])('an unknown %s is not found, in trusted-only mode or not', async (_form, reference) => {
    for (const options of [{}, { persisted }, only]) {
      expect(refusalOf(await ask(await startServer(options), reference))).toEqual(NOT_FOUND);
    }
  });
});

describe.each(TEXT_TRANSPORTS)('over %s', (_transport, ask) => {
  test('the trusted document of a hash is run, whatever text is sent with it', async () => {
    const server = await startServer(only);
    const params = { query: '{ hello', extensions: hashed('echo-1'), operationName: 'Hello' };
    for (let n = 0; n < 2; n += 1) {
      expect(await ask(server, params)).toEqual({ data: { hello: 'hello' } });
    }
  });

  test('the text of a trusted document is run without its hash', async () => {
    const params = { query: ECHO, operationName: 'Hello' };
    expect(await ask(await startServer(only), params)).toEqual({ data: { hello: 'hello' } });
  });

  test.each<[string, Params]>([
    ['a document', { query: '{ hello }' }],
    ['a document with its hash', { query: '{ hello }', extensions: hashed(sha256('{ hello }')) }],
    ['what is no document', { query: '{ hello' }],
    ['introspection', { query: '{ __schema { types { name } } }' }],
    ['nothing', { query: '' }],
  ])('%s that is not trusted is rejected in trusted-only mode, unparsed', async (_, params) => {
    const server = await startServer(only);
    for (let n = 0; n < 2; n += 1) {
      expect(refusalOf(await ask(server, params))).toEqual(NOT_SUPPORTED);
    }
    expect(server.log.join('')).not.toContain('"operation"');
  });
});

test('a subscription can be followed by its hash over a socket and as a stream, by POST and by GET', async () => {
  const server = await startServer(only);
  const params = { documentId: 'ticks' };
  const socket = await new RawSocket(server.url).init();
  socket.send({ id: '1', type: 'subscribe', payload: params });
  expect(await socket.next()).toMatchObject({ payload: { data: { ticks: { n: 1 } } } });
  for (const way of STREAMS) {
    const accepting = { accept: ACCEPT[way] };
    for (const ask of [post, get]) {
      const response = await ask(server, params, accepting);
      expect(await response.text()).toContain('{"data":{"ticks":{"n":1}}}');
    }
  }
});

test('a mutation can be run by its hash, but not by GET', async () => {
  const server = await startServer(only);
  const params = { extensions: hashed(sha256(SECOND)) };
  const refused = await get(server, params);
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
  expect(server.log.join('')).not.toContain('"operation"');
  expect(await answerOf(await post(server, params))).toEqual({ data: { second: [1] } });
  expect(await answerOf(await post(server, params))).toEqual({ data: { second: [1, 1] } });
  expect(server.ways.fast).toBe(1);
});

test('a multipart request is limited to the trusted documents, too', async () => {
  const server = await startServer(only);
  const body = new FormData();
  body.set('operations', '{"query":"{ hello"}');
  body.set('map', '{}');
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', body });
  expect(refusalOf((await response.json()) as Answer)).toEqual(NOT_SUPPORTED);
});

test('there is no playground in trusted-only mode', async () => {
  const { url } = await startServer(only);
  for (const path of ['/graphql', '/']) {
    const page = await fetch(`${url}${path}`, { headers: { accept: 'text/html' } });
    expect([path, await page.text()]).toEqual([path, 'not found']);
  }
});

test.each([
  [NOT_FOUND, 404, { documentId: 'nobody-knows' }],
  [NOT_SUPPORTED, 400, { query: '{ hello }' }],
])(
  '%o has a status for clients that take the newer type, and 200 for others',
  async (refusal, status, params) => {
    const server = await startServer(only);
    const newer = await post(server, params, { accept: 'application/graphql-response+json' });
    const older = await post(server, params, { accept: 'application/json' });
    expect([newer.status, older.status]).toEqual([status, 200]);
    expect(refusalOf((await newer.json()) as Answer)).toEqual(refusal);
  },
);

test('an id sent with a text is rejected, known or not', async () => {
  const server = await startServer({ persisted });
  await post(server, { query: '{ hello }' });
  for (const member of ['documentId', 'id', 'doc_id']) {
    const response = await post(server, { query: '{ hello }', [member]: 'echo-1' });
    expect(response.status).toBe(400);
  }
  expect(server.ways.fast).toBe(0);
});
