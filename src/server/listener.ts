import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { answerText } from './answers.ts';

/** What is done with requests once the service is up. */
export interface Handlers {
  request(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
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
}

/** Binds the port. Rejects when it cannot be had. */
export async function listen({
  host,
  port,
  headersTimeoutMs,
  requestTimeoutMs,
}: ListenOptions): Promise<Listener> {
  let handlers: Handlers = {
    request: (_request, response) => answerText(response, 503, 'starting'),
    upgrade: (_request, socket) => socket.destroy(),
  };
  const underWay = new Set<ServerResponse>();
  let draining = false;
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(headersTimeoutMs, 1_000),
    },
    (request, response) => {
      underWay.add(response);
      response.on('close', () => underWay.delete(response));
      if (draining) response.shouldKeepAlive = false;
      handlers.request(request, response);
    },
  );
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
      for (const response of underWay) {
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
