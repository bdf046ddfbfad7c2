import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Deadlines } from '../../src/server/deadlines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(): { deadlines: Deadlines<string>; expired: string[] } {
  const expired: string[] = [];
  return { deadlines: new Deadlines(1_000, (item) => void expired.push(item)), expired };
}

test('each item expires once, when its own time is over', () => {
  const { deadlines, expired } = start();
  deadlines.begin('first');
  vi.advanceTimersByTime(400);
  deadlines.begin('second');
  vi.advanceTimersByTime(599);
  expect(expired).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(expired).toEqual(['first']);
  vi.advanceTimersByTime(399);
  expect(expired).toEqual(['first']);
  vi.advanceTimersByTime(1);
  expect(expired).toEqual(['first', 'second']);
  vi.advanceTimersByTime(10_000);
  expect(expired).toEqual(['first', 'second']);
});

test('what has ended does not expire, and those behind it still do', () => {
  const { deadlines, expired } = start();
  const end = deadlines.begin('ended');
  vi.advanceTimersByTime(400);
  deadlines.begin('late');
  end();
  end();
  vi.advanceTimersByTime(1_000);
  expect(expired).toEqual(['late']);
});

test('one that begins when all others are over has its whole time', () => {
  const { deadlines, expired } = start();
  deadlines.begin('first');
  vi.advanceTimersByTime(5_000);
  deadlines.begin('second');
  vi.advanceTimersByTime(999);
  expect(expired).toEqual(['first']);
  vi.advanceTimersByTime(1);
  expect(expired).toEqual(['first', 'second']);
});
