import { describe, expect, test } from 'vitest';
import { RawSocket } from './raw-socket.ts';
import { type BareServer, startServer } from './service.ts';
import { WAYS } from './ways.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;

interface Named {
  readonly errors?: readonly { readonly extensions?: Readonly<Record<string, unknown>> }[];
}

const namedIn = ({ errors }: Named) => errors?.map(({ extensions }) => extensions?.['requestId']);

/** Request ids in the log lines about operations. */
const loggedIn = ({ log }: BareServer): unknown[] =>
  log
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>) // of the log
    .filter(({ msg }) => msg === 'operation')
    .map(({ requestId }) => requestId);

const post = ({ url, send }: BareServer, query: string, headers = {}): Promise<Response> =>
  send(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });

describe.each(WAYS)('with a document that is %s', (way) => {
  test.each([
    ['an id', { 'x-request-id': 'client-7.a:b/c+d=' }, 'client-7.a:b/c+d='],
    ['a trace', { traceparent }, TRACE],
    ['a trace of a later version', { traceparent: `01-${traceparent.slice(3)}-more` }, TRACE],
    ['an id before a trace', { 'x-request-id': 'mine', traceparent }, 'mine'],
    ['a trace behind a wrong id', { 'x-request-id': 'my id', traceparent }, TRACE],
  ])('takes over %s in the response, the log and the errors', async (_what, headers, id) => {
    const server = await startServer({ way });
    for (const query of ['{ hello }', '{ rejected internal }', '{ nothing }', '{ hello']) {
      const response = await post(server, query, headers);
      expect(response.headers.get('x-request-id')).toBe(id);
      const named = namedIn((await response.json()) as Named) ?? [];
      expect(named.filter((each) => each !== id)).toEqual([]);
      expect(named.length > 0).toBe(query !== '{ hello }');
    }
    expect(loggedIn(server)).toEqual([id, id]);
  });

  test.each([
    ['none', {}],
    ['one that is too long', { 'x-request-id': 'x'.repeat(129) }],
    ['one with spaces', { 'x-request-id': 'a b' }],
    ['none in it', { 'x-request-id': '' }],
    ['two', { 'x-request-id': 'a, b' }],
    ['a phone number', { 'x-request-id': '13800138000' }],
    ['an ID number', { 'x-request-id': 'id:110101199003071233' }],
    ['half a trace', { traceparent: `00-${TRACE}` }],
    ['a trace of zeros', { traceparent: `00-${'0'.repeat(32)}-b7ad6b7169203331-01` }],
    ['a trace of no version', { traceparent: `ff-${TRACE}-b7ad6b7169203331-01` }],
  ])('generates an id for a request with %s', async (_what, headers) => {
    const server = await startServer({ way });
    const response = await post(server, '{ rejected }', headers);
    const id = response.headers.get('x-request-id');
    expect(id).toMatch(/^request-\d+$/);
    expect(namedIn((await response.json()) as Named)).toEqual([id]);
    expect(loggedIn(server)).toEqual([id]);
  });

  test('distinguishes the request’s id from that of the platform call', async () => {
    const server = await startServer({ way });
    const response = await post(server, '{ rejected }', { 'x-request-id': 'ours' });
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { requestId: 'ours', platformRequestId: 'p-1' } }],
    });
  });
});

test.each([
  ['no key', 401, '/graphql', { 'content-type': 'application/json' }],
  ['another type', 415, '/graphql', { 'content-type': 'text/plain' }],
  ['no key for a file', 401, '/documents', {}],
])('a response rejected for %s has the id, too', async (_what, status, path, headers) => {
  const { url } = await startServer({ apiKeys: [{ key: 'key-of-sixteen-or-more', scopes: [] }] });
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { ...headers, 'x-request-id': 'mine' },
    body: '{}',
  });
  expect(response.status).toBe(status);
  expect(response.headers.get('x-request-id')).toBe('mine');
  expect(namedIn((await response.json()) as Named)).toEqual(['mine']);
});

test('a stored file has the id of its request', async () => {
  const { url } = await startServer();
  const response = await fetch(`${url}/documents`, {
    method: 'POST',
    headers: { traceparent },
    body: '%PDF-1.7 twenty-four %%EOF',
  });
  expect([response.status, response.headers.get('x-request-id')]).toEqual([201, TRACE]);
});

/** Runs operations one after another; returns the ids in their errors. */
async function run(socket: RawSocket, extensions: readonly object[]): Promise<unknown[]> {
  const named: unknown[] = [];
  for (const [index, each] of extensions.entries()) {
    const id = String(index);
    const query = index % 2 === 0 ? '{ nothing }' : '{ rejected }';
    socket.send({ id, type: 'subscribe', payload: { query, extensions: each } });
    const { type, payload } = await socket.next();
    named.push(...(namedIn((type === 'error' ? { errors: payload } : payload) as Named) ?? []));
    if (type === 'next') await socket.next();
  }
  return named;
}

describe('over WebSocket', () => {
  test.each([
    ['its handshake', { headers: { 'x-request-id': 'mine' } }, {}, 'mine'],
    ['the trace of its handshake', { headers: { traceparent } }, {}, TRACE],
    ['its introduction', {}, { requestId: 'mine' }, 'mine'],
    ['the trace of its introduction', { headers: { traceparent: 'x' } }, { traceparent }, TRACE],
    [
      'its introduction before its handshake',
      { headers: { 'x-request-id': 'of-a-proxy' } },
      { requestId: 'mine' },
      'mine',
    ],
  ])('operations have the id of %s with a number appended', async (_what, options, params, id) => {
    const server = await startServer();
    const socket = await new RawSocket(server.url, options).init(params);
    expect(await run(socket, [{}, {}, {}])).toEqual([`${id}-1`, `${id}-2`, `${id}-3`]);
    expect(loggedIn(server)).toEqual([`${id}-2`]);
  });

  test('an operation may bring its own id, and gets a new one without any', async () => {
    const server = await startServer();
    const socket = await new RawSocket(server.url).init({ requestId: '13800138000' });
    const named = await run(socket, [{ requestId: 'one' }, { traceparent }, { requestId: 1 }, {}]);
    const fresh: unknown = expect.stringMatching(/^request-\d+$/);
    expect(named).toEqual(['one', TRACE, fresh, fresh]);
    expect(new Set(named).size).toBe(4);
    expect(loggedIn(server)).toEqual([TRACE, named[3]]);
  });

  test('a rejected subscription, or one whose source fails, reports its id', async () => {
    const server = await startServer();
    const socket = await new RawSocket(server.url).init();
    for (const field of ['refuses', 'breaks']) {
      const query = `subscription { ${field} { n } }`;
      socket.send({
        id: field,
        type: 'subscribe',
        payload: { query, extensions: { requestId: field } },
      });
      const { payload } = await socket.next();
      expect(namedIn(payload as Named)).toEqual([field]);
      await socket.next();
    }
    expect(loggedIn(server)).toEqual(['refuses', 'breaks']);
  });
});
