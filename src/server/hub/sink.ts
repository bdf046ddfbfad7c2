import type { ExecutionResult } from 'graphql';
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

/** A serialized result; yoga calls its `stringify` instead of serializing it. */
interface Serialized extends ExecutionResult {
  readonly stringify: () => string;
}

interface Waiting {
  readonly payload: Payload;
  readonly left?: () => void;
}

/** Source of the results. */
interface Source {
  /** Called at the first pull, when the source starts. */
  begin(): void;
  /** Called when the transport stops reading, and at the end. */
  leave(): void;
}

type Pulled = IteratorResult<ExecutionResult, undefined>;

const done: IteratorReturnResult<undefined> = { done: true, value: undefined };

/**
 * Results of a subscription for a transport that pulls them, such as server-sent events. On a socket, payloads are pushed, so
 * only the end is pulled: the error that ended the subscription, and completion. `return()` settles a waiting `next()`.
 */
export class PulledResults implements Sink, AsyncIterableIterator<ExecutionResult, undefined> {
  readonly #source: Source;
  #waiting: Waiting[] = [];
  #unsent = 0;
  /** Last result, with the error that ended the subscription; null for none. */
  #last: ExecutionResult | null = null;
  #isOver = false;
  #hasBegun = false;
  /** Settles the waiting pull. An async function would stay in memory until the next update. */
  #awaited: ((next: Pulled) => void) | null = null;

  constructor(source: Source) {
    this.#source = source;
  }

  get unsent(): number {
    return this.#unsent;
  }

  push(payload: Payload): void {
    this.#add({ payload });
  }

  send(payload: Payload): Promise<void> {
    return new Promise((left) => this.#add({ payload, left }));
  }

  /** Ends the results, with a last result if there is one. */
  end(last: ExecutionResult | null): void {
    this.#last = last;
    this.#isOver = true;
    this.#settle();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<Pulled> {
    this.#begin();
    return new Promise((resolve) => {
      this.#awaited = resolve;
      this.#settle();
    });
  }

  return(): Promise<Pulled> {
    this.#source.leave();
    this.#waiting = [];
    this.end(null);
    return Promise.resolve(done);
  }

  #begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    this.#source.begin();
  }

  #add(waiting: Waiting): void {
    if (this.#isOver) return;
    this.#waiting.push(waiting);
    this.#unsent += waiting.payload.text.length;
    this.#settle();
  }

  #settle(): void {
    const awaited = this.#awaited;
    if (awaited === null) return;
    const next = this.#waiting.shift();
    if (next === undefined && !this.#isOver) return;
    this.#awaited = null;
    awaited(next === undefined ? this.#end() : { done: false, value: this.#taken(next) });
  }

  #taken({ payload, left }: Waiting): Serialized {
    this.#unsent -= payload.text.length;
    left?.();
    return { stringify: () => payload.text };
  }

  #end(): Pulled {
    const last = this.#last;
    this.#last = null;
    return last === null ? done : { done: false, value: last };
  }
}
