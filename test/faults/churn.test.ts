import { expect, onTestFinished, test } from 'vitest';
import { churn, leaksIn } from './churn.ts';
import { openSharedRecord } from './shared-record.ts';

/** Code that is compiled meanwhile: a tenth of it after ten times as many. */
const NOISE_BYTES = 128 * 1024;
/** Of a round, in the short form; `npm run test:faults` does ten times as many. */
const CYCLES = 200;
const timeout = 120_000;

test('subscriptions that end leave neither memory nor handles behind', { timeout }, async () => {
  expect(leaksIn(await churn(CYCLES, {}, NOISE_BYTES))).toEqual([]);
});

test('nor connections to PostgreSQL and Redis', { timeout }, async () => {
  const shared = await openSharedRecord();
  onTestFinished(() => shared[Symbol.asyncDispose]());
  expect(leaksIn(await churn(CYCLES, shared.env, NOISE_BYTES))).toEqual([]);
});
