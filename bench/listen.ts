import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on any free port of this machine, and resolves with the port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server that is listening has an address and a port.
  return (server.address() as AddressInfo).port;
}
