import { expect, test } from 'vitest';
import { createPollsAtOnce } from '../../src/subjects/tracker/lanes.ts';

const start = (): ReturnType<typeof createPollsAtOnce> =>
  createPollsAtOnce({ initial: 64, least: 4, most: 128 });

function answer(polls: ReturnType<typeof createPollsAtOnce>, times: number): void {
  for (let count = 0; count < times; count += 1) polls.answered();
}

test('the concurrency rises by one after every 64 responses, up to the maximum', () => {
  const polls = start();
  answer(polls, 63);
  expect(polls.limit).toBe(64);
  answer(polls, 1);
  expect(polls.limit).toBe(65);
  answer(polls, 64 * 100);
  expect(polls.limit).toBe(128);
});

test('timeouts halve the concurrency, down to the minimum, and it recovers fully', () => {
  const polls = start();
  polls.timedOut();
  expect(polls.limit).toBe(32);
  for (let count = 0; count < 9; count += 1) polls.timedOut();
  expect(polls.limit).toBe(4);
  answer(polls, 64 * 200);
  expect(polls.limit).toBe(128);
});

test('a concurrency at which the platform rejected polls is never tried again', () => {
  const polls = start();
  answer(polls, 64 * 6);
  polls.refused();
  expect(polls.limit).toBe(35);
  answer(polls, 64 * 1000);
  expect(polls.limit).toBe(69);
});

test('responses before a failure do not count towards the next step', () => {
  const polls = start();
  answer(polls, 63);
  polls.timedOut();
  answer(polls, 63);
  expect(polls.limit).toBe(32);
});
