import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A network line between a client and a service that can be cut and restored. */
export interface BreakableLine {
  /** The URL that the client uses for the service. */
  readonly url: string;
  /** Resets all connections, and new ones at once, until it is restored. */
  cut(): void;
  mend(): void;
}

/** A line to the service at `target`; it is closed when the test ends. */
export async function layLine(target: string): Promise<BreakableLine> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      // A reset of one side is passed on to the other.
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const cut = (): void => {
    isCut = true;
    for (const socket of open) socket.resetAndDestroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    cut();
    server.close();
  });
  // A TCP server that is listening has an address and a port.
  const own = (server.address() as AddressInfo).port;
  return { url: `http://127.0.0.1:${own}`, cut, mend: () => (isCut = false) };
}
