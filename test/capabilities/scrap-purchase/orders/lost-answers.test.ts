import { describe, expect, test } from 'vitest';
import type { FaultName } from '../../../../packages/simulator/src/gateway/faults.ts';
import { another, follow, order, ORDER_UPDATES, orderId, path, placed, stored } from '../walk.ts';
import { textLike } from '../../../texts.ts';
import { ManualClock } from '../../../manual-clock.ts';
import { sendEnvelope, startStub } from '../../../platform/stub-platform.ts';
import { startBefore, startScenario } from '../../../scenario.ts';

const service = startScenario();

const calls = (of: keyof typeof path): number => service.calls(path[of]);
const effects = () => service.sandbox.effects().scrapPurchases;
const breakOnce = (of: keyof typeof path, fault: FaultName) => service.fail(path[of], fault);

async function lose(change: object = {}): Promise<void> {
  breakOnce('order', 'LOST_REPLY');
  expect((await order(service, change)).data?.result).toMatchObject({
    __typename: 'OutcomeUnknownError',
    followed: { kind: 'SCRAP_ORDER', key: orderId, state: 'OUTCOME_UNKNOWN' },
  });
}

/** Final state of an unknown order; no client follows it, as that would cause constant polls. */
async function settled(): Promise<unknown> {
  for (;;) {
    const state = (await stored(service))?.['state'];
    if (state !== 'OUTCOME_UNKNOWN') return state;
    await service.clock.advance(60_000);
  }
}

describe('a lost response to an order', () => {
  test('is found among the person’s transactions by repeating the order, with one order placed', async () => {
    await lose();
    expect((await order(service)).data?.result).toMatchObject({
      state: 'PRE_OPENED',
      invoiceNumber: textLike(/^\d{20}$/),
      taxSlipNumber: null,
      foundBy: 'PERSON',
    });
    expect([calls('order'), effects().preOpened]).toEqual([1, 1]);
  });

  test('is found among the enterprise’s transactions without a client, with one order placed', async () => {
    await lose();
    const updates = follow(service, ORDER_UPDATES, orderId);
    const { thing } = await service.reaches(updates, 'PRE_OPENED');
    expect(thing).toMatchObject({ foundBy: 'ENTERPRISE', totalTaxPayable: null });
    await updates.completed();
    expect([calls('order'), effects().preOpened]).toEqual([1, 1]);
  });

  test('is not settled by another order’s transaction of the same amount', async () => {
    const { invoiceNumber } = await placed(service, another, 'scrap-2');
    await lose();
    const updates = follow(service, ORDER_UPDATES, orderId);
    const { thing } = await service.reaches(updates, 'PRE_OPENED');
    expect(thing?.['invoiceNumber']).not.toBe(invoiceNumber);
  });

  test('stays unknown while two equal transactions exist, until each names its person', async () => {
    await lose();
    breakOnce('order', 'LOST_REPLY');
    await order(service, another, 'scrap-2');
    const asked = calls('pending');
    while (calls('pending') < asked + 6) await service.clock.advance(10_000);
    const both = async () => [await stored(service), await stored(service, 'scrap-2')];
    expect(await both()).toMatchObject([
      { state: 'OUTCOME_UNKNOWN' },
      { state: 'OUTCOME_UNKNOWN' },
    ]);

    await order(service);
    await order(service, another, 'scrap-2');
    expect(await both()).toMatchObject([
      { state: 'PRE_OPENED', invoiceNumber: '26468000000000000001', foundBy: 'PERSON' },
      { state: 'PRE_OPENED', invoiceNumber: '26468000000000000002', foundBy: 'PERSON' },
    ]);
    expect([calls('order'), effects().preOpened]).toEqual([2, 2]);
  });

  test('is settled only by a transaction of its amount', async () => {
    await placed(service, { ...another, amountWithoutTax: '999.00' }, 'scrap-2');
    breakOnce('order', 'LOST_REQUEST');
    await order(service);
    expect(await settled()).toBe('NOT_ACCEPTED');
    expect(effects().preOpened).toBe(1);
  });

  test('blocks the person’s next order for half an hour, anew after a restart, and then the platform decides', async () => {
    // An order that may have no tax never becomes NOT_ACCEPTED.
    breakOnce('order', 'LOST_REQUEST');
    await order(service, { ownUse: true });
    const asked = calls('pending');
    // The clock may be ahead since the restart.
    await service.sleepUntil(60 * 60_000);
    await service.clock.advance(29 * 60_000);
    expect((await order(service, {}, 'scrap-2')).data?.result).toMatchObject({
      __typename: 'PendingTransactionInTheWay',
      order: { orderId, state: 'OUTCOME_UNKNOWN' },
      pending: null,
    });
    await service.clock.advance(2 * 60_000);
    await placed(service, {}, 'scrap-2');
    expect(calls('pending')).toBeGreaterThan(asked);
    expect(effects().preOpened).toBe(1);
  });

  test('is not settled by another order in doubt that the enterprise’s list cannot distinguish', async () => {
    breakOnce('order', 'LOST_REQUEST');
    await order(service);
    breakOnce('order', 'LOST_REPLY');
    await order(service, another, 'scrap-2');
    const asked = calls('pending');
    while (calls('pending') < asked + 6) await service.clock.advance(10_000);
    const both = async () => [await stored(service), await stored(service, 'scrap-2')];
    expect(await both()).toMatchObject([
      { state: 'OUTCOME_UNKNOWN' },
      { state: 'OUTCOME_UNKNOWN' },
    ]);

    expect((await order(service)).data?.result).toMatchObject({ state: 'OUTCOME_UNKNOWN' });
    await service.clock.advance(31 * 60_000);
    expect((await order(service)).data?.result).toMatchObject({ state: 'NOT_ACCEPTED' });
    await order(service, another, 'scrap-2');
    expect(await both()).toMatchObject([
      { state: 'NOT_ACCEPTED' },
      { state: 'PRE_OPENED', foundBy: 'PERSON' },
    ]);
    expect(effects().preOpened).toBe(1);
  });

  test('blocks the person’s next order, whatever its number', async () => {
    await lose();
    expect((await order(service, {}, 'scrap-2')).data?.result).toMatchObject({
      __typename: 'PendingTransactionInTheWay',
      order: { orderId, state: 'OUTCOME_UNKNOWN' },
    });
    expect([calls('order'), effects().preOpened]).toEqual([1, 1]);
  });

  test('to an order that never arrived ends in NOT_ACCEPTED, and nothing was ordered', async () => {
    breakOnce('order', 'LOST_REQUEST');
    await order(service);
    expect(await settled()).toBe('NOT_ACCEPTED');
    expect([calls('order'), effects().preOpened]).toEqual([1, 0]);
    await placed(service, {}, 'scrap-2');
  });

  test('is found before the simulated payer pays, three seconds after the order', async () => {
    await lose();
    await service.clock.advance(3_000);
    service.sandbox.controls.payScrapTax({ taxSlipNumber: '34460000000000000001' });
    expect(await settled()).toBe('PRE_OPENED');
  });

  test('to an order whose tax was paid before anybody looked never ends in NOT_ACCEPTED', async () => {
    await lose();
    service.sandbox.controls.payScrapTax({ taxSlipNumber: '34460000000000000001' });
    await service.sleepUntil(60 * 60_000);
    const asked = calls('pending');
    // Two hours at least, as below.
    while (calls('pending') < asked + 20) await service.clock.advance(60_000);
    expect(await stored(service)).toMatchObject({ state: 'OUTCOME_UNKNOWN' });
  });

  test('to an order that may have no tax never ends in NOT_ACCEPTED', async () => {
    breakOnce('order', 'LOST_REQUEST');
    await order(service, { ownUse: true });
    const asked = calls('pending');
    // Waits grow to ten minutes, so that these are two hours at least.
    while (calls('pending') < asked + 20) await service.clock.advance(60_000);
    expect(await stored(service)).toMatchObject({ state: 'OUTCOME_UNKNOWN' });
  });

  test('is settled after a restart, too', async () => {
    await lose();
    await service.startAgain();
    await service.reaches(follow(service, ORDER_UPDATES, orderId), 'PRE_OPENED');
    expect(effects().preOpened).toBe(1);
  });
});

test.each([
  ['a block without a list', { blocked: true, records: { wjskjlsl: 1 } }],
  ['a block without a list and a count', { blocked: true, records: {} }],
  [
    'a count beside a voided one',
    {
      blocked: true,
      records: { wjskjlsl: 1, list: [{ ykfphm: '26468000000000000009', jfzt: '5' }] },
    },
  ],
  ['a block with an empty list', { blocked: true, records: { list: [] } }],
  ['a count without a list', { blocked: false, records: { wjskjlsl: '1' } }],
  ['more than the list has', { blocked: false, records: { wjskjlsl: 1, list: [] } }],
])('a lost order is not denied by %s', async (_what, pending) => {
  const clock = new ManualClock();
  const stub = await startStub((response, { path: at }) => {
    if (at === path.order) response.destroy();
    else {
      const isFirst = stub.received.every((request) => request.path !== path.order);
      sendEnvelope(response, 'CYT_00000', isFirst ? { blocked: false } : pending);
    }
  });
  const before = await startBefore(stub, {}, { clock });
  await order(before);
  for (let minutes = 0; minutes < 60; minutes += 5) await clock.advance(5 * 60_000);
  expect(await stored(before)).toMatchObject({ state: 'OUTCOME_UNKNOWN' });
});
