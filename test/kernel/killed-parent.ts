/** Performs the task that its argument names in a child, and reports the child's process id before. */
import { BoundedWorker } from '../../src/kernel/bounded-worker.ts';

const worker = new BoundedWorker<string>(new URL('greedy-worker.ts', import.meta.url), {
  longestMs: 600_000,
  heapMib: 64,
});
const pid = await worker.perform('pid', 100);
void worker.perform(process.argv[2] ?? '', 100);
process.send?.(pid);
// Lives until it is killed, though it has nothing left to do.
process.on('disconnect', () => process.exit());
