import type { IncomingMessage } from 'node:http';
import { type ServerOptions, WebSocket, WebSocketServer } from 'ws';
import { tooLong } from './body.ts';

/** A client that has not introduced itself has nothing long to say, and may be anybody. */
const INTRODUCTION_BYTES = 64 * 1024;

/** A socket server that closes a socket with 1009 for a message beyond `maxBodyBytes`, and names the limit. */
export function createSocketServer(
  maxBodyBytes: number,
  options: Pick<ServerOptions, 'handleProtocols'>,
): WebSocketServer {
  /** ws closes such a socket itself, and gives no reason. */
  class LimitedSocket extends WebSocket {
    override close(code?: number, reason?: string | Buffer): void {
      super.close(code, code === 1009 ? tooLong(maxBodyBytes) : reason);
    }
  }
  const maxPayload = maxBodyBytes;
  return new WebSocketServer({ ...options, noServer: true, maxPayload, WebSocket: LimitedSocket });
}

/** Cuts a socket that sends more than an introduction before `isKnown`: strangers get no large buffers. */
export function limitIntroduction(
  socket: WebSocket,
  { socket: connection }: IncomingMessage,
  isKnown: () => boolean,
): void {
  let length = 0;
  const count = (chunk: Buffer): void => {
    if (isKnown()) connection.off('data', count);
    else if ((length += chunk.length) > INTRODUCTION_BYTES) socket.terminate();
  };
  connection.on('data', count);
}
