import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import { type Answer, withoutCost } from '../harness.ts';

/** A message of the protocol, as received. */
export interface Message {
  readonly id?: string;
  readonly type: string;
  readonly payload?: unknown;
}

/** The message without its cost report, unless it has another form. */
function shown(message: Message): Message {
  const { type, payload } = message;
  return type === 'next' ? { ...message, payload: withoutCost(payload as Answer) } : message;
}

/** A client that speaks `graphql-transport-ws` by hand. */
export class RawSocket {
  readonly #socket: WebSocket;
  readonly #received: Message[] = [];
  #notify = (): void => {};

  constructor(url: string, options: ClientOptions = {}) {
    this.#socket = new WebSocket(
      `${url.replace('http', 'ws')}/graphql`,
      'graphql-transport-ws',
      options,
    );
    this.#socket.on('message', (data: Buffer) => {
      this.#received.push(shown(JSON.parse(data.toString('utf8')) as Message));
      this.#notify();
    });
    onTestFinished(() => this.#socket.terminate());
  }

  /** Resolves with the close code. */
  get closed(): Promise<number> {
    return this.farewell.then(([code]) => code);
  }

  /** Resolves with the close code and the reason. */
  get farewell(): Promise<[code: number, reason: string]> {
    return once(this.#socket, 'close').then(([code, reason]) => [Number(code), String(reason)]);
  }

  async open(): Promise<this> {
    await once(this.#socket, 'open');
    return this;
  }

  async init(payload: object = {}): Promise<this> {
    await this.open();
    this.send({ type: 'connection_init', payload });
    await this.next();
    return this;
  }

  send(message: object | string): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  subscribe(id: string, query: string): void {
    this.send({ id, type: 'subscribe', payload: { query } });
  }

  /** Stops reading: sent data fills the system's buffers first. */
  stall(): void {
    this.#socket.pause();
  }

  goOn(): void {
    this.#socket.resume();
  }

  /** An unsolicited pong. */
  pong(): void {
    this.#socket.pong();
  }

  async next(): Promise<Message> {
    for (;;) {
      const message = this.#received.shift();
      if (message) return message;
      await new Promise<void>((resolve) => (this.#notify = resolve));
    }
  }
}
