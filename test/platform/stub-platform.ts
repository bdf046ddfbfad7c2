import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** The stub's key pair. */
export const stubCredentials = { appKey: 'stub-key', appSecret: 'stub-secret-7f3a' };

/** A received request. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Byte for byte, as text. */
  readonly body: string;
  /** The client's port: the same for two requests over one kept-alive connection. */
  readonly port: number;
}

/** Answers the n-th request, counted from 1. */
export type Answerer = (response: ServerResponse, request: Received, nth: number) => void;

/** A platform with given responses that records the received requests. */
export interface StubPlatform {
  readonly baseUrl: string;
  readonly received: readonly Received[];
}

/** Starts a stub on a free loopback port; it stops when the test ends. */
export async function startStub(answer: Answerer): Promise<StubPlatform> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = {
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
        port: request.socket.remotePort ?? 0,
      };
      received.push(one);
      answer(response, one, received.length);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  // A TCP server that is listening has an address and a port.
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}`, received };
}

/** Responds with an envelope; `date` is the time that the platform reports. */
export function sendEnvelope(
  response: ServerResponse,
  code: string,
  data: object | string | number | boolean = {},
  { status = 200, date }: { status?: number; date?: number } = {},
): void {
  if (date !== undefined) response.setHeader('Date', new Date(date).toUTCString());
  const envelope = { code, msg: `message of ${code}`, requestId: 'request-1', data };
  sendText(response, JSON.stringify(envelope), status);
}

/** Responds with any text. */
export function sendText(response: ServerResponse, body: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

/** The signature rule of document 1, section 5, over the received bytes. */
export function isSigned({ headers, body }: Received): boolean {
  const key = String(headers['x-app-key']);
  const timestamp = String(headers['x-timestamp']);
  const text = `${key}${timestamp}${body}${stubCredentials.appSecret}`;
  return headers['x-sign'] === createHash('sha256').update(text, 'utf8').digest('hex');
}
