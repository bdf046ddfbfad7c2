import type { Server, ServerResponse } from 'node:http';
import { Deadlines } from './deadlines.ts';

/**
 * Cuts connections whose clients take nothing of what is being sent, such as a file, for `stalledMs`. One on which
 * nothing is to be sent, such as a quiet event stream, may stay as it is.
 */
export function cutStalled(server: Server, stalledMs: number): void {
  server.setTimeout(stalledMs, (socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
}

/** The event of an answer that is complete before its last piece is taken. */
const COMPLETED = Symbol('completed');

/** Cuts clients that have not taken an answer within `answerTimeoutMs` after it was complete. */
export class Readers {
  readonly #late: Deadlines<ServerResponse>;

  constructor(answerTimeoutMs: number) {
    this.#late = new Deadlines(answerTimeoutMs, (response) => response.destroy());
  }

  /** Watches over an answer; returns how to end that. */
  watch(response: ServerResponse): () => void {
    let end: (() => void) | null = null;
    const begin = (): void => void (end ??= this.#late.begin(response));
    response.once('prefinish', begin);
    response.once(COMPLETED, begin);
    return () => end?.();
  }
}

/**
 * Says that an answer is complete which is handed over piece by piece, as its reader takes them: one who takes a
 * little now and then would hold the last piece back for ever.
 */
export function completed(response: ServerResponse): void {
  response.emit(COMPLETED);
}
