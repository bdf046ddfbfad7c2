import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Measurements } from '../kernel/measurements.ts';
import { Members } from '../kernel/members.ts';
import { answerText } from './answers.ts';
import { Deadlines } from './deadlines.ts';
import { LARGEST_BODY } from './multipart.ts';
import { pathOf } from './route.ts';
import { cutStalled, Readers } from './slow-readers.ts';

/** Handlers of requests, once the service is up. */
export interface Handlers {
  request(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** True for a request that may bring along a file: its client may have all the time that this takes. */
  mayTakeLong(request: IncomingMessage): boolean;
}

/** A bound port. Bound before anything else is made, because others need to know its address. */
export interface Listener {
  /** `http://host:port` without a slash at the end. */
  readonly url: string;
  /** From now on requests go to `handlers`; before, they are answered with 503. */
  serve(handlers: Handlers): void;
  /**
   * Takes no more connections, cuts streams (their clients resume elsewhere), lets requests under way
   * finish for up to `graceMs`, then cuts those too.
   */
  drain(graceMs: number): Promise<void>;
}

export interface ListenOptions {
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
  /** How long a client may take to send its request's headers, and the whole of it. */
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  /** How long it may take where `mayTakeLong` says so, and how long nothing may arrive meanwhile. */
  readonly uploadTimeoutMs: number;
  readonly uploadIdleMs: number;
  /** How long a client may take nothing of an answer, and how long the rest of it once it is complete. */
  readonly stalledMs: number;
  readonly answerTimeoutMs: number;
  readonly measurements: Pick<Measurements, 'requests' | 'unsentBytes'>;
}

/** Binds the port. Rejects when it cannot be had. */
export async function listen({
  host,
  port,
  headersTimeoutMs,
  requestTimeoutMs,
  uploadTimeoutMs,
  uploadIdleMs,
  stalledMs,
  answerTimeoutMs,
  measurements,
}: ListenOptions): Promise<Listener> {
  let handlers: Handlers = {
    request: (_request, response) => answerText(response, 503, 'starting'),
    upgrade: (_request, socket) => socket.destroy(),
    mayTakeLong: () => false,
  };
  const underWay = new Members<ServerResponse>();
  measurements.unsentBytes.watch(['http'], () =>
    underWay.all().reduce((sum, { writableLength }) => sum + writableLength, 0),
  );
  let draining = false;
  const readers = new Readers(answerTimeoutMs);
  // Node's own limit on the time of a request is one for all.
  const senders = new Deadlines(requestTimeoutMs, endIncomplete);
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    const ends = [underWay.add(response), readers.watch(response)];
    response.on('close', () => {
      for (const end of ends) end();
      measurements.requests.of(routeOf(request), String(response.statusCode)).add();
    });
    if (draining) response.shouldKeepAlive = false;
    if (handlers.mayTakeLong(request)) endWhenIdle(request, uploadIdleMs, stalledMs);
    else ends.push(senders.begin(response));
    handlers.request(request, response);
  };
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: uploadTimeoutMs,
      connectionsCheckingInterval: Math.min(headersTimeoutMs, 1_000),
    },
    serve,
  );
  // A client that asks first is not told to send what nobody will read.
  server.on('checkContinue', (request, response) => {
    if (Number(request.headers['content-length'] ?? 0) <= LARGEST_BODY) response.writeContinue();
    serve(request, response);
  });
  cutStalled(server, stalledMs);
  server.on('upgrade', (request, socket, head) => {
    // A client that goes away in the middle of the handshake is no matter of ours.
    socket.on('error', () => socket.destroy());
    handlers.upgrade(request, socket, head);
  });
  await bind(server, host, port);
  // A TCP server's address is no pipe name.
  const bound = server.address() as AddressInfo;

  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`,
    serve: (made) => void (handlers = made),
    async drain(graceMs) {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      draining = true;
      for (const response of underWay.all()) {
        // A client that kept its connection would keep the server from closing.
        response.shouldKeepAlive = false;
        if (isEventStream(response)) response.destroy();
      }
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(timer);
    },
  };
}

const ROUTES: ReadonlySet<string> = new Set([
  'graphql',
  'callbacks',
  'documents',
  'health',
  'metrics',
]);

/** The first part of a request's path where it is one of ours. */
function routeOf(request: IncomingMessage): string {
  const [, first = ''] = pathOf(request).split('/', 2);
  return ROUTES.has(first) ? first : 'other';
}

/** Ends a request of which not all has come. */
function endIncomplete(response: ServerResponse): void {
  const { req: request } = response;
  if (request.complete) return;
  if (!response.headersSent) {
    request.socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n');
  }
  request.destroy();
}

/** A client that hangs would otherwise keep its half of a file here for as long as an upload may take. */
function endWhenIdle(request: IncomingMessage, uploadIdleMs: number, stalledMs: number): void {
  const { socket } = request;
  request.setTimeout(uploadIdleMs, () => {
    if (!request.complete) request.destroy();
  });
  request.once('end', () => socket.setTimeout(stalledMs));
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function isEventStream(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/event-stream');
}
