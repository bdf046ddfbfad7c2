import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
// The flag shows in contexts that are made after it was set.
const collect = runInNewContext('gc') as () => void;

/** Bytes that are in use after everything that can be collected was. */
export async function liveHeap(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    collect();
    // Finalizers run between turns, and let go of more.
    await new Promise(setImmediate);
  }
  return process.memoryUsage().heapUsed;
}
