import { describe, expect, test, vi } from 'vitest';
import {
  type Answer,
  type Connection,
  spawnService,
  STREAMS,
  type Subscription,
} from '../../harness.ts';
import { rejectedBuyer } from '../../../packages/simulator/src/seed/parties.ts';
import {
  type Found,
  INVOICE,
  ISSUE,
  ISSUED,
  type Issued,
  type Item,
  order,
  UPDATES,
} from './invoice-orders.ts';
import { textLike } from '../../texts.ts';
import { startScenario } from '../../scenario.ts';
import { next } from '../../following.ts';

const orderId = 'order-1';

const service = startScenario();

const issue = (change: object = {}, at: Connection = service): Promise<Answer<Issued>> =>
  at.query<Issued>(ISSUE, { input: order(change) });

type Updates = Subscription<{ invoiceUpdates: Item }>;
const follow = (after: string | null = null, at: Connection = service): Updates =>
  at.subscribe(UPDATES, { orderId, after });

/** All items until the subscription completes; rejects when it neither completes nor says anything more. */
async function all(updates: Updates): Promise<readonly Item[]> {
  const items: Item[] = [];
  for (;;) {
    try {
      items.push(await next(updates));
    } catch (error) {
      if (error instanceof Error && error.message.includes('completed')) return items;
      throw error;
    }
  }
}

const states = (items: readonly Item[]): readonly (string | null)[] =>
  items.map(({ state }) => state);

describe('an order that is followed', () => {
  test('before its submission waits, then shows every step, and completes', async () => {
    const updates = follow();
    expect(await next(updates)).toMatchObject({
      cause: 'SNAPSHOT',
      state: null,
      version: 0,
      invoice: null,
    });
    await issue();
    expect(await next(updates)).toMatchObject({ state: 'SUBMITTED', version: 1 });
    expect(await next(updates)).toMatchObject({
      state: 'ISSUING',
      previousState: 'SUBMITTED',
      cause: 'REQUEST',
      version: 2,
      invoice: { amountWithTax: '113.00', invoiceNumber: null },
    });
    service.sandbox.controls.issueInvoice({ orderId });
    expect(await next(updates)).toMatchObject({
      state: 'ISSUED',
      previousState: 'ISSUING',
      cause: 'PUSH',
      version: 3,
      invoice: {
        state: 'ISSUED',
        invoiceNumber: textLike(/^\d{20}$/),
      },
    });
    await updates.completed();
  });

  test('shows the same over WebSocket, server-sent events and parts', async () => {
    await issue();
    const streams = STREAMS.map((way) =>
      service[way]<{ invoiceUpdates: Item }>(UPDATES, { orderId }),
    );
    const followers = [follow(), ...streams];
    for (const each of followers) expect((await next(each)).state).toBe('ISSUING');
    service.sandbox.controls.issueInvoice({ orderId });
    const [overSocket = [], ...overHttp] = await Promise.all(followers.map(all));
    expect(overHttp).toEqual([overSocket, overSocket]);
    expect(states(overSocket)).toEqual(['ISSUED']);
  });

  test('is found to be issued by a poll if the pushes are dropped', async () => {
    service.sandbox.controls.setPushRepeats({ times: 0 });
    await issue();
    const updates = follow();
    await next(updates);
    service.sandbox.controls.issueInvoice({ orderId });
    await service.clock.advance(10_000);
    expect(await next(updates)).toMatchObject({ state: 'ISSUED', cause: 'POLL' });
    expect(service.sandbox.counters.pushes('acknowledged')).toBe(0);
  });

  test('has exactly one ISSUED update if each push arrives five times', async () => {
    service.sandbox.controls.setPushRepeats({ times: 5 });
    await issue();
    const before = await next(follow());
    service.sandbox.controls.issueInvoice({ orderId });
    await vi.waitUntil(() => service.sandbox.counters.pushes('acknowledged') === 5, 50_000);
    expect(states(await all(follow(before.cursor)))).toEqual(['ISSUED']);
  });

  test('found issued by a client’s own query has one update', async () => {
    service.sandbox.controls.setPushRepeats({ times: 0 });
    await issue();
    const updates = follow();
    const before = await next(updates);
    service.sandbox.controls.issueInvoice({ orderId });
    const document = `query ($by: InvoiceBy!) { a: invoice(by: $by) { state } b: invoice(by: $by) { state } }`;
    expect(await service.query(document, { by: { orderId } })).toMatchObject({
      data: { a: { state: 'ISSUED' }, b: { state: 'ISSUED' } },
    });
    expect(states(await all(updates))).toEqual(['ISSUED']);
    expect(states(await all(follow(before.cursor)))).toEqual(['ISSUED']);
  });

  test('stays ISSUING with the platform’s status if the tax bureau rejects it', async () => {
    await issue({ buyer: { enterprise: buyerOf(rejectedBuyer) } });
    const updates = follow();
    await next(updates);
    service.sandbox.controls.rejectInvoice({ orderId, reason: rejectedBuyer.reason });
    expect(await next(updates)).toMatchObject({ state: 'ISSUING', previousState: 'ISSUING' });
    const { data } = await service.query<Found>(INVOICE, { by: { orderId } });
    expect(data?.invoice).toMatchObject({
      state: 'ISSUING',
      platformStatus: 'UNRECOGNIZED',
      raw: { fail_reason: rejectedBuyer.reason },
    });
  });
});

describe('a cursor', () => {
  test('of a final order replays the updates after it, and completes', async () => {
    const early = follow();
    const { cursor } = await next(early);
    await issue();
    service.sandbox.controls.issueInvoice({ orderId });
    const live = await all(early);
    expect(states(live)).toEqual(['SUBMITTED', 'ISSUING', 'ISSUED']);
    expect(await all(follow(cursor))).toEqual(live);
    expect(await all(follow(live[1]?.cursor))).toEqual(live.slice(2));
    expect(await all(follow(live[2]?.cursor))).toEqual([]);
  });

  test('that is malformed is an error of its subscription, and does not close the socket', async () => {
    expect(await follow('nonsense').next()).toMatchObject({
      errors: [{ extensions: { code: 'INVALID_INPUT', fieldErrors: [{ path: ['after'] }] } }],
    });
  });
});

describe('invoiceIssued', () => {
  test('of one order sends its issue only', async () => {
    const { cursor: after } = await next(follow());
    const milestone = service.subscribe<{ invoiceIssued: Item }>(ISSUED, { orderId, after });
    await issue();
    service.sandbox.controls.issueInvoice({ orderId });
    expect((await milestone.next()).data?.invoiceIssued).toMatchObject({
      state: 'ISSUED',
      version: 3,
    });
    await milestone.completed();
  });

  test('of an issued order sends the issue at once', async () => {
    await issue();
    service.sandbox.controls.issueInvoice({ orderId });
    await all(follow());
    const milestone = service.subscribe<{ invoiceIssued: Item }>(ISSUED, { orderId });
    const item = (await milestone.next()).data?.invoiceIssued;
    expect(item).toMatchObject({ state: 'ISSUED', cause: 'SNAPSHOT' });
    await milestone.completed();
  });

  test('without a number is the feed of all orders, resumable', async () => {
    const start = await next(follow());
    for (const id of ['order-a', 'order-b']) {
      await issue({ orderId: id });
      service.sandbox.controls.issueInvoice({ orderId: id });
      const updates = service.subscribe<{ invoiceUpdates: Item }>(UPDATES, { orderId: id });
      await all(updates);
    }
    const feed = service.subscribe<{ invoiceIssued: Item }>(ISSUED, { after: start.cursor });
    const items = [await feed.next(), await feed.next()].map(({ data }) => data?.invoiceIssued);
    expect(items.map((item) => item?.invoice?.['orderId'])).toEqual(['order-a', 'order-b']);
    const rest = service.subscribe<{ invoiceIssued: Item }>(ISSUED, { after: items[0]?.cursor });
    expect((await rest.next()).data?.invoiceIssued).toEqual(items[1]);
  });
});

test('kill -9 between acceptance and issue loses nothing: the update arrives, and the cursor replays', async () => {
  const settings = { TRACKER_PACE: '0.1' };
  const first = await spawnService(settings);
  const before = await next(follow(null, first));
  expect((await issue({}, first)).data?.issueInvoice).toMatchObject({ state: 'ISSUING' });
  await first.kill();

  const second = await spawnService(settings, first.dataDir);
  const items = await all(follow(before.cursor, second));
  expect(states(items)).toEqual(['SUBMITTED', 'ISSUING', 'ISSUED']);
  expect(items.map(({ version }) => version)).toEqual([1, 2, 3]);
  expect(await all(follow(items[0]?.cursor, second))).toEqual(items.slice(1));
});

function buyerOf({ name, taxNumber }: { name: string; taxNumber: string }): object {
  return { name, taxNumber };
}
