import { readFileSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../../kernel/log/log.ts';
import { addressOf } from '../auth/admission.ts';
import { LinkedList } from '../../kernel/collections.ts';
import { lastResponse } from './short-responses.ts';

/** Caps on open connections, including WebSockets. */
export interface ConnectionCaps {
  /** Maximum for all clients together. */
  readonly mostConnections: number;
  /** Maximum for one address; a proxy is one address. */
  readonly mostOfAddress: number;
}

interface ConnectionsOptions extends ConnectionCaps {
  /** Time limit for a client that reads nothing of a response. */
  readonly stalledMs: number;
  readonly log: Pick<Log, 'warn'>;
}

/** Share of the maximum from which idle connections are closed early. */
const CROWDED = 0.9;
const CROWDED_EVERY_MS = 100;
const LOG_EVERY_MS = 60_000;

/** Maximum number of pipelined requests on one connection: Node keeps reading, and buffers responses behind a slow one. */
export const MOST_PIPELINED = 50;

/** Number of file handles to assume if the system does not report its limit. */
const UNKNOWN_FILES = 16_384;
/** Share of the files that connections get; the rest are for the store, the platform, documents and logs. */
const SHARE_OF_FILES = 0.75;
const MOST_CONNECTIONS = 20_000;

/** Configured caps. By default, the file handles of this process determine the total, and one address may have half of it. */
export function toConnectionCaps(set: {
  readonly maxConnections: number | null;
  readonly maxConnectionsPerAddress: number | null;
}): ConnectionCaps {
  const mostConnections =
    set.maxConnections ?? Math.min(MOST_CONNECTIONS, Math.floor(openFilesLimit() * SHARE_OF_FILES));
  const mostOfAddress = set.maxConnectionsPerAddress ?? Math.ceil(mostConnections / 2);
  return { mostConnections, mostOfAddress };
}

function openFilesLimit(): number {
  try {
    const soft = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return soft === undefined ? UNKNOWN_FILES : Number(soft);
  } catch {
    return UNKNOWN_FILES;
  }
}

/** Caps the connections of a server, and closes idle and stalled ones. */
export class Connections {
  readonly #options: ConnectionsOptions;
  readonly #server: Server;
  /** Number of requests in progress on each connection; a connection without any has no entry. */
  readonly #requests = new WeakMap<Socket, number>();
  readonly #ofAddress = new Map<string, number>();
  #count = 0;
  #crowdedAt = -Infinity;
  #loggedAt = -Infinity;

  constructor(server: Server, options: ConnectionsOptions) {
    this.#server = server;
    this.#options = options;
    server.on('connection', this.#admit);
    // With a listener, Node leaves timed-out connections to it, including idle ones after `keepAliveTimeout`.
    server.setTimeout(options.stalledMs, (socket) => {
      if (!this.#requests.has(socket) || socket.writableLength > 0) socket.destroy();
    });
  }

  /**
   * Counts a request on its connection. Returns a function that ends the count, or null above the limit of one connection: it is
   * then to be closed, so later requests on the connection are rejected, too (RFC 9112, section 9.6).
   */
  begin(socket: Socket): (() => void) | null {
    const underWay = this.#requests.get(socket) ?? 0;
    if (underWay >= MOST_PIPELINED) {
      this.#requests.set(socket, Infinity);
      return null;
    }
    this.#requests.set(socket, underWay + 1);
    return () => {
      const left = (this.#requests.get(socket) ?? 1) - 1;
      if (left > 0) this.#requests.set(socket, left);
      else this.#requests.delete(socket);
    };
  }

  readonly #admit = (socket: Socket): void => {
    const { mostConnections, mostOfAddress } = this.#options;
    const address = addressOf(socket);
    const ofAddress = this.#ofAddress.get(address) ?? 0;
    if (this.#count >= mostConnections * CROWDED) this.#closeIdle();
    if (this.#count >= mostConnections || ofAddress >= mostOfAddress) {
      this.#logRejection({ address, ofAddress, connections: this.#count });
      return void socket.destroy();
    }
    this.#count += 1;
    this.#ofAddress.set(address, ofAddress + 1);
    socket.once('close', () => {
      this.#count -= 1;
      const left = (this.#ofAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#ofAddress.set(address, left);
      else this.#ofAddress.delete(address);
    });
  };

  #closeIdle(): void {
    const now = performance.now();
    if (now - this.#crowdedAt < CROWDED_EVERY_MS) return;
    this.#crowdedAt = now;
    this.#server.closeIdleConnections();
  }

  #logRejection(fields: Readonly<Record<string, string | number>>): void {
    const now = performance.now();
    if (now - this.#loggedAt < LOG_EVERY_MS) return;
    this.#loggedAt = now;
    this.#options.log.warn('connections are rejected', fields);
  }
}

/** Time limits of a request and its response. */
export interface ExchangeTimes {
  /** Time limit for a client to send a complete request. */
  readonly requestTimeoutMs: number;
  /** Time limit for a client to read a complete response. */
  readonly answerTimeoutMs: number;
  /** Time limit for a client that reads nothing of its response. */
  readonly stalledMs: number;
}

/** A request and its response. */
interface Exchange {
  readonly response: ServerResponse;
  readonly begunAt: number;
  /** True for a request with a file, which has other limits. */
  readonly mayTakeLong: boolean;
  /** Time at which a scan found the response complete; null before. */
  completeAt: number | null;
}

/** Longest pause between two checks of the limits; shorter limits are checked four times within the shortest. */
const SCAN_EVERY_MS = 1_000;

/** Responses written in pieces whose last piece is known. */
const complete = new WeakSet<ServerResponse>();

/**
 * Notes that a response written in pieces is complete: otherwise, a client that reads only a little at a time could delay the
 * last piece forever.
 */
export function completed(response: ServerResponse): void {
  complete.add(response);
}

/**
 * All requests in progress. Clients that send or read too slowly are disconnected, up to a second late: nearly every request
 * ends long before, so an occasional scan costs less than a timer and a listener for each.
 */
export class Exchanges {
  readonly #underWay = new LinkedList<Exchange>();
  readonly #times: ExchangeTimes;
  readonly #scanEveryMs: number;
  #timer: NodeJS.Timeout | null = null;

  constructor(times: ExchangeTimes) {
    this.#times = times;
    const shortest = Math.min(times.requestTimeoutMs, times.answerTimeoutMs);
    this.#scanEveryMs = Math.min(SCAN_EVERY_MS, shortest / 4);
  }

  /** Responses in progress, oldest first. */
  responses(): readonly ServerResponse[] {
    return this.#underWay.all().map(({ response }) => response);
  }

  /** Watches a request and its response; returns a function that ends this. */
  begin(response: ServerResponse, mayTakeLong: boolean): () => void {
    if (this.#timer === null) this.#timer = this.#plan();
    return this.#underWay.add({
      response,
      begunAt: performance.now(),
      mayTakeLong,
      completeAt: null,
    });
  }

  #plan(): NodeJS.Timeout {
    return setTimeout(this.#scan, this.#scanEveryMs).unref();
  }

  readonly #scan = (): void => {
    this.#timer = this.#underWay.isEmpty ? null : this.#plan();
    const now = performance.now();
    for (const exchange of this.#underWay.all()) this.#check(exchange, now);
  };

  #check(exchange: Exchange, now: number): void {
    const { response, begunAt, mayTakeLong } = exchange;
    const { requestTimeoutMs, answerTimeoutMs, stalledMs } = this.#times;
    // yoga removes the time limit from the connection of a stream, so a client that reads nothing would stay connected forever.
    if (response.socket?.timeout === 0) response.socket.setTimeout(stalledMs);
    const isLate = now - begunAt >= requestTimeoutMs;
    if (isLate && !mayTakeLong && !response.req.complete) endIncomplete(response);
    if (response.writableEnded || complete.has(response)) exchange.completeAt ??= now;
    if (exchange.completeAt !== null && now - exchange.completeAt >= answerTimeoutMs)
      response.destroy();
  }
}

/** Ends an incomplete request. */
function endIncomplete(response: ServerResponse): void {
  const { req: request } = response;
  if (!response.headersSent)
    request.socket.write(lastResponse('408 Request Timeout', 'the request took too long'));
  request.destroy();
}
