import type { Server, ServerResponse } from 'node:http';

/**
 * Cuts connections whose clients take nothing of what is being sent, such as a file, for `stalledMs`. One on which
 * nothing is to be sent, such as a quiet event stream, may stay as it is.
 */
export function cutStalled(server: Server, stalledMs: number): void {
  server.setTimeout(stalledMs, (socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
}

/** Cuts a client that has not taken an answer within `answerTimeoutMs` after it was complete. */
export function cutUnread(response: ServerResponse, answerTimeoutMs: number): void {
  response.once('prefinish', () => {
    const timer = setTimeout(() => response.destroy(), answerTimeoutMs);
    response.once('close', () => clearTimeout(timer));
  });
}
