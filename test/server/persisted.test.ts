import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../harness.ts';
import { RawSocket } from './raw-socket.ts';
import { type BareServer, startServer } from './service.ts';

type Params = Readonly<Record<string, unknown>>;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Apollo's form of a hash. */
const hashed = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

function post({ url }: BareServer, params: Params, headers = {}): Promise<Response> {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(params),
  });
}

/** Texts stay as they are, all else becomes JSON. */
function get({ url }: BareServer, params: Params, headers = {}): Promise<Response> {
  const entries = Object.entries(params).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return fetch(`${url}/graphql?${new URLSearchParams(entries)}`, { headers });
}

// What comes back are GraphQL answers.
const TRANSPORTS: readonly [string, (server: BareServer, params: Params) => Promise<Answer>][] = [
  ['POST', async (server, params) => (await (await post(server, params)).json()) as Answer],
  ['GET', async (server, params) => (await (await get(server, params)).json()) as Answer],
  [
    'WebSocket',
    async ({ url }, params) => {
      const socket = await new RawSocket(url).init();
      socket.send({ id: '1', type: 'subscribe', payload: params });
      const { type, payload } = await socket.next();
      return (type === 'error' ? { errors: payload } : payload) as Answer;
    },
  ],
];

const ECHO = 'query Echo($text: String) { echo(text: $text) } query Hello { hello }';
const SECOND = 'mutation { second(order: 1) }';
const TICKS = 'subscription { ticks(count: 1) { n } }';
const trusted = new Map([
  ['echo-1', ECHO],
  [sha256(SECOND), SECOND],
  ['ticks', TICKS],
]);
const persisted = { trusted, trustedOnly: false, sharedTexts: null };
const only = { persisted: { ...persisted, trustedOnly: true } };

const NOT_FOUND = { message: 'PersistedQueryNotFound', code: 'PERSISTED_QUERY_NOT_FOUND' };
const NOT_SUPPORTED = {
  message: 'PersistedQueryNotSupported',
  code: 'PERSISTED_QUERY_NOT_SUPPORTED',
};
const MISMATCH = { message: 'PersistedQueryMismatch', code: 'PERSISTED_QUERY_MISMATCH' };

const refusalOf = ({ errors }: Answer) =>
  errors?.map(({ message, extensions }) => ({ message, code: extensions?.['code'] }))[0];

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
    // Known by then, it needs no yoga.
    expect(server.ways.direct).toBe(transport === 'POST' ? 1 : 0);
  });

  test('only the operation that is named is run', async () => {
    const server = await startServer(only);
    const params = { documentId: 'echo-1', operationName: 'Hello' };
    expect(await ask(server, params)).toEqual({ data: { hello: 'hello' } });
  });

  test.each<[string, Params]>([
    ['documentId', { documentId: 'echo-2' }],
    ['Apollo’s hash', { extensions: hashed(sha256('{ hello }')) }],
    ['a hash that is none', { extensions: hashed('constructor') }],
  ])('an unknown %s is not found, trusted documents only or not', async (_form, reference) => {
    for (const options of [{}, { persisted }, only]) {
      expect(refusalOf(await ask(await startServer(options), reference))).toEqual(NOT_FOUND);
    }
  });

  test('a document that was registered under its hash is run by it', async () => {
    const server = await startServer();
    const query = '{ hello }';
    const reference = { extensions: hashed(sha256(query)) };
    const registering = await post(server, { query, ...reference });
    expect(await registering.json()).toEqual({ data: { hello: 'hello' } });
    for (let n = 0; n < 2; n += 1) {
      expect(await ask(server, reference)).toEqual({ data: { hello: 'hello' } });
    }
    expect(server.ways.direct).toBe(transport === 'POST' ? 2 : 0);
  });
});

describe.each(TRANSPORTS.filter(([transport]) => transport !== 'GET'))(
  'over %s',
  (transport, ask) => {
    test('a client asks by hash, is told "not found", sends the text, and needs the hash only from then on', async () => {
      const server = await startServer();
      const query = '{ hello }';
      const reference = { extensions: hashed(sha256(query)) };
      expect(refusalOf(await ask(server, reference))).toEqual(NOT_FOUND);
      expect(await ask(server, { query, ...reference })).toEqual({ data: { hello: 'hello' } });
      expect(await ask(server, { query, ...reference })).toEqual({ data: { hello: 'hello' } });
      expect(await ask(server, reference)).toEqual({ data: { hello: 'hello' } });
      expect(server.ways.direct).toBe(transport === 'POST' ? 2 : 0);
    });

    test('a text under another one’s hash is refused, and not kept', async () => {
      const server = await startServer();
      const reference = { extensions: hashed(sha256('{ hello }')) };
      // Known, so that it could go directly.
      await ask(server, { query: SECOND });
      expect(refusalOf(await ask(server, { query: SECOND, ...reference }))).toEqual(MISMATCH);
      expect(refusalOf(await ask(server, reference))).toEqual(NOT_FOUND);
    });

    test('the trusted document of a hash is run, whatever text is beside it', async () => {
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
    ])(
      '%s that is not trusted is refused where only trusted ones are run, unparsed',
      async (_, params) => {
        const server = await startServer(only);
        for (let n = 0; n < 2; n += 1) {
          expect(refusalOf(await ask(server, params))).toEqual(NOT_SUPPORTED);
        }
        expect(server.log.join('')).not.toContain('"operation"');
      },
    );

    test('a document of more than 64 KiB is run, and its hash not found afterwards', async () => {
      const server = await startServer();
      const query = `{ hello } # ${'x'.repeat(64 * 1024)}`;
      const reference = { extensions: hashed(sha256(query)) };
      expect(await ask(server, { query, ...reference })).toEqual({ data: { hello: 'hello' } });
      expect(refusalOf(await ask(server, reference))).toEqual(NOT_FOUND);
    });
  },
);

test('a subscription is followed by its hash over a socket and as events, by POST and by GET', async () => {
  const server = await startServer(only);
  const events = { accept: 'text/event-stream' };
  const params = { documentId: 'ticks' };
  const socket = await new RawSocket(server.url).init();
  socket.send({ id: '1', type: 'subscribe', payload: params });
  expect(await socket.next()).toMatchObject({ payload: { data: { ticks: { n: 1 } } } });
  for (const response of [await post(server, params, events), await get(server, params, events)]) {
    expect(await response.text()).toContain('{"data":{"ticks":{"n":1}}}');
  }
});

test('a client that prefers GET registers the text there, too', async () => {
  const server = await startServer();
  const reference = { extensions: hashed(sha256('{ hello }')) };
  const registering = await get(server, { query: '{ hello }', ...reference });
  expect(await registering.json()).toEqual({ data: { hello: 'hello' } });
  expect(await (await get(server, reference)).json()).toEqual({ data: { hello: 'hello' } });
  const refused = await get(server, { query: SECOND, ...reference });
  expect(refusalOf((await refused.json()) as Answer)).toEqual(MISMATCH);
});

test('a mutation is run by its hash, but not by GET', async () => {
  const server = await startServer(only);
  const params = { extensions: hashed(sha256(SECOND)) };
  const refused = await get(server, params);
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
  expect(server.log.join('')).not.toContain('"operation"');
  expect(await (await post(server, params)).json()).toEqual({ data: { second: [1] } });
  expect(await (await post(server, params)).json()).toEqual({ data: { second: [1, 1] } });
  expect(server.ways.direct).toBe(1);
});

test('a multipart request is held to the trusted documents, too', async () => {
  const server = await startServer(only);
  const body = new FormData();
  body.set('operations', '{"query":"{ hello"}');
  body.set('map', '{}');
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', body });
  expect(refusalOf((await response.json()) as Answer)).toEqual(NOT_SUPPORTED);
});

test('there is no page to write operations on where only trusted ones are run', async () => {
  const { url } = await startServer(only);
  const page = await fetch(`${url}/graphql`, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(404);
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

test.each([
  ['a text', { query: '{ hello }' }, 405],
  ['a text and no hash', { query: '{ hello }', extensions: {} }, 405],
  ['a text and another id', { query: '{ hello }', documentId: 'echo-1' }, 405],
  ['no document', { variables: {} }, 405],
  ['bad JSON', { documentId: 'echo-1', variables: '{' }, 400],
])('nothing is run by GET with %s in the address', async (_what, params, status) => {
  const server = await startServer({ persisted });
  expect((await get(server, params)).status).toBe(status);
  expect(server.log.join('')).not.toContain('"operation"');
});

test.each([
  ['no-cors', 403],
  ['navigate', 403],
  ['cors', 200],
  ['same-origin', 200],
])('what a page sends in the mode %s is answered with %i', async (mode, status) => {
  const server = await startServer({ persisted });
  const params = { documentId: 'echo-1', operationName: 'Hello' };
  const address = `${server.url}/graphql?${new URLSearchParams(params)}`;
  // fetch would set this header itself.
  const sending = request(address, { headers: { 'sec-fetch-mode': mode } }).end();
  const [response] = (await once(sending, 'response')) as [IncomingMessage]; // node's event
  expect(response.resume().statusCode).toBe(status);
});

test('an id beside a text is refused, known or not', async () => {
  const server = await startServer({ persisted });
  await post(server, { query: '{ hello }' });
  for (const member of ['documentId', 'id', 'doc_id']) {
    const response = await post(server, { query: '{ hello }', [member]: 'echo-1' });
    expect(response.status).toBe(400);
  }
  expect(server.ways.direct).toBe(0);
});

/** A document of nearly the length that is kept. */
const textOf = (n: number): string => `{ hello } # ${n} ${'x'.repeat(60_000)}`;

test('a registered document does not outlive ten megabytes of others', async () => {
  const server = await startServer();
  const register = (query: string) => post(server, { query, extensions: hashed(sha256(query)) });
  for (let n = 0; n < 170; n += 1) await (await register(textOf(n))).text();
  const find = async (n: number): Promise<Answer> =>
    (await (await post(server, { extensions: hashed(sha256(textOf(n))) })).json()) as Answer;
  expect(await find(169)).toEqual({ data: { hello: 'hello' } });
  expect(refusalOf(await find(0))).toEqual(NOT_FOUND);
});
