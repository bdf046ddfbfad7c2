import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createSchema } from 'graphql-yoga';
import { expect, onTestFinished, test } from 'vitest';
import { ACCEPT, STREAMS } from '../harness.ts';
import { RawSocket } from './raw-socket.ts';
import { startServer } from './service.ts';

const MIB = 1024 * 1024;

/** More than both sockets' system buffers hold. */
const large = createSchema({
  typeDefs: 'type Query { large: String! medium: String! hello: String! }',
  resolvers: {
    Query: {
      large: () => 'x'.repeat(24 * MIB),
      medium: () => 'x'.repeat(MIB),
      hello: () => 'hello',
    },
  },
});

const wasSentAway = (log: readonly string[]): boolean =>
  log.some((line) => line.includes('closed a client that does not read'));

test('a client that sends pings and does not read is disconnected with 4503', async () => {
  const { url, log } = await startServer({ stalledMs: 200 });
  const socket = await new RawSocket(url).init();
  socket.stall();
  for (let sent = 0; sent < 40; sent += 1) {
    socket.send({ type: 'ping', payload: { text: 'x'.repeat(MIB - 100) } });
  }
  await expect.poll(() => wasSentAway(log)).toBe(true);
  socket.goOn();
  expect(await socket.closed).toBe(4503);
});

test('a client with more than one response and 1 MiB unsent is disconnected with 4503', async () => {
  const { url, log } = await startServer({ schema: large });
  const socket = await new RawSocket(url).init();
  socket.stall();
  socket.subscribe('a', '{ large }');
  // The close frame must be sent after the waiting data, within the two seconds of a farewell.
  for (const id of ['b', 'c']) socket.subscribe(id, '{ medium }');
  await expect.poll(() => wasSentAway(log)).toBe(true);
  socket.goOn();
  expect(await socket.closed).toBe(4503);
});

test('a client that is disconnected before its responses were sent logs no error', async () => {
  const { url, log, listener } = await startServer({ stalledMs: 200 });
  const socket = await new RawSocket(url).init();
  socket.stall();
  for (let sent = 0; sent < 40_000; sent += 1)
    socket.send({ type: 'ping', payload: { text: 'x'.repeat(1_000) } });
  // Resolves when no connection is left.
  await listener.drain(60_000);
  socket.goOn();
  expect(await socket.closed).toBe(1006);
  expect(wasSentAway(log)).toBe(true);
  expect(log.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test('a client that reads late, but in time, receives all responses', async () => {
  const { url, log } = await startServer({ schema: large });
  const socket = await new RawSocket(url).init();
  socket.stall();
  socket.subscribe('a', '{ large }');
  socket.subscribe('b', '{ hello }');
  socket.goOn();
  expect(await socket.next()).toMatchObject({ id: 'a', type: 'next' });
  const rest = [await socket.next(), await socket.next(), await socket.next()];
  expect(rest.map(({ id, type }) => `${id} ${type}`).toSorted()).toEqual([
    'a complete',
    'b complete',
    'b next',
  ]);
  expect(wasSentAway(log)).toBe(false);
});

/** A raw HTTP client that sends a request, and reads only when called. */
function ask(url: string, query: string, accept = 'application/json'): Socket {
  const body = JSON.stringify({ query });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {}).pause();
  const head = [
    'POST /graphql HTTP/1.1',
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Accept: ${accept}`,
    `Content-Length: ${body.length}`,
  ];
  socket.write([...head, '', body].join('\r\n'));
  return socket;
}

/** Reads all received data, to the end of the connection. */
async function rest(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (data) => (text += String(data))).resume();
  await once(socket, 'close');
  return text;
}

test.each([
  ['takes nothing of an answer', { stalledMs: 1_000 }],
  ['has not taken an answer in time', { answerTimeoutMs: 2_000, stalledMs: 60_000 }],
])('a client that %s is disconnected', async (_name, timings) => {
  const { url, listener, query } = await startServer({ schema: large, ...timings });
  // From now on the response is written at once.
  await query('{ large }');
  const socket = ask(url, '{ large }');
  await once(socket, 'connect');
  // Resolves when no connection is left; those with running responses are closed only after a minute.
  await listener.drain(60_000);
  expect(await rest(socket)).not.toContain('"}}');
});

test.each(['seen for the first time', 'known before'])(
  'a client that reads a little of a response now and then is disconnected, if its document is %s',
  async (which) => {
    const timings = { answerTimeoutMs: 2_000, stalledMs: 60_000 };
    const { url, listener, query } = await startServer({ schema: large, ...timings });
    if (which === 'known before') {
      // A slow machine may not send all of it within `answerTimeoutMs`; the document is known all the same.
      await query('{ large }').catch(() => undefined);
    }
    const socket = ask(url, '{ large }');
    let bytes = 0;
    socket.on('data', (data: Buffer) => {
      bytes += data.length;
      socket.pause();
    });
    const trickle = setInterval(() => socket.resume(), 20);
    socket.once('close', () => clearInterval(trickle)).resume();
    const closed = once(socket, 'close');
    await once(socket, 'connect');
    await listener.drain(60_000);
    // Earlier sent bytes count, too: the whole response would be more.
    clearInterval(trickle);
    socket.removeAllListeners('data').on('data', (data: Buffer) => void (bytes += data.length));
    socket.resume();
    await closed;
    expect(bytes).toBeLessThan(24 * MIB);
  },
);

test.each(STREAMS)(
  'a follower by %s that does not read is disconnected, and its source is ended',
  async (way) => {
    const { promise: left, resolve } = Promise.withResolvers<string>();
    const schema = createSchema({
      typeDefs: 'type Query { a: Int } type Subscription { large: String! }',
      resolvers: {
        Subscription: {
          large: {
            async *subscribe() {
              try {
                for (;;) yield await Promise.resolve({ large: 'x'.repeat(MIB) });
              } finally {
                resolve('left');
              }
            },
          },
        },
      },
    });
    const { url } = await startServer({ schema, stalledMs: 500 });
    const socket = ask(url, 'subscription { large }', ACCEPT[way]);
    await once(socket, 'connect');
    expect(await left).toBe('left');
  },
);

test.each(STREAMS)(
  'a quiet stream by %s stays open while a client that does not read is disconnected',
  async (way) => {
    const { url, log } = await startServer({ stalledMs: 60 });
    const stream = ask(url, 'subscription { forever { n } }', ACCEPT[way]);
    stream.resume();
    await once(stream, 'data');
    const socket = await new RawSocket(url).init();
    socket.stall();
    for (let sent = 0; sent < 20; sent += 1) {
      socket.send({ type: 'ping', payload: { text: 'x'.repeat(MIB - 100) } });
    }
    await expect.poll(() => wasSentAway(log)).toBe(true);
    expect(stream.closed).toBe(false);
  },
);
