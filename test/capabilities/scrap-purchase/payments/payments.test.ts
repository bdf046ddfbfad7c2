import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/kernel/json/json.ts';
import { cancel, follow, path, PAYMENT_UPDATES, PAYMENTS, placed } from '../walk.ts';
import { order, SLIP, startSaying, taken, unpaid } from '../saying.ts';
import { next } from '../../../following.ts';
import { sendEnvelope, startStub } from '../../../platform/stub-platform.ts';
import { startBefore, startScenario } from '../../../scenario.ts';

const service = startScenario();

describe('the payment of the tax', () => {
  test('is polled until it is paid, then completes', async () => {
    const { slip } = await placed(service);
    const updates = follow(service, PAYMENT_UPDATES, slip);
    expect(await next(updates)).toMatchObject({ state: 'WAITING_PAYMENT', thing: { paid: null } });
    expect(await service.nextInTime(updates)).toMatchObject({
      state: 'WAITING_PAYMENT',
      cause: 'POLL',
      thing: { paid: false, resultCode: '00' },
    });
    service.sandbox.controls.payScrapTax({ taxSlipNumber: slip });
    expect(await service.nextInTime(updates)).toMatchObject({
      state: 'PAID',
      previousState: 'WAITING_PAYMENT',
      thing: { paid: true, resultCode: '01' },
    });
    await updates.completed();
  });

  test('is found after a restart, and resumed from a cursor', async () => {
    const { slip } = await placed(service);
    const { cursor } = await next(follow(service, PAYMENT_UPDATES, slip));
    await service.startAgain();
    service.sandbox.controls.payScrapTax({ taxSlipNumber: slip });
    const updates = follow(service, PAYMENT_UPDATES, slip, cursor);
    expect(await service.reaches(updates, 'PAID')).toMatchObject({ thing: { paid: true } });
    await updates.completed();
  });
});

test('a payment is GONE if its transaction was canceled elsewhere, after the platform had rejected a cancellation here', async () => {
  const { slip, invoiceNumber } = await placed(service);
  service.fail(path.cancel, 'NOT_ENABLED');
  await cancel(service, { invoiceNumber });
  const elsewhere = await startBefore(service.sandbox, {}, { clock: service.clock });
  await cancel(elsewhere, { invoiceNumber });
  const updates = follow(service, PAYMENT_UPDATES, slip);
  expect(await service.reaches(updates, 'GONE')).toMatchObject({ thing: { paid: false } });
});

describe('a poll with one failed query sends the next one', () => {
  test('so that a transaction canceled elsewhere becomes GONE', async () => {
    const { slip, invoiceNumber } = await placed(service);
    const elsewhere = await startBefore(service.sandbox, {}, { clock: service.clock });
    await cancel(elsewhere, { invoiceNumber });
    // A slip that the platform no longer knows is rejected forever.
    service.fail(path.payment, 'BAD_GATEWAY', null);
    const updates = follow(service, PAYMENT_UPDATES, slip);
    expect(await service.reaches(updates, 'GONE')).toMatchObject({
      previousState: 'WAITING_PAYMENT',
      thing: { paid: null },
    });
  });

  test('and the first result is published, though the next query failed', async () => {
    const { slip } = await placed(service);
    service.fail(path.pending, 'BAD_GATEWAY', null);
    const updates = follow(service, PAYMENT_UPDATES, slip);
    await next(updates);
    expect(await service.nextInTime(updates)).toMatchObject({ thing: { resultCode: '00' } });
  });
});

const number = '26468000000000000001';
const transaction = { ykfphm: number, ykfpje: 1000, jfzt: '0' };

/** A platform whose slip result changes after its list has lost the transaction. */
async function startForgetting() {
  const said = { result: '00', listed: [transaction] };
  const stub = await startStub((response, { path: at, body }) => {
    const isOfEnterprise = body.includes('nsrsbh');
    if (at === path.cancel) said.listed = [];
    const list = isOfEnterprise ? said.listed : [];
    const answers: Readonly<Record<string, object>> = {
      [path.pending]: { blocked: list.length > 0, records: { list } },
      [path.order]: { ykfphm: number, dzsphm: 'SLIP-1', tax: { yjsfhj: 2.5 } },
      [path.payment]: { dzsphm: 'SLIP-1', skjnjg: said.result },
    };
    sendEnvelope(response, 'CYT_00000', answers[at] ?? {});
  });
  return { said, before: await startBefore(stub, {}, { clock: service.clock }) };
}

describe('a slip’s last result is published', () => {
  test('also by the poll that finds its transaction gone', async () => {
    const { said, before } = await startForgetting();
    const { slip } = await placed(before);
    const updates = follow(before, PAYMENT_UPDATES, slip);
    await next(updates);
    expect(await service.nextInTime(updates)).toMatchObject({
      state: 'WAITING_PAYMENT',
      thing: { resultCode: '00' },
    });
    Object.assign(said, { result: '09', listed: [] });
    expect(await service.nextInTime(updates)).toMatchObject({
      state: 'GONE',
      thing: { paid: false, resultCode: '09' },
    });
  });

  test('also for a transaction canceled here', async () => {
    const { said, before } = await startForgetting();
    const { slip, invoiceNumber } = await placed(before);
    expect((await cancel(before, { invoiceNumber })).data?.result).toMatchObject({
      state: 'CANCELED',
    });
    said.result = '01';
    const { data } = await before.query(PAYMENTS, { slips: [slip] });
    expect(data).toMatchObject({
      taxPayments: { payments: [{ state: 'CANCELED', paid: true, resultCode: '01' }] },
    });
    expect(await next(follow(before, PAYMENT_UPDATES, slip))).toMatchObject({
      state: 'CANCELED',
      thing: { paid: true, resultCode: '01' },
    });
  });
});

const voided = { ...transaction, jfzt: '5' };
const ofLaterOrder = { ...transaction, lrrq: '2099-01-01 00:00:00' };

test.each([
  ['VOIDED beside the pending one of a later order', [voided, ofLaterOrder], 'VOIDED'],
  ['VOIDED behind the pending one of a later order', [ofLaterOrder, voided], 'VOIDED'],
  ['pending behind a voided one', [voided, transaction], 'WAITING_PAYMENT'],
  ['pending beside a voided one', [transaction, voided], 'WAITING_PAYMENT'],
])('of transactions with one number a payment finds its own: %s', async (_case, listed, state) => {
  const { said, before } = await startForgetting();
  const { slip } = await placed(before);
  const updates = follow(before, PAYMENT_UPDATES, slip);
  await next(updates);
  Object.assign(said, { listed });
  expect(await service.nextInTime(updates)).toMatchObject({ state });
});

test.each([
  [['01', '00'], false],
  [['00', '01'], false],
  [['01', '01'], true],
])('a slip with rows for each of its taxes, %j, is paid: %s', async (results, paid) => {
  const list = results.map((skjnjg) => ({ dzsphm: SLIP, skjnjg }));
  expect(await paymentAs({ list })).toMatchObject({ paid });
  const unnamed = results.map((skjnjg) => ({ skjnjg }));
  expect(await paymentAs({ dzsphm: SLIP, list: unnamed })).toMatchObject({ paid });
});

/** The slip of an order, as a response about it is read. */
async function paymentAs(answer: JsonObject): Promise<unknown> {
  const { before } = await startSaying({
    [path.pending]: unpaid,
    [path.order]: taken,
    [path.payment]: answer,
  });
  await order(before);
  const { data } = await before.query<{ taxPayments: { payments: unknown[] } }>(PAYMENTS, {
    slips: [SLIP],
  });
  return data?.taxPayments.payments[0];
}

describe('taxPayments', () => {
  test('is one call for many slips, including those of other systems', async () => {
    const { slip } = await placed(service);
    service.sandbox.controls.payScrapTax({ taxSlipNumber: slip });
    const { data } = await service.query(PAYMENTS, { slips: ['NOBODY', slip] });
    expect(data).toMatchObject({
      taxPayments: {
        payments: [
          { taxSlipNumber: 'NOBODY', state: 'WAITING_PAYMENT', paid: null, order: null },
          { taxSlipNumber: slip, state: 'PAID', paid: true, resultCode: '01', invoice: null },
        ],
      },
    });
  });

  test('of a slip unknown to the tax bureau is its rejection, queried once', async () => {
    const stub = await startStub((response) =>
      sendEnvelope(response, 'CYT_50200', { hint: '09 电子税票号码不存在' }, { status: 502 }),
    );
    const { errors } = await (await startBefore(stub)).query(PAYMENTS, { slips: ['NOBODY'] });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'PLATFORM_REJECTED',
      retryable: false,
      hint: '09 电子税票号码不存在',
    });
    expect(stub.received).toHaveLength(1);
  });

  test.each([
    ['none', []],
    ['one twice', ['A', 'A']],
    ['more than a hundred', Array.from({ length: 101 }, (_, index) => `S${index}`)],
    ['one with a blank', ['A B']],
  ])('is rejected before any call with %s', async (_case, slips) => {
    const { errors } = await service.query(PAYMENTS, { slips });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT' });
    expect(service.calls(path.payment)).toBe(0);
  });
});
