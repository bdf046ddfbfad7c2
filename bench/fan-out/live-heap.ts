import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
// The flag takes effect only in contexts that are created after it was set.
const collect = runInNewContext('gc') as () => void;

/** Bytes in use after a complete garbage collection. */
export async function liveHeap(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    collect();
    // Finalizers run between turns of the event loop and release more memory.
    await new Promise(setImmediate);
  }
  return process.memoryUsage().heapUsed;
}
