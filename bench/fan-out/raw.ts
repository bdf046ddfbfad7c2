// Sockets that only send one text to all subscribers, at the lowest cost that ws allows.
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
// Acknowledges the connection as the protocol requires, and ignores the content of messages.
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
