import { expect, test } from 'vitest';
import { BoundedWorker } from '../../../src/kernel/bounded-worker.ts';

const file = new URL('greedy-worker.ts', import.meta.url);

test.each(['time', 'heap', 'buffers', 'failure', 'late failure'])(
  'a task that takes %s without end is ended, and the next one is done as ever',
  async (greed) => {
    const worker = new BoundedWorker<string>(file, { longestMs: 2_000, heapMib: 64 });
    const before = process.memoryUsage.rss();
    const answers = ['one', greed, 'other'].map((task) => worker.perform(task, 100));
    const middle = greed === 'late failure' ? greed : null;
    expect(await Promise.all(answers)).toEqual(['one', middle, 'other']);
    expect(process.memoryUsage.rss() - before).toBeLessThan(400 * 1024 * 1024);
  },
);

test('a program that cannot be loaded is no fault of the task', async () => {
  const missing = new URL('missing-worker.ts', import.meta.url);
  const worker = new BoundedWorker<string>(missing, { longestMs: 2_000, heapMib: 64 });
  await expect(worker.perform('task', 100)).rejects.toThrow('Cannot find module');
});
