import { EventEmitter, once } from 'node:events';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../harness.ts';
import { type Received, sendEnvelope, startStub } from '../../../platform/stub-platform.ts';
import { ManualClock } from '../../../manual-clock.ts';
import { startBefore, startScenario } from '../../../scenario.ts';
import {
  cancel,
  ORDER,
  order,
  orderId,
  path,
  placed,
  purchase,
  type Result,
  stored,
} from '../walk.ts';

const NUMBER = '26468000000000000001';
const transaction = { ykfphm: NUMBER, ykfpje: 1000, ykfpse: 2.5, jfzt: '0' };
const taken = { ykfphm: NUMBER, dzsphm: '1', tax: { items: [], yjsfhj: 2.5 } };
const free = { blocked: false, records: { list: [] } };
const blocked = { blocked: true, records: { wjskjlsl: 1, list: [transaction] } };

/** Interfaces that a request calls; the tracker's calls get a response at once, without news. */
type Interface = 'order' | 'person';

/** Responds to a received call. */
type Reply = (code: string, data?: object, status?: number) => void;

function interfaceOf({ path: at, body }: Received): Interface | null {
  if (at === path.order) return 'order';
  return at === path.pending && body.includes('zrrxm') ? 'person' : null;
}

/** The service before a platform whose responses the test sends, one per received call. */
async function startHeld() {
  const calls: Record<Interface, Reply[]> = { order: [], person: [] };
  const arrived = new EventEmitter();
  const stub = await startStub((response, request) => {
    const reply: Reply = (code, data = {}, status = 200) =>
      sendEnvelope(response, code, data, { status });
    const name = interfaceOf(request);
    if (name === null) return reply('CYT_00000', blocked);
    calls[name].push(reply);
    arrived.emit(name);
  });
  const clock = new ManualClock();
  const service = await startBefore(stub, {}, { clock });
  /** The nth call of an interface. */
  const call = async (name: Interface, nth: number): Promise<Reply> => {
    for (;;) {
      const reply = calls[name][nth - 1];
      if (reply) return reply;
      await once(arrived, name);
    }
  };
  const ask = (number = orderId): Promise<Answer<Result>> =>
    service.query<Result>(ORDER, { input: { orderId: number, ...purchase() } });
  return { calls, call, ask, clock };
}

describe('concurrent equal requests', () => {
  test('return the order of the fastest, even if the platform reports a pending one by then', async () => {
    const { calls, call, ask } = await startHeld();
    const requests = [1, 2, 3, 4, 5].map(() => ask());
    await call('person', 5);
    const [fastest, ...others] = calls.person;
    fastest?.('CYT_00000', free);
    const ordering = await call('order', 1);
    for (const reply of others) reply('CYT_00000', blocked);
    ordering('CYT_00000', taken);
    for (const { data } of await Promise.all(requests)) {
      expect(data?.result).toMatchObject({ __typename: 'ScrapOrder', orderId });
    }
    expect(calls.order).toHaveLength(1);
  });

  test('of which one fails keep the person blocked: no further order is placed', async () => {
    const { calls, call, ask } = await startHeld();
    const first = ask();
    const firstGate = await call('person', 1);
    const second = ask();
    (await call('person', 2))('CYT_40001', {}, 400);
    expect((await second).data?.result).toMatchObject({ __typename: 'PlatformRejectedError' });

    expect((await ask('scrap-2')).data?.result).toEqual({
      __typename: 'PendingTransactionInTheWay',
      order: null,
      pending: null,
    });
    firstGate('CYT_00000', free);
    (await call('order', 1))('CYT_00000', taken);
    expect((await first).data?.result).toMatchObject({
      state: 'PRE_OPENED',
      invoiceNumber: NUMBER,
    });
    expect([calls.order.length, calls.person.length]).toEqual([1, 2]);
  });
});

test('an order whose process was suspended is not sent if another order may hold the person by then', async () => {
  const { calls, call, ask, clock } = await startHeld();
  const suspended = ask();
  const gate = await call('person', 1);
  await clock.advance(180_000);
  const other = ask('scrap-2');
  (await call('person', 2))('CYT_00000', free);
  (await call('order', 1))('CYT_00000', taken);
  expect((await other).data?.result).toMatchObject({ state: 'PRE_OPENED' });
  gate('CYT_00000', free);
  expect((await suspended).data?.result).toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
  expect(calls.order).toHaveLength(1);
});

test('a person whose order is sent again under its number is blocked while the platform is queried', async () => {
  const { calls, call, ask } = await startHeld();
  const refused = ask();
  (await call('person', 1))('CYT_00000', free);
  (await call('order', 1))('CYT_42900', {}, 429);
  expect((await refused).data?.result).toMatchObject({ code: 'QUOTA_EXHAUSTED' });
  const again = ask();
  const gate = await call('person', 2);
  expect((await ask('scrap-2')).data?.result).toMatchObject({
    __typename: 'PendingTransactionInTheWay',
  });
  gate('CYT_00000', free);
  (await call('order', 2))('CYT_00000', taken);
  expect((await again).data?.result).toMatchObject({ state: 'PRE_OPENED' });
  expect(calls.order).toHaveLength(2);
});

test('another order’s transaction settles neither an order whose call failed nor one whose response was lost', async () => {
  const { calls, call, ask } = await startHeld();
  const first = ask();
  (await call('person', 1))('CYT_00000', free);
  // An order without a slip has nothing to pay, so it does not block the person's next order.
  (await call('order', 1))('CYT_00000', { ...taken, dzsphm: null });
  expect((await first).data?.result).toMatchObject({ state: 'PRE_OPENED', invoiceNumber: NUMBER });

  const failing = ask('scrap-2');
  (await call('person', 2))('CYT_00000', free);
  (await call('order', 2))('CYT_50200', { hint: '01 税款未缴纳' }, 502);
  (await call('person', 3))('CYT_00000', blocked);
  expect((await failing).data?.result).toMatchObject({
    __typename: 'OutcomeUnknownError',
    followed: { key: 'scrap-2', state: 'OUTCOME_UNKNOWN' },
  });
  const lost = ask('scrap-2');
  (await call('person', 4))('CYT_00000', blocked);
  expect((await lost).data?.result).toMatchObject({
    state: 'OUTCOME_UNKNOWN',
    invoiceNumber: null,
  });
  expect(calls.order).toHaveLength(2);
});

describe('a person', () => {
  const service = startScenario();

  test('is free at once if an order certainly left nothing behind', async () => {
    service.fail(path.order, 'QUOTA_EXHAUSTED');
    expect((await order(service)).data?.result).toMatchObject({ code: 'QUOTA_EXHAUSTED' });
    expect(await stored(service)).toMatchObject({ state: 'NOT_SENT' });
    await placed(service, {}, 'scrap-2');
    expect((await order(service)).data?.result).toMatchObject({
      __typename: 'PendingTransactionInTheWay',
      order: { orderId: 'scrap-2' },
    });
  });

  test('is blocked while an order is pending, even for two months', async () => {
    await placed(service);
    await service.startAgain({ afterMs: 59 * 24 * 60 * 60_000 });
    expect((await order(service, {}, 'scrap-2')).data?.result).toMatchObject({
      __typename: 'PendingTransactionInTheWay',
      order: { orderId },
    });
  });

  test('whose number was returned by another system gets a lost order found, and the number leads to that order', async () => {
    const before = await placed(service);
    // Canceled without this service's knowledge: the platform executed it, and the response was lost.
    service.fail(path.cancel, 'LOST_REPLY');
    await cancel(service, { invoiceNumber: before.invoiceNumber });
    await service.clock.advance(3 * 60 * 60_000);
    service.fail(path.order, 'LOST_REPLY');
    expect((await order(service, {}, 'scrap-2')).data?.result).toMatchObject({
      __typename: 'OutcomeUnknownError',
    });
    expect((await order(service, {}, 'scrap-2')).data?.result).toMatchObject({
      state: 'PRE_OPENED',
      invoiceNumber: before.invoiceNumber,
    });
    expect(
      (await cancel(service, { invoiceNumber: before.invoiceNumber })).data?.result,
    ).toMatchObject({
      fieldErrors: [{ path: ['input', 'by', 'invoiceNumber'] }],
    });
  });
});
