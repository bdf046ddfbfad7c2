import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The network before a PostgreSQL, over which its standbys lag behind. */
export interface LaggingLine extends AsyncDisposable {
  readonly port: number;
  /** The port of this machine to which it leads. */
  leadTo(target: number): void;
  /** Delay of the server's writes to standbys. Bytes in transit are lost with the server. */
  lag(ms: number): void;
}

/** A standby identifies itself when it connects. */
const FROM_STANDBY = '\0replication\0';

/** Creates a line without a target, so that a server can announce its port. */
export async function layLaggingLine(): Promise<LaggingLine> {
  const sockets = new Set<Socket>();
  let target = 0;
  let lagMs = 0;

  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    let isStandby = false;
    let lastDue = 0;
    near.on('data', (chunk: Buffer) => {
      isStandby ||= chunk.includes(FROM_STANDBY);
      far.write(chunk);
    });
    far.on('data', (chunk: Buffer) => {
      if (!isStandby) return void near.write(chunk);
      // In order, even if the lag becomes shorter.
      lastDue = Math.max(lastDue, performance.now() + lagMs);
      setTimeout(
        () => near.writable && near.write(chunk),
        Math.max(0, lastDue - performance.now()),
      );
    });
    const reset = (): void => {
      for (const socket of [near, far]) {
        sockets.delete(socket);
        socket.resetAndDestroy();
      }
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', reset);
      socket.on('close', reset);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // A TCP server that is listening has an address and a port.
    port: (server.address() as AddressInfo).port,
    leadTo(port) {
      target = port;
    },
    lag(ms) {
      lagMs = ms;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.resetAndDestroy();
      server.close();
      await once(server, 'close');
    },
  };
}
