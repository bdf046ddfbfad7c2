import { describe, expect, test } from 'vitest';
import { scrapTaxPayment } from '../../../../src/capabilities/scrap-purchase/payments/tracking.ts';
import { pendingPerson } from '../../../../packages/simulator/src/seed/scrap-purchase.ts';
import {
  another,
  cancel,
  CANCEL,
  face,
  follow,
  issue,
  order,
  orderId,
  paid,
  path,
  PAYMENT_UPDATES,
  placed,
  SCRAP_ORDER,
  stored,
} from '../walk.ts';
import { makeStale, startScenario } from '../../../scenario.ts';
import { next } from '../../../following.ts';

const service = startScenario();

const calls = (of: keyof typeof path): number => service.calls(path[of]);

const effects = () => service.sandbox.effects().scrapPurchases;

const lose = (fault: 'LOST_REPLY' | 'LOST_REQUEST'): void => service.fail(path.cancel, fault);

describe('a canceled transaction', () => {
  test('ends with its payment before it is paid, and its number goes to the next order', async () => {
    const { invoiceNumber, slip } = await placed(service);
    const payment = follow(service, PAYMENT_UPDATES, slip);
    expect(await next(payment)).toMatchObject({ state: 'WAITING_PAYMENT' });
    expect((await cancel(service, { invoiceNumber })).data?.result).toMatchObject({
      __typename: 'ScrapCancellation',
      invoiceNumber,
      state: 'CANCELED',
      // The pending list reports "unpaid", which is documented; the slip's own result is not.
      numberFate: 'RETURNED',
    });
    expect(effects()).toMatchObject({ cancelled: 1, returned: [invoiceNumber] });
    await service.reaches(payment, 'CANCELED');
    await payment.completed();
  });

  test('ends its payment even if a poll changes that at the same moment', async () => {
    const { invoiceNumber, slip } = await placed(service);
    const subjects = service.application.app.subjectsFor('default');
    const get = subjects.get.bind(subjects);
    subjects.get = async (kind, key) => {
      const found = await get(kind, key);
      if (found?.state === 'WAITING_PAYMENT' && calls('cancel') > 0)
        await subjects.observe(scrapTaxPayment, found, { ...found, state: 'GONE' });
      return found;
    };
    await cancel(service, { invoiceNumber });
    expect(await get(scrapTaxPayment, slip)).toMatchObject({ state: 'CANCELED', version: 3 });
  });

  test('keeps its number after it is paid, with the payment known to the journal or not', async () => {
    const { invoiceNumber } = await paid(service);
    expect((await cancel(service, { invoiceNumber })).data?.result).toMatchObject({
      state: 'CANCELED',
      numberFate: 'KEPT_AS_PAID',
    });
    expect(effects()).toMatchObject({ cancelled: 1, returned: [] });
  });

  test('whose slip cannot be queried has the number fate reported by the pending list', async () => {
    const { invoiceNumber } = await placed(service);
    service.fail(path.payment, 'BAD_GATEWAY', null);
    expect((await cancel(service, { invoiceNumber })).data?.result).toMatchObject({
      state: 'CANCELED',
      numberFate: 'RETURNED',
    });
  });

  test('whose pending list is unavailable has an unknown number fate', async () => {
    const { invoiceNumber } = await placed(service);
    service.fail(path.pending, 'BAD_GATEWAY', 2);
    expect((await cancel(service, { invoiceNumber })).data?.result).toMatchObject({
      state: 'OUTCOME_UNKNOWN',
      numberFate: null,
    });
    expect(await settled()).toEqual({ state: 'CANCELED' });
    expect((await cancel(service, { invoiceNumber })).data?.result).toMatchObject({
      state: 'CANCELED',
      numberFate: 'UNCLEAR',
    });
  });

  test('lets its person sell again, under the same number, which then belongs to the new order', async () => {
    const { invoiceNumber } = await placed(service);
    await cancel(service, { invoiceNumber });
    const again = await placed(service, {}, 'scrap-2');
    expect(again.invoiceNumber).toBe(invoiceNumber);
    service.sandbox.controls.payScrapTax({ taxSlipNumber: again.slip });
    expect((await issue(service, face(invoiceNumber))).data?.result).toMatchObject({
      order: { orderId: 'scrap-2' },
    });
    expect(await stored(service, 'scrap-2')).toMatchObject({ invoice: { state: 'UPLOADING' } });
    expect(await stored(service)).toMatchObject({ invoice: null });
  });

  test('may be canceled again if the cancellation is STALE and the platform lists the transaction as pending', async () => {
    const { invoiceNumber } = await placed(service);
    lose('LOST_REQUEST');
    await cancel(service, { invoiceNumber });
    await makeStale(service, 'scrap-cancellation', orderId);
    service.fail(path.pending, 'BAD_GATEWAY', 1);
    expect((await cancel(service, { invoiceNumber })).data?.result).toMatchObject({
      state: 'STALE',
    });
    expect((await cancel(service, { invoiceNumber })).data?.result).toMatchObject({
      state: 'CANCELED',
    });
    expect(effects().cancelled).toBe(1);
  });

  test('is not canceled again if the cancellation is STALE and the transaction is no longer pending', async () => {
    const { invoiceNumber } = await placed(service);
    lose('LOST_REPLY');
    await cancel(service, { invoiceNumber });
    await makeStale(service, 'scrap-cancellation', orderId);
    expect((await cancel(service, { invoiceNumber })).data?.result).toMatchObject({
      state: 'STALE',
    });
    expect(calls('cancel')).toBe(1);
  });

  test('is canceled once when requested twice', async () => {
    const { invoiceNumber } = await placed(service);
    const first = await cancel(service, { invoiceNumber });
    const second = await cancel(service, { invoiceNumber });
    expect(second.data?.result).toEqual(first.data?.result);
    expect([calls('cancel'), effects().cancelled]).toEqual([1, 1]);
  });

  test('whose number another order has by then is not canceled a second time, and the other order is unaffected', async () => {
    const { invoiceNumber } = await placed(service);
    await cancel(service, { orderId });
    await placed(service, {}, 'scrap-2');
    expect((await cancel(service, { orderId })).data?.result).toMatchObject({
      state: 'CANCELED',
    });
    expect((await cancel(service, { invoiceNumber })).data?.result).toMatchObject({
      __typename: 'InvalidInputError',
      fieldErrors: [{ path: ['input', 'by', 'invoiceNumber'] }],
    });
    expect([calls('cancel'), effects().cancelled]).toEqual([1, 1]);
    await cancel(service, { orderId: 'scrap-2' });
    expect(effects().cancelled).toBe(2);
  });

  test('must belong to an order that was placed here', async () => {
    await placed(service);
    expect((await cancel(service, { orderId: 'scrap-3' })).data?.result).toMatchObject({
      fieldErrors: [
        {
          path: ['input', 'by', 'orderId'],
          message: 'must be an order placed here whose invoice is pre-opened',
        },
      ],
    });
    expect(calls('cancel')).toBe(0);
  });

  test('of another system is canceled, too', async () => {
    const { name, idNo: idNumber } = pendingPerson;
    const { data } = await order(service, { person: { name, idNumber } });
    expect(data?.result).toMatchObject({ __typename: 'PendingTransactionInTheWay' });
    expect(
      (await cancel(service, { invoiceNumber: '26469900000000000001' })).data?.result,
    ).toMatchObject({
      state: 'CANCELED',
      numberFate: 'UNCLEAR',
    });
    await placed(service, { person: { name, idNumber } });
  });
});

test('a rejected cancellation has the reason, and may be sent again', async () => {
  const { invoiceNumber } = await paid(service);
  await issue(service, face(invoiceNumber));
  const refused = { __typename: 'PlatformRejectedError', hint: '01 发票已上传，不能取消' };
  expect((await cancel(service, { invoiceNumber })).data?.result).toMatchObject(refused);
  expect((await cancel(service, { invoiceNumber })).data?.result).toMatchObject(refused);
  expect([calls('cancel'), effects().cancelled]).toEqual([2, 0]);
});

test('a transaction whose upload failed can be canceled', async () => {
  const { invoiceNumber } = await paid(service);
  const { data } = await issue(service, face(invoiceNumber));
  const acceptanceSerial = String(data?.result['acceptanceSerial']);
  service.sandbox.controls.finishScrapUpload({ acceptanceSerial, failure: '商品编码错误' });
  expect((await cancel(service, { invoiceNumber })).data?.result).toMatchObject({
    state: 'CANCELED',
    numberFate: 'KEPT_AS_PAID',
  });
});

async function operation(): Promise<unknown> {
  const { data } = await service.query<{ operations: { edges: { node: object }[] } }>(
    '{ operations(kinds: [SCRAP_CANCELLATION]) { edges { node { state } } } }',
  );
  return data?.operations.edges[0]?.node;
}

async function settled(): Promise<unknown> {
  for (;;) {
    const found = await operation();
    if (!JSON.stringify(found).includes('OUTCOME_UNKNOWN')) return found;
    await service.clock.advance(60_000);
  }
}

describe('a lost response to a cancellation', () => {
  test('is settled by a query, and nothing is canceled twice', async () => {
    const { invoiceNumber } = await placed(service);
    lose('LOST_REPLY');
    expect((await cancel(service, { invoiceNumber })).data?.result).toMatchObject({
      __typename: 'OutcomeUnknownError',
      followed: { kind: 'SCRAP_CANCELLATION', state: 'OUTCOME_UNKNOWN' },
    });
    expect(await settled()).toEqual({ state: 'CANCELED' });
    expect((await cancel(service, { invoiceNumber })).data?.result).toMatchObject({
      state: 'CANCELED',
      numberFate: 'UNCLEAR',
    });
    expect([calls('cancel'), effects().cancelled]).toEqual([1, 1]);
  });

  test('to a request that never arrived ends in NOT_ACCEPTED, and the cancellation may be sent again', async () => {
    const { invoiceNumber } = await placed(service);
    lose('LOST_REQUEST');
    await cancel(service, { invoiceNumber });
    expect(await settled()).toEqual({ state: 'NOT_ACCEPTED' });
    expect((await cancel(service, { invoiceNumber })).data?.result).toMatchObject({
      state: 'CANCELED',
    });
    expect(effects().cancelled).toBe(1);
  });

  test('lets the person order again only if the platform permits it', async () => {
    const { invoiceNumber } = await placed(service);
    lose('LOST_REPLY');
    await cancel(service, { invoiceNumber });
    await settled();
    // The payment ends meanwhile: the journal has no pending one any more.
    while ((await stored(service))?.['taxPayment'] === undefined)
      await service.clock.advance(1_000);
    await placed(service, {}, 'scrap-2');
    expect(effects().preOpened).toBe(2);
  });
});

test('a payment whose cancellation only a poll has settled is CANCELED, and polled no longer', async () => {
  const { invoiceNumber, slip } = await placed(service);
  const payment = follow(service, PAYMENT_UPDATES, slip);
  lose('LOST_REPLY');
  await cancel(service, { invoiceNumber });
  expect(await service.reaches(payment, 'CANCELED')).toMatchObject({ thing: { paid: false } });
  await payment.completed();
});

test('a lost order and a canceled one do not block other orders', async () => {
  const { invoiceNumber } = await placed(service);
  await cancel(service, { invoiceNumber });
  await placed(service, another, 'scrap-2');
  expect(await service.query(SCRAP_ORDER, { orderId: 'nobody-1' })).toEqual({
    data: { scrapOrder: null },
  });
  expect(
    (await service.query(CANCEL, { input: { by: { invoiceNumber: '1' } } })).data,
  ).toMatchObject({
    result: { __typename: 'InvalidInputError' },
  });
});
