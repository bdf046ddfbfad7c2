import { expect, onTestFinished, test } from 'vitest';
import { startService } from '../../harness.ts';
import { ManualClock } from '../../manual-clock.ts';
import { startRedis } from '../../redis-server.ts';
import { settingsOf } from '../../stores.ts';

const VIEWER = '{ viewer { tenant } }';

test('two instances together serve a minute’s complexity, and the next minute’s again', async () => {
  const redis = await startRedis();
  onTestFinished(() => redis.destroy());
  const clock = new ManualClock();
  const env = {
    ...(await settingsOf('PostgreSQL')),
    REDIS_URL: redis.url,
    TENANT_CAPS: 'complexityPerMinute=80',
  };
  const instances = [await startService({ clock, env }), await startService({ clock, env })];
  const refused = { errors: [{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 60 } }] };

  /** Queries the instances in turn until both reject; returns the number of responses. */
  const useUp = async (): Promise<number> => {
    let answered = 0;
    let last: unknown;
    for (let refusals = 0; refusals < 4;) {
      const [instance] = instances.splice(0, 1);
      if (!instance) throw new Error('There are two.');
      instances.push(instance);
      const answer = await instance.query(VIEWER);
      refusals = answer.errors ? refusals + 1 : 0;
      if (answer.errors) last = answer;
      else answered += 1;
    }
    expect(last).toMatchObject(refused);
    return answered;
  };

  // Each costs 2, and blocks have 4, so no instance keeps an unusable unit. The excess over 40 arrived while blocks were
  // being requested.
  const first = await useUp();
  expect(first).toBeGreaterThanOrEqual(40);
  expect(first).toBeLessThan(72);
  await clock.advance(60_000);
  expect(await useUp()).toBeGreaterThanOrEqual(40);
});
