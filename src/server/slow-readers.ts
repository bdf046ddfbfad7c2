import type { Server } from 'node:http';

/**
 * Cuts connections whose clients take nothing of what is being sent, such as a file, for `stalledMs`. One on which
 * nothing is to be sent, such as a quiet event stream, may stay as it is.
 */
export function cutStalled(server: Server, stalledMs: number): void {
  server.setTimeout(stalledMs, (socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
}
