import { beforeEach, describe, expect, test } from 'vitest';
import { pendingPerson } from '../../src/sandbox/seed/scrap-purchase.ts';
import { type RunningService, startService } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import {
  another,
  cancel,
  CANCEL,
  face,
  follow,
  issue,
  next,
  order,
  orderId,
  paid,
  path,
  PAYMENT_UPDATES,
  placed,
  reaches,
  type Result,
  SCRAP_ORDER,
  stored,
} from './scrap-purchase-walk.ts';

let clock: ManualClock;
let service: RunningService;

beforeEach(async () => {
  clock = new ManualClock();
  service = await startService({ clock, random: () => 0.5, sandboxProgressDelayMs: null });
});

const calls = (of: keyof typeof path): number => service.sandbox.counters.calls(path[of]);
const effects = () => service.sandbox.controls.scrapPurchase.effects();
const lose = (fault: 'LOST_REPLY' | 'LOST_REQUEST'): void =>
  service.sandbox.controls.setFault(path.cancel, fault, 1);

describe('a transaction that is given up', () => {
  test('before it is paid returns its number, and its payment is over', async () => {
    const { invoiceNumber, slip } = await placed(service);
    const payment = follow(service, PAYMENT_UPDATES, slip);
    expect(await next(payment)).toMatchObject({ status: 'WAITING_PAYMENT' });
    expect((await cancel(service, invoiceNumber)).data?.result).toMatchObject({
      __typename: 'ScrapCancellation',
      invoiceNumber,
      state: 'CANCELLED',
      numberFate: 'RETURNED',
    });
    expect(effects()).toMatchObject({ cancelled: 1, returned: [invoiceNumber] });
    await reaches(payment, 'CANCELLED', clock);
    await payment.completed();
  });

  test('after it is paid keeps its number, whether or not the journal knows that it is', async () => {
    const { invoiceNumber } = await paid(service);
    expect((await cancel(service, invoiceNumber)).data?.result).toMatchObject({
      state: 'CANCELLED',
      numberFate: 'KEPT_AS_PAID',
    });
    expect(effects()).toMatchObject({ cancelled: 1, returned: [] });
  });

  test('whose payment cannot be asked for leaves its number unclear', async () => {
    const { invoiceNumber } = await placed(service);
    service.sandbox.controls.setFault(path.payment, 'BAD_GATEWAY', null);
    expect((await cancel(service, invoiceNumber)).data?.result).toMatchObject({
      state: 'CANCELLED',
      numberFate: 'UNCLEAR',
    });
  });

  test('lets its person sell again, under the same number, which is then the new order’s', async () => {
    const { invoiceNumber } = await placed(service);
    await cancel(service, invoiceNumber);
    const again = await placed(service, {}, 'scrap-2');
    expect(again.invoiceNumber).toBe(invoiceNumber);
    service.sandbox.controls.scrapPurchase.payTax(again.slip);
    expect((await issue(service, face(invoiceNumber))).data?.result).toMatchObject({
      order: { orderId: 'scrap-2' },
    });
    expect(await stored(service, 'scrap-2')).toMatchObject({ invoice: { state: 'UPLOADING' } });
    expect(await stored(service)).toMatchObject({ invoice: null });
  });

  test('twice is given up once', async () => {
    const { invoiceNumber } = await placed(service);
    const first = await cancel(service, invoiceNumber);
    const second = await cancel(service, invoiceNumber);
    expect(second.data?.result).toEqual({ ...first.data?.result, raw: null });
    expect([calls('cancel'), effects().cancelled]).toEqual([1, 1]);
  });

  test('a second time, when another order has its number by then, leaves that one alone', async () => {
    const { invoiceNumber } = await placed(service);
    await cancel(service, invoiceNumber, orderId);
    await placed(service, {}, 'scrap-2');
    expect((await cancel(service, invoiceNumber, orderId)).data?.result).toMatchObject({
      state: 'CANCELLED',
    });
    expect((await cancel(service, invoiceNumber)).data?.result).toMatchObject({
      __typename: 'InvalidInputError',
      fieldErrors: [{ path: 'orderId' }],
    });
    expect([calls('cancel'), effects().cancelled]).toEqual([1, 1]);
    await cancel(service, invoiceNumber, 'scrap-2');
    expect(effects().cancelled).toBe(2);
  });

  test.each(['scrap-3', 'scrap-2'])(
    'is refused for the order %s, which never had the number',
    async (other) => {
      const { invoiceNumber } = await placed(service);
      await placed(service, another, 'scrap-2');
      expect((await cancel(service, invoiceNumber, other)).data?.result).toMatchObject({
        fieldErrors: [{ path: 'orderId', message: 'must be an order with this invoiceNumber' }],
      });
      expect(calls('cancel')).toBe(0);
    },
  );

  test('and was ordered elsewhere is given up, too', async () => {
    const { name: personName, idNo: personIdNumber } = pendingPerson;
    const { data } = await order(service, { personName, personIdNumber });
    expect(data?.result).toMatchObject({ __typename: 'PendingTransactionInTheWay' });
    expect((await cancel(service, '26469900000000000001')).data?.result).toMatchObject({
      state: 'CANCELLED',
      numberFate: 'UNCLEAR',
    });
    await placed(service, { personName, personIdNumber });
  });
});

test('a cancellation that is refused says why, and may be sent again', async () => {
  const { invoiceNumber } = await paid(service);
  await issue(service, face(invoiceNumber));
  const refused = { __typename: 'PlatformRejectedError', hint: '01 发票已上传，不能取消' };
  expect((await cancel(service, invoiceNumber)).data?.result).toMatchObject(refused);
  expect((await cancel(service, invoiceNumber)).data?.result).toMatchObject(refused);
  expect([calls('cancel'), effects().cancelled]).toEqual([2, 0]);
});

async function operation(): Promise<unknown> {
  const { data } = await service.query<{ operations: { edges: { node: object }[] } }>(
    '{ operations(kinds: ["scrap-cancellation"]) { edges { node { state } } } }',
  );
  return data?.operations.edges[0]?.node;
}
async function settled(): Promise<unknown> {
  for (;;) {
    const found = await operation();
    if (!JSON.stringify(found).includes('UNKNOWN')) return found;
    await clock.advance(60_000);
  }
}

describe('a lost answer to a cancellation', () => {
  test('is settled by asking, and nothing is cancelled twice', async () => {
    const { invoiceNumber } = await placed(service);
    lose('LOST_REPLY');
    expect((await cancel(service, invoiceNumber)).data?.result).toMatchObject({
      __typename: 'OutcomeUnknownError',
      followed: { kind: 'scrap-cancellation', state: 'UNKNOWN' },
    });
    expect(await settled()).toEqual({ state: 'CANCELLED' });
    expect((await cancel(service, invoiceNumber)).data?.result).toMatchObject({
      state: 'CANCELLED',
      numberFate: 'UNCLEAR',
    });
    expect([calls('cancel'), effects().cancelled]).toEqual([1, 1]);
  });

  test('that never arrived ends in NOT_ACCEPTED, and may be sent again', async () => {
    const { invoiceNumber } = await placed(service);
    lose('LOST_REQUEST');
    await cancel(service, invoiceNumber);
    expect(await settled()).toEqual({ state: 'NOT_ACCEPTED' });
    expect((await cancel(service, invoiceNumber)).data?.result).toMatchObject({
      state: 'CANCELLED',
      numberFate: 'RETURNED',
    });
    expect(effects().cancelled).toBe(1);
  });

  test('lets the person order again only when the platform says so', async () => {
    const { invoiceNumber } = await placed(service);
    lose('LOST_REPLY');
    await cancel(service, invoiceNumber);
    await settled();
    // The payment is found gone meanwhile: the journal knows of nothing pending any more.
    while ((await stored(service))?.['taxPayment'] === undefined) await clock.advance(1_000);
    await placed(service, {}, 'scrap-2');
    expect(effects().preOpened).toBe(2);
  });
});

test('a payment whose transaction is pending no more and unpaid is GONE, and asked about further', async () => {
  const { invoiceNumber, slip } = await placed(service);
  const payment = follow(service, PAYMENT_UPDATES, slip);
  // Given up by somebody else: under a journal of its own.
  const elsewhere = await startService({ clock, random: () => 0.5 });
  expect(elsewhere.dataDir).not.toBe(service.dataDir);
  lose('LOST_REPLY');
  await cancel(service, invoiceNumber);
  expect(await reaches(payment, 'GONE', clock)).toMatchObject({
    previousStatus: 'WAITING_PAYMENT',
  });
});

test('a refund is applied for once, and after a lost answer never again', async () => {
  const { invoiceNumber } = await paid(service);
  const APPLY = `mutation ($refundId: String!, $payload: JSONObject!) {
    result: applyIssuingRefund(refundId: $refundId, payload: $payload) {
      __typename ... on ScrapRefund { refundId state raw } ... on OutcomeUnknownError { hint steps operation { state } } ... on ConflictError { code }
    }
  }`;
  const apply = (refundId: string, payload: object = { ykfphm: invoiceNumber }) =>
    service.query<Result>(APPLY, { refundId, payload });
  expect((await apply('refund-1')).data?.result).toMatchObject({
    __typename: 'ScrapRefund',
    state: 'ACCEPTED',
    raw: { cljg: '00', sfzjhm: '460*************31' },
  });
  expect((await apply('refund-1')).data?.result).toMatchObject({ state: 'ACCEPTED', raw: null });
  expect((await apply('refund-1', { ykfphm: 'x' })).data?.result).toMatchObject({
    __typename: 'ConflictError',
  });
  service.sandbox.controls.setFault(path.refund, 'LOST_REPLY', 1);
  expect((await apply('refund-2')).data?.result).toMatchObject({
    __typename: 'OutcomeUnknownError',
  });
  expect((await apply('refund-2')).data?.result).toMatchObject({ state: 'UNKNOWN' });
  expect([calls('refund'), effects().refunds]).toEqual([2, 2]);
  expect((await apply('refund-3', { ykfphm: '0' })).data?.result).toMatchObject({
    __typename: 'OutcomeUnknownError',
    hint: '01 无可退税额',
    steps: ['{"step":"CXTSXX","returncode":"01"}'],
  });
});

test('what a lost order and a cancelled one leave behind keeps nobody else from anything', async () => {
  const { invoiceNumber } = await placed(service);
  await cancel(service, invoiceNumber);
  await placed(service, another, 'scrap-2');
  expect(await service.query(SCRAP_ORDER, { orderId: 'nobody-1' })).toEqual({
    data: { scrapOrder: null },
  });
  expect((await service.query(CANCEL, { input: { invoiceNumber: '1' } })).data).toMatchObject({
    result: { __typename: 'InvalidInputError' },
  });
});
