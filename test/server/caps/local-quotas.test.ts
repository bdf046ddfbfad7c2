import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomId } from '../../../src/kernel/ids.ts';
import { Unavailable } from '../../../src/kernel/errors.ts';
import { createLocalQuotas, type SharedQuotas } from '../../../src/server/caps/allowance.ts';
import { openMessengerForTest } from '../../messenger/messenger.ts';
import {
  type RedisCluster,
  type RedisServer,
  startCluster,
  startRedis,
} from '../../redis-server.ts';

let server: RedisServer;
let cluster: RedisCluster;

beforeAll(async () => {
  [server, cluster] = await Promise.all([startRedis(), startCluster()]);
});
afterAll(() => Promise.all([server.destroy(), cluster.destroy()]));

/** Connects two instances to one Redis. */
async function openTwo(url: string): Promise<readonly [SharedQuotas, SharedQuotas]> {
  const prefix = randomId();
  return [await openMessengerForTest(url, { prefix }), await openMessengerForTest(url, { prefix })];
}

/** Two instances' views of the same quotas. */
const backEnds: readonly (readonly [
  string,
  () => Promise<readonly [SharedQuotas, SharedQuotas]>,
])[] = [
  [
    'in memory',
    () => {
      const quotas = createLocalQuotas();
      return Promise.resolve([quotas, quotas]);
    },
  ],
  ['in Redis', () => openTwo(server.url)],
  ['in a Cluster of Redis', () => openTwo(cluster.url)],
];

const WINDOW = { number: 7, lengthMs: 60_000, units: 100 };

describe.each(backEnds)('quotas %s', (_name, open) => {
  test('grant the remaining units of a window across all instances, and return the granted number', async () => {
    const [one, other] = await open();
    expect(await one.take('key a', WINDOW, 60)).toEqual({ granted: 60, total: 60 });
    expect(await other.take('key a', WINDOW, 60)).toEqual({ granted: 40, total: 100 });
    expect(await one.take('key a', WINDOW, 1)).toEqual({ granted: 0, total: 100 });
  });

  test('grant no unit twice to concurrent requests', async () => {
    const [one, other] = await open();
    const blocks = await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 2 ? one : other).take('key a', WINDOW, 7)),
    );
    expect(blocks.reduce((sum, { granted }) => sum + granted, 0)).toBe(100);
  });

  test('start anew for another window, and for another name', async () => {
    const [one] = await open();
    await one.take('key a', WINDOW, 100);
    const next = { ...WINDOW, number: 8 };
    expect(await one.take('key a', next, 10)).toEqual({ granted: 10, total: 10 });
    expect(await one.take('tenant: ü', WINDOW, 10)).toEqual({ granted: 10, total: 10 });
  });

  test('grant nothing after a window was reduced below its usage', async () => {
    const [one] = await open();
    await one.take('key a', WINDOW, 80);
    const smaller = { ...WINDOW, units: 50 };
    expect(await one.take('key a', smaller, 10)).toEqual({ granted: 0, total: 80 });
  });
});

test('quotas in Redis leave nothing behind', async () => {
  const quotas = await openMessengerForTest(server.url);
  await quotas.take('short', { number: 1, lengthMs: 20, units: 5 }, 5);
  const again = { number: 1, lengthMs: 20, units: 5 };
  await expect.poll(async () => (await quotas.take('short', again, 1)).granted).toBe(1);
});

test('quotas in Redis reject while it is away', async () => {
  const own = await startRedis();
  const quotas = await openMessengerForTest(own.url);
  await own.destroy();
  await expect(quotas.take('key a', WINDOW, 1)).rejects.toThrow(Unavailable);
});
