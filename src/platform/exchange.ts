import type { Dispatcher } from 'undici';
import type { OpenSink } from '../kernel/local-file.ts';
import {
  type AnswerCollector,
  collectText,
  collectWithFiles,
  type ReadAnswer,
} from './answer-files.ts';
import { type AnswerKind, largestAnswer } from './answer-limit.ts';
import type { AnswerRoom, Place } from './answer-room.ts';
import { AnswerTooLarge, FileNotStored } from './errors.ts';

/** One HTTP answer, read to its end. */
export interface Answer extends ReadAnswer {
  readonly status: number;
  /** The `Date` header as it came; null when there is none. */
  readonly date: string | null;
}

export interface ExchangeOptions extends AnswerKind {
  readonly timeoutMs: number;
}

/** The places into which answers are taken. */
export interface Receiving {
  readonly room: AnswerRoom;
  readonly openSink: OpenSink;
}

/**
 * One request and its answer, as undici tells of them. Its own promise, timer and text are all that it
 * takes: undici's `request` would add an interceptor, a signal and a stream, which cost more than the call.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly answer: Promise<Answer>;
  readonly #settle: PromiseWithResolvers<Answer>;
  readonly #collector: AnswerCollector;
  readonly #place: Place;
  readonly #billed: boolean;
  readonly #largestBytes: number;
  readonly #timer: NodeJS.Timeout;
  #arrivedBytes = 0;
  #waitedInVain = false;
  #controller: Dispatcher.DispatchController | null = null;
  #lateness: Error | null = null;
  #begun = false;
  #status = 0;
  #date: string | null = null;

  constructor({ timeoutMs, ...kind }: ExchangeOptions, { room, openSink }: Receiving) {
    this.#settle = Promise.withResolvers();
    this.answer = this.#settle.promise;
    const readOn = (): void => void setImmediate(() => this.#readOn());
    this.#collector = kind.expectsFile ? collectWithFiles(openSink, readOn) : collectText();
    this.#billed = kind.billed;
    this.#largestBytes = largestAnswer(kind);
    this.#place = room.enter(readOn);
    this.#timer = setTimeout(() => this.#giveUp(), timeoutMs);
  }

  /**
   * True once a connection stands and the first byte is about to be written. Codes of errors would not do:
   * a refused handshake has dozens, and a reset connection may have carried a request or none.
   */
  get begun(): boolean {
    return this.#begun;
  }

  /** True when an answer had begun to come, and there was no room for the rest of it in time. */
  get waitedInVain(): boolean {
    return this.#waitedInVain;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    // A request whose time ran out while it waited for a connection is dropped here, unsent.
    if (this.#lateness) return controller.abort(this.#lateness);
    this.#controller = controller;
    this.#begun = true;
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): void {
    this.#status = status;
    const { date, 'content-length': announced } = headers;
    this.#date = typeof date === 'string' ? date : null;
    if (Number(announced) > this.#largestBytes) this.#refuse(controller);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#arrivedBytes += chunk.length;
    if (this.#arrivedBytes > this.#largestBytes) return this.#refuse(controller);
    const mayGrow = this.#place.take(this.#collector.push(chunk));
    if (!mayGrow || this.#collector.isBehind) controller.pause();
  }

  onResponseEnd(): void {
    this.#end();
    this.#collector.finish().then(
      (read) => this.#settle.resolve({ status: this.#status, date: this.#date, ...read }),
      (error: unknown) => this.#settle.reject(new FileNotStored(error)),
    );
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#end();
    this.#collector.discard();
    this.#settle.reject(error);
  }

  /** In a turn of its own: undici asserts that no connection is read on from within the reading of another. */
  #readOn(): void {
    if (!this.#place.waits && !this.#collector.isBehind) this.#controller?.resume();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#place.leave();
  }

  #refuse(controller: Dispatcher.DispatchController): void {
    controller.abort(
      new AnswerTooLarge({ largestBytes: this.#largestBytes, billed: this.#billed }),
    );
  }

  #giveUp(): void {
    this.#waitedInVain = this.#place.waits;
    this.#lateness = new DOMException('The time ran out.', 'TimeoutError');
    this.#settle.reject(this.#lateness);
    this.#controller?.abort(this.#lateness);
  }
}
