import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../../kernel/log/log.ts';
import { addressOf } from '../auth/admission.ts';

/** Caps on open connections, WebSockets among them. */
export interface ConnectionCaps {
  /** Of all clients. */
  readonly mostConnections: number;
  /** Of one address; a proxy is one address. */
  readonly mostOfAddress: number;
}

export interface ConnectionsOptions extends ConnectionCaps {
  /** Time limit for a client that reads nothing of a response. */
  readonly stalledMs: number;
  readonly log: Pick<Log, 'warn'>;
}

/** The part of all connections from which idle ones are closed early. */
const CROWDED = 0.9;
const CROWDED_EVERY_MS = 100;
const LOG_EVERY_MS = 60_000;

/** Requests under way on one connection: Node reads on, and stores the responses behind one that is slow or not read. */
export const MOST_PIPELINED = 50;

/** Limit if the system does not say how many files a process may open. */
const UNKNOWN_FILES = 16_384;
/** Share of the files that connections get; the rest are for the store, the platform, documents and logs. */
const SHARE_OF_FILES = 0.75;
const MOST_CONNECTIONS = 20_000;

/**
 * Caps as set; by default as many connections as this process has file handles for, of which one address may have half.
 */
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

/** The connections of a server: caps them, and closes those that are idle or stalled. */
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
    // With a listener Node leaves each connection to it: an idle one too, after `keepAliveTimeout`.
    server.setTimeout(options.stalledMs, (socket) => {
      if (!this.#requests.has(socket) || socket.writableLength > 0) socket.destroy();
    });
  }

  /**
   * Counts a request on its connection; returns how to end that. Null beyond the most that one connection may have under
   * way: it is to be closed, so none that comes later on it is taken either (RFC 9112, section 9.6).
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
