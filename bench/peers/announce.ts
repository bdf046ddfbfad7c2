import type { Server } from 'node:http';
import { listen } from '../listen.ts';

/** Listens on any free port and prints the address. */
export async function announce(server: Server): Promise<void> {
  console.log(`http://127.0.0.1:${await listen(server)}/graphql`);
}
