import type { Dispatcher } from 'undici';
import type { OpenSink } from '../../kernel/files/local-file.ts';
import { resumeBatched } from '../../kernel/turns.ts';
import {
  type BodyCollector,
  collectWithFiles,
  type ReceivedBody,
  TextCollector,
} from './envelope.ts';
import { AnswerTooLarge, FileNotStored } from '../errors.ts';

/** HTTP response, read to its end. */
export interface HttpResponse extends ReceivedBody {
  readonly status: number;
  /** The `Date` header as received; null when absent. */
  readonly date: string | null;
  /** The `Retry-After` header as received; null when absent. */
  readonly retryAfter: string | null;
}

export interface ExchangeOptions extends ResponseKind {
  readonly timeoutMs: number;
}

/** Parts that all exchanges of one transport share. */
interface Receiving {
  readonly memory: ResponseMemory;
  readonly openSink: OpenSink;
}

/**
 * One request and its response, as a handler of undici's `dispatch`. It needs a promise, a deadline and a text; undici's
 * `request` would add an interceptor, a signal and a stream, which cost more than the call.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly answer: Promise<HttpResponse>;
  readonly #outcome: PromiseWithResolvers<HttpResponse>;
  readonly #collector: BodyCollector;
  readonly #share: MemoryShare;
  readonly #billed: boolean;
  readonly #largestBytes: number;
  readonly #deadline: NodeJS.Timeout;
  #arrivedBytes = 0;
  #waitedInVain = false;
  #controller: Dispatcher.DispatchController | null = null;
  #lateness: Error | null = null;
  #begun = false;
  #status = 0;
  #date: string | null = null;
  #retryAfter: string | null = null;

  constructor(options: ExchangeOptions, { memory, openSink }: Receiving) {
    this.#outcome = Promise.withResolvers();
    this.answer = this.#outcome.promise;
    const readOn = (): void => void setImmediate(() => this.#readOn());
    this.#collector = options.expectsFile
      ? collectWithFiles(openSink, readOn)
      : new TextCollector();
    this.#billed = options.billed;
    this.#largestBytes = largestResponse(options);
    this.#share = memory.open(readOn);
    this.#deadline = setTimeout(() => this.#giveUp(), options.timeoutMs).unref();
  }

  /**
   * True once a connection is established and the first byte is about to be written. Error codes do not tell this: a failed
   * handshake has dozens, and a reset connection may have carried a request or none.
   */
  get begun(): boolean {
    return this.#begun;
  }

  /** True when a response had begun to arrive and its time ran out while it waited for memory. */
  get waitedInVain(): boolean {
    return this.#waitedInVain;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    // The time ran out while the request waited for a connection: the request is dropped, unsent.
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
    const mayGrow = this.#share.take(this.#collector.push(chunk));
    if (!mayGrow || this.#collector.isBehind) controller.pause();
  }

  onResponseEnd(): void {
    this.#end();
    const read = this.#collector.finish();
    if (!(read instanceof Promise)) return resumeBatched('call', () => this.#resolve(read));
    read.then(
      (complete) => this.#resolve(complete),
      (error: unknown) => this.#outcome.reject(new FileNotStored(error)),
    );
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#end();
    this.#collector.discard();
    this.#outcome.reject(error);
  }

  /** Called in a separate turn: undici asserts that no connection resumes while another one is being read. */
  #readOn(): void {
    if (!this.#share.waits && !this.#collector.isBehind) this.#controller?.resume();
  }

  #resolve({ body, restore, discard }: ReceivedBody): void {
    const [status, date, retryAfter] = [this.#status, this.#date, this.#retryAfter];
    this.#outcome.resolve({ status, date, retryAfter, body, restore, discard });
  }

  #end(): void {
    clearTimeout(this.#deadline);
    this.#share.release();
  }

  #refuse(controller: Dispatcher.DispatchController): void {
    controller.abort(
      new AnswerTooLarge({ largestBytes: this.#largestBytes, billed: this.#billed }),
    );
  }

  #giveUp(): void {
    this.#waitedInVain = this.#share.waits;
    this.#lateness = new DOMException('The time ran out.', 'TimeoutError');
    this.#outcome.reject(this.#lateness);
    this.#controller?.abort(this.#lateness);
  }
}

const MIB = 1024 * 1024;

/** No documented response of a `small` endpoint is near this size. */
const LARGEST_SMALL_RESPONSE = 4 * MIB;

/** A billed response is accepted at any size that can be read at all. */
const LARGEST_LARGE_RESPONSE = 32 * MIB;

/** A file of at most 60 MB is 80 MB in base64. */
const LARGEST_RESPONSE_WITH_FILE = 96 * MIB;

/** Facts about a call that decide how large its response may be. */
interface ResponseKind {
  readonly billed: boolean;
  /** True when the response holds a file in base64. */
  readonly expectsFile: boolean;
  readonly responseSize: ResponseSize;
}

/** Size that a free response without a file may have: up to 4 MiB for `small`, up to 32 MiB for `large`. */
export type ResponseSize = 'small' | 'large';

/** Largest response that is read, in bytes. */
function largestResponse({ billed, expectsFile, responseSize }: ResponseKind): number {
  if (expectsFile) return LARGEST_RESPONSE_WITH_FILE;
  return billed || responseSize === 'large' ? LARGEST_LARGE_RESPONSE : LARGEST_SMALL_RESPONSE;
}

/** Bytes of each response that are not counted, so that the many small responses never wait behind large ones. */
const FREE_BYTES = 256 * 1024;

/**
 * Bounds the memory of all responses that are being received. They grow until together they have `capacity` bytes. After that
 * only the response that grew large first is read on, whatever its size: one response always ends, so no two wait for each other.
 */
export class ResponseMemory {
  readonly #capacity: number;
  /** Responses with more than the free bytes, in the order in which they exceeded them. */
  readonly #large = new Set<MemoryShare>();
  #taken = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Opens the share of one response. Calls `resume` when the paused response may continue. */
  open(resume: () => void): MemoryShare {
    return new MemoryShare(this, resume);
  }

  /** Counts the bytes of a large response; true when it may be read on. */
  grow(share: MemoryShare, bytes: number): boolean {
    this.#large.add(share);
    this.#taken += bytes;
    return this.#mayGrow(share);
  }

  /** Frees the bytes of a response and resumes others in their order. */
  free(share: MemoryShare, bytes: number): void {
    if (!this.#large.delete(share)) return;
    this.#taken -= bytes;
    for (const next of this.#large) {
      if (!next.waits) continue;
      if (!this.#mayGrow(next)) return;
      next.resume();
    }
  }

  #mayGrow(share: MemoryShare): boolean {
    const [first] = this.#large;
    return this.#taken < this.#capacity || first === share;
  }
}

/** Memory of one response. */
class MemoryShare {
  readonly #memory: ResponseMemory;
  readonly #resume: () => void;
  #arrived = 0;
  #waits = false;

  constructor(memory: ResponseMemory, resume: () => void) {
    this.#memory = memory;
    this.#resume = resume;
  }

  /** True while the response waits to be resumed. */
  get waits(): boolean {
    return this.#waits;
  }

  /** Counts bytes that arrived. False: read no further until resumed. */
  take(bytes: number): boolean {
    const before = this.#counted;
    this.#arrived += bytes;
    if (this.#counted === 0) return true;
    this.#waits = !this.#memory.grow(this, this.#counted - before);
    return !this.#waits;
  }

  /** Frees everything that was taken. */
  release(): void {
    this.#waits = false;
    this.#memory.free(this, this.#counted);
  }

  resume(): void {
    this.#waits = false;
    this.#resume();
  }

  get #counted(): number {
    return Math.max(0, this.#arrived - FREE_BYTES);
  }
}
