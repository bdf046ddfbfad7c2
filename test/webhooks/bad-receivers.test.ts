import { expect, test } from 'vitest';
import { ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { inTime } from '../following.ts';
import { startService } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import type { Behaviour, ReceivedRequest } from './receiver-process.ts';
import { register, UPDATE, type UpdatesBody } from './webhook-documents.ts';

/** `WEBHOOKS_ORDERS=1000` makes 2,000 updates. */
const ORDERS = Number(process.env['WEBHOOKS_ORDERS'] ?? 140);

const PATH = '/all';

/** Behaviors of a receiver, in turn, each for a part of the orders. */
const HARDSHIPS: readonly (Behaviour | 'killed')[] = [
  { type: 'status', status: 500 },
  'killed',
  { type: 'redirect', to: '/elsewhere' },
  { type: 'cut' },
  { type: 'slow', delayMs: 600 },
  { type: 'status', status: 410 },
  { type: 'status', status: 429 },
];

async function suffer(receiver: Receiver, hardship: Behaviour | 'killed'): Promise<void> {
  await (hardship === 'killed' ? receiver.kill() : receiver.behave(PATH, hardship));
}

async function recover(receiver: Receiver, hardship: Behaviour | 'killed'): Promise<void> {
  if (hardship === 'killed') await receiver.restart();
  await receiver.behave(PATH, { type: 'status', status: 200 });
}

const isTaken = ({ status }: ReceivedRequest): boolean => status === 200;

const idOf = ({ headers }: ReceivedRequest): string => String(headers['webhook-id']);

test('with any receiver behavior each update arrives, in order per subject, and repeats have the same id', async () => {
  const receiver = await startReceiver();
  const clock = new ManualClock(Date.now());
  const service = await startService({
    clock,
    sandboxProgressDelayMs: null,
    timings: { webhookTimeoutMs: 200 },
    env: { WEBHOOK_HOSTS: new URL(receiver.url).host },
  });
  const { webhook } = await register(service, { name: 'all', url: receiver.url + PATH });
  const each = Math.ceil(ORDERS / HARDSHIPS.length);
  let orders = 0;
  for (const hardship of HARDSHIPS) {
    await suffer(receiver, hardship);
    for (const end = orders + each; orders < end; orders += 1)
      await service.query(ISSUE, { input: order({ orderId: `order-${orders}` }) });
    await clock.advance(1_000);
    await recover(receiver, hardship);
    // A response with 410 has disabled it.
    await service.query(UPDATE, { input: { id: webhook.id, enabled: true } });
    const taken = receiver.until(
      (all) => new Set(all.filter(isTaken).map(idOf)).size >= 2 * orders,
      PATH,
    );
    await inTime(taken, clock, 1_000);
  }
  const versions = new Map<string, Map<number, string>>();
  const outOfOrder: number[] = [];
  for (const request of receiver.received.filter(isTaken)) {
    // Fields that the webhook selects.
    const { eventId, version, subject } = (JSON.parse(request.body) as UpdatesBody).data.updates;
    expect(idOf(request)).toBe(eventId);
    const known = versions.get(subject?.id ?? '') ?? new Map<number, string>();
    versions.set(subject?.id ?? '', known);
    // A repeat has the earlier id.
    expect(known.get(version) ?? eventId).toBe(eventId);
    if (!known.has(version) && known.size !== version - 1) outOfOrder.push(version);
    known.set(version, eventId);
  }
  expect(outOfOrder).toEqual([]);
  expect([...versions.values()].map(({ size }) => size)).toEqual(
    Array.from({ length: orders }, () => 2),
  );
  expect(receiver.received.filter(({ path }) => path !== PATH)).toEqual([]);
}, 300_000);
