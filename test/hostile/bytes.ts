import { once } from 'node:events';
import { connect } from 'node:net';
import { AUTHORIZATION } from './process.ts';

/** Bytes on a connection that no HTTP client sends, and the start of the response. */
export interface HostileBytes {
  readonly name: string;
  readonly bytes: string;
  readonly answer: RegExp;
}

const head = (...lines: readonly string[]): string => `${lines.join('\r\n')}\r\n\r\n`;
const KEY = `Authorization: ${AUTHORIZATION.authorization}`;
const upgrade = (path: string, ...more: readonly string[]): string =>
  head(`GET ${path} HTTP/1.1`, 'Host: a', 'Connection: Upgrade', ...more);
const BAD = /^HTTP\/1\.1 400 /;

export const HOSTILE_BYTES: readonly HostileBytes[] = [
  { name: 'no HTTP', bytes: head('hello'), answer: BAD },
  { name: 'TLS', bytes: '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001', answer: BAD },
  { name: 'a method that is none', bytes: head('FROB /graphql HTTP/1.1', 'Host: a'), answer: BAD },
  { name: 'no host', bytes: head('GET /graphql HTTP/1.1'), answer: BAD },
  {
    name: 'two lengths',
    bytes: head('POST /graphql HTTP/1.1', 'Host: a', 'Content-Length: 2', 'Content-Length: 3'),
    answer: BAD,
  },
  {
    name: 'a length and chunks',
    bytes: head(
      'POST /graphql HTTP/1.1',
      'Host: a',
      'Content-Length: 2',
      'Transfer-Encoding: chunked',
    ),
    answer: BAD,
  },
  {
    name: 'a length below none',
    bytes: head('POST /graphql HTTP/1.1', 'Host: a', 'Content-Length: -1'),
    answer: BAD,
  },
  {
    name: 'a chunk of no length',
    bytes: `${head('POST /callbacks/x HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked')}zz\r\n`,
    answer: BAD,
  },
  {
    name: 'a header of 100 KB',
    bytes: head('GET /health/live HTTP/1.1', 'Host: a', `X: ${'x'.repeat(100_000)}`),
    answer: /^HTTP\/1\.1 431 /,
  },
  {
    name: 'a folded header',
    bytes: head('GET /health/live HTTP/1.1', 'Host: a', 'X: a', ' b'),
    answer: BAD,
  },
  {
    name: 'an operation of 60 GB',
    bytes: head(
      'POST /graphql HTTP/1.1',
      'Host: a',
      KEY,
      'Content-Type: application/json',
      'Content-Length: 64424509440',
    ),
    answer: /^HTTP\/1\.1 413 /,
  },
  {
    name: 'a file of 60 GB',
    bytes: head('POST /documents HTTP/1.1', 'Host: a', KEY, 'Content-Length: 64424509440'),
    answer: /^HTTP\/1\.1 413 /,
  },
  {
    name: 'a push of 60 GB',
    bytes: head('POST /callbacks/x HTTP/1.1', 'Host: a', 'Content-Length: 64424509440'),
    answer: /^HTTP\/1\.1 413 /,
  },
  {
    name: 'an expectation that nobody has',
    bytes: head('POST /graphql HTTP/1.1', 'Host: a', 'Expect: the-worst', 'Content-Length: 0'),
    answer: /^HTTP\/1\.1 417 /,
  },
  {
    name: 'a tunnel',
    bytes: head('CONNECT evil.example:443 HTTP/1.1', 'Host: evil.example:443'),
    answer: /^$/,
  },
  {
    name: 'a socket elsewhere',
    bytes: upgrade('/documents', 'Upgrade: websocket'),
    answer: /^HTTP\/1\.1 404 /,
  },
  {
    name: 'a socket without its key',
    bytes: upgrade('/graphql', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'),
    answer: BAD,
  },
  {
    name: 'a socket of another protocol',
    bytes: upgrade('/graphql', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA'),
    // The offer is ignored, and without it this is a GET.
    answer: /^HTTP\/1\.1 405 /,
  },
  {
    name: 'a socket of a page of elsewhere',
    bytes: upgrade('/graphql', 'Upgrade: websocket', 'Origin: https://evil.example'),
    answer: /^HTTP\/1\.1 403 /,
  },
];

/** Sends bytes and resolves with the received data once the service ends the connection, or has responded. */
export async function exchange(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket
    .on('error', () => {})
    .on('data', (chunk) => {
      answer += String(chunk);
      // The rest of the body never comes.
      if (answer.includes('\r\n\r\n')) socket.destroy();
    });
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  return answer;
}
