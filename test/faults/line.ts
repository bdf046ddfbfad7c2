import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Random } from './random.ts';
import type { Manner } from './schedule.ts';

/** The network between one instance and its store. */
export interface Line extends AsyncDisposable {
  readonly port: number;
  begin(manner: Manner<'line'>): void;
  end(manner: Manner<'line'>): void;
}

/** One connection: `near` is the instance, `far` is the store. */
interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  /** Bytes in transit when the line was cut; a network repeats them when it is restored. */
  readonly held: { readonly to: Socket; readonly chunk: Buffer }[];
  /** Last time at which a delayed chunk arrives, by its receiver. */
  readonly due: Map<Socket, number>;
}

/** One in this many replies is cut in the middle, so that handshakes pass and commands are hit, too. */
const CUT_ONE_OF = 5;
/** Delay of a chunk on a slow line. */
const [LEAST_DELAY_MS, MOST_DELAY_MS] = [200, 5_000];
/** The same for replies that acknowledge a write: a lost one could cause a second effect. */
const CUT_ONE_WRITE_OF = 2;
/** A column of the statement that writes changes, named in its response. */
const WRITTEN = 'event_before';

/** Creates a line to `target`, a port of this machine; resolves when it can be used. */
export async function layLine(target: number, random: Random): Promise<Line> {
  const pairs = new Set<Pair>();
  let trouble: Manner<'line'> | null = null;

  const server = createServer((near) => {
    if (trouble === 'refuse') {
      near.resetAndDestroy();
      return;
    }
    const pair = { near, far: connect(target, '127.0.0.1'), held: [], due: new Map() };
    pairs.add(pair);
    near.on('data', (chunk: Buffer) => {
      if (trouble === 'reset-after-request' && random.between(1, CUT_ONE_OF) === 1) {
        pairs.delete(pair);
        near.resetAndDestroy();
        // In order, so that the store receives all of it, and the response is lost.
        pair.far.end(chunk);
        return;
      }
      pass(pair, pair.far, chunk);
    });
    pair.far.on('data', (chunk: Buffer) => {
      if (trouble === 'drop-replies') return;
      const oneOf = chunk.includes(WRITTEN) ? CUT_ONE_WRITE_OF : CUT_ONE_OF;
      if (trouble === 'reset-mid-reply' && random.between(1, oneOf) === 1) {
        near.write(chunk.subarray(0, chunk.length / 2), () => reset(pair));
        return;
      }
      if (trouble === 'half-close' && random.between(1, CUT_ONE_OF) === 1) {
        near.end(chunk);
        return;
      }
      pass(pair, near, chunk);
    });
    for (const socket of [near, pair.far]) {
      socket.on('error', () => reset(pair));
      socket.on('close', () => reset(pair));
    }
  });

  function pass({ held, due }: Pair, to: Socket, chunk: Buffer): void {
    if (trouble === 'blackhole') return void held.push({ to, chunk });
    const now = performance.now();
    const delayMs = trouble === 'slow' ? random.between(LEAST_DELAY_MS, MOST_DELAY_MS) : 0;
    // In order, even if a later chunk is delayed less.
    const at = Math.max(due.get(to) ?? 0, now + delayMs);
    if (at <= now) return void (to.writable && to.write(chunk));
    due.set(to, at);
    setTimeout(() => to.writable && to.write(chunk), at - now);
  }

  function reset(pair: Pair): void {
    pairs.delete(pair);
    pair.near.resetAndDestroy();
    pair.far.resetAndDestroy();
  }

  function resetAll(): void {
    for (const pair of pairs) reset(pair);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // A TCP server that is listening has an address and a port.
    port: (server.address() as AddressInfo).port,
    begin(manner) {
      trouble = manner;
      if (manner === 'refuse') resetAll();
    },
    end(manner) {
      trouble = null;
      // Bytes after a dropped reply would be read as that reply.
      if (manner === 'drop-replies') resetAll();
      for (const { held } of pairs) {
        for (const { to, chunk } of held.splice(0)) to.write(chunk);
      }
    },
    async [Symbol.asyncDispose]() {
      resetAll();
      server.close();
      await once(server, 'close');
    },
  };
}
