import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createSchema } from 'graphql-yoga';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ACCEPT, STREAMS, type Subscription } from '../harness.ts';
import { createProbeSchema, type Source } from './probe-schema.ts';
import { RawSocket } from './raw-socket.ts';
import { type BareServer, startServer } from './service.ts';
import { WAYS } from './ways.ts';

const BODY = '{"query":"{ hello }"}';
const HELLO = /^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\n\{"data":\{"hello":"hello"\}/;

/** A raw HTTP client. */
async function open({ url }: Pick<BareServer, 'url'>): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

function operation(
  url: string,
  target: string,
  headers: readonly string[] = [],
  body = BODY,
): string {
  return [
    `POST ${target} HTTP/1.1`,
    `host: ${new URL(url).host}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    ...headers,
    '',
    body,
  ].join('\r\n');
}

async function firstChunk(socket: Socket): Promise<string> {
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  return chunk.toString('utf8');
}

/** The first data sent to a new client; empty if the connection was closed. */
async function ask(server: BareServer, target = '/graphql', headers: readonly string[] = []) {
  const socket = await open(server);
  socket.write(operation(server.url, target, headers));
  return Promise.race([firstChunk(socket), once(socket, 'close').then(() => '')]);
}

test('a connection without any data is closed after the header timeout', async () => {
  const quiet = await open(await startServer({ headersTimeoutMs: 200 }));
  expect(await firstChunk(quiet)).toMatch(/^HTTP\/1\.1 408 /);
  await once(quiet, 'close');
});

test('an idle connection is closed after its keep-alive timeout', async () => {
  const server = await startServer({ keepAliveMs: 100 });
  const socket = await open(server);
  socket.write(operation(server.url, '/graphql'));
  expect(await firstChunk(socket)).toMatch(HELLO);
  await once(socket, 'close');
});

test.each(['*/*', 'multipart/mixed', ACCEPT.multipart, ACCEPT.sse])(
  'a client that asks to close its connection after a response in %s gets it closed',
  async (accept) => {
    const server = await startServer({ keepAliveMs: 600_000 });
    for (const _ of [1, 2, 3]) {
      const socket = await open(server);
      const headers = [`accept: ${accept}`, 'connection: close'];
      socket.write(operation(server.url, '/graphql', headers));
      expect(await firstChunk(socket)).toMatch(/^HTTP\/1\.1 200 /);
      await once(socket, 'close');
    }
  },
);

test('a client that sends a request within the timeout keeps its connection', async () => {
  const server = await startServer({ keepAliveMs: 60_000, stalledMs: 100 });
  const socket = await open(server);
  for (let asked = 0; asked < 3; asked += 1) {
    socket.write(operation(server.url, '/graphql'));
    expect(await firstChunk(socket)).toMatch(HELLO);
  }
});

test('quiet streams and a quiet WebSocket stay open while idle connections are closed', async () => {
  const source: Source = { opened: 0, returned: 0, onReturn: () => {} };
  const schema = createProbeSchema(source);
  const server = await startServer({ schema, keepAliveMs: 50, stalledMs: 50 });
  const socket = await new RawSocket(server.url).init();
  const streams: Subscription[] = [];
  for (const way of STREAMS) {
    const stream = server[way]('subscription { forever { n } }');
    await stream.next();
    streams.push(stream);
  }
  for (let closed = 0; closed < 5; closed += 1) {
    const idle = await open(server);
    idle.write(operation(server.url, '/graphql'));
    idle.resume();
    await once(idle, 'close');
  }
  expect(source).toMatchObject({ opened: 2, returned: 0 });
  socket.send({ type: 'ping' });
  expect(await socket.next()).toEqual({ type: 'pong' });
  for (const { close } of streams) close();
});

test('above the limit per address, or in total, a new connection is closed at once', async () => {
  for (const caps of [{ mostOfAddress: 2 }, { mostConnections: 2 }]) {
    const server = await startServer(caps);
    const held = [await open(server), await open(server)];
    await expect.poll(() => ask(server)).toBe('');
    expect(server.log.filter((line) => line.includes('connections are rejected'))).toHaveLength(1);
    for (const socket of held) socket.destroy();
    await expect.poll(() => ask(server)).toMatch(HELLO);
  }
});

test('idle connections are closed when nearly all are open', async () => {
  const server = await startServer({ mostConnections: 4, keepAliveMs: 60_000 });
  for (let clients = 0; clients < 12; clients += 1) {
    await expect.poll(() => ask(server)).toMatch(HELLO);
  }
});

test.each(['h2c', 'TLS/1.2', 'websocket/13', ''])(
  'an offer to upgrade to "%s" is ignored, as Java’s client sends one with its first request',
  async (protocol) => {
    const server = await startServer();
    const offer = ['connection: Upgrade, HTTP2-Settings', `upgrade: ${protocol}`];
    expect(await ask(server, '/graphql', [...offer, 'http2-settings: AAEAAEAA'])).toMatch(HELLO);
  },
);

test('a request line with an absolute URL is served, and its host is checked', async () => {
  const server = await startServer();
  expect(await ask(server, `${server.url}/graphql`)).toMatch(HELLO);
  expect(await ask(server, 'http://evil.example/graphql')).toMatch(/^HTTP\/1\.1 403 /);
});

test.each(['evil.example', '127.0.0.1'])(
  'two Host headers are rejected with 400: %s',
  async (host) => {
    const server = await startServer();
    expect(await ask(server, '/graphql', [`Host: ${host}`])).toMatch(/^HTTP\/1\.1 400 /);
    const handshake = ['connection: Upgrade', 'upgrade: websocket', `host: ${host}`];
    expect(await ask(server, '/graphql', handshake)).toMatch(/^HTTP\/1\.1 400 /);
  },
);

/** A schema whose fields take five milliseconds each, and are counted. */
function createBusySchema() {
  const run = { query: 0, mutation: 0 };
  const take = (operation: keyof typeof run): number => {
    const until = performance.now() + 5;
    while (performance.now() < until);
    return (run[operation] += 1);
  };
  const schema = createSchema({
    typeDefs: 'type Query { busy: Int! other: Int! } type Mutation { busy: Int! }',
    resolvers: {
      Query: { busy: () => take('query'), other: () => 1 },
      Mutation: { busy: () => take('mutation') },
    },
  });
  return { schema, run };
}

/** Requests that are all sent at once on one connection. */
function pipelined(url: string, body: string, times: number): string {
  return operation(url, '/graphql', [], body).repeat(times);
}

describe.each(WAYS)('by the way "%s"', (way) => {
  test('queries of disconnected clients are not executed, and their mutations are', async () => {
    const { schema, run } = createBusySchema();
    const server = await startServer({ schema });
    const operations = ['query Gone { busy }', 'mutation Gone { busy }'];
    const other = '{ other }';
    if (way === 'known before') for (const text of [...operations, other]) await server.query(text);
    const before = { ...run };
    const sockets = await Promise.all(Array.from({ length: 12 }, () => open(server)));
    const bodies = operations.map((query) => JSON.stringify({ query }));
    const [query = '', mutation = ''] = bodies;
    for (const socket of sockets)
      socket.write(pipelined(server.url, query, 40) + pipelined(server.url, mutation, 5));
    await expect.poll(() => run.query - before.query, { interval: 1 }).toBeGreaterThan(20);
    for (const socket of sockets) socket.destroy();
    expect(await server.query(other)).toMatchObject({ data: { other: 1 } });
    await expect.poll(() => run.mutation - before.mutation).toBe(60);
    expect(run.query - before.query).toBeLessThan(200);
    const lines = server.log.filter((line) => line.includes('query Gone'));
    const left = lines.filter((line) => line.includes('CLIENT_LEFT'));
    expect(lines.length - left.length).toBe(run.query);
  });
});

test('MCP tool calls of disconnected clients are not executed', async () => {
  const { schema, run } = createBusySchema();
  const trusted = new Map([['busy', 'query Gone { busy }']]);
  const persisted = { trusted, trustedOnly: false, sharedTexts: null };
  const server = await startServer({ schema, persisted, mcpTools: ['Gone'] });
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'Gone' } };
  const socket = await open(server);
  socket.write(operation(server.url, '/mcp', [], JSON.stringify(call)).repeat(40));
  await expect.poll(() => run.query, { interval: 1 }).toBeGreaterThan(2);
  socket.destroy();
  const lines = (): readonly string[] => server.log.filter((line) => line.includes('query Gone'));
  await expect.poll(() => lines().length).toBe(40);
  expect(lines().filter((line) => line.includes('CLIENT_LEFT'))).toHaveLength(40 - run.query);
  expect(run.query).toBeLessThan(40);
});

test('one connection has at most fifty requests in flight: the next is rejected in its turn, and later ones are not read', async () => {
  const { schema, run } = createBusySchema();
  const server = await startServer({ schema });
  const socket = await open(server);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  socket.write(pipelined(server.url, '{"query":"mutation { busy }"}', 80));
  await once(socket, 'close');
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toEqual([...Array.from({ length: 50 }, () => '200'), '429']);
  expect(run.mutation).toBe(50);
});
