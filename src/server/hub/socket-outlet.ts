import { MessageType } from 'graphql-ws';
import type { SocketSender } from '../socket-sender.ts';
import type { Outlet } from './outlet.ts';

/**
 * The `next` messages of one operation on a socket. The payload, serialized once for all, stands behind the
 * operation's id, so that the bytes are those that graphql-ws would write.
 */
export class SocketOutlet implements Outlet {
  readonly #sender: SocketSender;
  readonly #head: string;

  constructor(sender: SocketSender, id: string) {
    this.#sender = sender;
    // Joined and not concatenated: one string is kept for as long as the subscription lives, and not its parts.
    this.#head = ['{"id":', JSON.stringify(id), `,"type":"${MessageType.Next}","payload":`].join(
      '',
    );
  }

  /** Of the whole socket: what other operations have waiting there is in the way of this one, too. */
  get unsent(): number {
    return this.#sender.unsent;
  }

  push(payload: string): void {
    this.#sender.push(`${this.#head}${payload}}`);
  }

  send(payload: string): Promise<void> {
    return this.#sender.send(`${this.#head}${payload}}`);
  }
}
