import { WebSocket } from 'ws';

/** The response status of a WebSocket handshake; 101 if it is accepted. */
export function upgrade(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers,
    });
    socket.on('open', () => (socket.terminate(), resolve(101)));
    socket.on(
      'unexpected-response',
      (_request, response) => (socket.terminate(), resolve(response.statusCode)),
    );
    socket.on('error', reject);
  });
}
