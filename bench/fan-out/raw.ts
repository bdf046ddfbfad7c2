// Sockets that do nothing but send one text to everybody: as cheap as ws makes it.
import { createServer } from 'node:http';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, MessageType } from 'graphql-ws';
import { WebSocket, WebSocketServer } from 'ws';
import { listen } from '../listen.ts';
import { offer } from './offer.ts';

const server = createServer();
const sockets = new WebSocketServer({
  server,
  handleProtocols: () => GRAPHQL_TRANSPORT_WS_PROTOCOL,
});
// Greets as the protocol asks, and reads nothing of what it is told.
sockets.on('connection', (socket) =>
  socket.once('message', () => socket.send(JSON.stringify({ type: MessageType.ConnectionAck }))),
);

offer({
  url: `ws://127.0.0.1:${await listen(server)}`,
  publish(like) {
    for (const socket of sockets.clients)
      if (socket.readyState === WebSocket.OPEN) socket.send(like);
  },
});
