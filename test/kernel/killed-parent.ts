/** Runs the task named by its argument in a child, and reports the child's process id first. */
import { BoundedWorker } from '../../src/kernel/bounded-worker.ts';

const worker = new BoundedWorker<string>(new URL('greedy-worker.ts', import.meta.url), {
  longestMs: 600_000,
  heapMib: 64,
});
const pid = await worker.perform('pid', 100);
void worker.perform(process.argv[2] ?? '', 100);
process.send?.(pid);
// Keeps running until it is killed.
process.on('disconnect', () => process.exit());
