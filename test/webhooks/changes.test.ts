import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '../../src/database/sql.ts';
import { createChanges } from '../../src/webhooks/changes.ts';
import { inTime } from '../following.ts';
import { ManualClock } from '../manual-clock.ts';
import { webhook } from './stored-webhook.ts';

test('webhooks that could not be read are read again soon, even if no other instance changes any', async () => {
  const clock = new ManualClock();
  const DAY_MS = 24 * 60 * 60_000;
  let outages = 1;
  const changes = createChanges({
    async list() {
      outages -= 1;
      if (outages >= 0) throw new DatabaseUnavailable('away');
      return [webhook];
    },
    clock,
    lookEveryMs: 20 * DAY_MS,
  });
  const begun = clock.now();
  const reader = changes.follow('acme');
  expect(await inTime(reader.next(), clock)).toMatchObject({ value: { name: 'one' } });
  expect(clock.now() - begun).toBeLessThan(60_000);
  await reader.return?.();
});
