import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A network line between a client and a service that breaks during transfers. */
export interface CutLine {
  /** The URL that the client uses for the service. */
  readonly url: string;
  /** Number of cuts. */
  readonly cuts: number;
  /** New connections lead to another service from now on. */
  leadTo(target: string): void;
  /** Requested upgrades to WebSocket. */
  readonly upgrades: number;
}

export interface CutLineOptions {
  /**
   * Bytes from the service after which every connection is reset; called again after each cut. Infinity means
   * no cut, and is the default.
   */
  readonly bytesToCut?: () => number;
  /** Rejects all upgrades, like some companies' proxies. */
  readonly blocksWebSockets?: boolean;
}

/** A line to the service at `target`; it is closed when the test ends. */
export async function layCutLine(
  target: string,
  { bytesToCut = () => Infinity, blocksWebSockets = false }: CutLineOptions = {},
): Promise<CutLine> {
  let port = Number(new URL(target).port);
  let upgrades = 0;
  let cuts = 0;
  let left = bytesToCut();
  const open = new Set<Socket>();
  const reset = (): void => {
    for (const socket of open) socket.resetAndDestroy();
  };
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    near.on('data', (chunk) => {
      const isUpgrade = /^upgrade: websocket/im.test(chunk.toString('latin1'));
      if (isUpgrade) upgrades += 1;
      if (isUpgrade && blocksWebSockets)
        near.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
      else far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (chunk.length < left) {
        left -= chunk.length;
        near.write(chunk);
        return;
      }
      const whole = chunk.subarray(0, left);
      cuts += 1;
      left = bytesToCut();
      // Bytes from before the cut have reached the client, most often up to the middle of a frame.
      near.write(whole, reset);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    reset();
    server.close();
  });
  // A TCP server that is listening has an address and a port.
  const own = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${own}`,
    get cuts() {
      return cuts;
    },
    leadTo(other) {
      port = Number(new URL(other).port);
    },
    get upgrades() {
      return upgrades;
    },
  };
}
