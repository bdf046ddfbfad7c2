import { toOctets } from '../websocket/below-ws.ts';

/** The JSON text of a result, made once for all who get it. */
export class Payload {
  readonly text: string;
  #octets: string | null = null;

  constructor(text: string) {
    this.text = text;
  }

  /** Made when a socket first asks: event streams do not need them. */
  get octets(): string {
    this.#octets ??= toOctets(this.text);
    return this.#octets;
  }
}
