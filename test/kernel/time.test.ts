import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { systemClock, toShanghaiDay, toShanghaiIso } from '../../src/kernel/time/clock.ts';

test('an instant is written in Shanghai time, where the day changes at 16:00 UTC', () => {
  expect(toShanghaiIso(Date.UTC(2026, 10, 21, 1, 30))).toBe('2026-11-21T09:30:00+08:00');
  expect(toShanghaiDay(Date.UTC(2026, 11, 31, 15, 59, 59))).toBe('2026-12-31');
  expect(toShanghaiDay(Date.UTC(2026, 11, 31, 16))).toBe('2027-01-01');
});

test('the written text is the same instant, to the second', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800 }), (second) => {
      expect(Date.parse(toShanghaiIso(second * 1000))).toBe(second * 1000);
    }),
  );
});

test('an aborted sleep on the machine’s clock ends early, without an error', async () => {
  const abort = new AbortController();
  const sleep = systemClock.sleep(3_600_000, abort.signal);
  abort.abort();

  await expect(sleep).resolves.toBeUndefined();
  await expect(systemClock.sleep(3_600_000, abort.signal)).resolves.toBeUndefined();
  await expect(systemClock.sleep(1)).resolves.toBeUndefined();
});
