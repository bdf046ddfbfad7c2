import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A stretch of network between a client and a service that can be cut and mended. */
export interface BreakableLine {
  /** The address that the client takes for the service's. */
  readonly url: string;
  /** Resets every connection, and every new one at once, until it is mended. */
  cut(): void;
  mend(): void;
}

/** A line to the service at `target`; it is taken down when the test ends. */
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
      // A reset of one half is passed on to the other.
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
