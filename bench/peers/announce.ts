import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on any free port and prints the address. */
export async function announce(server: Server): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server that is listening has an address and a port.
  const { port } = server.address() as AddressInfo;
  console.log(`http://127.0.0.1:${port}/graphql`);
}
