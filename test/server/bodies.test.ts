import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type BodyAccount, BodyRoom } from '../../src/server/body/body-room.ts';
import { readBody } from '../../src/server/body/body.ts';
import { readMultipart } from '../../src/server/body/multipart.ts';
import { RawSocket } from './raw-socket.ts';
import { type BareServer, startServer } from './service.ts';

const QUERY = '{"query":"query ($t: String) { echo(text: $t) }","variables":{"t":"深圳市青禾"}}';

function post(
  { url }: BareServer,
  body: Uint8Array<ArrayBuffer> | string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
}

/** 深圳 in GBK, in place of the text. */
const inGbk = (): Uint8Array<ArrayBuffer> => {
  const [before = '', after = ''] = QUERY.split('深圳市青禾');
  const bytes = [Buffer.from(before), Buffer.from([0xc9, 0xee, 0xdb, 0xda]), Buffer.from(after)];
  return new Uint8Array(Buffer.concat(bytes));
};

const long = (kib: number): string => `{"query":"{ hello } #${'x'.repeat(kib * 1024)}"}`;

/** A POST whose body is sent in pieces. */
function begin({ url }: BareServer, head: readonly string[]): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setNoDelay();
  onTestFinished(() => void socket.destroy());
  const lines = [
    'POST /graphql HTTP/1.1',
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    ...head,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

async function answerOn(socket: Socket): Promise<string> {
  const [chunk] = (await once(socket, 'data')) as [Buffer]; // no encoding is set
  return chunk.toString('utf8');
}

test('a body that is not UTF-8 is rejected, with a new document and with a known one', async () => {
  const server = await startServer();
  for (const _ of [1, 2, 3]) {
    const refused = await post(server, inGbk());
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('UTF-8')]);
    expect(await (await post(server, QUERY)).text()).toContain('深圳市青禾');
  }
});

test.each(['gbk', '"GB18030"', 'utf-16le'])(
  'a body declared as %s is rejected',
  async (charset) => {
    const server = await startServer();
    const type = { 'content-type': `application/json; charset=${charset}` };
    const refused = await post(server, QUERY, type);
    expect(refused.status).toBe(415);
    expect(await refused.text()).toContain(charset.replaceAll('"', ''));
  },
);

test.each(['utf-8', '"UTF-8"', 'us-ascii'])('a body declared as %s is read', async (charset) => {
  const server = await startServer();
  const type = { 'content-type': `application/json; charset=${charset}` };
  for (const _ of [1, 2, 3]) expect((await post(server, QUERY, type)).status).toBe(200);
});

test('a byte order mark is ignored', async () => {
  const server = await startServer();
  for (const _ of [1, 2, 3]) expect((await post(server, `\u{feff}${QUERY}`)).status).toBe(200);
});

test('an encoded body is rejected with the name of its encoding', async () => {
  const refused = await post(await startServer(), QUERY, { 'content-encoding': 'gzip' });
  expect([refused.status, await refused.text()]).toEqual([415, expect.stringContaining('gzip')]);
});

test.each([
  {},
  { query: null },
  { query: '' },
  { documentId: 5 },
  { variables: { t: 'x' }, extensions: { persistedQuery: { version: 2, sha256Hash: 'x' } } },
])('a request without a document is rejected with 400, as %j', async (params) => {
  const server = await startServer();
  for (const accept of ['application/json', 'application/graphql-response+json']) {
    const refused = await post(server, JSON.stringify(params), { accept });
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('A request contains its document as a text in `query`'),
    ]);
  }
  const { query = null, ...others } = params;
  const socket = await new RawSocket(server.url).init();
  socket.send({ id: '1', type: 'subscribe', payload: { ...others, query } });
  expect(await socket.next()).toMatchObject({
    type: 'error',
    payload: [{ extensions: { code: 'BAD_REQUEST' } }],
  });
});

test('an empty operationName counts as absent', async () => {
  const server = await startServer();
  const body = JSON.stringify({ query: '{ hello }', operationName: '' });
  for (const _ of [1, 2, 3])
    expect(await (await post(server, body)).json()).toMatchObject({ data: { hello: 'hello' } });
});

test('a body that arrives byte by byte is read as a whole', async () => {
  const server = await startServer();
  const bytes = Buffer.from(QUERY);
  const announced = begin(server, [`Content-Length: ${bytes.length}`]);
  for (const byte of bytes) announced.write(Buffer.from([byte]));
  expect(await answerOn(announced)).toContain('深圳市青禾');

  const chunked = begin(server, ['Transfer-Encoding: chunked']);
  for (const byte of bytes) chunked.write(Buffer.from([0x31, 13, 10, byte, 13, 10]));
  chunked.write('0\r\n\r\n');
  expect(await answerOn(chunked)).toContain('深圳市青禾');
});

test('a body of thousands of one-byte chunks is cut off', async () => {
  const chunked = begin(await startServer(), ['Transfer-Encoding: chunked']);
  const closed = new Promise<void>((resolve) => {
    chunked.on('error', () => {}).on('close', () => resolve());
  });
  chunked.resume().write('1\r\n \r\n'.repeat(20_000));
  await closed;
  expect(chunked.bytesRead).toBe(0);
});

test('a body above its sender’s limit is rejected with 429, and a shorter one is accepted', async () => {
  const server = await startServer({ maxBodiesBytes: 1024 * 1024 });
  for (const _ of [1, 2, 3]) {
    const refused = await post(server, long(700));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect((await post(server, long(200))).status).toBe(200);
  }
});

test('memory reserved for a body is held during execution, even after its client left, and then released', async () => {
  // One client may use half of it.
  const server = await startServer({ maxBodiesBytes: 200_000 });
  const body = JSON.stringify({ query: '{ slow(name: "x") }' }).padEnd(60_000);
  const another = async (): Promise<number> => (await post(server, long(55))).status;
  for (const _ of [1, 2, 3]) {
    const leaving = begin(server, [`Content-Length: ${body.length}`]);
    leaving.write(body);
    await expect.poll(another).toBe(429);
    leaving.destroy();
    expect([await another(), await another(), await another()]).toEqual([429, 429, 429]);
    await server.query('mutation { release }');
    await expect.poll(another).toBe(200);
  }
  const leaving = begin(server, [`Content-Length: ${body.length}`]);
  leaving.write(body.slice(1));
  await expect.poll(another).toBe(429);
  leaving.destroy();
  await expect.poll(another).toBe(200);
});

test('reserved memory is counted per holder and in total, and released once', () => {
  const room = new BodyRoom(100);
  const [one, other, third] = ['a', 'b', 'c'].map((name) =>
    opened(room, [`key ${name}`, 'tenant t']),
  );
  one?.take(30);
  expect(() => other?.take(30)).toThrow('long requests');
  other?.take(20);
  expect(() => third?.take(1)).toThrow('long requests');
  const elsewhere = opened(room, ['tenant u']);
  elsewhere.take(50);
  expect(() => opened(room, ['tenant v']).take(1)).toThrow('long requests');
  one?.close();
  one?.close();
  third?.take(30);
  expect(() => third?.take(1)).toThrow('long requests');
});

test('a short body is accepted while its address has no memory left', () => {
  const room = new BodyRoom(100);
  opened(room, ['address a']).take(50);
  const short = room.open(['address a']);
  short.take(4 * 1024 - 1);
  short.take(1);
  expect(() => short.take(1)).toThrow('long requests');
  short.close();
  opened(room, ['address b']).take(50);
});

/** The account of a body that has used its uncounted bytes. */
function opened(room: BodyRoom, holders: readonly string[]): BodyAccount {
  const account = room.open(holders);
  account.take(4 * 1024);
  return account;
}

/** A request whose body has arrived completely and is unread; closed when the test ends. */
async function unreadRequest(type: string, body: string): Promise<IncomingMessage> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1'); // the server is listening
  const head = ['POST / HTTP/1.1', 'Host: h', `Content-Type: ${type}`];
  socket.write(`${head.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  const [request] = (await once(server, 'request')) as [IncomingMessage]; // node:http's own arguments
  await expect.poll(() => request.complete).toBe(true);
  return request;
}

const FORM = 'multipart/form-data; boundary=b';
const ignored = { field() {}, file: () => Promise.resolve() };

test.each([
  ['text', (left: IncomingMessage) => readBody(left, 1_000, new BodyRoom(1_000).open([]))],
  ['form', (left: IncomingMessage) => readMultipart(left, ignored)],
])('reading a %s whose client has left fails at once', async (_what, read) => {
  const left = await unreadRequest(FORM, '{}');
  left.destroy();
  await once(left, 'close');
  await expect(read(left)).rejects.toThrow('The client left');
});
