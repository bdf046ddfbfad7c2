import { MessageType } from 'graphql-ws';
import type { SocketSender } from '../websocket/socket-sender.ts';
import { textFrame, toOctets } from '../websocket/below-ws.ts';
import type { Outlet } from './sink.ts';
import type { Payload } from './payload.ts';

/**
 * The `next` messages of one operation on a socket. The payload, serialized once for all, stands behind the
 * operation's id, so that the bytes are those that graphql-ws would write.
 */
export class SocketOutlet implements Outlet {
  readonly #sender: SocketSender;
  /** The octets of what stands before the payload. */
  readonly #head: string;

  constructor(sender: SocketSender, id: string) {
    this.#sender = sender;
    // Joined and not concatenated: one string is kept for as long as the subscription lives, and not its parts.
    const parts = ['{"id":', JSON.stringify(id), `,"type":"${MessageType.Next}","payload":`];
    this.#head = toOctets(parts.join(''));
  }

  /** Of the whole socket: what other operations have waiting there is in the way of this one, too. */
  get unsent(): number {
    return this.#sender.unsent;
  }

  push(payload: Payload): void {
    this.#sender.push(this.#frameOf(payload));
  }

  send(payload: Payload): Promise<void> {
    return this.#sender.sendFrame(this.#frameOf(payload));
  }

  #frameOf(payload: Payload): string {
    return textFrame(`${this.#head}${payload.octets}}`);
  }
}
