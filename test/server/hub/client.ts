import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

/** A frame as stored: a long one as its beginning and a hash of the whole. */
export function kept(text: string): string {
  if (text.length < 4_096) return text;
  return `${text.slice(0, 200)}… ${createHash('sha256').update(text).digest('hex')}`;
}

/** One subscription on its own socket, whose frames are stored as received. */
export class Client {
  readonly #socket: WebSocket;
  readonly #id: string;
  readonly #opened: Promise<unknown>;
  /** The frames of the subscription, in the form of `kept`. */
  readonly frames: string[] = [];
  #notify = (): void => {};
  /** Responses received to the queries that follow all sent frames. */
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

  /** Stops reading: sent data fills the system's buffers first. */
  stall(): void {
    this.#socket.pause();
  }

  goOn(): void {
    this.#socket.resume();
  }

  /** Ends the subscription, but not the socket. */
  complete(): void {
    this.#send({ id: this.#id, type: 'complete' });
  }

  close(): void {
    this.#socket.terminate();
  }

  /** Resolves after so many frames. */
  async has(count: number): Promise<void> {
    while (this.frames.length < count) await this.#news();
  }

  /** Resolves when all that the service sent before this call has arrived: a response follows it. */
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
