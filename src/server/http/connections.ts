import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../../kernel/log/log.ts';
import { addressOf } from '../auth/admission.ts';

/** Caps on open connections, including WebSockets. */
export interface ConnectionCaps {
  /** Maximum for all clients together. */
  readonly mostConnections: number;
  /** Maximum for one address; a proxy is one address. */
  readonly mostOfAddress: number;
}

export interface ConnectionsOptions extends ConnectionCaps {
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
   * Counts a request on its connection. Returns a function that ends the count, or null above the limit of one connection: it
   * is then to be closed, so later requests on it are rejected, too (RFC 9112, section 9.6).
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
