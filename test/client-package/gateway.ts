import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

/** A gateway that ends sockets when it likes to, and says of each that all had been said. */
export interface Gateway {
  /** The address that the client takes for the service's. */
  readonly url: string;
  /** The variables of each subscription that went through it. */
  readonly subscriptions: readonly Readonly<Record<string, unknown>>[];
  /** Closes every socket with code 1000. */
  closeNormally(): void;
}

/** A gateway before the service at `target`; it is taken down when the test ends. */
export async function startGateway(target: string): Promise<Gateway> {
  const subscriptions: Readonly<Record<string, unknown>>[] = [];
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (near) => {
    const far = new WebSocket(`${target.replace('http', 'ws')}/graphql`, near.protocol);
    const opened = once(far, 'open');
    // ws hands text over as a Buffer unless told otherwise.
    near.on('message', (data: RawData & Buffer) => {
      const text = data.toString('utf8');
      // The client's own messages are of the protocol.
      const { type, payload } = JSON.parse(text) as {
        type: string;
        payload?: { variables: Readonly<Record<string, unknown>> };
      };
      if (type === 'subscribe' && payload) subscriptions.push(payload.variables);
      void opened.then(() => far.send(text));
    });
    far.on('message', (data: RawData & Buffer) => near.send(data.toString('utf8')));
    near.on('close', () => far.terminate());
  });
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate();
    server.close();
  });
  // A server that is listening on a port has an address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    subscriptions,
    closeNormally() {
      for (const socket of server.clients) socket.close(1000);
    },
  };
}
