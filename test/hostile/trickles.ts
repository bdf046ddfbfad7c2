import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { AUTHORIZATION } from './process.ts';

const KIB = 1024;
const MIB = 1024 * KIB;
/** Chunks written at once. */
const AT_ONCE = 1_000;
/** Wait between two writes, and before another connection, as the measuring test shares the process. */
const PAUSE_MS = 5;

const authorization = `Authorization: ${AUTHORIZATION.authorization}`;

/** A request whose head is sent and whose body is not. */
function begin(url: string, head: readonly string[]): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {}).on('data', () => {});
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return socket;
}

/** Runs several attackers repeatedly until the end, even if connections fail. */
async function attack(
  signal: AbortSignal,
  count: number,
  once: () => Promise<void>,
): Promise<void> {
  const attackers = Array.from({ length: count }, async () => {
    while (!signal.aborted) {
      await once().catch(() => {});
      await pause(PAUSE_MS);
    }
  });
  await Promise.all(attackers);
}

/** Writes the same data repeatedly while it is accepted, `most` times at most. */
async function keepWriting(
  socket: Socket,
  bytes: Buffer,
  { signal, most }: { readonly signal: AbortSignal; readonly most: number },
): Promise<void> {
  for (let n = 0; n < most && !signal.aborted && !socket.destroyed; n += 1) {
    if (socket.writableLength < MIB) socket.write(bytes);
    await pause(PAUSE_MS);
  }
}

/** Bodies in chunks of one byte each, on this many connections, again after each rejection. */
export function inSingleBytes(
  url: string,
  signal: AbortSignal,
  { path, connections }: { readonly path: string; readonly connections: number },
): Promise<void> {
  const oneByteEach = Buffer.from('1\r\nx\r\n'.repeat(AT_ONCE));
  return attack(signal, connections, async () => {
    const socket = begin(url, [
      `POST ${path} HTTP/1.1`,
      'Host: 127.0.0.1',
      authorization,
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
    ]);
    await keepWriting(socket, oneByteEach, { signal, most: Infinity });
    socket.destroy();
  });
}

/** Bodies of 31 MiB, whose last byte never comes. */
export function longBodies(url: string, signal: AbortSignal, connections: number): Promise<void> {
  const bytes = Buffer.alloc(MIB, 'x');
  return attack(signal, connections, async () => {
    const socket = begin(url, [
      'POST /graphql HTTP/1.1',
      'Host: 127.0.0.1',
      authorization,
      'Content-Type: application/json',
      `Content-Length: ${31 * MIB}`,
    ]);
    const closed = once(socket, 'close', { signal });
    // As fast as it is accepted.
    for (let n = 0; n < 30; n += 1) {
      await writtenTo(socket, bytes, closed);
      await pause(PAUSE_MS);
    }
    await closed;
    socket.destroy();
  });
}

/** Lasting subscriptions, each started with some MiB of useless data: `kept` creates them. */
export function heavySubscriptions(
  url: string,
  signal: AbortSignal,
  kept: (megabytes: string) => object,
): Promise<void> {
  const payload = kept('x'.repeat(8 * MIB));
  const messages = Array.from({ length: 10 }, (_, n) =>
    frameOf(
      FINAL | TEXT,
      Buffer.from(JSON.stringify({ id: String(n), type: 'subscribe', payload })),
    ),
  );
  // One after another: concurrent ones would be rejected for their bytes.
  return attack(signal, 1, async () => {
    const { socket, closed } = await acknowledged(url, signal);
    for (const message of messages) await writtenTo(socket, message, closed);
    signal.addEventListener('abort', () => socket.destroy());
  });
}

/** Messages in many frames without a last frame, on this many sockets: as fast as they are accepted. */
export function longMessages(
  url: string,
  signal: AbortSignal,
  { sockets, frameBytes }: { readonly sockets: number; readonly frameBytes: number },
): Promise<void> {
  const frame = frameOf(CONTINUATION, Buffer.alloc(frameBytes, 'x'));
  const frames = Buffer.concat(Array<Buffer>(Math.ceil(MIB / frame.length)).fill(frame));
  return attack(signal, sockets, async () => {
    const { socket, closed } = await acknowledged(url, signal);
    socket.write(frameOf(TEXT, Buffer.alloc(1, 'x')));
    while (!signal.aborted && !socket.destroyed) {
      await writtenTo(socket, frames, closed);
      await pause(PAUSE_MS);
    }
    socket.destroy();
  });
}

/** A raw WebSocket, whose frames cost the attacker nothing, with an acknowledged key. */
async function acknowledged(
  url: string,
  signal: AbortSignal,
): Promise<{ readonly socket: Socket; readonly closed: Promise<unknown> }> {
  const socket = begin(url, [
    'GET /graphql HTTP/1.1',
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
    'Sec-WebSocket-Protocol: graphql-transport-ws',
  ]);
  const closed = once(socket, 'close', { signal });
  closed.catch(() => {});
  const hello = JSON.stringify({ type: 'connection_init', payload: AUTHORIZATION });
  await Promise.race([closed, once(socket, 'data', { signal })]);
  socket.write(frameOf(FINAL | TEXT, Buffer.from(hello)));
  await Promise.race([closed, once(socket, 'data', { signal })]);
  return { socket, closed };
}

/** Resolves once the system has accepted all data, or the connection is closed. */
async function writtenTo(socket: Socket, bytes: Buffer, closed: Promise<unknown>): Promise<void> {
  await Promise.race([closed, new Promise((resolve) => socket.write(bytes, resolve))]);
}

const TEXT = 0x01;
const CONTINUATION = 0x00;
const FINAL = 0x80;
const MASKED = 0x80;

/** A client's frame, with a mask of zeros. */
function frameOf(begin: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head = length < 126 ? Buffer.from([begin, MASKED | length]) : Buffer.alloc(10);
  if (length >= 126) {
    head.set([begin, MASKED | 127]);
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([head, Buffer.alloc(4), payload]);
}
