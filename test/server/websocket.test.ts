import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { createProbeSchema, SECRET, type Source } from './probe-schema.ts';
import { RawSocket } from './raw-socket.ts';
import { startServer } from './service.ts';

test('streams every event of a subscription and then completes it', async () => {
  const { subscribe } = await startServer();
  const ticks = subscribe('subscription { ticks(count: 2) { n color } }');
  expect(await ticks.next()).toEqual({ data: { ticks: { n: 1, color: 'RED' } } });
  expect(await ticks.next()).toEqual({ data: { ticks: { n: 2, color: 'RED' } } });
  await ticks.completed();
});

test('coerces the arguments of a subscription, enums and defaults included', async () => {
  const { subscribe } = await startServer();
  const ticks = subscribe('subscription ($color: Color) { ticks(color: $color) { n color } }', {
    color: 'GREEN',
  });
  expect(await ticks.next()).toEqual({ data: { ticks: { n: 1, color: 'GREEN' } } });
});

test('executes each event in its own context, so that no cache affects the next one', async () => {
  const { subscribe } = await startServer();
  const ticks = subscribe('subscription { ticks { a: load b: load } }');
  expect(await ticks.next()).toEqual({ data: { ticks: { a: 1, b: 2 } } });
  expect(await ticks.next()).toEqual({ data: { ticks: { a: 1, b: 2 } } });
});

test('ends the source when a client completes, and when its socket closes', async () => {
  const source: Source = { opened: 0, returned: 0 };
  const { url } = await startServer({ schema: createProbeSchema(source) });
  const socket = await new RawSocket(url).init();
  socket.subscribe('a', 'subscription { forever { n } }');
  socket.subscribe('b', 'subscription { forever { n } }');
  await socket.next();
  await socket.next();
  expect(source).toEqual({ opened: 2, returned: 0 });

  socket.send({ id: 'a', type: 'complete' });
  // Answered only after the previous message was processed.
  socket.subscribe('c', '{ hello }');
  expect(await socket.next()).toMatchObject({ id: 'c', payload: { data: { hello: 'hello' } } });
  expect(source.returned).toBe(1);

  const other = await new RawSocket(url).init();
  socket.send('not json');
  expect(await socket.closed).toBe(4400);
  other.subscribe('d', '{ hello }');
  await other.next();
  expect(source.returned).toBe(2);
});

const query = '{ hello }';
const TYPES = '`type` must be one of connection_init, ping, pong, subscribe, complete';
const ID = '`id` must be a text of 1 to 128 characters';

test.each([
  ['not json', 'must be a JSON object'],
  [[], 'must be a JSON object'],
  [{}, TYPES],
  [{ type: 'secret' }, TYPES],
  [{ type: 'next', id: '1', payload: {} }, TYPES],
  [{ type: 'ping', payload: 'secret' }, '`payload` must be an object'],
  [{ type: 'connection_init', payload: ['secret'] }, '`payload` must be an object'],
  [{ type: 'complete' }, ID],
  [{ type: 'complete', id: 1 }, ID],
  [{ type: 'subscribe', payload: { query } }, ID],
  [{ type: 'subscribe', id: '', payload: { query } }, ID],
  [{ type: 'subscribe', id: 'i'.repeat(129), payload: { query } }, ID],
  [{ type: 'subscribe', id: '1' }, '`payload` must be an object'],
  [{ type: 'subscribe', id: '1', payload: { query: 1 } }, '`payload.query` must be a text'],
  [
    { type: 'subscribe', id: '1', payload: { query, operationName: 1 } },
    '`payload.operationName` must be a text',
  ],
  [
    { type: 'subscribe', id: '1', payload: { query, variables: ['secret'] } },
    '`payload.variables` must be an object',
  ],
  [
    { type: 'subscribe', id: '1', payload: { query, extensions: 'secret' } },
    '`payload.extensions` must be an object',
  ],
])('the malformed message %j closes the socket with its faulty member', async (message, fault) => {
  const { url } = await startServer();
  const socket = await new RawSocket(url).init();
  const { farewell } = socket;
  socket.send(message);
  expect(await farewell).toEqual([4400, `Invalid message received: ${fault}`]);
});

test('runs queries and mutations too', async () => {
  const { subscribe } = await startServer();
  expect(await subscribe('{ hello }').next()).toEqual({ data: { hello: 'hello' } });
  expect(
    await subscribe(
      'mutation { a: first(order: 1) b: second(order: 2) c: first(order: 3) }',
    ).next(),
  ).toEqual({
    data: { a: [1], b: [1, 2], c: [1, 2, 3] },
  });
});

test.each([
  ['a syntax error', '{ hello', /Syntax Error/],
  ['an invalid document', '{ nothing }', /Cannot query field/],
  ['a missing variable', 'query ($n: Int!) { echo(number: $n) }', /is required/],
  ['two operations and no name', 'query A { hello } query B { hello }', /operation/],
  ['a subscription that is refused', 'subscription { refuses { n } }', /Not this one/],
  ['a source that breaks', `subscription { breaks { n } }`, /Unexpected error/],
])(
  'rejects %s with an error for its own id, and the socket stays open',
  async (_name, document, message) => {
    const { url, log } = await startServer();
    const socket = await new RawSocket(url).init();
    socket.subscribe('wrong', document);
    const answer = await socket.next();
    expect(answer).toMatchObject({ id: 'wrong' });
    expect(JSON.stringify(answer)).toMatch(message);
    expect(JSON.stringify(answer) + log.join('')).not.toContain(SECRET);
    expect(JSON.stringify(answer)).not.toContain('"http"');
    socket.subscribe('right', '{ hello }');
    const following = await socket.next();
    // An operation that gave a result is also completed.
    const right = following.type === 'complete' ? await socket.next() : following;
    expect(right).toEqual({
      id: 'right',
      type: 'next',
      payload: { data: { hello: 'hello' } },
    });
  },
);

test('rejects the 51st subscription of a socket with an error for its own id, and the other 50 continue', async () => {
  const { url } = await startServer();
  const socket = await new RawSocket(url).init();
  for (let n = 1; n <= 50; n += 1) {
    socket.subscribe(`s${n}`, 'subscription { forever { n } }');
    expect(await socket.next()).toMatchObject({ id: `s${n}`, type: 'next' });
  }
  socket.subscribe('s51', 'subscription { forever { n } }');
  expect(await socket.next()).toMatchObject({
    id: 's51',
    type: 'error',
    payload: [{ extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' } }],
  });
  socket.send({ id: 's1', type: 'complete' });
  socket.subscribe('s51', 'subscription { forever { n } }');
  expect(await socket.next()).toMatchObject({ id: 's51', type: 'next' });
});

test('closes a socket that subscribes before `connection_init` with 4401', async () => {
  const { url } = await startServer();
  const socket = await new RawSocket(url).open();
  socket.subscribe('early', '{ hello }');
  expect(await socket.closed).toBe(4401);
});

test('closes a socket without a timely `connection_init` with 4408', async () => {
  const { url } = await startServer({ initTimeoutMs: 50 });
  expect(await (await new RawSocket(url).open()).closed).toBe(4408);
});

/** Rejects all tokens, after a delay. */
const readToken = (): Promise<null> => pause(300).then(() => null);

test('waits until a client’s credentials are checked, for any duration', async () => {
  const { url } = await startServer({ initTimeoutMs: 50, readToken });
  const socket = await new RawSocket(url).open();
  const payload = { authorization: 'Bearer header.payload.signature' };
  socket.send({ type: 'connection_init', payload });
  expect(await socket.closed).toBe(4403);
});

test('closes a socket that sends more than the limit with 1009, and names the limit', async () => {
  const { url } = await startServer();
  const socket = await new RawSocket(url).init();
  socket.send(
    JSON.stringify({
      id: 'x',
      type: 'subscribe',
      payload: { query: `# ${'x'.repeat(1024 * 1024)}` },
    }),
  );
  const reason = 'A request may have at most 1048576 bytes (MAX_BODY_BYTES).';
  expect(await socket.farewell).toEqual([1009, reason]);
});

test.each([[['graphql-ws']], [['mqtt', 'graphql-ws']], [[]]])(
  'tells a client that offers %j which protocol to use',
  async (protocols) => {
    const { url } = await startServer();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, protocols);
    const [code, reason] = (await once(socket, 'close')) as [number, Buffer];
    expect([code, reason.toString('utf8')]).toEqual([
      4406,
      'Speak graphql-transport-ws, as the library graphql-ws does; graphql-ws is the protocol before',
    ]);
  },
);

test('an invalid frame on a socket of another protocol closes that socket only', async () => {
  const { url, query } = await startServer();
  const connection = connect(Number(new URL(url).port), '127.0.0.1');
  const handshake = [
    'GET /graphql HTTP/1.1',
    `host: ${new URL(url).host}`,
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-protocol: graphql-ws',
  ];
  connection.write(`${handshake.join('\r\n')}\r\n\r\n`);
  await once(connection, 'data');
  connection.write(Buffer.from([0x8f, 0x80, 0, 0, 0, 0]));
  await once(connection, 'close');
  expect(await query('{ hello }')).toEqual({ data: { hello: 'hello' } });
});

test('disconnects an unauthenticated client that sends more than `connection_init`', async () => {
  const { url } = await startServer({ apiKeys: [{ key: 'key-of-sixteen-or-more', scopes: [] }] });
  const long = await new RawSocket(url).open();
  long.send({ type: 'connection_init', payload: { apiKey: 'x'.repeat(16 * 1024) } });
  const reason = 'Before it is acknowledged, a client may send 8 messages of 16384 bytes.';
  expect(await long.farewell).toEqual([1009, reason]);

  const endless = await new RawSocket(url).open();
  endless.send({ type: 'ping', payload: { text: 'x'.repeat(256 * 1024) } });
  expect(await endless.closed).toBe(1009);

  const busy = await new RawSocket(url).open();
  for (let sent = 0; sent < 8; sent += 1) busy.send({ type: 'ping' });
  for (let answered = 0; answered < 8; answered += 1)
    expect(await busy.next()).toEqual({ type: 'pong' });
  busy.send({ type: 'ping' });
  expect(await busy.farewell).toEqual([1009, reason]);
});

test('disconnects an unauthenticated client by its bytes if its frames are no messages', async () => {
  const { url } = await startServer({ apiKeys: [{ key: 'key-of-sixteen-or-more', scopes: [] }] });
  const socket = await new RawSocket(url).open();
  const { closed } = socket;
  // An empty frame has 6 bytes.
  for (let sent = 0; sent < (8 * 16 * 1024) / 6; sent += 1) socket.pong();
  expect(await closed).toBe(1006);
});

test('rejects an unauthenticated client’s frame by its declared length, and accepts it after `connection_ack`', async () => {
  const { url } = await startServer({ apiKeys: [{ key: 'key-of-sixteen-or-more', scopes: [] }] });
  const connection = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void connection.destroy());
  const received: Buffer[] = [];
  connection.on('data', (data: Buffer) => received.push(data));
  const head = [
    'GET /graphql HTTP/1.1',
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${'A'.repeat(22)}==`,
    'Sec-WebSocket-Protocol: graphql-transport-ws',
  ];
  connection.write([...head, '', ''].join('\r\n'));
  await once(connection, 'data');
  // A masked text of 1,000,000 bytes, none of which follows.
  connection.write(Buffer.from('81ff00000000000f424000000000', 'hex'));
  await expect.poll(() => Buffer.concat(received).toString('latin1')).toContain('\x03\xf1Before');

  const known = await new RawSocket(url).init({ apiKey: 'key-of-sixteen-or-more' });
  known.send({ type: 'ping', payload: { text: 'x'.repeat(1_000_000) } });
  expect(await known.next()).toMatchObject({ type: 'pong' });
});

test('closes a socket that answers no ping, and no socket that does', async () => {
  const source: Source = { opened: 0, returned: 0 };
  const { url } = await startServer({ schema: createProbeSchema(source), pingMs: 300 });
  const alive = await new RawSocket(url).init();
  const dead = await new RawSocket(url, { autoPong: false }).init();
  dead.subscribe('a', 'subscription { forever { n } }');
  await dead.next();
  expect(await dead.closed).toBe(1006);
  alive.subscribe('b', '{ hello }');
  expect(await alive.next()).toMatchObject({ id: 'b' });
  expect(source).toEqual({ opened: 1, returned: 1 });
});

test('does not count an unsolicited pong as a sign of life', async () => {
  const { url } = await startServer({ pingMs: 60 });
  const dead = await new RawSocket(url, { autoPong: false }).init();
  const timer = setInterval(() => dead.pong(), 5);
  expect(await dead.closed).toBe(1006);
  clearInterval(timer);
});

test('upgrades /graphql only', async () => {
  const { url } = await startServer();
  const socket = new WebSocket(`${url.replace('http', 'ws')}/callbacks/x`, 'graphql-transport-ws');
  const [, response] = (await once(socket, 'unexpected-response')) as unknown[]; // ws' event: request, response
  expect(response).toMatchObject({ statusCode: 404 });
});

test('disconnects clients with 1001 when it drains', async () => {
  const { url, service, listener } = await startServer();
  const socket = await new RawSocket(url).init();
  socket.subscribe('a', 'subscription { forever { n } }');
  await socket.next();
  service.startDraining();
  expect(await socket.closed).toBe(1001);
  await listener.drain(1_000);
});

test('spreads its disconnections, so that clients don’t all reconnect at once', async () => {
  const delays = [0, 0.2];
  const { url, service, listener } = await startServer({ random: () => delays.shift() ?? 0 });
  const sockets = [await new RawSocket(url).init(), await new RawSocket(url).init()];
  const closedAt = Promise.all(
    sockets.map(async ({ closed }) => {
      await closed;
      return performance.now();
    }),
  );
  service.startDraining();
  const [first = 0, second = 0] = await closedAt;
  // A fifth of 1.5 s; the socket that drew 0 closes at once.
  expect(Math.abs(second - first)).toBeGreaterThan(200);
  await listener.drain(1_000);
});

test('a plain graphql-ws client needs no options but the URL', async () => {
  const { url } = await startServer();
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
  });
  const items: unknown[] = [];
  for await (const item of client.iterate({ query: 'subscription { ticks { n } }' }))
    items.push(item.data);
  expect(items).toEqual([1, 2, 3].map((n) => ({ ticks: { n } })));
  await client.dispose();
});
