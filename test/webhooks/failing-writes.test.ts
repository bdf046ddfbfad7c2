import { cpSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { dataOf } from '../following.ts';
import { type RunningService, startService, temporaryFolder } from '../harness.ts';
import { installJournalFaults } from '../journal-faults.ts';
import { ManualClock } from '../manual-clock.ts';
import { bearer, keyOf, tenantsFile } from '../tenants.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import {
  DELETE,
  deliveriesOf,
  REDELIVER,
  register,
  type ShownWebhook,
  UPDATE,
  UPDATES,
  type UpdatesBody,
  WEBHOOKS,
} from './webhook-documents.ts';

const SECOND_MS = 1_000;
/** Longer than the pause after a failed scan. */
const PATIENCE_MS = 20 * SECOND_MS;

/** Updates of an order until its call of the platform has ended. */
const UPDATES_OF_ORDER = 2;

/** A webhook that has delivered an update. */
interface Delivered {
  readonly id: string;
  readonly eventId: string;
  readonly cursor: string;
}

interface Scene {
  readonly service: Pick<RunningService, 'query'>;
  readonly receiver: Receiver;
  readonly clock: ManualClock;
}

type Change = (webhook: Delivered) => readonly [document: string, variables: object];

const changes: Readonly<Record<string, Change>> = {
  'a new secret': ({ id }) => [UPDATE, { input: { id, rotateSecret: true } }],
  'a restart': ({ id }) => [UPDATE, { input: { id, enabled: true } }],
  'a removal': ({ id }) => [DELETE, { id }],
  'the redelivery of an event': ({ id, eventId }) => [
    REDELIVER,
    { input: { id, from: { eventId } } },
  ],
  'a redelivery from a cursor': ({ id, cursor }) => [
    REDELIVER,
    { input: { id, from: { cursor } } },
  ],
};

function startOn(
  clock: ManualClock,
  receiver: Receiver,
  dataDir?: string,
  env?: Readonly<Record<string, string>>,
): Promise<RunningService> {
  return startService({
    clock,
    random: () => 0.5,
    sandboxProgressDelayMs: null,
    env: { WEBHOOK_HOSTS: new URL(receiver.url).host, ...env },
    ...(dataDir !== undefined && { dataDir }),
  });
}

async function issue(service: Pick<RunningService, 'query'>, orderId: string): Promise<void> {
  const { data } = await service.query(ISSUE, { input: order({ orderId }) });
  expect(data).toMatchObject({ issueInvoice: { orderId } });
}

/** True if the updates of a new order arrive within a minute. */
async function areDelivered(
  orderId: string,
  path: string,
  { service, receiver, clock }: Scene,
): Promise<boolean> {
  const countOf = (): number => receiver.received.filter((one) => one.path === path).length;
  const wanted = countOf() + UPDATES_OF_ORDER;
  await issue(service, orderId);
  for (let step = 0; step < 60 && countOf() < wanted; step += 1) await clock.advance(SECOND_MS);
  return countOf() >= wanted;
}

async function activeIn(service: Pick<RunningService, 'query'>): Promise<readonly string[]> {
  const { webhooks } = dataOf(await service.query<{ webhooks: readonly ShownWebhook[] }>(WEBHOOKS));
  return webhooks.filter(({ state }) => state === 'ACTIVE').map(({ name }) => name);
}

test.each(Object.entries(changes))(
  '%s of which a write fails, or is in doubt, does not stop the webhook',
  async (_change, change) => {
    const faults = installJournalFaults();
    const clock = new ManualClock(Date.now());
    const receiver = await startReceiver();
    const service = await startOn(clock, receiver);
    let commits = 1;
    for (const manner of ['fail', 'doubt'] as const) {
      for (let at = 1; at <= commits; at += 1) {
        const name = `${manner}-${at}`;
        const path = `/${name}`;
        const { webhook } = await register(service, { name, url: receiver.url + path });
        await issue(service, `${name}-before`);
        const [first] = await receiver.until(({ length }) => length >= UPDATES_OF_ORDER, path);
        const { eventId, cursor } = (JSON.parse(first?.body ?? '') as UpdatesBody).data.updates;
        await clock.advance(SECOND_MS);
        faults.arm({ at, manner, onCut: () => undefined });
        const [document, variables] = change({ id: webhook.id, eventId, cursor });
        await service.query(document, { ...variables });
        commits = Math.max(commits, faults.commits.length);
        faults.arm(null);
        await clock.advance(PATIENCE_MS);
        const isRemoved = !(await activeIn(service)).includes(name);
        const scene = { service, receiver, clock };
        expect(isRemoved || (await areDelivered(`${name}-after`, path, scene))).toBe(true);
        await service.query(DELETE, { id: webhook.id });
      }
    }
    expect(commits).toBeGreaterThan(0);
  },
);

test('after a kill a webhook runs although the first writes of the start fail', async () => {
  const clock = new ManualClock(Date.now());
  const receiver = await startReceiver();
  const killed = await startOn(clock, receiver);
  await register(killed, { name: 'one', url: receiver.url });
  await issue(killed, 'before');
  await receiver.until(({ length }) => length >= UPDATES_OF_ORDER);
  await clock.advance(SECOND_MS);
  const copies: string[] = [];
  while (copies.length < 2) {
    const copy = await temporaryFolder();
    // Between two turns of the event loop no write is in progress.
    cpSync(killed.dataDir, copy, { recursive: true, filter: (path) => !path.endsWith('.sock') });
    copies.push(copy);
  }
  await killed.stop();
  const faults = installJournalFaults();
  for (const [index, copy] of copies.entries()) {
    faults.arm({ at: index + 1, manner: 'fail', onCut: () => undefined });
    const service = await startOn(clock, receiver, copy);
    await clock.advance(PATIENCE_MS);
    faults.arm(null);
    expect(await areDelivered(`after-${index}`, '/', { service, receiver, clock })).toBe(true);
    await service.stop();
  }
});

test('a webhook of the tenants’ file is registered once the store accepts writes', async () => {
  const clock = new ManualClock(Date.now());
  const receiver = await startReceiver();
  const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
  const declared = { name: 'declared', url: receiver.url, document: UPDATES, secret };
  const apiKeys = [{ key: keyOf('acme'), scopes: ['webhooks'] }];
  const TENANTS_FILE = await tenantsFile(() => null, { acme: { apiKeys, webhooks: [declared] } });
  const faults = installJournalFaults();
  faults.arm({ at: 1, count: Infinity, manner: 'fail', onCut: () => undefined });
  const service = await startOn(clock, receiver, await temporaryFolder(), { TENANTS_FILE });
  // The file is read again in this time, too.
  await clock.advance(2 * SECOND_MS);
  faults.arm(null);
  await clock.advance(PATIENCE_MS);
  expect(await service.query(WEBHOOKS, {}, bearer('acme'))).toMatchObject({
    data: { webhooks: [{ name: 'declared', state: 'ACTIVE' }] },
  });
});

test('an update that arrives while those behind a failed delivery are being stored is stored, too', async () => {
  const faults = installJournalFaults();
  const clock = new ManualClock(Date.now());
  const receiver = await startReceiver();
  const service = await startOn(clock, receiver);
  await receiver.behave('/down', { type: 'slow', delayMs: 300, status: 500 });
  const { webhook } = await register(service, {
    name: 'down',
    url: `${receiver.url}/down`,
    document:
      'subscription ($orderId: String!) { invoiceUpdates(orderId: $orderId) { eventId version } }',
    variables: { orderId: 'one' },
  });
  await issue(service, 'one');
  // The first commit stores the failed delivery, the second one the update behind it.
  faults.arm({ at: 2, manner: 'fail', onCut: () => undefined });
  await expect.poll(() => faults.commits).toHaveLength(2);
  service.sandbox.controls.issueInvoice({ orderId: 'one' });
  const STATE = '{ invoice(by: { orderId: "one" }) { operation { state } } }';
  await expect
    .poll(() => service.query(STATE))
    .toMatchObject({ data: { invoice: { operation: { state: 'ISSUED' } } } });
  // The webhook reads it meanwhile, and then the write is repeated.
  for (let step = 0; step < 20; step += 1) await clock.advance(SECOND_MS / 10);
  await expect.poll(() => deliveriesOf(service, webhook.id)).toHaveLength(3);
});
