import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

/** A gateway that closes sockets at any time, each as completed. */
export interface Gateway {
  /** The URL that the client uses for the service. */
  readonly url: string;
  /** The variables of each subscription that passed through. */
  readonly subscriptions: readonly Readonly<Record<string, unknown>>[];
  /** Closes all sockets with code 1000. */
  closeNormally(): void;
}

/** A gateway before the service at `target`; it is closed when the test ends. */
export async function startGateway(target: string): Promise<Gateway> {
  const subscriptions: Readonly<Record<string, unknown>>[] = [];
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (near) => {
    const far = new WebSocket(`${target.replace('http', 'ws')}/graphql`, near.protocol);
    const opened = once(far, 'open');
    // ws hands text over as a Buffer unless told otherwise.
    near.on('message', (data: RawData & Buffer) => {
      const text = data.toString('utf8');
      // The client's messages follow the protocol.
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
