import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';

/**
 * Pings a socket, and drops it when the ping before was not answered. Only what answers that very ping counts:
 * a client can send pongs without reading anything. One whose reading is being waited for is not asked.
 */
export function keepAlive(socket: WebSocket, pingMs: number): () => void {
  let awaited: Buffer | null = null;
  socket.on('pong', (payload) => {
    if (awaited?.equals(payload) === true) awaited = null;
  });
  const timer = setInterval(() => {
    if (socket.isPaused) return;
    if (awaited !== null) return socket.terminate();
    awaited = randomBytes(4);
    socket.ping(awaited);
  }, pingMs);
  return () => clearInterval(timer);
}
