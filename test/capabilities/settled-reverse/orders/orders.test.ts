import { beforeEach, describe, expect, test } from 'vitest';
import { monthlySeller } from '../../../../packages/simulator/src/seed/reverse-sellers.ts';
import type { Answer, Subscription } from '../../../harness.ts';
import { sendEnvelope, startStub } from '../../../platform/stub-platform.ts';
import {
  onboard,
  onboardWholly,
  ORDER_UPDATES,
  orderId,
  PAY,
  type Result,
  REVERSE_INVOICE,
  reverseOrder,
  type Step,
  buyerTaxNumber,
  sellerId,
  serviceProviderId,
} from '../walk.ts';
import { textLike, textWith } from '../../../texts.ts';
import { startBefore, startScenario } from '../../../scenario.ts';
import { next } from '../../../following.ts';

const CREATE = '/api/v1/rinv/invoice/create';
const STATUS = '/api/v1/rinv/invoice/status';

const service = startScenario();

const controls = () => service.sandbox.controls;
const created = (): number => service.calls(CREATE);
const pay = (change: object = {}): Promise<Answer<Result>> =>
  service.query<Result>(PAY, { input: reverseOrder(change) });
const follow = (after?: string): Subscription<Step> =>
  service.subscribe<Step>(ORDER_UPDATES, { orderId, ...(after === undefined ? {} : { after }) });
const order = async (number = orderId) =>
  (
    await service.query<{ reverseInvoice: Record<string, unknown> | null }>(REVERSE_INVOICE, {
      orderId: number,
    })
  ).data?.reverseInvoice;

/** The service before a platform that returns this for all orders. */
async function startAnswering(answer: object) {
  const stub = await startStub((response, { path }) =>
    sendEnvelope(response, 'CYT_00000', path === STATUS ? answer : { canInvoice: true }),
  );
  return { stub, before: await startBefore(stub) };
}

describe('an order that is followed', () => {
  test('before it is placed is confirmed, paid, invoiced and done, and completes', async () => {
    await onboardWholly(service);
    const updates = follow();
    expect(await next(updates)).toMatchObject({ state: null, order: null });

    expect((await pay()).data?.result).toMatchObject({
      __typename: 'ReverseInvoice',
      orderId,
      state: 'ORDERED',
      payUrl: textLike(/^http/),
      sellerId,
      serviceProviderId,
      buyerTaxNumber,
      isMock: true,
    });
    expect(await next(updates)).toMatchObject({ state: 'SUBMITTED' });
    expect(await next(updates)).toMatchObject({ state: 'ORDERED', cause: 'REQUEST' });
    expect(await service.nextInTime(updates)).toMatchObject({
      state: 'WAITING_CONFIRM',
      cause: 'POLL',
      order: { payUrl: textLike(/^http/), taxAmount: null },
    });

    controls().payReverseInvoice({ orderId });
    expect(await service.nextInTime(updates)).toMatchObject({
      state: 'INVOICING',
      order: { taxAmount: '12.50', payAmount: '1250.00' },
    });
    controls().finishReverseInvoice({ orderId });
    expect(await service.nextInTime(updates)).toMatchObject({
      state: 'DONE',
      previousState: 'INVOICING',
      order: { invoiceNumber: textLike(/^\d{20}$/), payUrl: null },
    });
    await updates.completed();
  });

  test('continues step by step without any client', async () => {
    await onboardWholly(service);
    await pay();
    const updates = follow();
    await next(updates);
    service.sandbox.controls.setProgressDelay({ delayMs: 60_000 });
    const seen: (string | null)[] = [];
    while (seen.at(-1) !== 'DONE') {
      const { state } = await service.nextInTime(updates);
      if (state !== seen.at(-1)) seen.push(state);
    }
    expect(seen).toEqual(['WAITING_CONFIRM', 'WAITING_PAY', 'INVOICING', 'DONE']);
  });

  test('is done even if the instance was restarted in the middle', async () => {
    await onboardWholly(service);
    await pay();
    const { cursor } = await next(follow());
    await service.startAgain();
    controls().finishReverseInvoice({ orderId });
    const updates = follow(cursor);
    expect(await service.nextInTime(updates)).toMatchObject({ state: 'DONE' });
    await updates.completed();
    const late = follow(cursor);
    expect(await next(late)).toMatchObject({ state: 'DONE' });
    await late.completed();
  });

  test('that fails is final', async () => {
    await onboardWholly(service);
    await pay();
    controls().failReverseInvoice({ orderId });
    expect(await order()).toMatchObject({
      state: 'FAILED',
      payUrl: null,
      stepStatuses: { confirm: 'FAILED' },
      operation: { final: true },
    });
  });
});

test('reverseInvoiceIssued sends done orders only', async () => {
  await onboardWholly(service);
  const feed = service.subscribe<Step>(
    'subscription { update: reverseInvoiceIssued { cursor version cause state previousState } }',
  );
  await pay();
  controls().finishReverseInvoice({ orderId });
  expect(await service.nextInTime(feed)).toMatchObject({ state: 'DONE' });
});

describe('the same number again', () => {
  test('with the same input returns the order with its payment page and sends nothing', async () => {
    await onboardWholly(service);
    const first = await pay();
    expect((await pay()).data).toEqual(first.data);
    expect(created()).toBe(1);
  });

  test('with other input is a conflict', async () => {
    await onboardWholly(service);
    await pay();
    expect((await pay({ serviceProviderId: 'vendor-2' })).data?.result).toMatchObject({
      __typename: 'ConflictError',
      existing: { kind: 'REVERSE_INVOICE', key: orderId },
    });
    expect(created()).toBe(1);
  });
});

describe('a limit of the quota that is reached', () => {
  test('is a result with all indicators, the same when repeated, and orders nothing', async () => {
    await onboardWholly(service, monthlySeller);
    const first = await pay();
    expect(first.data?.result).toEqual({
      __typename: 'QuotaLimitReached',
      explanation: 'the limit of 100,000 a month is reached',
      limitOperation: { state: 'QUOTA_LIMIT_REACHED', final: true },
      quota: {
        over5000000: 'false',
        overYear2000000: 'false',
        overYear2100000: 'false',
        overMonth100000: 'true',
        backAmount: '0.00',
      },
    });
    expect((await pay()).data).toEqual(first.data);
    expect(created()).toBe(1);
    expect(await order()).toMatchObject({ state: 'QUOTA_LIMIT_REACHED', payUrl: null });
  });
});

const notReached = {
  over500W: false,
  overYear200W: 'N',
  overYear210W: 0,
  overMonth10W: 'false',
  backAmount: '0.00',
};

describe('a seller who cannot be invoiced yet', () => {
  // The documents leave this form open: `canInvoice` is false without a red line, too (document 2, section 2).
  test.each([
    ['without a quota', {}],
    ['with a quota that says nothing', { quota: {} }],
    ['with the quota null', { quota: null }],
    ['with a quota whose limits are not reached', { quota: notReached }],
  ])('is a result of its own type, %s', async (_case, more) => {
    const stub = await startStub((response) =>
      sendEnvelope(response, 'CYT_00000', { canInvoice: false, reason: '尚未登记收款人', ...more }),
    );
    const { query } = await startBefore(stub);
    for (let asked = 0; asked < 3; asked += 1) {
      expect((await query(PAY, { input: reverseOrder() })).data).toEqual({
        result: {
          __typename: 'SellerNotReady',
          explanation: '尚未登记收款人',
          operation: { state: 'SELLER_NOT_READY', final: true },
        },
      });
    }
    expect(stub.received.filter(({ path }) => path === CREATE)).toHaveLength(1);
  });
});

describe('a lost response', () => {
  test('to an order that arrived is settled by a query, with one order sent', async () => {
    await onboardWholly(service);
    service.fail(CREATE, 'LOST_REPLY');
    expect((await pay()).data?.result).toMatchObject({
      __typename: 'OutcomeUnknownError',
      followed: { key: orderId, state: 'OUTCOME_UNKNOWN' },
    });
    const updates = follow();
    expect(await next(updates)).toMatchObject({ state: 'OUTCOME_UNKNOWN' });
    expect(await service.nextInTime(updates)).toMatchObject({ state: 'WAITING_CONFIRM' });
    expect((await pay()).data?.result).toMatchObject({ state: 'WAITING_CONFIRM', payUrl: null });
    expect(created()).toBe(1);
  });

  test('to an order that never arrived ends in NOT_ACCEPTED', async () => {
    await onboardWholly(service);
    service.fail(CREATE, 'LOST_REQUEST');
    await pay();
    const updates = follow();
    let { state } = await next(updates);
    while (state === 'OUTCOME_UNKNOWN') ({ state } = await service.nextInTime(updates));
    expect(state).toBe('NOT_ACCEPTED');
    expect(created()).toBe(1);
  });
});

test.each([
  ['a status', { status: 'paused' }, 'ORDERED'],
  ['the number of the invoice', { status: null, invoiceCode: '26912000000012345678' }, 'ORDERED'],
  ['an amount', { payAmount: 1250 }, 'ORDERED'],
  ['nothing but empty members', { orderId, status: '', taxAmount: 0, states: {} }, 'NOT_ACCEPTED'],
])('an order whose response was lost is known by %s', async (_what, answer, state) => {
  const stub = await startStub((response, { path }) => {
    if (path === CREATE) response.destroy();
    else sendEnvelope(response, 'CYT_00000', path === STATUS ? answer : {});
  });
  const before = await startBefore(stub, {}, { clock: service.clock });
  await before.query(PAY, { input: reverseOrder() });
  for (let minutes = 0; minutes < 90; minutes += 10) await service.clock.advance(10 * 60_000);
  const { data } = await before.query<Result>(PAY, { input: reverseOrder() });
  expect(data?.result).toMatchObject({ state });
});

test.each([{}, { canInvoice: null }, { canInvoice: ' ' }])(
  'an order was placed if its response has a payment page and %o',
  async (said) => {
    const page = { orderId, payUrl: 'https://pay.example/1' };
    const answer: object = { ...said, ...page };
    const stub = await startStub((response, { path }) =>
      sendEnvelope(response, 'CYT_00000', path === STATUS ? { status: 'waiting_pay' } : answer),
    );
    const { query } = await startBefore(stub);
    const ordered = { __typename: 'ReverseInvoice', state: 'ORDERED', payUrl: page.payUrl };
    expect((await query<Result>(PAY, { input: reverseOrder() })).data?.result).toMatchObject(
      ordered,
    );

    Object.assign(answer, { orderId: 'R-2', payUrl: '' });
    const input = reverseOrder({ orderId: 'R-2' });
    expect((await query<Result>(PAY, { input })).data?.result).toMatchObject({
      __typename: 'OutcomeUnknownError',
    });
  },
);

test('an order keeps the amounts that a later response omits', async () => {
  const steps = { pay: 'DONE' };
  const answer: object = { status: 'invoicing', payAmount: 1250, taxAmount: 12.5, states: steps };
  const { before } = await startAnswering(answer);
  await before.query(PAY, { input: reverseOrder() });
  await before.query(REVERSE_INVOICE, { orderId });
  Object.assign(answer, { status: 'done', payAmount: null, taxAmount: '', states: undefined });
  expect((await before.query(REVERSE_INVOICE, { orderId })).data).toMatchObject({
    reverseInvoice: { state: 'DONE', payAmount: '1250.00', taxAmount: '12.50', stepStatuses: null },
  });
});

test('the platform’s additions to a done order are stored', async () => {
  const answer = { status: 'done', invoiceCode: '26912000000012345678', taxAmount: '' };
  const { before } = await startAnswering(answer);
  await before.query(PAY, { input: reverseOrder() });
  const found = async () => (await before.query(REVERSE_INVOICE, { orderId })).data;
  expect(await found()).toMatchObject({ reverseInvoice: { state: 'DONE', taxAmount: null } });
  answer.taxAmount = '12.5';
  expect(await found()).toMatchObject({ reverseInvoice: { taxAmount: '12.50' } });
  const updates = before.subscribe<Step>(ORDER_UPDATES, { orderId });
  expect(await next(updates)).toMatchObject({ state: 'DONE', order: { taxAmount: '12.50' } });
  await updates.completed();
});

test('a seller who is not onboarded is rejected, and the rejection is stored', async () => {
  await onboard(service);
  expect((await pay()).data?.result).toMatchObject({
    __typename: 'PlatformRejectedError',
    hint: 'the seller is not onboarded',
  });
  expect(await order()).toMatchObject({
    state: 'REJECTED',
    rejection: { hint: 'the seller is not onboarded' },
  });
});

describe('a number that already exists at the platform', () => {
  beforeEach(async () => {
    await onboardWholly(service);
    const other = await startBefore(service.sandbox);
    await other.query(PAY, { input: reverseOrder() });
  });

  test('is an error with the existing order’s state, which is followed to its end', async () => {
    const refused = (await pay()).data?.result;
    expect(refused).toMatchObject({
      __typename: 'PlatformRejectedError',
      code: 'ALREADY_EXISTS',
      hint: textWith('orderId was used before'),
      refused: { state: 'WAITING_CONFIRM', version: 2, final: false },
    });
    expect((await pay()).data?.result).toEqual(refused);
    // The platform does not return the owner of the order.
    expect(await order()).toMatchObject({ seller: null, payUrl: null });
    const updates = follow();
    await service.reaches(updates, 'WAITING_CONFIRM');
    controls().payReverseInvoice({ orderId });
    expect(await service.nextInTime(updates)).toMatchObject({ state: 'INVOICING' });
  });

  test('is corrected if the platform could not be queried at first', async () => {
    service.fail(STATUS, 'NOT_ENABLED', null);
    expect((await pay()).data?.result).toMatchObject({
      hint: textWith('Before you use a new number'),
      refused: { state: 'REJECTED' },
    });
    expect(await order()).toMatchObject({ state: 'REJECTED' });
    service.fail(STATUS, 'NONE', null);
    expect(await order()).toMatchObject({
      state: 'WAITING_CONFIRM',
      operation: { state: 'WAITING_CONFIRM' },
    });
  });
});

test.each([
  ['without a limit', { reason: '订单号重复' }],
  ['with a limit of the quota', { quota: { over500W: true }, reason: '额度不足' }],
])(
  'an order that is stopped %s is an error if the platform has one of its number',
  async (_how, said) => {
    const stub = await startStub((response, { path }) =>
      sendEnvelope(
        response,
        'CYT_00000',
        path === CREATE ? { canInvoice: false, ...said } : { orderId, status: 'invoicing' },
      ),
    );
    const before = await startBefore(stub);
    expect((await before.query<Result>(PAY, { input: reverseOrder() })).data?.result).toMatchObject(
      {
        __typename: 'PlatformRejectedError',
        code: 'ALREADY_EXISTS',
        message: said.reason,
        refused: { state: 'INVOICING', final: false },
      },
    );
  },
);

test('an order links to its seller’s current state', async () => {
  await onboardWholly(service);
  await pay();
  expect(await order()).toMatchObject({
    state: 'WAITING_CONFIRM',
    seller: { sellerId, state: 'ONBOARDED', canInvoice: true },
  });
});
