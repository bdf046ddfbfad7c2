import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { earliest, waitMs } from '../../src/subjects/kind/observation.ts';
import type { Claim, Subject } from '../../src/subjects/subject.ts';
import { decide } from '../../src/subjects/tracker/tracker.ts';
import { cadence, HOUR, SECOND } from './scene.ts';

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('a wait differs by at most 15 %, for any random value', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.boolean(), chance, (elapsedMs, isFollowed, drawn) => {
      const middle = waitMs(cadence, elapsedMs, isFollowed, { pace: 1, random: () => 0.5 });
      const wait = waitMs(cadence, elapsedMs, isFollowed, { pace: 1, random: () => drawn });
      expect(Math.abs(wait - middle)).toBeLessThanOrEqual(0.15 * middle + 1);
    }),
  );
});

test('subjects opened together are polled at different times', () => {
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

const subject = { state: 'ISSUING', snapshot: {}, changedAt: 0 } as Subject; // No other member is read.
const kind = { cadence, stateOrder: ['ISSUING'], finalStates: new Set<string>() };

const polledAt = (wakeAt: number | null): number =>
  earliest({ cadence, wakeAt: () => wakeAt }, subject, 5 * SECOND, 9 * SECOND);

test('an appointment brings a poll forward only while it is in the future', () => {
  expect([null, 0, 5 * SECOND, 6 * SECOND, HOUR].map(polledAt)).toEqual(
    [9, 9, 9, 6, 9].map((seconds) => seconds * SECOND),
  );
});

const failure = { code: null, platformCode: null, requestId: null };
const calm = { now: 0, steadyForMs: HOUR / 2, waitMs: () => SECOND };
const failed = { outcome: 'failed', retryAfterMs: 0, strain: null, reason: failure } as const;

test.each<[string, Partial<Parameters<typeof decide>[0]> & { readonly pushed?: boolean }, object]>([
  ['is polled again before its deadline', { now: HOUR - 1 }, { dueAt: HOUR }],
  ['is stale at its deadline', { now: HOUR }, { writing: { state: 'STALE', cause: 'DEADLINE' } }],
  [
    'is not stale at once after the clock was set ahead',
    { now: HOUR, steadyForMs: 0 },
    { dueAt: HOUR + SECOND },
  ],
  [
    'is polled again half an hour after the clock was set ahead',
    { now: HOUR, steadyForMs: 10, waitMs: () => HOUR },
    { dueAt: HOUR + HOUR / 2 - 10 },
  ],
  [
    'is stale where the platform is away',
    { now: HOUR, result: failed },
    { writing: { failure, state: 'STALE' } },
  ],
  [
    'is not stale where a push came that could not be asked about',
    { now: HOUR, result: failed, pushed: true },
    { dueAt: HOUR + SECOND, failure },
  ],
  [
    'is stale where the platform has no news after a push',
    { now: HOUR, pushed: true },
    { writing: { state: 'STALE' } },
  ],
])('a subject without news %s', (_what, { pushed = false, ...given }, decision) => {
  const claim: Claim = { subject, pushed, fence: 1, leasedUntil: 0 };
  const result = { outcome: 'answered', observation: null } as const;
  const circumstances = { claim, kind, result, ...calm, ...given };
  expect(decide(circumstances)).toMatchObject(decision);
});
