import { expect, onTestFinished, test } from 'vitest';
import { create, PATHS } from '../capabilities/partner-contract/walk.ts';
import { ISSUE } from '../faults/documents.ts';
import { inputOf } from '../faults/issuer.ts';
import { startStandbyPair } from '../faults/standby-pair.ts';
import { next, type Step, type Updates } from '../following.ts';
import { startScenario } from '../scenario.ts';

const service = startScenario();

const FEED = 'subscription { update: updates { cursor cause state } }';

test('a subscriber connected through a failover reports the loss, and no order is sent whose outcome cannot be polled', async () => {
  const pair = await startStandbyPair(false);
  onTestFinished(() => pair[Symbol.asyncDispose]());
  const CALLBACK_SECRET = 'a-secret-that-is-long-enough-for-this';
  await service.startAgain({ env: { DATABASE_URL: pair.database, CALLBACK_SECRET } });
  onTestFinished(() => service.stop());
  const feed: Updates<Step['update']> = service.subscribe(FEED);
  // The subscription has started once a later query on its socket has a response.
  await service.query('{ __typename }');
  await service.query(ISSUE, { input: inputOf('kept') });
  await next(feed);
  pair.line.lag(60_000);
  await service.query(ISSUE, { input: inputOf('lost') });
  await next(feed);
  await pair.failOver();
  await expect.poll(() => service.log.join()).toContain('the journal has lost orders');
  const refused = { __typename: 'PlatformUnavailableError', code: 'STORE_LOST', retryable: false };
  expect(await create(service, { contractId: 'new' })).toMatchObject(refused);
  expect(service.calls(PATHS.create)).toBe(0);
});
