import { answerWith } from '../../src/kernel/bounded-worker.ts';

/** Greedy steps by task, each repeated without end. */
const greed: Readonly<Record<string, (taken: unknown[]) => unknown>> = {
  time: () => null,
  arrays: (taken) => taken.push(Array.from({ length: 10_000 }, () => ({ taken }))),
  objects: (taken) => taken.push({}),
  texts: (taken) => taken.push('a,'.repeat(1_000_000 + taken.length).split(',')),
  buffers: (taken) => taken.push(new Uint8Array(10_000_000).fill(1)),
};

/** Ends of a task without a result; some come after it. */
const ends: Readonly<Record<string, () => unknown>> = {
  failure: () => Promise.reject(new Error('the task failed')),
  exit: () => process.exit(),
  throw: () => {
    setImmediate(() => {
      throw new Error('nobody catches');
    });
    return Promise.withResolvers().promise;
  },
  'late failure': () => void Promise.reject(new Error('nobody waits')),
  'late throw': () =>
    void setImmediate(() => {
      throw new Error('nobody catches');
    }),
  'late exit': () => void setImmediate(() => process.exit()),
};

answerWith(async (task) => {
  if (task === 'environment') return { ...process.env };
  if (task === 'pid') return process.pid;
  if (task === 'bytes') return new Uint8Array(120_000_000).fill(1).length;
  if (task === 'map') {
    const taken = new Map<number, object>();
    for (let key = 0; ; key += 1) taken.set(key, {});
  }
  const take = greed[String(task)];
  const taken: unknown[] = [];
  if (take) for (;;) take(taken);
  await ends[String(task)]?.();
  return task;
});
