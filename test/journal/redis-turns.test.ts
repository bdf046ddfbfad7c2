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

test('three instances together book no more than 120 turns in any 60 seconds', async () => {
  const clock = new ManualClock();
  const prefix = randomId();
  const instances = await Promise.all(
    [1, 2, 3].map(() => openForTest(urlOf(server), { prefix, clock })),
  );
  const turns: number[] = [];
  for (let second = 0; second < 130; second += 1) {
    const asked = instances.flatMap(({ turns: shared }) => [
      shared.book('lookup', LIMIT, PATIENCE_MS),
      shared.book('lookup', LIMIT, PATIENCE_MS),
    ]);
    for (const { waitMs, booked } of await Promise.all(asked))
      if (booked) turns.push(clock.now() + waitMs);
    await clock.advance(1_000);
  }
  turns.sort((left, right) => left - right);
  const spans = turns.slice(LIMIT.calls).map((at, index) => at - (turns[index] ?? 0));
  expect(turns.length).toBeGreaterThan(2 * LIMIT.calls);
  expect(spans.filter((spanMs) => spanMs < LIMIT.windowMs)).toEqual([]);
});

test('a turn too far away is not booked, and its wait is told', async () => {
  const clock = new ManualClock();
  const { turns } = await openForTest(urlOf(server), { clock });
  const once = { calls: 1, windowMs: 60_000 };
  expect(await turns.book('lookup', once, PATIENCE_MS)).toEqual({ waitMs: 0, booked: true });
  const { waitMs, booked } = await turns.book('lookup', once, PATIENCE_MS);
  expect(booked).toBe(false);
  expect(waitMs).toBeGreaterThanOrEqual(once.windowMs);
  await clock.advance(waitMs);
  expect(await turns.book('lookup', once, PATIENCE_MS)).toEqual({ waitMs: 0, booked: true });
});

test('without Redis no turn is booked: a limit that cannot be held is not tried', async () => {
  const own = await startRedis();
  const { turns } = await openForTest(urlOf(own));
  await own.destroy();
  await expect(turns.book('lookup', LIMIT, PATIENCE_MS)).rejects.toThrow(JournalUnavailable);
});
