import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A receiver's response, from now on. */
export type Behaviour =
  | {
      readonly type: 'status';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly type: 'redirect'; readonly to: string }
  /** Responds after this delay, by default with 200. */
  | { readonly type: 'slow'; readonly delayMs: number; readonly status?: number }
  /** Responds with 500 to bodies that contain a text, and with 200 to others. */
  | { readonly type: 'picky'; readonly text: string }
  /** Reads the request, and closes the connection during the response. */
  | { readonly type: 'cut' };

/** A received request. */
export interface ReceivedRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Status of the response; null if the connection was cut. */
  readonly status: number | null;
}

/** A receiver in its own process: reports each request, and behaves as set for its path. */
const behaviours = new Map<string, Behaviour>();

function report(request: ReceivedRequest): void {
  process.send?.(request);
}

const server: Server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const path = request.url ?? '';
    const { headers } = request;
    const body = Buffer.concat(chunks).toString();
    const behaviour = behaviours.get(path) ?? { type: 'status', status: 200 };
    const respond = (status: number): void => {
      report({ path, headers, body, at: Date.now(), status });
      if (behaviour.type === 'redirect') response.setHeader('location', behaviour.to);
      if (behaviour.type === 'status')
        response.setHeaders(new Map(Object.entries(behaviour.headers ?? {})));
      response.writeHead(status);
      response.end();
    };
    if (behaviour.type === 'status') return respond(behaviour.status);
    if (behaviour.type === 'picky') return respond(body.includes(behaviour.text) ? 500 : 200);
    if (behaviour.type === 'redirect') return respond(302);
    if (behaviour.type === 'slow')
      return void setTimeout(respond, behaviour.delayMs, behaviour.status ?? 200);
    report({ path, headers, body, at: Date.now(), status: null });
    request.socket.destroy();
  });
});

process.on('message', (message) => {
  // The test sends no other messages.
  const [path, behaviour] = message as readonly [string, Behaviour];
  behaviours.set(path, behaviour);
  process.send?.({ done: true });
});
process.on('disconnect', () => process.exit());

server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
  // A listening server has an address.
  process.send?.({ port: (server.address() as AddressInfo).port });
});
