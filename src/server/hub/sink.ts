import { toOctets } from '../websocket/below-ws.ts';

/** Destination of payloads for one subscriber. */
export interface Sink {
  /** Bytes that were pushed and have not left this process. */
  readonly unsent: number;
  /** Sends a payload without waiting. Does nothing if the subscriber has disconnected. */
  push(payload: Payload): void;
  /** Sends a payload, and resolves when it has left. Never settles if the subscriber has disconnected. */
  send(payload: Payload): Promise<void>;
}

/** Unsent bytes above which a subscriber has fallen behind. */
export const MOST_UNSENT = 64 * 1024;

/** JSON text of a result, created once for all its subscribers. */
export class Payload {
  readonly text: string;
  #octets: string | null = null;

  constructor(text: string) {
    this.text = text;
  }

  /** Created when a socket first needs them; event streams use the text. */
  get octets(): string {
    this.#octets ??= toOctets(this.text);
    return this.#octets;
  }
}
