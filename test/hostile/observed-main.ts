// The service, with a socket over which a test measures it: `look` returns its CPU time and memory, `work` does so
// after a piece of work of a known size, `collect` after garbage collection. `OBSERVER` is
// the path of the socket.
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { SERVICE_MAIN } from '../service-main.ts';
import type { Observation } from './process.ts';

/** 64 KB of JSON. */
const KNOWN_WORK = JSON.stringify(
  Array.from({ length: 2_000 }, (_, n) => ({ n, text: `value ${n}` })),
);

async function answer(socket: Socket, word: string): Promise<void> {
  if (word === 'work') JSON.parse(KNOWN_WORK, (_name, value: unknown) => value);
  // The bytes of buffers are freed a moment after their owners.
  for (let times = word === 'collect' ? 2 : 0; times > 0; times -= 1) {
    globalThis.gc?.();
    await new Promise(setImmediate);
  }
  const { user, system } = process.cpuUsage();
  const { heapUsed, external, rss } = process.memoryUsage();
  const observation: Observation = {
    computedMs: (user + system) / 1_000,
    heldBytes: heapUsed + external,
    residentBytes: rss,
  };
  socket.end(JSON.stringify(observation));
}

const observer = createServer((socket) => {
  socket.on('data', (word) => void answer(socket, word.toString()));
}).listen(process.env['OBSERVER']);
await once(observer, 'listening');
await import(SERVICE_MAIN);
