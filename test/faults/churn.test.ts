import { expect, onTestFinished, test } from 'vitest';
import { churn, leaksIn } from './churn.ts';
import { openSharedRecord } from './shared-record.ts';

/** Growth of compiled code: a tenth of it after ten times as many rounds. */
const NOISE_BYTES = 128 * 1024;
/** Subscriptions per round in the short form; `npm run test:faults` uses ten times as many. */
const CYCLES = 200;
const timeout = 120_000;

test('ended subscriptions leave neither memory nor handles behind', { timeout }, async () => {
  expect(leaksIn(await churn(CYCLES, {}, NOISE_BYTES))).toEqual([]);
});

test(
  'ended subscriptions leave no connections to PostgreSQL and Redis behind',
  { timeout },
  async () => {
    const shared = await openSharedRecord();
    onTestFinished(() => shared[Symbol.asyncDispose]());
    expect(leaksIn(await churn(CYCLES, shared.env, NOISE_BYTES))).toEqual([]);
  },
);
