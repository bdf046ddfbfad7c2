import { afterAll, beforeAll, expect, test } from 'vitest';
import { JournalUnavailable } from '../../src/journal/journal.ts';
import { randomId } from '../../src/kernel/ids.ts';
import { ManualClock } from '../manual-clock.ts';
import { type RedisServer, startRedis } from '../redis-server.ts';
import { openForTest, urlOf } from './redis-journal.ts';

const LIMIT = { calls: 120, windowMs: 60_000 };
const PATIENCE_MS = 5_000;

let server: RedisServer;

beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.destroy());

test('three instances together book no more than 120 window in any 60 seconds', async () => {
  const clock = new ManualClock();
  const prefix = randomId();
  const instances = await Promise.all(
    [1, 2, 3].map(() => openForTest(urlOf(server), { prefix, clock })),
  );
  const window: number[] = [];
  for (let second = 0; second < 130; second += 1) {
    const asked = instances.flatMap(({ window: shared }) => [
      shared.reserve('lookup', LIMIT, PATIENCE_MS),
      shared.reserve('lookup', LIMIT, PATIENCE_MS),
    ]);
    for (const { waitMs, reserved } of await Promise.all(asked))
      if (reserved) window.push(clock.now() + waitMs);
    await clock.advance(1_000);
  }
  window.sort((left, right) => left - right);
  const spans = window.slice(LIMIT.calls).map((at, index) => at - (window[index] ?? 0));
  expect(window.length).toBeGreaterThan(2 * LIMIT.calls);
  expect(spans.filter((spanMs) => spanMs < LIMIT.windowMs)).toEqual([]);
});

test('a turn too far away is not reserved, and its wait is told', async () => {
  const clock = new ManualClock();
  const { window } = await openForTest(urlOf(server), { clock });
  const once = { calls: 1, windowMs: 60_000 };
  expect(await window.reserve('lookup', once, PATIENCE_MS)).toEqual({ waitMs: 0, reserved: true });
  const { waitMs, reserved } = await window.reserve('lookup', once, PATIENCE_MS);
  expect(reserved).toBe(false);
  expect(waitMs).toBeGreaterThanOrEqual(once.windowMs);
  await clock.advance(waitMs);
  expect(await window.reserve('lookup', once, PATIENCE_MS)).toEqual({ waitMs: 0, reserved: true });
});

test('without Redis no turn is reserved: a limit that cannot be held is not tried', async () => {
  const own = await startRedis();
  const { window } = await openForTest(urlOf(own));
  await own.destroy();
  await expect(window.reserve('lookup', LIMIT, PATIENCE_MS)).rejects.toThrow(JournalUnavailable);
});
