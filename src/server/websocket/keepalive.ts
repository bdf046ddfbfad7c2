import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';

/** Groups of sockets, pinged one after another, so that thousands of sockets are not pinged at the same moment. */
const GROUPS = 32;

/** Pings each watched socket once every `everyMs`. One timer serves all sockets. */
export class Keepalive {
  readonly #everyMs: number;
  readonly #groups = Array.from({ length: GROUPS }, () => new Set<WatchedSocket>());
  #turn = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(everyMs: number) {
    this.#everyMs = everyMs;
  }

  /** Watches a socket. Its first ping comes after one round, at most one group's share earlier. */
  watch(socket: WebSocket): WatchedSocket {
    const watched = new WatchedSocket(socket, this);
    this.#groups[this.#turn]?.add(watched);
    this.#timer ??= setInterval(() => this.#next(), this.#everyMs / GROUPS);
    return watched;
  }

  forget(watched: WatchedSocket): void {
    for (const group of this.#groups) group.delete(watched);
    if (this.#timer === null || this.#groups.some(({ size }) => size > 0)) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }

  #next(): void {
    this.#turn = (this.#turn + 1) % GROUPS;
    for (const watched of this.#groups[this.#turn] ?? []) watched.ping();
  }
}

/**
 * Socket that is closed if it has not answered a ping with a pong by the next ping. Only a pong with the payload of that ping
 * counts, as a client can send pongs without reading. A paused socket is not pinged.
 */
export class WatchedSocket {
  readonly #socket: WebSocket;
  readonly #keepalive: Keepalive;
  #awaited: Buffer | null = null;

  constructor(socket: WebSocket, keepalive: Keepalive) {
    this.#socket = socket;
    this.#keepalive = keepalive;
    socket.on('pong', (payload) => {
      if (this.#awaited?.equals(payload) === true) this.#awaited = null;
    });
  }

  ping(): void {
    if (this.#socket.isPaused) return;
    if (this.#awaited !== null) return this.#socket.terminate();
    this.#awaited = randomBytes(4);
    this.#socket.ping(this.#awaited);
  }

  stop(): void {
    this.#keepalive.forget(this);
  }
}
