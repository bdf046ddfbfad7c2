import { describe, expect, test } from 'vitest';
import {
  Allowance,
  type Rate,
  type Block,
  createLocalQuotas,
  type SharedQuotas,
} from '../../../src/server/caps/allowance.ts';

const RATE: Rate = { units: 1_000, windowMs: 1_000, leastInAdvance: 10 };

/** The units of a window that an instance serves, asking for one after the other. */
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

/** Keeps count of what is asked of a store. */
function counted(quotas: SharedQuotas): SharedQuotas & { asked: number } {
  const counting = {
    asked: 0,
    take(...args: Parameters<SharedQuotas['take']>): Promise<Block> {
      counting.asked += 1;
      return quotas.take(...args);
    },
  };
  return counting;
}

describe('one rate', () => {
  test('is served to the last unit and no further, and anew in the next window', async () => {
    const allowance = new Allowance('a', RATE, createLocalQuotas());
    expect(await served(allowance, 5_000)).toBe(1_000);
    expect(allowance.left(5_999)).toBe(0);
    expect(await served(allowance, 6_000)).toBe(1_000);
  });

  test('is exceeded by no burst that comes before the store has answered', () => {
    const allowance = new Allowance('a', RATE, createLocalQuotas());
    let count = 0;
    for (; count < 2_000 && allowance.has(1, 0); count += 1) allowance.use(1, 0);
    expect(count).toBe(RATE.units / 4);
  });

  test('is taken in blocks: a thousand operations ask the store some twenty times', async () => {
    const quotas = counted(createLocalQuotas());
    await served(new Allowance('a', RATE, quotas), 0);
    expect(quotas.asked).toBeGreaterThan(10);
    expect(quotas.asked).toBeLessThan(50);
  });

  test('holds for all instances together', async () => {
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

  test('is told as far as others were seen to use it', async () => {
    const quotas = createLocalQuotas();
    const [one, other] = [new Allowance('a', RATE, quotas), new Allowance('a', RATE, quotas)];
    await served(one, 0, 500);
    await served(other, 0, 1);
    // A block of 50 that the first has taken may not be used yet.
    expect(other.left(0)).toBeLessThanOrEqual(499);
    expect(other.left(0)).toBeGreaterThanOrEqual(440);
  });

  test('is another one as soon as it is set', async () => {
    const allowance = new Allowance('a', RATE, createLocalQuotas());
    await served(allowance, 0, 100);
    allowance.rate = { ...RATE, units: 100 };
    expect(allowance.has(1, 0)).toBe(false);
    expect(await served(allowance, 1_000)).toBe(100);
  });
});

describe('while the store is away', () => {
  const away: SharedQuotas = { take: () => Promise.reject(new Error('away')) };

  test('an instance serves a quarter of each window', async () => {
    const allowance = new Allowance('a', RATE, away);
    expect(await served(allowance, 0)).toBe(250);
    expect(await served(allowance, 1_000)).toBe(250);
  });

  test('a low rate is served whole', async () => {
    const rate = { ...RATE, units: 20, leastInAdvance: 100 };
    expect(await served(new Allowance('a', rate, away), 0)).toBe(20);
  });

  test('nobody waits for a store that does not answer, and what it grants too late is not used', async () => {
    const late = Promise.withResolvers<Block>();
    const allowance = new Allowance('a', RATE, { take: () => late.promise });
    expect(await served(allowance, 0)).toBe(250);
    expect(await served(allowance, 1_000)).toBe(250);
    late.resolve({ granted: 500, total: 500 });
    await late.promise;
    await new Promise(setImmediate);
    expect(allowance.has(1, 1_000)).toBe(false);
  });
});
