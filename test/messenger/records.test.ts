import { expect, onTestFinished, test } from 'vitest';
import { randomId } from '../../src/kernel/ids.ts';
import { createLog } from '../../src/kernel/log/log.ts';
import { openMessengerForTest } from './messenger.ts';
import { startRedis } from '../redis-server.ts';

test('two databases in use since Redis was unavailable are reported, once, when their instances meet', async () => {
  const redis = await startRedis();
  onTestFinished(() => redis.destroy());
  await redis.kill();
  const prefix = randomId();
  const said: string[] = [];
  const log = createLog('error', { write: (line) => void said.push(line) });
  for (const record of ['one', 'other'])
    await openMessengerForTest(redis.url, { prefix, record, log, connectTimeoutMs: 100 });
  await redis.start();
  await expect
    .poll(() => said.filter((line) => line.includes('set DATABASE_URL')).length, {
      timeout: 30_000,
    })
    .toBeGreaterThan(0);
  // Each reports it once, however often they announce themselves.
  await new Promise((resolve) => setTimeout(resolve, 5_500));
  expect(said.length).toBeLessThanOrEqual(2);
});
