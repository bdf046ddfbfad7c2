import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLog } from '../../../src/kernel/log/log.ts';
import { alone, type Serving } from '../../../src/server/hub/member.ts';

/** A subscription executed alone, over a source of these steps; `did` records its results. */
function serve(steps: readonly (() => Promise<unknown>)[]) {
  const did: string[] = [];
  const rest = [...steps];
  const source: AsyncIterator<unknown> = {
    async next() {
      did.push('pulled');
      const step = rest.shift();
      return step === undefined
        ? { done: true, value: undefined }
        : { done: false, value: await step() };
    },
    async return() {
      did.push('returned');
      await setImmediate();
      did.push('closed');
      return { done: true, value: undefined };
    },
  };
  const serving = {
    args: { contextValue: { app: { log: createLog('silent') }, language: 'en' } },
    execute: async (event: unknown) => ({ data: { event } }),
    finish: (errors: readonly unknown[] = []) => void did.push(`finished ${errors.length}`),
  };
  return { did, results: alone(serving as unknown as Serving, source) };
}

test('a source that fails ends the subscription with the reason, and is not pulled again', async () => {
  const { did, results } = serve([async () => 1, () => Promise.reject(new Error('away'))]);
  expect((await results.next()).value).toEqual({ data: { event: 1 } });
  expect((await results.next()).value).toMatchObject({ errors: [{}] });
  expect(await results.next()).toMatchObject({ done: true });
  expect(did.slice(0, 3)).toEqual(['pulled', 'pulled', 'finished 1']);
  expect(did).not.toContainEqual('returned');
  expect(did.filter((each) => each === 'pulled')).toHaveLength(2);
});

test('a source that ends, or whose client disconnects, is not pulled again', async () => {
  const ended = serve([]);
  for (const _ of [1, 2]) expect(await ended.results.next()).toMatchObject({ done: true });
  expect(ended.did.slice(0, 2)).toEqual(['pulled', 'finished 0']);
  expect(ended.did.filter((each) => each === 'pulled')).toHaveLength(1);
  const left = serve([async () => 1]);
  await left.results.return?.();
  expect(await left.results.next()).toMatchObject({ done: true });
  expect(left.did.slice(0, 3)).toEqual(['returned', 'closed', 'finished 0']);
});
