import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Log } from '../../kernel/log/log.ts';
import type { Measurements } from '../../kernel/log/measurements.ts';
import { requests } from '../../messages/requests.ts';
import { lastResponse, respondWithError, respondWithText } from './short-responses.ts';
import {
  type ConnectionCaps,
  Connections,
  MOST_PIPELINED,
  Exchanges,
  type ExchangeTimes,
} from './connections.ts';
import { LARGEST_BODY } from '../body/multipart.ts';
import { pathOf, readTarget } from './request.ts';
import { isStream } from './response-types.ts';

/** Request handlers of the started service. */
export interface Handlers {
  request(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** True for a request that may contain a file, which gets more time. */
  mayTakeLong(request: IncomingMessage): boolean;
}

/** A bound port. It is bound first, as other parts need its address. */
interface Listener {
  /** `http://host:port` without a slash at the end. */
  readonly url: string;
  /** Passes requests to `handlers` from now on; earlier requests get 503. */
  serve(handlers: Handlers): void;
  /**
   * Stops accepting connections, ends streams (their clients resume on another instance), lets requests in progress finish for
   * up to `graceMs`, then ends those too.
   */
  drain(graceMs: number): Promise<void>;
}

interface ListenOptions extends ExchangeTimes, ConnectionCaps {
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
  /** Time limit for a client to send its request's headers. */
  readonly headersTimeoutMs: number;
  /** Time limit of a request for which `mayTakeLong` is true, and of each pause within it. */
  readonly uploadTimeoutMs: number;
  readonly uploadIdleMs: number;
  /** Keepalive time of a connection between two requests. */
  readonly keepAliveMs: number;
  readonly log: Pick<Log, 'warn'>;
  readonly measurements: Pick<Measurements, 'requests' | 'unsentBytes'>;
}

const BAD_REQUEST = lastResponse('400 Bad Request', 'bad request');

/** Binds the port. Rejects if it is not available. */
export async function listen({
  host,
  port,
  headersTimeoutMs,
  requestTimeoutMs,
  uploadTimeoutMs,
  uploadIdleMs,
  stalledMs,
  keepAliveMs,
  mostConnections,
  mostOfAddress,
  answerTimeoutMs,
  log,
  measurements,
}: ListenOptions): Promise<Listener> {
  let handlers: Handlers = {
    request: (_request, response) => respondWithText(response, 503, 'starting'),
    upgrade: (_request, socket) => socket.destroy(),
    mayTakeLong: () => false,
  };
  // Node's own time limit is the same for all requests.
  const exchanges = new Exchanges({ requestTimeoutMs, answerTimeoutMs, stalledMs });
  measurements.unsentBytes.watch(['http'], () =>
    exchanges.responses().reduce((sum, { writableLength }) => sum + writableLength, 0),
  );
  const countRequest = (request: IncomingMessage, { statusCode }: ServerResponse): void =>
    measurements.requests.inc({ route: routeOf(request), status: statusCode });
  let draining = false;
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    if (!readTarget(request)) return respondWithText(response, 400, 'bad request');
    const leave = connections.begin(request.socket);
    if (leave === null) {
      response.once('close', () => countRequest(request, response));
      const text = requests.tooManyOnSocket({ most: MOST_PIPELINED });
      return respondWithError(response, 429, 'RATE_LIMITED', text, { 'retry-after': '1' });
    }
    const mayTakeLong = handlers.mayTakeLong(request);
    const end = exchanges.begin(response, mayTakeLong);
    response.on('close', () => {
      end();
      leave();
      countRequest(request, response);
    });
    if (draining) response.shouldKeepAlive = false;
    if (mayTakeLong) endWhenIdle(request, uploadIdleMs, stalledMs);
    handlers.request(request, response);
  };
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: uploadTimeoutMs,
      connectionsCheckingInterval: Math.min(headersTimeoutMs, 1_000),
      keepAliveTimeout: keepAliveMs,
      // Other upgrade headers are offers that a server may ignore: Java's client offers h2c with its first request.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    serve,
  );
  // A client that sent `Expect: 100-continue` is not invited to send a body that is too long.
  server.on('checkContinue', (request, response) => {
    if (Number(request.headers['content-length'] ?? 0) <= LARGEST_BODY) response.writeContinue();
    serve(request, response);
  });
  const connections = new Connections(server, { mostConnections, mostOfAddress, stalledMs, log });
  server.on('upgrade', (request, socket, head) => {
    // A client that disconnects during the handshake is no error of the service.
    socket.on('error', () => socket.destroy());
    if (!readTarget(request)) return void socket.end(BAD_REQUEST);
    handlers.upgrade(request, socket, head);
  });
  await bind(server, { host, port }, 'HOST and PORT');
  // The address of a TCP server is never a pipe name.
  const bound = server.address() as AddressInfo;

  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`,
    serve: (made) => void (handlers = made),
    async drain(graceMs) {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      draining = true;
      for (const response of exchanges.responses()) {
        // A connection kept alive would prevent the server from closing.
        response.shouldKeepAlive = false;
        if (isStream(response.getHeader('content-type'))) response.destroy();
      }
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(timer);
    },
  };
}

/** Ends an upload that pauses too long: its partial file would otherwise stay until the time limit of uploads. */
function endWhenIdle(request: IncomingMessage, uploadIdleMs: number, stalledMs: number): void {
  const { socket } = request;
  request.setTimeout(uploadIdleMs, () => {
    if (!request.complete) request.destroy();
  });
  request.once('end', () => socket.setTimeout(stalledMs));
}

/** Listens at an address; rejects with the settings that name it, if this machine has no such address or it is in use. */
export function bind(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
  settings: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = ({ message }: Error): void =>
      reject(new Error(`it cannot listen at ${settings}: ${message}`));
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve();
    });
  });
}

const ROUTES = ['graphql', 'callbacks', 'documents', 'health', 'metrics', 'other'] as const;

/** First segment of a request's path if it is a route; `other` if not. */
function routeOf(request: IncomingMessage): (typeof ROUTES)[number] {
  const path = pathOf(request);
  const end = path.indexOf('/', 1);
  const first = path.slice(1, end < 0 ? undefined : end);
  return ROUTES.find((route) => route === first) ?? 'other';
}
