import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { BoundedWorker } from '../../src/kernel/bounded-worker.ts';

const file = new URL('greedy-worker.ts', import.meta.url);
/** A full heap is collected again and again before V8 gives up: the smaller, the sooner. */
const bounds = { longestMs: 1_000, heapMib: 32 };

const elsewhere = process.platform !== 'linux';

test.each(['time', 'arrays', 'objects', 'texts', 'map', 'failure', 'exit', 'throw'])(
  'a task that ends in %s returns null, and the next one runs as usual',
  async (end) => {
    const worker = new BoundedWorker<string>(file, bounds);
    const before = process.memoryUsage.rss();
    const answers = ['one', end, 'other'].map((task) => worker.perform(task, 100));
    expect(await Promise.all(answers)).toEqual(['one', null, 'other']);
    expect(process.memoryUsage.rss() - before).toBeLessThan(400 * 1024 * 1024);
  },
);

// Other systems limit its time only.
test.skipIf(elsewhere)(
  'a task that fills buffers is ended before its timeout, within its memory limit',
  async () => {
    const worker = new BoundedWorker<string>(file, { ...bounds, longestMs: 50_000 });
    const startedAt = performance.now();
    const answers = ['bytes', 'buffers', 'bytes'].map((task) => worker.perform(task, 130));
    expect(await Promise.all(answers)).toEqual([120_000_000, null, 120_000_000]);
    expect(performance.now() - startedAt).toBeLessThan(40_000);
  },
);

test.each(['late failure', 'late throw', 'late exit'])(
  'a %s after a result affects neither it nor the next one',
  async (end) => {
    const worker = new BoundedWorker<string>(file, bounds);
    const answers = ['one', end, 'other'].map((task) => worker.perform(task, 100));
    expect(await Promise.all(answers)).toEqual(['one', end, 'other']);
  },
);

test('a program that cannot be loaded is not reported as the task’s failure', async () => {
  const missing = new URL('missing-worker.ts', import.meta.url);
  const worker = new BoundedWorker<string>(missing, bounds);
  await expect(worker.perform('task', 100)).rejects.toThrow('failed to start');
});

test('a child’s start does not count towards its task’s timeout', async () => {
  const late = new URL('late-worker.ts', import.meta.url);
  const worker = new BoundedWorker<string>(late, { ...bounds, longestMs: 500 });
  expect(await worker.perform('task', 100)).toBe('task');
});

test('a child inherits no environment', async () => {
  vi.stubEnv('DATA_KEY', 'a secret');
  const environment = await new BoundedWorker<string>(file, bounds).perform('environment', 100);
  vi.unstubAllEnvs();
  expect(environment).toEqual({});
});

test.skipIf(elsewhere).each([
  ['idle', 0],
  ['time', 20], // a fifth of a CPU second: it is in the middle of the task
] as const)('no child is left when the service is killed: %s', async (task, computes) => {
  const parent = fork(new URL('killed-parent.ts', import.meta.url), [task]);
  const [pid] = (await once(parent, 'message')) as [number]; // of `killed-parent.ts`
  const computed = (await ticks(pid)) ?? 0;
  await expect.poll(() => ticks(pid)).toBeGreaterThanOrEqual(computed + computes);
  parent.kill('SIGKILL');
  await expect.poll(() => ticks(pid)).toBeNull();
});

/** CPU time of a process in hundredths of a second; null once it has ended, even if not yet reaped. */
async function ticks(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === '' || state === 'Z' ? null : Number(fields[10]);
}
