import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy on loopback that can lose transferred data. */
export interface LossyProxy {
  readonly port: number;
  /**
   * The response to the next request that contains `text` is lost: the server has executed the request,
   * and the connection ends, or, with `instead`, transfers these bytes in place of it. Resolves when that has happened.
   */
  loseAnswerTo(text: string, instead?: Buffer): Promise<void>;
  /** Existing connections stay open and transfer nothing any more, as behind a broken router. */
  silence(): void;
  /** New connections lead to another port from now on. */
  turnTo(port: number): void;
  close(): Promise<void>;
}

/** A response that is to be lost. */
interface Loss {
  readonly text: string;
  readonly lost: () => void;
  readonly instead: Buffer | undefined;
}

/** Forwards to `port` on loopback. */
export async function startLossyProxy(port: number): Promise<LossyProxy> {
  let target = port;
  const sockets = new Set<Socket>();
  let marked: Loss | undefined;

  function forward(near: Socket): void {
    const far = connect(target, '127.0.0.1');
    let losing: Loss | undefined;
    const end = (): void => {
      for (const socket of [near, far]) {
        sockets.delete(socket);
        socket.destroy();
      }
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', end);
      socket.on('close', end);
    }
    near.on('data', (chunk) => {
      if (marked && chunk.includes(marked.text)) {
        losing = marked;
        marked = undefined;
      }
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (!losing) return void near.write(chunk);
      losing.lost();
      if (losing.instead === undefined) return end();
      near.write(losing.instead);
      losing = undefined;
    });
  }

  const server = createServer(forward).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return {
    port: address.port,
    loseAnswerTo: (text, instead) =>
      new Promise((resolve) => {
        marked = { text, instead, lost: resolve };
      }),
    silence() {
      for (const socket of sockets) socket.pause();
    },
    turnTo(other) {
      target = other;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
