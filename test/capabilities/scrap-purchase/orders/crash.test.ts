import { expect, test } from 'vitest';
import { spawnService } from '../../../harness.ts';
import { ManualClock } from '../../../manual-clock.ts';
import { sendEnvelope, startStub, stubCredentials } from '../../../platform/stub-platform.ts';
import { ORDER, orderId, path, purchase, SCRAP_ORDER } from '../walk.ts';
import { startBefore } from '../../../scenario.ts';

const NUMBER = '26468000000000000001';

test('a service killed while the platform executes an order finds it afterwards, and orders once', async () => {
  const taken: string[] = [];
  let isKilled: (() => void) | null = null;
  const arrived = new Promise<void>((resolve) => {
    isKilled = resolve;
  });
  const stub = await startStub((response, { path: at }) => {
    if (at === path.order) {
      taken.push(at);
      // The platform executes the order, and the caller is gone before it responds.
      return isKilled?.();
    }
    const list = taken.map(() => ({ ykfphm: NUMBER, ykfpje: 1000, ykfpse: 2.5, jfzt: '0' }));
    sendEnvelope(response, 'CYT_00000', { blocked: list.length > 0, records: { list } });
  });
  const env = {
    PLATFORM_BASE_URL: stub.baseUrl,
    PLATFORM_APP_KEY: stubCredentials.appKey,
    PLATFORM_APP_SECRET: stubCredentials.appSecret,
  };
  const killed = await spawnService(env);
  const cutOff = killed.query(ORDER, { input: { orderId, ...purchase() } }).catch(() => 'cut off');
  await arrived;
  await killed.kill();
  expect(await cutOff).toBe('cut off');

  // Later than any call's timeout: calls still running by then have been abandoned.
  const clock = new ManualClock(Date.now() + 120_000);
  const again = await startBefore(stub, { DATA_DIR: killed.dataDir }, { clock });
  const updates = again.subscribe<{ scrapOrderUpdates: { state: string | null } }>(
    `subscription { scrapOrderUpdates(orderId: "${orderId}") { state } }`,
  );
  let state = '';
  while (state !== 'PRE_OPENED') {
    state = (await updates.next()).data?.scrapOrderUpdates.state ?? '';
  }
  expect(await again.query(SCRAP_ORDER, { orderId })).toMatchObject({
    data: { scrapOrder: { state: 'PRE_OPENED', invoiceNumber: NUMBER, foundBy: 'ENTERPRISE' } },
  });
  await again.query(ORDER, { input: { orderId, ...purchase() } });
  expect(taken).toHaveLength(1);
});
