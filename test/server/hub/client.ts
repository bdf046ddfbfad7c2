import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

/** A frame as it is kept: of a long one, its beginning and a print of all of it. */
export function kept(text: string): string {
  if (text.length < 4_096) return text;
  return `${text.slice(0, 200)}… ${createHash('sha256').update(text).digest('hex')}`;
}

/** One subscription on a socket of its own, whose frames are kept as they came. */
export class Client {
  readonly #socket: WebSocket;
  readonly #id: string;
  readonly #opened: Promise<unknown>;
  /** The frames of the subscription, as `kept` keeps them. */
  readonly frames: string[] = [];
  #notify = (): void => {};
  /** Answers to the questions whether everything has come. */
  #answers = 0;
  #questions = 0;

  constructor(url: string, id: string) {
    this.#id = id;
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    this.#opened = once(this.#socket, 'open');
    this.#socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      if (text.startsWith(`{"id":${JSON.stringify(id)},`)) this.frames.push(kept(text));
      else if (text.startsWith('{"id":"question')) this.#answers += Number(text.includes('"next"'));
      this.#notify();
    });
    onTestFinished(() => this.#socket.terminate());
  }

  async open(connectionParams: object = {}): Promise<this> {
    await this.#opened;
    this.#send({ type: 'connection_init', payload: connectionParams });
    await once(this.#socket, 'message');
    return this;
  }

  subscribe(query: string, variables: object = {}, operationName?: string): void {
    this.#send({ id: this.#id, type: 'subscribe', payload: { query, variables, operationName } });
  }

  /** Stops to read: what is sent piles up, in the systems first. */
  stall(): void {
    this.#socket.pause();
  }

  goOn(): void {
    this.#socket.resume();
  }

  /** Ends the subscription, not the socket. */
  complete(): void {
    this.#send({ id: this.#id, type: 'complete' });
  }

  close(): void {
    this.#socket.terminate();
  }

  /** Resolves when there are so many frames. */
  async has(count: number): Promise<void> {
    while (this.frames.length < count) await this.#news();
  }

  /** Resolves when what the service sent before it read this has come: an answer stands behind it. */
  async settled(): Promise<void> {
    this.#questions += 1;
    const payload = { query: '{ __typename }' };
    this.#send({ id: `question-${this.#questions}`, type: 'subscribe', payload });
    while (this.#answers < this.#questions) await this.#news();
  }

  #news(): Promise<void> {
    return new Promise((resolve) => (this.#notify = resolve));
  }

  #send(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }
}
