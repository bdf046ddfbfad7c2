import { expect, test } from 'vitest';
import { createMeter } from '../../../src/context/meter.ts';
import type { ReserveUnitsResult } from '../../../src/kernel/billed-units.ts';
import { createLog } from '../../../src/kernel/log/log.ts';
import type { MaybePromise } from '../../../src/kernel/turns.ts';
import { DatabaseUnavailable } from '../../../src/database/sql.ts';
import { billed } from '../../../src/platform/billing.ts';
import { ManualClock } from '../../manual-clock.ts';

const path = '/api/v1/verify';
const terms = billed('verification', 'per invoice');

/** The meter of a request that may cost one unit, over a store with these responses in order. */
function meterOver(...said: readonly (() => MaybePromise<ReserveUnitsResult>)[]) {
  const left = [...said];
  const paid: { path: string; billed: string }[] = [];
  const options = {
    tenant: 'acme',
    payer: { key: 'acme/web', subject: null, budget: { unitsPerRequest: 1 } },
    accounting: { budgets: { tenant: {}, subject: {} }, pseudonymOf: (subject: string) => subject },
    billedUnits: {
      reserve: () => {
        const next = left.shift();
        if (next === undefined) throw new Error('It asked once too often.');
        return next();
      },
      giveBack: async () => undefined,
      used: async () => [],
      counts: async () => [],
    },
    clock: new ManualClock(),
    log: createLog('silent'),
  };
  return { meter: createMeter(options, paid), paid };
}

const reserved = { outcome: 'reserved' } as const;
const refused = { outcome: 'refused', account: 'tenant', left: 0 } as const;

test('available units are reserved at once, and a request pays for no more than its limit', () => {
  const { meter, paid } = meterOver(() => reserved);
  expect(meter(path, terms, 1)).not.toBeInstanceOf(Promise);
  expect(() => meter(path, terms, 1)).toThrow('0 are left');
  expect(paid).toEqual([{ path, billed: 'per invoice' }]);
});

test.each<[string, () => MaybePromise<ReserveUnitsResult>, code: string]>([
  ['refuses at once', () => refused, 'BUDGET_EXHAUSTED'],
  ['refuses later', async () => refused, 'BUDGET_EXHAUSTED'],
  ['is away', () => Promise.reject(new DatabaseUnavailable('gone')), 'STORE_UNAVAILABLE'],
])(
  'a failed reservation, as the store %s, counts against no request',
  async (_how, fails, code) => {
    const { meter, paid } = meterOver(fails, () => reserved);
    await expect((async () => meter(path, terms, 1))()).rejects.toMatchObject({ code });
    expect(paid).toEqual([]);
    await meter(path, terms, 1);
    expect(paid).toEqual([{ path, billed: 'per invoice' }]);
  },
);
