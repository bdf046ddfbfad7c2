import { answerWith } from '../../../src/kernel/bounded-worker.ts';

/** Greedy steps by task, each repeated without end. */
const greed: Readonly<Record<string, (taken: unknown[]) => unknown>> = {
  time: () => null,
  heap: (taken) => taken.push(Array.from({ length: 10_000 }, () => ({ taken }))),
  buffers: (taken) => taken.push(new Uint8Array(10_000_000).fill(1)),
};

answerWith(async (task) => {
  const take = greed[String(task)];
  const taken: unknown[] = [];
  if (take) for (;;) take(taken);
  if (task === 'failure') throw new Error('the task failed');
  if (task === 'late failure') void Promise.reject(new Error('nobody waits'));
  return task;
});
