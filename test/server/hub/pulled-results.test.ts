import { expect, test } from 'vitest';
import { Payload, PulledResults } from '../../../src/server/hub/sink.ts';

/** Results of a transport that pulls, and the number of starts and ends of their source. */
function createResults(): {
  readonly results: PulledResults;
  readonly calls: string[];
  readonly pull: () => Promise<unknown>;
} {
  const calls: string[] = [];
  const results = new PulledResults({
    begin: () => void calls.push('begin'),
    leave: () => void calls.push('leave'),
  });
  const pull = async (): Promise<unknown> => {
    const { done, value } = await results.next();
    // The hub's payload is serialized already.
    return done === true
      ? 'done'
      : ((value as { stringify?: () => string }).stringify?.() ?? value);
  };
  return { results, calls, pull };
}

test('results that a stream has not pulled count as unsent until they are pulled', async () => {
  const { results, pull } = createResults();
  results.push(new Payload('first'));
  let hasLeft = false;
  void results.send(new Payload('second')).then(() => (hasLeft = true));
  expect(results.unsent).toBe('first'.length + 'second'.length);
  expect(await pull()).toBe('first');
  expect(results.unsent).toBe('second'.length);
  expect(hasLeft).toBe(false);
  expect(await pull()).toBe('second');
  expect(results.unsent).toBe(0);
  expect(hasLeft).toBe(true);
});

test('the source starts once, at the first pull', async () => {
  const { results, calls, pull } = createResults();
  expect(calls).toEqual([]);
  const pulled = pull();
  results.push(new Payload('first'));
  results.push(new Payload('second'));
  expect([await pulled, await pull()]).toEqual(['first', 'second']);
  expect(calls).toEqual(['begin']);
});

test('all waiting results are pulled before the result with the reason of the end, which comes once', async () => {
  const { results, pull } = createResults();
  results.push(new Payload('first'));
  results.end({ errors: [] });
  results.push(new Payload('too late'));
  expect([await pull(), await pull(), await pull()]).toEqual(['first', { errors: [] }, 'done']);
});

test('a transport that stops receives no waiting result, and no pull stays pending', async () => {
  const { results, calls, pull } = createResults();
  const pulled = pull();
  expect(await results.return()).toEqual({ done: true, value: undefined });
  expect(await pulled).toBe('done');
  expect(calls).toEqual(['begin', 'leave']);
  results.push(new Payload('too late'));
  expect(await pull()).toBe('done');
});

test('results that wait when a transport stops are not returned later', async () => {
  const { results, pull } = createResults();
  results.push(new Payload('first'));
  await results.return();
  expect(await pull()).toBe('done');
});
