import { describe, expect, test } from 'vitest';
import {
  Allowance,
  type Rate,
  createLocalQuotas,
  type SharedQuotas,
} from '../../../src/server/caps/allowance.ts';

const RATE: Rate = { units: 1_000, windowMs: 1_000, leastInAdvance: 10 };

/** Units of a window that an instance grants, one request after another. */
async function served(allowance: Allowance, now: number, most = 2_000): Promise<number> {
  let count = 0;
  while (count < most && allowance.has(1, now)) {
    allowance.use(1, now);
    count += 1;
    // The response of the store arrives.
    await new Promise(setImmediate);
  }
  return count;
}

/** Counts the requests to a store. */
function counted(quotas: SharedQuotas): SharedQuotas & { asked: number } {
  const counting = {
    asked: 0,
    take(...args: Parameters<SharedQuotas['take']>) {
      counting.asked += 1;
      return quotas.take(...args);
    },
  };
  return counting;
}

describe('one rate', () => {
  test('is granted to its last unit and no further, and again in the next window', async () => {
    const allowance = new Allowance('a', RATE, createLocalQuotas());
    expect(await served(allowance, 5_000)).toBe(1_000);
    expect(allowance.left(5_999)).toBe(0);
    expect(await served(allowance, 6_000)).toBe(1_000);
  });

  test('is not exceeded by a burst before the store has responded', () => {
    const allowance = new Allowance('a', RATE, createLocalQuotas());
    let count = 0;
    for (; count < 2_000 && allowance.has(1, 0); count += 1) allowance.use(1, 0);
    expect(count).toBe(RATE.units / 4);
  });

  test('is taken in blocks: a thousand operations make some twenty requests to the store', async () => {
    const quotas = counted(createLocalQuotas());
    await served(new Allowance('a', RATE, quotas), 0);
    expect(quotas.asked).toBeGreaterThan(10);
    expect(quotas.asked).toBeLessThan(50);
  });

  test('holds across all instances', async () => {
    const quotas = createLocalQuotas();
    const [one, other] = [new Allowance('a', RATE, quotas), new Allowance('a', RATE, quotas)];
    let count = 0;
    for (let isServed = true; isServed;) {
      const before = count;
      for (const allowance of [one, other]) count += await served(allowance, 0, 7);
      isServed = count > before;
    }
    expect(count).toBe(1_000);
    expect([one.left(0), other.left(0)]).toEqual([0, 0]);
  });

  test('is reported including the usage of other instances seen so far', async () => {
    const quotas = createLocalQuotas();
    const [one, other] = [new Allowance('a', RATE, quotas), new Allowance('a', RATE, quotas)];
    await served(one, 0, 500);
    await served(other, 0, 1);
    // A block of 50 units taken by the first instance may be unused.
    expect(other.left(0)).toBeLessThanOrEqual(499);
    expect(other.left(0)).toBeGreaterThanOrEqual(440);
  });

  test('changes as soon as it is set', async () => {
    const allowance = new Allowance('a', RATE, createLocalQuotas());
    await served(allowance, 0, 100);
    allowance.rate = { ...RATE, units: 100 };
    expect(allowance.has(1, 0)).toBe(false);
    expect(await served(allowance, 1_000)).toBe(100);
  });
});

describe('while the store is unavailable', () => {
  const away: SharedQuotas = { take: () => Promise.reject(new Error('away')) };

  test('an instance grants a quarter of each window', async () => {
    const allowance = new Allowance('a', RATE, away);
    expect(await served(allowance, 0)).toBe(250);
    expect(await served(allowance, 1_000)).toBe(250);
  });

  test('a low rate is granted in full', async () => {
    const rate = { ...RATE, units: 20, leastInAdvance: 100 };
    expect(await served(new Allowance('a', rate, away), 0)).toBe(20);
  });

  test('no caller waits for an unresponsive store, and units that it grants too late are not used', async () => {
    const late = Promise.withResolvers<Awaited<ReturnType<SharedQuotas['take']>>>();
    const allowance = new Allowance('a', RATE, { take: () => late.promise });
    expect(await served(allowance, 0)).toBe(250);
    expect(await served(allowance, 1_000)).toBe(250);
    late.resolve({ granted: 500, total: 500 });
    await late.promise;
    await new Promise(setImmediate);
    expect(allowance.has(1, 1_000)).toBe(false);
  });
});
