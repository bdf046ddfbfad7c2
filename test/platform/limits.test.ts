import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RateLimited } from '../../src/platform/errors.ts';
import { createLimiter, createLocalWindow } from '../../src/platform/limits.ts';
import { ManualClock } from '../manual-clock.ts';

const limit = { name: 'search', calls: 120, windowMs: 60_000 };

test('no minute, whenever it starts, has more than 120 calls, in any arrival pattern', async () => {
  // Bursts and pauses: most calls arrive nearly at once, and some after seconds.
  const gap = fc.oneof(
    { weight: 6, arbitrary: fc.constant(0) },
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 600 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1_000, max: 20_000 }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(gap, { minLength: 150, maxLength: 400 }), async (gaps) => {
      const clock = new ManualClock();
      const limiter = createLimiter(createLocalWindow(clock), clock);
      const sent: number[] = [];
      const taken: Promise<void>[] = [];
      for (const gapMs of gaps) {
        if (gapMs > 0) await clock.advance(gapMs);
        taken.push(
          limiter.take(limit, 'key').then(
            () => void sent.push(clock.now()),
            () => {},
          ),
        );
      }
      await clock.advance(10_000);
      await Promise.all(taken);

      expect(sent.length).toBeGreaterThanOrEqual(Math.min(120, gaps.length));
      sent.sort((left, right) => left - right);
      const spans = sent.slice(120).map((at, index) => at - (sent[index] ?? 0));
      expect(spans.filter((spanMs) => spanMs < 60_000)).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

/** A limiter whose 120 calls were just made. */
async function exhausted(): Promise<{ clock: ManualClock; take: () => Promise<void> }> {
  const clock = new ManualClock();
  const limiter = createLimiter(createLocalWindow(clock), clock);
  for (let call = 0; call < 120; call += 1) await limiter.take(limit, 'key');
  return { clock, take: () => limiter.take(limit, 'key') };
}

describe('the 121st call', () => {
  test('is rejected at once if its turn is more than five seconds away, with the time to wait', async () => {
    const { clock, take } = await exhausted();
    await clock.advance(54_900);

    const refusal = take();
    await expect(refusal).rejects.toThrow(RateLimited);
    await expect(refusal).rejects.toMatchObject({ retryAfterSeconds: 6, maybeApplied: false });
  });

  test('waits for its turn if it is near', async () => {
    const { clock, take } = await exhausted();
    await clock.advance(55_000);

    const taken = take().then(() => clock.now());
    const before = clock.now();
    await clock.advance(20_000);
    expect(await taken).toBe(before + 5_000);
  });

  test('counts from when it was sent, not from when it began to wait', async () => {
    const { clock, take } = await exhausted();
    await clock.advance(55_000);
    const waiting = Array.from({ length: 120 }, () => take());
    await clock.advance(5_000);
    await Promise.all(waiting);

    await clock.advance(54_000);
    await expect(take()).rejects.toMatchObject({ retryAfterSeconds: 6 });
  });

  test('uses no unit when it is rejected', async () => {
    const { clock, take } = await exhausted();
    for (let call = 0; call < 50; call += 1) await expect(take()).rejects.toThrow(RateLimited);
    await clock.advance(60_000);

    for (let call = 0; call < 120; call += 1) await expect(take()).resolves.toBeUndefined();
  });

  test.each([-2, 2])('has the same turn if the clock is set by %i hours', async (hours) => {
    const { clock, take } = await exhausted();
    clock.set(hours * 60 * 60_000);
    await expect(take()).rejects.toMatchObject({ retryAfterSeconds: 60 });
    await clock.advance(60_000);
    await expect(take()).resolves.toBeUndefined();
  });

  test('for another key or another limit has its own turn', async () => {
    const limiter = createLimiter(createLocalWindow(new ManualClock()), new ManualClock());
    const one = { name: 'one', calls: 1, windowMs: 60_000 };
    await limiter.take(one, 'key');

    await expect(limiter.take(one, 'other key')).resolves.toBeUndefined();
    await expect(limiter.take({ ...one, name: 'two' }, 'key')).resolves.toBeUndefined();
    await expect(limiter.take(one, 'key')).rejects.toThrow(RateLimited);
  });
});
