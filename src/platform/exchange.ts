import type { Dispatcher } from 'undici';
import {
  type AnswerCollector,
  collectText,
  collectWithFiles,
  type ReadAnswer,
} from './answer-files.ts';

/** One HTTP answer, read to its end. */
export interface Answer extends ReadAnswer {
  readonly status: number;
  /** The `Date` header as it came; null when there is none. */
  readonly date: string | null;
}

export interface ExchangeOptions {
  readonly timeoutMs: number;
  /** The answer brings a file along, in base64. */
  readonly expectsFile: boolean;
}

/**
 * One request and its answer, as undici tells of them. Its own promise, timer and text are all that it
 * takes: undici's `request` would add an interceptor, a signal and a stream, which cost more than the call.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly answer: Promise<Answer>;
  readonly #settle: PromiseWithResolvers<Answer>;
  readonly #collector: AnswerCollector;
  readonly #timer: NodeJS.Timeout;
  #controller: Dispatcher.DispatchController | null = null;
  #lateness: Error | null = null;
  #begun = false;
  #status = 0;
  #date: string | null = null;

  constructor({ timeoutMs, expectsFile }: ExchangeOptions) {
    this.#settle = Promise.withResolvers();
    this.answer = this.#settle.promise;
    this.#collector = expectsFile ? collectWithFiles() : collectText();
    this.#timer = setTimeout(() => this.#giveUp(), timeoutMs);
  }

  /**
   * True once a connection stands and the first byte is about to be written. Codes of errors would not do:
   * a refused handshake has dozens, and a reset connection may have carried a request or none.
   */
  get begun(): boolean {
    return this.#begun;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    // A request whose time ran out while it waited for a connection is dropped here, unsent.
    if (this.#lateness) return controller.abort(this.#lateness);
    this.#controller = controller;
    this.#begun = true;
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): void {
    this.#status = status;
    const { date } = headers;
    this.#date = typeof date === 'string' ? date : null;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#collector.push(chunk);
  }

  onResponseEnd(): void {
    clearTimeout(this.#timer);
    this.#settle.resolve({
      status: this.#status,
      date: this.#date,
      ...this.#collector.finish(),
    });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    clearTimeout(this.#timer);
    this.#settle.reject(error);
  }

  #giveUp(): void {
    this.#lateness = new DOMException('The time ran out.', 'TimeoutError');
    this.#settle.reject(this.#lateness);
    this.#controller?.abort(this.#lateness);
  }
}
