import { MessageType } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Outlet } from './outlet.ts';

/**
 * The `next` messages of one operation on a socket. The payload, serialized once for all, stands behind the
 * operation's id, so that the bytes are those that graphql-ws would write.
 */
export class SocketOutlet implements Outlet {
  readonly #socket: WebSocket;
  readonly #head: string;

  constructor(socket: WebSocket, id: string) {
    this.#socket = socket;
    // Joined and not concatenated: one string is kept for as long as the subscription lives, and not its parts.
    this.#head = ['{"id":', JSON.stringify(id), `,"type":"${MessageType.Next}","payload":`].join(
      '',
    );
  }

  /** Of the whole socket: what other operations have waiting there is in the way of this one, too. */
  get unsent(): number {
    return this.#socket.bufferedAmount;
  }

  push(payload: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#socket.send(`${this.#head}${payload}}`);
  }

  send(payload: string): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#socket.readyState !== this.#socket.OPEN) return resolve();
      this.#socket.send(`${this.#head}${payload}}`, (error) => (error ? reject(error) : resolve()));
    });
  }
}
