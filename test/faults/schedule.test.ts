import { describe, expect, test } from 'vitest';
import { createRandom } from './random.ts';
import { createSchedule, type Fault, type ScheduleOptions } from './schedule.ts';

const options: ScheduleOptions = {
  durationMs: 600_000,
  targets: { instance: 3, database: 1, pooler: 1, messenger: 1, line: 3, platform: 1 },
  last: 'database',
  longestFreezeMs: 30_000,
  meanGapMs: 15_000,
};
const scheduleOf = (seed: number): readonly Fault[] => createSchedule(createRandom(seed), options);

describe('a schedule of faults', () => {
  test('is the same for the same seed, and differs for another', () => {
    expect(scheduleOf(7)).toEqual(scheduleOf(7));
    expect(scheduleOf(8)).not.toEqual(scheduleOf(7));
  });

  test('starts and ends all faults within the run', () => {
    for (const { atMs, forMs } of scheduleOf(7)) {
      expect(atMs).toBeGreaterThanOrEqual(0);
      expect(forMs).toBeGreaterThan(0);
      expect(atMs + forMs).toBeLessThanOrEqual(options.durationMs);
    }
  });

  test('strikes each target with one fault at a time', () => {
    const freeFrom = new Map<string, number>();
    for (const { target, index, atMs, forMs } of scheduleOf(7)) {
      const name = `${target} ${index}`;
      expect(atMs).toBeGreaterThanOrEqual(freeFrom.get(name) ?? 0);
      freeFrom.set(name, atMs + forMs);
    }
    expect(freeFrom.size).toBe(10);
  });

  test('contains each kind of fault', () => {
    const happened = new Set(scheduleOf(7).map(({ target, manner }) => `${target}: ${manner}`));
    expect(happened.size).toBe(24);
  });

  test('ends with an outage of the database alone, followed by ten seconds without faults', () => {
    const faults = scheduleOf(7);
    const last = faults.at(-1);
    expect(last?.target).toBe('database');
    const endMs = (last?.atMs ?? 0) + (last?.forMs ?? 0);
    expect(options.durationMs - endMs).toBeGreaterThan(10_000);
    for (const { atMs, forMs } of faults.slice(0, -1)) {
      expect(atMs + forMs).toBeLessThanOrEqual(last?.atMs ?? 0);
    }
  });

  test('stops the messenger for twice the longest freeze', () => {
    const away = scheduleOf(7).filter(({ manner }) => manner === 'away');
    expect(away.length).toBeGreaterThan(0);
    expect(new Set(away.map(({ forMs }) => forMs))).toEqual(new Set([60_000]));
  });

  test('strikes existing targets only, each with its own kinds of faults', () => {
    const targets = { instance: 1, line: 3 };
    const faults = createSchedule(createRandom(7), { ...options, targets, last: null });
    expect(new Set(faults.map(({ target, index }) => `${target} ${index}`))).toEqual(
      new Set(['instance 0', 'line 0', 'line 1', 'line 2']),
    );
  });
});

test('numbers of a fork do not depend on the count of numbers taken before', () => {
  const [early, late] = [createRandom(7), createRandom(7)];
  late.next();
  expect(late.fork('pushes').next()).toBe(early.fork('pushes').next());
  expect(early.fork('pushes').next()).not.toBe(early.fork('orders').next());
});
