// Sockets that do nothing but send one text to everybody: as cheap as ws makes it.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, MessageType } from 'graphql-ws';
import { WebSocket, WebSocketServer } from 'ws';
import { offer } from './offer.ts';

const server = new WebSocketServer({
  host: '127.0.0.1',
  port: 0,
  handleProtocols: () => GRAPHQL_TRANSPORT_WS_PROTOCOL,
});
// Greets as the protocol asks, and reads nothing of what it is told.
server.on('connection', (socket) =>
  socket.once('message', () => socket.send(JSON.stringify({ type: MessageType.ConnectionAck }))),
);
await once(server, 'listening');
// A server that listens on a port has no other form of address.
const { port } = server.address() as AddressInfo;

offer({
  url: `ws://127.0.0.1:${port}`,
  publish(like) {
    for (const socket of server.clients)
      if (socket.readyState === WebSocket.OPEN) socket.send(like);
  },
});
