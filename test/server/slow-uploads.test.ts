import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { LARGEST_UPLOAD } from '../../src/documents/uploads/upload-formats.ts';
import { type BareServer, startServer } from './service.ts';

/** A client that sends its request byte by byte, at its own speed. */
interface Client {
  readonly socket: Socket;
  /** All received data. */
  readonly received: () => string;
  /** Resolves with the received data when it matches. */
  readonly until: (pattern: RegExp) => Promise<string>;
  readonly closed: Promise<unknown>;
}

function send(server: BareServer, head: readonly string[]): Client {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let received = '';
  socket.on('data', (data) => (received += String(data))).on('error', () => {});
  socket.write([...head, 'Host: 127.0.0.1', '', ''].join('\r\n'));
  // Without the rejection that `once` makes of an error: some tests wait for a cut connection.
  const closed = new Promise((resolve) => void socket.on('close', resolve));
  return {
    socket,
    received: () => received,
    until: async (pattern) => {
      while (!pattern.test(received) && !socket.closed)
        await Promise.race([once(socket, 'data'), closed]);
      return received;
    },
    closed,
  };
}

const chunked = 'Transfer-Encoding: chunked';
const asForm = 'Content-Type: multipart/form-data; boundary=x';
const parts = [
  '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n',
  '{"query":"mutation ($file: File) { send(file: $file) }","variables":{"file":null}}\r\n',
  '--x\r\nContent-Disposition: form-data; name="map"\r\n\r\n{"0":["variables.file"]}\r\n',
  '--x\r\nContent-Disposition: form-data; name="0"; filename="a.pdf"\r\n\r\n',
].join('');

/** Both ways to send a file, up to its first byte. */
const ways = [
  ['the body of a request', ['POST /documents HTTP/1.1'], ''],
  ['a part of a GraphQL request', ['POST /graphql HTTP/1.1', asForm], parts],
] as const;

const tooLong = (head: readonly string[]): string[] => [
  ...head,
  `Content-Length: ${LARGEST_UPLOAD + 1024 * 1024}`,
];

test.each(ways)('61 MiB as %s are rejected before a byte of them is sent', async (_way, head) => {
  const server = await startServer();
  const { until } = send(server, tooLong(head));
  const answer = await until(/62914560/);
  expect(answer).toMatch(/^HTTP\/1\.1 413/);
  expect(answer).toMatch(/62914560/);
});

test.each(ways)('61 MiB as %s get no `100 Continue`', async (_way, head) => {
  const server = await startServer();
  const refused = send(server, [...tooLong(head), 'Expect: 100-continue']);
  expect(await refused.until(/62914560/)).toMatch(/^HTTP\/1\.1 413/);
  const taken = send(server, [...head, 'Content-Length: 1000', 'Expect: 100-continue']);
  expect(await taken.until(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 100/);
});

/** Sends pieces while they are accepted; returns the number of bytes. */
async function flood(
  { socket, received, closed }: Client,
  piece: Buffer,
  most: number,
): Promise<number> {
  let sent = 0;
  while (sent < most && received() === '' && !socket.destroyed) {
    socket.write(`${piece.length.toString(16)}\r\n`);
    socket.write(piece);
    sent += piece.length;
    if (!socket.write('\r\n')) await Promise.race([once(socket, 'drain'), closed]);
  }
  return sent;
}

test.each(ways)('an endless file as %s is cut off at 60 MiB', async (_way, head, before) => {
  const server = await startServer();
  const client = send(server, [...head, chunked]);
  if (before !== '') client.socket.write(`${before.length.toString(16)}\r\n${before}\r\n`);
  const sent = await flood(client, Buffer.alloc(1024 * 1024, 'x'), 200 * 1024 * 1024);
  expect(await client.until(/62914560/)).toMatch(/^HTTP\/1\.1 413[^]*62914560/);
  expect(sent).toBeGreaterThan(LARGEST_UPLOAD);
  // Bytes in the buffers of both sockets.
  expect(sent).toBeLessThan(LARGEST_UPLOAD + 16 * 1024 * 1024);
  await expect.poll(() => readdir(server.uploadsFolder)).toEqual([]);
});

test.each(ways)(
  'a client that disconnects while it sends %s leaves no file',
  async (_way, head, before) => {
    const server = await startServer();
    const client = send(server, [...head, 'Content-Length: 5000']);
    client.socket.write(`${before}%PDF-1.7`);
    await expect.poll(() => readdir(server.uploadsFolder)).toHaveLength(1);
    client.socket.destroy();
    await expect.poll(() => readdir(server.uploadsFolder)).toEqual([]);
  },
);

test.each(ways)(
  'a client that stalls while it sends %s is disconnected',
  async (_way, head, before) => {
    const server = await startServer({ uploadIdleMs: 150 });
    const client = send(server, [...head, 'Content-Length: 5000']);
    client.socket.write(`${before}%PDF-1.7`);
    await client.closed;
    await expect.poll(() => readdir(server.uploadsFolder)).toEqual([]);
  },
);

test('a file may take longer than the limit of other requests', async () => {
  const server = await startServer({ requestTimeoutMs: 200 });
  const slow = send(server, ['POST /documents HTTP/1.1', 'Content-Length: 14']);
  slow.socket.write('%PDF-1.7 ');
  const late = send(server, [
    'POST /graphql HTTP/1.1',
    'Content-Type: application/json',
    'Content-Length: 14',
  ]);
  late.socket.write('{');
  await late.closed;
  expect(late.received()).toMatch(/^HTTP\/1\.1 408 .*the request took too long$/s);
  slow.socket.write('%%EOF');
  expect(await slow.until(/expiresAt/)).toMatch(/^HTTP\/1\.1 201/);
});
