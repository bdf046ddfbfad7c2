import type { ServerResponse } from 'node:http';
import { LinkedList } from '../../kernel/linked-list.ts';

/** Limits of a request with its answer. */
export interface ExchangeTimes {
  /** Time limit for a client to send its whole request. */
  readonly requestTimeoutMs: number;
  /** Time limit for it to read its response once that is complete. */
  readonly answerTimeoutMs: number;
}

/** A request with its answer. */
interface Exchange {
  readonly response: ServerResponse;
  readonly begunAt: number;
  /** A request that may bring along a file is held to other limits. */
  readonly mayTakeLong: boolean;
  /** When all of the answer was known, as far as it was looked at; null before. */
  completeAt: number | null;
}

/** Longest pause between two checks of the limits; shorter limits are checked four times within the shortest. */
const LOOK_EVERY_MS = 1_000;

/** Answers that are handed over piece by piece, and of which all pieces are known. */
const complete = new WeakSet<ServerResponse>();

/**
 * Says that an answer is complete which is handed over piece by piece, as its reader takes them: one who takes a
 * little now and then would hold the last piece back for ever.
 */
export function completed(response: ServerResponse): void {
  complete.add(response);
}

/**
 * All requests under way. Clients that send or read too slowly are cut off, up to a second late: nearly everything is over
 * long before, so that a look at all of them now and then costs less than a timer and a listener for each.
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

  /** The answers under way, the oldest first. */
  responses(): readonly ServerResponse[] {
    return this.#underWay.all().map(({ response }) => response);
  }

  /** Watches over a request and its answer; returns how to end that. */
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
    const { requestTimeoutMs, answerTimeoutMs } = this.#times;
    const isLate = now - begunAt >= requestTimeoutMs;
    if (isLate && !mayTakeLong && !response.req.complete) endIncomplete(response);
    if (response.writableEnded || complete.has(response)) exchange.completeAt ??= now;
    if (exchange.completeAt !== null && now - exchange.completeAt >= answerTimeoutMs)
      response.destroy();
  }
}

/** Ends a request of which not all has come. */
function endIncomplete(response: ServerResponse): void {
  const { req: request } = response;
  if (!response.headersSent)
    request.socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n');
  request.destroy();
}
