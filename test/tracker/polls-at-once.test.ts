import { expect, test } from 'vitest';
import { createPollsAtOnce, type PollsAtOnce } from '../../src/subjects/tracker/lanes.ts';

const start = (): PollsAtOnce => createPollsAtOnce({ initial: 64, least: 4, most: 128 });

function answer(polls: PollsAtOnce, times: number): void {
  for (let count = 0; count < times; count += 1) polls.answered();
}

test('one more poll is tried after every 64 answers, up to the most', () => {
  const polls = start();
  answer(polls, 63);
  expect(polls.limit).toBe(64);
  answer(polls, 1);
  expect(polls.limit).toBe(65);
  answer(polls, 64 * 100);
  expect(polls.limit).toBe(128);
});

test('polls without an answer in time halve them, down to the least, and they come back in full', () => {
  const polls = start();
  polls.timedOut();
  expect(polls.limit).toBe(32);
  for (let count = 0; count < 9; count += 1) polls.timedOut();
  expect(polls.limit).toBe(4);
  answer(polls, 64 * 200);
  expect(polls.limit).toBe(128);
});

test('a number at which the platform refused is never tried again', () => {
  const polls = start();
  answer(polls, 64 * 6);
  polls.refused();
  expect(polls.limit).toBe(35);
  answer(polls, 64 * 1000);
  expect(polls.limit).toBe(69);
});

test('answers before a failure do not count towards the next step', () => {
  const polls = start();
  answer(polls, 63);
  polls.timedOut();
  answer(polls, 63);
  expect(polls.limit).toBe(32);
});
