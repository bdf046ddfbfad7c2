import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { waitMs } from '../../src/subjects/kind/observation.ts';
import { cadence } from './scene.ts';

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('a wait is never more than 15 % off, whatever the chance', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.boolean(), chance, (elapsedMs, isFollowed, drawn) => {
      const middle = waitMs(cadence, elapsedMs, isFollowed, { pace: 1, random: () => 0.5 });
      const wait = waitMs(cadence, elapsedMs, isFollowed, { pace: 1, random: () => drawn });
      expect(Math.abs(wait - middle)).toBeLessThanOrEqual(0.15 * middle + 1);
    }),
  );
});

test('what was opened together is asked about at different times', () => {
  const waits = [0, 0.25, 0.75].map((drawn) =>
    waitMs(cadence, 0, false, { pace: 1, random: () => drawn }),
  );
  expect(waits).toEqual([850, 925, 1075]);
});

test('following shortens a wait and never lengthens it', () => {
  const pacing = { pace: 1, random: () => 0.5 };
  expect(waitMs(cadence, 0, true, pacing)).toBe(1000);
  expect(waitMs(cadence, 3_600_000, true, pacing)).toBe(5000);
  expect(waitMs(cadence, 3_600_000, false, pacing)).toBe(60_000);
  const even = { ...cadence, growth: 1 };
  expect(waitMs(even, 3_600_000, false, pacing)).toBe(1000);
});
