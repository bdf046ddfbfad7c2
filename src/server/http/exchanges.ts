import type { ServerResponse } from 'node:http';
import { LinkedList } from '../../kernel/collections.ts';
import { lastResponse } from './short-responses.ts';

/** Time limits of a request and its response. */
export interface ExchangeTimes {
  /** Time limit for a client to send a complete request. */
  readonly requestTimeoutMs: number;
  /** Time limit for a client to read a complete response. */
  readonly answerTimeoutMs: number;
  /** Time limit for a client that reads nothing of its response. */
  readonly stalledMs: number;
}

/** A request and its response. */
interface Exchange {
  readonly response: ServerResponse;
  readonly begunAt: number;
  /** True for a request with a file, which has other limits. */
  readonly mayTakeLong: boolean;
  /** Time at which a scan found the response complete; null before. */
  completeAt: number | null;
}

/** Longest pause between two checks of the limits; shorter limits are checked four times within the shortest. */
const LOOK_EVERY_MS = 1_000;

/** Responses written in pieces whose last piece is known. */
const complete = new WeakSet<ServerResponse>();

/**
 * Notes that a response written in pieces is complete: otherwise, a client that reads only a little at a time could delay the
 * last piece forever.
 */
export function completed(response: ServerResponse): void {
  complete.add(response);
}

/**
 * All requests in progress. Clients that send or read too slowly are disconnected, up to a second late: nearly every request
 * ends long before, so an occasional scan costs less than a timer and a listener for each.
 */
export class Exchanges {
  readonly #underWay = new LinkedList<Exchange>();
  readonly #times: ExchangeTimes;
  readonly #lookEveryMs: number;
  #timer: NodeJS.Timeout | null = null;

  constructor(times: ExchangeTimes) {
    this.#times = times;
    const shortest = Math.min(times.requestTimeoutMs, times.answerTimeoutMs);
    this.#lookEveryMs = Math.min(LOOK_EVERY_MS, shortest / 4);
  }

  /** Responses in progress, oldest first. */
  responses(): readonly ServerResponse[] {
    return this.#underWay.all().map(({ response }) => response);
  }

  /** Watches a request and its response; returns a function that ends this. */
  begin(response: ServerResponse, mayTakeLong: boolean): () => void {
    if (this.#timer === null) this.#timer = this.#plan();
    return this.#underWay.add({
      response,
      begunAt: performance.now(),
      mayTakeLong,
      completeAt: null,
    });
  }

  #plan(): NodeJS.Timeout {
    return setTimeout(this.#look, this.#lookEveryMs).unref();
  }

  readonly #look = (): void => {
    this.#timer = this.#underWay.isEmpty ? null : this.#plan();
    const now = performance.now();
    for (const exchange of this.#underWay.all()) this.#hold(exchange, now);
  };

  #hold(exchange: Exchange, now: number): void {
    const { response, begunAt, mayTakeLong } = exchange;
    const { requestTimeoutMs, answerTimeoutMs, stalledMs } = this.#times;
    // yoga removes the time limit from the connection of a stream, so a client that reads nothing would stay connected forever.
    if (response.socket?.timeout === 0) response.socket.setTimeout(stalledMs);
    const isLate = now - begunAt >= requestTimeoutMs;
    if (isLate && !mayTakeLong && !response.req.complete) endIncomplete(response);
    if (response.writableEnded || complete.has(response)) exchange.completeAt ??= now;
    if (exchange.completeAt !== null && now - exchange.completeAt >= answerTimeoutMs)
      response.destroy();
  }
}

/** Ends an incomplete request. */
function endIncomplete(response: ServerResponse): void {
  const { req: request } = response;
  if (!response.headersSent)
    request.socket.write(lastResponse('408 Request Timeout', 'the request took too long'));
  request.destroy();
}
