import type { Dispatcher } from 'undici';
import type { Deadlines } from '../../kernel/time/deadlines.ts';
import type { OpenSink } from '../../kernel/files/local-file.ts';
import { goOnTogether } from '../../kernel/together.ts';
import {
  type AnswerCollector,
  collectWithFiles,
  type ReadAnswer,
  TextCollector,
} from './response-body.ts';
import type { AnswerRoom, Place } from './response-memory.ts';
import { AnswerTooLarge, FileNotStored } from '../errors.ts';

/** One HTTP answer, read to its end. */
export interface Answer extends ReadAnswer {
  readonly status: number;
  /** The `Date` header as it came; null when there is none. */
  readonly date: string | null;
  /** The `Retry-After` header as it came; null when there is none. */
  readonly retryAfter: string | null;
}

export interface ExchangeOptions extends AnswerKind {
  readonly timeoutMs: number;
}

/** The places into which answers are taken, and who tells those that do not come in time. */
export interface Receiving {
  readonly deadlines: Deadlines;
  readonly room: AnswerRoom;
  readonly openSink: OpenSink;
}

/**
 * One request and its answer, as undici tells of them. Its own promise, deadline and text are all that it
 * takes: undici's `request` would add an interceptor, a signal and a stream, which cost more than the call.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly answer: Promise<Answer>;
  readonly #settle: PromiseWithResolvers<Answer>;
  readonly #collector: AnswerCollector;
  readonly #place: Place;
  readonly #billed: boolean;
  readonly #largestBytes: number;
  readonly #inTime: () => void;
  #arrivedBytes = 0;
  #waitedInVain = false;
  #controller: Dispatcher.DispatchController | null = null;
  #lateness: Error | null = null;
  #begun = false;
  #status = 0;
  #date: string | null = null;
  #retryAfter: string | null = null;

  constructor(options: ExchangeOptions, { deadlines, room, openSink }: Receiving) {
    this.#settle = Promise.withResolvers();
    this.answer = this.#settle.promise;
    const readOn = (): void => void setImmediate(() => this.#readOn());
    this.#collector = options.expectsFile
      ? collectWithFiles(openSink, readOn)
      : new TextCollector();
    this.#billed = options.billed;
    this.#largestBytes = largestAnswer(options);
    this.#place = room.enter(readOn);
    this.#inTime = deadlines.set(options.timeoutMs, () => this.#giveUp());
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
    const { date, 'content-length': announced, 'retry-after': retryAfter } = headers;
    this.#date = typeof date === 'string' ? date : null;
    this.#retryAfter = typeof retryAfter === 'string' ? retryAfter : null;
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
    const read = this.#collector.finish();
    if (!(read instanceof Promise)) return goOnTogether('call', () => this.#resolve(read));
    read.then(
      (complete) => this.#resolve(complete),
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

  #resolve({ body, restore, discard }: ReadAnswer): void {
    const [status, date, retryAfter] = [this.#status, this.#date, this.#retryAfter];
    this.#settle.resolve({ status, date, retryAfter, body, restore, discard });
  }

  #end(): void {
    this.#inTime();
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

const MIB = 1024 * 1024;

/** No documented answer without a file is near this size. */
const LARGEST_FREE_ANSWER = 4 * MIB;

/** An answer that was paid for is not thrown away as long as it can be read at all. */
const LARGEST_BILLED_ANSWER = 32 * MIB;

/** Files have a limit of 60 MB, of which base64 makes 80. */
const LARGEST_ANSWER_WITH_FILE = 96 * MIB;

/** Facts about a call that its answer's limit follows from. */
interface AnswerKind {
  readonly billed: boolean;
  /** The answer brings a file along, in base64. */
  readonly expectsFile: boolean;
}

/** The most bytes that are taken of an answer. */
function largestAnswer({ billed, expectsFile }: AnswerKind): number {
  if (expectsFile) return LARGEST_ANSWER_WITH_FILE;
  return billed ? LARGEST_BILLED_ANSWER : LARGEST_FREE_ANSWER;
}

/** Statuses of HTTP whose `Retry-After` says when the same request may succeed. */
const NOT_NOW: ReadonlySet<number> = new Set([429, 503]);

/** A longer wait is an error of whoever asks for it, and would strand what is polled. */
const LONGEST_SECONDS = 24 * 60 * 60;

/**
 * The seconds that an answer of HTTP asks to wait, whichever of the two forms it has; null where it asks for
 * none. A date is compared with the clock that wrote it, where the answer has a `Date`.
 */
export function retryAfterSecondsOf(
  { status, date, retryAfter }: Pick<Answer, 'status' | 'date' | 'retryAfter'>,
  now: number,
): number | null {
  if (retryAfter === null || !NOT_NOW.has(status)) return null;
  const sentAt = Date.parse(date ?? '');
  const from = Number.isNaN(sentAt) ? now : sentAt;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - from) / 1_000);
  return seconds >= 0 ? Math.min(seconds, LONGEST_SECONDS) : null;
}
