import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, MessageType } from 'graphql-ws';
import { WebSocket, WebSocketServer } from 'ws';

/** A server that does nothing but send one text to everybody: as cheap as ws makes it. */
export interface PlainSockets extends AsyncDisposable {
  readonly url: string;
  send(text: string): void;
}

/** Greets as `graphql-transport-ws` asks, and reads nothing of what it is told. */
export async function startPlainSockets(): Promise<PlainSockets> {
  const server = new WebSocketServer({
    host: '127.0.0.1',
    port: 0,
    handleProtocols: () => GRAPHQL_TRANSPORT_WS_PROTOCOL,
  });
  server.on('connection', (socket) =>
    socket.once('message', () => socket.send(JSON.stringify({ type: MessageType.ConnectionAck }))),
  );
  await once(server, 'listening');
  // A server that listens on a port has no other form of address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    send(text) {
      for (const socket of server.clients)
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    async [Symbol.asyncDispose]() {
      for (const socket of server.clients) socket.terminate();
      server.close();
      await once(server, 'close');
    },
  };
}
