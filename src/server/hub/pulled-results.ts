import type { ExecutionResult } from 'graphql';
import type { Outlet } from './outlet.ts';
import type { Payload } from './payload.ts';

/** A result that is serialized already; yoga calls `stringify` in place of its own. */
interface Serialized extends ExecutionResult {
  readonly stringify: () => string;
}

interface Waiting {
  readonly payload: Payload;
  readonly left?: () => void;
}

interface PulledResultsOptions {
  /** Called at the first pull: whoever serves the results begins then. */
  readonly begin: () => void;
  /** Called when the transport wants no more, and at the end. */
  readonly leave: () => void;
}

const done: IteratorReturnResult<undefined> = { done: true, value: undefined };

/**
 * The results of a subscription for a transport that pulls them, such as server-sent events. On a socket,
 * where payloads take their own way, it carries the end only: the error that ended it, and that nothing
 * follows. `return()` settles a waiting `next()`.
 */
export class PulledResults implements Outlet, AsyncIterableIterator<ExecutionResult, undefined> {
  readonly #options: PulledResultsOptions;
  #waiting: Waiting[] = [];
  #unsent = 0;
  /** The result that says why there are no more; null when there is nothing to say. */
  #last: ExecutionResult | null = null;
  #isOver = false;
  #hasBegun = false;
  #wake: (() => void) | null = null;

  constructor(options: PulledResultsOptions) {
    this.#options = options;
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

  /** Nothing follows what was handed over, but the result that says why. */
  end(last: ExecutionResult | null): void {
    this.#last = last;
    this.#isOver = true;
    this.#wake?.();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<ExecutionResult, undefined>> {
    this.#begin();
    for (;;) {
      const next = this.#waiting.shift();
      if (next) return { done: false, value: this.#taken(next) };
      if (this.#isOver) return this.#end();
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  return(): Promise<IteratorResult<ExecutionResult, undefined>> {
    this.#options.leave();
    this.#waiting = [];
    this.end(null);
    return Promise.resolve(done);
  }

  #begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    this.#options.begin();
  }

  #add(waiting: Waiting): void {
    if (this.#isOver) return;
    this.#waiting.push(waiting);
    this.#unsent += waiting.payload.text.length;
    this.#wake?.();
  }

  #taken({ payload, left }: Waiting): Serialized {
    this.#unsent -= payload.text.length;
    left?.();
    return { stringify: () => payload.text };
  }

  #end(): IteratorResult<ExecutionResult, undefined> {
    const last = this.#last;
    this.#last = null;
    return last === null ? done : { done: false, value: last };
  }
}
