import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomId } from '../../src/kernel/ids.ts';
import { Unavailable } from '../../src/kernel/errors.ts';
import { openMessengerForTest } from './messenger.ts';
import { type RedisServer, startRedis } from '../redis-server.ts';

const LIMIT = { calls: 120, windowMs: 60_000 };
const LONG_MS = 60 * 60_000;
const PATIENCE_MS = 5_000;

let server: RedisServer;

beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.destroy());

test('three instances together book no more than 120 calls in any 60 seconds', async () => {
  const prefix = randomId();
  const instances = await Promise.all(
    [1, 2, 3].map(() => openMessengerForTest(server.url, { prefix })),
  );
  const asked = Array.from({ length: 150 }, () =>
    instances.map(async (messenger) => {
      const { waitMs, reserved } = await messenger.reserve('lookup', LIMIT, LONG_MS);
      expect(reserved).toBe(true);
      // Received later than Redis recorded it, by no more than the extra time of the windows.
      return Date.now() + waitMs;
    }),
  );
  const booked = (await Promise.all(asked.flat())).toSorted((left, right) => left - right);
  const spans = booked.slice(LIMIT.calls).map((at, index) => at - (booked[index] ?? 0));
  expect(spans).toHaveLength(3 * 150 - LIMIT.calls);
  expect(spans.filter((spanMs) => spanMs < LIMIT.windowMs)).toEqual([]);
});

test('a turn too far in the future is not reserved, and its wait is returned', async () => {
  const messenger = await openMessengerForTest(server.url);
  const once = { calls: 1, windowMs: 200 };
  const free = { waitMs: 0, reserved: true };
  expect(await messenger.reserve('lookup', once, 0)).toEqual(free);
  const { waitMs, reserved } = await messenger.reserve('lookup', once, 0);
  expect(reserved).toBe(false);
  expect(waitMs).toBeGreaterThanOrEqual(once.windowMs);
  await expect.poll(() => messenger.reserve('lookup', once, 0)).toEqual(free);
});

test('calls recorded by a clock hours ahead, which was set back, block no window', async () => {
  const [prefix, client] = [randomId(), new Redis(server.url)];
  const messenger = await openMessengerForTest(server.url, { prefix });
  const once = { calls: 1, windowMs: 60_000 };
  expect(await messenger.reserve('lookup', once, PATIENCE_MS)).toMatchObject({ reserved: true });
  const [key = ''] = await client.keys(`*${prefix}*lookup*`);
  const [id = ''] = await client.zrange(key, '0', '0');
  await client.zincrby(key, 2 * LONG_MS, id);
  expect(await messenger.reserve('lookup', once, PATIENCE_MS)).toEqual({
    waitMs: 0,
    reserved: true,
  });
  expect(await messenger.reserve('lookup', once, PATIENCE_MS)).toMatchObject({ reserved: false });
  client.disconnect();
});

test('without Redis nothing is reserved in it', async () => {
  const own = await startRedis();
  const messenger = await openMessengerForTest(own.url);
  await own.destroy();
  await expect(messenger.reserve('lookup', LIMIT, PATIENCE_MS)).rejects.toThrow(Unavailable);
});
