import { once } from 'node:events';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that Linux assigns to connections: those of other tests may take any of them at any time. */
const [FIRST, LAST] = [12_000, 32_000];

/** Each process of a test run has its own ports, as a port found free is not bound yet. */
const SHARES = 10;
const SHARE = (LAST - FIRST) / SHARES;
const first = FIRST + SHARE * (Number(process.env['VITEST_POOL_ID'] ?? 0) % SHARES);
const given = new Set<number>();

/** A port of this machine without a listener, for a program that cannot choose one. No other call returns the same. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(first, first + SHARE);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    await new Promise((resolve) => void server.close(resolve));
  }
}
