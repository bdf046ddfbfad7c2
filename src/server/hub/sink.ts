import { toOctets } from '../websocket/below-ws.ts';

/** The way to one subscriber. */
export interface Sink {
  /** Bytes that were handed over and have not left this process. */
  readonly unsent: number;
  /** Hands a payload over without waiting. Nothing happens when the subscriber has gone. */
  push(payload: Payload): void;
  /** Hands a payload over, and resolves when it has left. Never settles when the subscriber has gone. */
  send(payload: Payload): Promise<void>;
}

/** A subscriber with more than this many bytes unsent has fallen behind. */
export const MOST_UNSENT = 64 * 1024;

/** The JSON text of a result, made once for all who get it. */
export class Payload {
  readonly text: string;
  #octets: string | null = null;

  constructor(text: string) {
    this.text = text;
  }

  /** Created when a socket first needs them: event streams do not. */
  get octets(): string {
    this.#octets ??= toOctets(this.text);
    return this.#octets;
  }
}
