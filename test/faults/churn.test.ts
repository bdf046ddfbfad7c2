import { expect, onTestFinished, test } from 'vitest';
import { churn, leaksIn } from './churn.ts';
import { openRedisForChurn } from './redis-churn.ts';

/** What is compiled meanwhile: a tenth of it after ten times as many. */
const NOISE_BYTES = 128 * 1024;
/** Of a round, in the short form; `npm run test:faults` does ten times as many. */
const CYCLES = 200;
const timeout = 120_000;

test('subscriptions that end leave neither memory nor handles behind', { timeout }, async () => {
  expect(leaksIn(await churn(CYCLES), NOISE_BYTES)).toEqual([]);
});

test('subscriptions that end leave no connection to Redis behind', { timeout }, async () => {
  const redis = await openRedisForChurn();
  onTestFinished(() => redis[Symbol.asyncDispose]());
  const report = await churn(CYCLES, redis);
  expect(report.start.redisConnections).toBeGreaterThan(0);
  expect(leaksIn(report, NOISE_BYTES)).toEqual([]);
});
