import { describe, expect, test } from 'vitest';
import type { FaultName } from '../../../../packages/simulator/src/gateway/faults.ts';
import {
  pendingPerson,
  uncheckedPerson,
} from '../../../../packages/simulator/src/seed/scrap-purchase.ts';
import {
  another,
  cancel,
  follow,
  newcomer,
  order,
  ORDER_UPDATES,
  orderId,
  path,
  PAYMENT_UPDATES,
  PAYMENTS,
  placed,
  stored,
} from '../walk.ts';
import { textLike } from '../../../texts.ts';
import { startBefore, startScenario } from '../../../scenario.ts';
import { next } from '../../../following.ts';

const service = startScenario();

const calls = (of: keyof typeof path): number => service.calls(path[of]);
const effects = () => service.sandbox.effects().scrapPurchases;
const breakOnce = (of: keyof typeof path, fault: FaultName) => service.fail(path[of], fault);

describe('an order', () => {
  test('has its number and slip, and links to its payment and back', async () => {
    const { data } = await order(service);
    expect(data?.result).toMatchObject({
      __typename: 'ScrapOrder',
      orderId,
      state: 'PRE_OPENED',
      invoiceNumber: textLike(/^\d{20}$/),
      taxSlipNumber: textLike(/^\d{20}$/),
      totalTaxPayable: '2.50',
      foundBy: 'ANSWER',
      preOpenedOn: '2026-11-21',
      taxPayment: { state: 'WAITING_PAYMENT' },
      invoice: null,
    });
    const slips = [String(data?.result['taxSlipNumber'])];
    const payments = await service.query(PAYMENTS, { slips });
    expect(payments.data).toMatchObject({
      taxPayments: { payments: [{ state: 'WAITING_PAYMENT', paid: false, order: { orderId } }] },
    });
  });

  test('repeated with the same input returns the order and sends nothing', async () => {
    const first = await order(service);
    expect((await order(service)).data).toEqual(first.data);
    expect([calls('order'), calls('pending')]).toEqual([1, 1]);
  });

  test('repeated with other input is a conflict', async () => {
    await placed(service);
    expect((await order(service, { amountWithoutTax: '1000.01' })).data?.result).toMatchObject({
      __typename: 'ConflictError',
      existing: { kind: 'SCRAP_ORDER', key: orderId },
    });
    expect(calls('order')).toBe(1);
  });

  test('without tax has no slip and no payment to wait for', async () => {
    const { data } = await order(service, { ownUse: true });
    expect(data?.result).toMatchObject({
      totalTaxPayable: '0.00',
      taxSlipNumber: null,
      taxPayment: null,
    });
    await placed(service, {}, 'scrap-2');
  });

  test.each([
    ['a number of the order with a blank', { number: 'a b' }, 'input.orderId'],
    ['an ID number as the number of the order', { number: '110101198503154217' }, 'input.orderId'],
    ['an amount of nothing', { change: { amountWithoutTax: '0.00' } }, 'input.amountWithoutTax'],
    ['three decimals', { change: { amountWithoutTax: '1.001' } }, 'input.amountWithoutTax'],
    [
      'a malformed ID number',
      { change: { person: { name: '林初卖', idNumber: '12' } } },
      'input.person.idNumber',
    ],
    ['a field’s own name in extra', { change: { extra: { ykfplx: '01' } } }, 'input.extra'],
    ['the person’s name in extra', { change: { extra: { zrrxm: '林初卖' } } }, 'input.extra'],
  ])(
    'is rejected before any call with %s',
    async (_case, { number = orderId, change = {} }: { number?: string; change?: object }, at) => {
      expect((await order(service, change, number)).data?.result).toMatchObject({
        __typename: 'InvalidInputError',
        fieldErrors: [{ path: at.split('.') }],
      });
      expect(calls('order') + calls('pending')).toBe(0);
    },
  );
});

describe('a person with a pending transaction', () => {
  test('of this service gets no second order, and the error names the pending one', async () => {
    const { invoiceNumber } = await placed(service);
    const before = calls('pending');
    expect((await order(service, {}, 'scrap-2')).data?.result).toEqual({
      __typename: 'PendingTransactionInTheWay',
      order: { orderId, state: 'PRE_OPENED' },
      pending: {
        blocked: true,
        unpaidCount: 1,
        transactions: [{ invoiceNumber }],
      },
    });
    expect([calls('order'), calls('pending')]).toEqual([1, before + 1]);
    expect(await stored(service, 'scrap-2')).toBeNull();
  });

  test('of another system gets no order, as the platform reports it', async () => {
    const { name, idNo: idNumber } = pendingPerson;
    expect((await order(service, { person: { name, idNumber } })).data?.result).toMatchObject({
      __typename: 'PendingTransactionInTheWay',
      order: null,
      pending: { blocked: true, unpaidCount: 1 },
    });
    expect(calls('order')).toBe(0);
  });

  test('gets the next one, under a number rejected before, as soon as it is paid', async () => {
    const { slip } = await placed(service);
    await order(service, {}, 'scrap-2');
    service.sandbox.controls.payScrapTax({ taxSlipNumber: slip });
    // No poll has found the payment yet.
    expect(await stored(service)).toMatchObject({ taxPayment: { state: 'WAITING_PAYMENT' } });
    await placed(service, {}, 'scrap-2');
    expect(effects().preOpened).toBe(2);
  });

  test('gets the next one once the deduction has failed', async () => {
    const { slip } = await placed(service);
    const payment = follow(service, PAYMENT_UPDATES, slip);
    service.sandbox.controls.voidScrapTransaction({ taxSlipNumber: slip });
    await service.reaches(payment, 'VOIDED');
    await payment.completed();
    await placed(service, {}, 'scrap-2');
    expect(effects().preOpened).toBe(2);
  });

  test('gets the next one as soon as the pending one is canceled elsewhere', async () => {
    const { invoiceNumber } = await placed(service);
    const elsewhere = await startBefore(service.sandbox, {}, { clock: service.clock });
    expect((await cancel(elsewhere, { invoiceNumber })).data?.result).toMatchObject({
      state: 'CANCELED',
    });
    await placed(service, {}, 'scrap-2');
    expect(effects().preOpened).toBe(2);
  });

  test('is never rejected from the journal alone: if the platform cannot be queried, the error says so', async () => {
    await placed(service);
    breakOnce('pending', 'BAD_GATEWAY');
    expect((await order(service, {}, 'scrap-2')).data?.result).toMatchObject({
      __typename: 'PlatformUnavailableError',
    });
    expect(calls('order')).toBe(1);
  });

  test('gets one order of two concurrent ones', async () => {
    const both = await Promise.all([order(service), order(service, {}, 'scrap-2')]);
    const names = both.map(({ data }) => data?.result['__typename']);
    expect(new Set(names)).toEqual(new Set(['PendingTransactionInTheWay', 'ScrapOrder']));
    expect(effects().preOpened).toBe(1);
  });

  test('does not block another person', async () => {
    await placed(service);
    await placed(service, another, 'scrap-2');
    expect(effects().preOpened).toBe(2);
  });

  test('does not count as free if the platform cannot be queried', async () => {
    breakOnce('pending', 'BAD_GATEWAY');
    expect((await order(service)).data?.result).toMatchObject({
      __typename: 'PlatformUnavailableError',
    });
    expect(calls('order')).toBe(0);
    // The person is free again, for an order of another number too.
    await placed(service, {}, 'scrap-2');
  });
});

describe('a failure with a reason from the platform', () => {
  const unchecked = { person: { name: uncheckedPerson.name, idNumber: uncheckedPerson.idNo } };

  test('is a rejection with the steps and the standard response, and is stored', async () => {
    const { data } = await order(service, unchecked);
    expect(data?.result).toMatchObject({
      __typename: 'PlatformRejectedError',
      platformCode: 'CYT_50200',
      hint: '01 算税校验不通过',
      steps: [
        '{"step":"CXZRRKPXX","returncode":"00"}',
        '{"step":"CXFXKPSSCS","returncode":"00"}',
        textLike(/"ssjyjg":"N".*"bzda"/),
      ],
    });
    expect(await stored(service)).toMatchObject({
      state: 'REJECTED',
      rejection: { steps: [textLike(/CXZRRKPXX/), textLike(/CXFXKPSSCS/), textLike(/"N"/)] },
    });
    await placed(service, {}, 'scrap-2');
  });
});

test('an order shows its rejection under its number, and sends nothing again', async () => {
  const blocked = { person: { name: '孙阻断', idNumber: '110101196811119019' } };
  const first = await order(service, blocked);
  expect(first.data?.result).toMatchObject({ hint: '01 该自然人被阻断开票' });
  expect((await order(service, blocked)).data).toEqual(first.data);
  expect(calls('order')).toBe(1);
});

test('no personal data are in the updates or in the journal, not even a pseudonym', async () => {
  const feed = service.subscribe('subscription { updates { kind key state operation { key } } }');
  const { slip } = await placed(service);
  const seen: string[] = [];
  while (!seen.at(-1)?.includes('WAITING_PAYMENT')) seen.push(JSON.stringify(await feed.next()));
  const operations = await service.query<{ operations: { edges: { node: object }[] } }>(
    '{ operations { edges { node { kind key } } } }',
  );
  expect(operations.data?.operations.edges.map(({ node }) => node)).toEqual([
    { kind: 'SCRAP_TAX_PAYMENT', key: slip },
    { kind: 'SCRAP_ORDER', key: orderId },
  ]);
  expect(seen).toHaveLength(3);
  for (const personal of [newcomer.person.idNumber, newcomer.person.name]) {
    expect(seen.join()).not.toContain(personal);
  }
});

test('an order can be followed before it is placed', async () => {
  const updates = follow(service, ORDER_UPDATES, orderId);
  expect(await next(updates)).toMatchObject({ state: null, thing: null });
  await placed(service);
  expect(await next(updates)).toMatchObject({ state: 'SUBMITTED' });
  expect(await next(updates)).toMatchObject({ state: 'PRE_OPENED', cause: 'REQUEST' });
  await updates.completed();
});
