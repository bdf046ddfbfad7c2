import { expect, test } from 'vitest';
import { ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { dataOf } from '../following.ts';
import { startScenario } from '../scenario.ts';
import { startReceiver } from '../webhooks/receiver.ts';
import { deliveriesOf, register } from '../webhooks/webhook-documents.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Longer than anything is stored. */
const YEARS_MS = 800 * DAY_MS;

const AUDIT = '{ audit(first: 100) { edges { node { field } } } }';

const service = startScenario();

/** Data that is removed by its age. */
interface Kept {
  readonly details: boolean;
  readonly updates: number;
  readonly auditEntries: number;
  readonly deliveries: number;
}

/** Finishes an order whose updates a webhook delivers. Returns the settings, and a count of all that is removed by its age. */
async function begin(): Promise<{
  readonly env: Readonly<Record<string, string>>;
  readonly kept: () => Promise<Kept>;
}> {
  const receiver = await startReceiver();
  const env = { WEBHOOK_HOSTS: new URL(receiver.url).host };
  await service.startAgain({ env });
  const { webhook } = await register(service, { name: 'all', url: receiver.url });
  const end = await service.application.journal.end('default');
  const { orderId, ...rest } = order();
  await service.query(ISSUE, { input: { orderId, ...rest } });
  service.sandbox.controls.issueInvoice({ orderId });
  await service.clock.advance(MINUTE_MS);
  // Those of the order and of its files.
  const delivered = (): Promise<readonly unknown[]> => deliveriesOf(service, webhook.id);
  await expect.poll(delivered).toHaveLength(5);
  const id = { tenant: 'default', kind: 'forward-invoice', key: orderId };
  return {
    env,
    async kept() {
      const { journal } = service.application;
      const subject = await journal.get(id);
      const filter = { kinds: [id.kind], key: orderId };
      const { updates } = await journal.read('default', end, filter, 100);
      const { audit } = dataOf(
        await service.query<{ audit: { edges: readonly unknown[] } }>(AUDIT),
      );
      return {
        details: Object.keys(subject?.snapshot ?? {}).length > 0,
        updates: updates.length,
        auditEntries: audit.edges.length,
        deliveries: (await deliveriesOf(service, webhook.id)).length,
      };
    },
  };
}

test('a clock that is years ahead removes nothing if it is corrected within half an hour, by a restart or without one', async () => {
  const { env, kept } = await begin();
  const before = await kept();
  expect(before).toMatchObject({ details: true, updates: 3 });
  await service.startAgain({ env, afterMs: YEARS_MS });
  await service.clock.advance(25 * MINUTE_MS);
  await service.startAgain({ env, afterMs: -YEARS_MS });
  expect(await kept()).toEqual(before);

  await service.startAgain({ env, afterMs: YEARS_MS });
  await service.clock.advance(25 * MINUTE_MS);
  service.clock.set(-YEARS_MS);
  for (let hour = 0; hour < 3; hour += 1) await service.clock.advance(60 * MINUTE_MS);
  expect(await kept()).toEqual(before);
});

test('data is removed by its age half an hour after a start', async () => {
  const { env, kept } = await begin();
  await service.startAgain({ env, afterMs: YEARS_MS });
  await service.clock.advance(31 * MINUTE_MS);
  await expect.poll(kept).toEqual({ details: false, updates: 0, auditEntries: 0, deliveries: 0 });
});
