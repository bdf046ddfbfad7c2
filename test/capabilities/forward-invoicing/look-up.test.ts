import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FaultName } from '../../../packages/simulator/src/gateway/faults.ts';
import { provisionedSeller } from '../../../packages/simulator/src/seed/parties.ts';
import type { Answer } from '../../harness.ts';
import { sendEnvelope, sendText, startStub } from '../../platform/stub-platform.ts';
import {
  CREATE_PATH,
  type Found,
  INVOICE,
  ISSUE,
  type Issued,
  order,
  QUERY_PATH,
} from './invoice-orders.ts';
import { makeLossy } from './lossy-journal.ts';
import { anyText, textLike } from '../../texts.ts';
import { startBefore, startScenario } from '../../scenario.ts';
import { redOffset } from './red-offset/red-offsets.ts';

const service = startScenario({ begin: Date.UTC(2026, 10, 21, 4) });

const issue = (): Promise<Answer<Issued>> => service.query<Issued>(ISSUE, { input: order() });
const invoice = (by: object = { orderId: 'order-1' }): Promise<Answer<Found>> =>
  service.query<Found>(INVOICE, { by });
const failQuestions = (fault: FaultName): void => service.fail(QUERY_PATH, fault, null);
const questions = (): number => service.calls(QUERY_PATH);

describe('an issued order', () => {
  beforeEach(async () => {
    await issue();
    service.sandbox.controls.issueInvoice({ orderId: 'order-1' });
    await invoice();
  });

  test('has all its members', async () => {
    expect((await invoice()).data?.invoice).toMatchObject({
      orderId: 'order-1',
      platformOrderNumber: textLike(/^FO/),
      state: 'ISSUED',
      kind: 'GENERAL',
      buyerName: anyText,
      sellerTaxNumber: provisionedSeller.taxNumber,
      amountWithTax: '113.00',
      amountWithoutTax: '100.00',
      taxAmount: '13.00',
      invoiceNumber: textLike(/^\d{20}$/),
      isRedOffset: false,
      rejection: null,
      operation: { state: 'ISSUED', final: true },
    });
  });

  test('whose details were dropped after years is returned again if its seller is given', async () => {
    const { journal } = service.application;
    await service.clock.advance(1_000);
    await journal.trim(service.clock.now(), service.clock.now());
    expect((await invoice()).data?.invoice).toMatchObject({ state: 'ISSUED', invoiceNumber: null });
    const { data } = await invoice({
      order: { orderId: 'order-1', sellerTaxNumber: provisionedSeller.taxNumber },
    });
    expect(data?.invoice).toMatchObject({
      state: 'ISSUED',
      invoiceNumber: textLike(/^\d{20}$/),
      operation: { state: 'ISSUED' },
    });
  });

  test('keeps its members if the platform does not respond', async () => {
    const { data } = await invoice();
    failQuestions('BAD_GATEWAY');
    const away = await service.inTime(invoice(), 100);
    expect(away.errors).toBeUndefined();
    expect(away.data?.invoice).toMatchObject({
      state: 'ISSUED',
      invoiceNumber: data?.invoice?.['invoiceNumber'],
      raw: null,
    });
  });
});

test('an unfinished order is an error if the platform does not respond, and is listed in `operations`', async () => {
  await issue();
  failQuestions('BAD_GATEWAY');
  const away = await service.inTime(invoice(), 100);
  expect(away.data).toEqual({ invoice: null });
  expect(away.errors?.[0]?.extensions).toMatchObject({
    code: 'PLATFORM_UNAVAILABLE',
    retryable: true,
  });
  expect(await service.query('{ operations { edges { node { key state } } } }')).toMatchObject({
    data: { operations: { edges: [{ node: { key: 'order-1', state: 'ISSUING' } }] } },
  });
});

test('an order that the platform never accepted is returned without a query', async () => {
  service.fail(CREATE_PATH, 'QUOTA_EXHAUSTED');
  await issue();
  expect((await invoice()).data?.invoice).toMatchObject({
    state: 'NOT_SENT',
    rejection: { platformCode: 'CYT_42900' },
  });
  expect(questions()).toBe(0);
});

test('an order of another system is found by either number with its seller, and an unknown order is not', async () => {
  const issued = await issue();
  const other = await startBefore(service.sandbox);
  const sellerTaxNumber = provisionedSeller.taxNumber;
  const platformOrderNumber = issued.data?.issueInvoice['platformOrderNumber'];
  const names = [
    { order: { orderId: 'order-1', sellerTaxNumber } },
    { platformOrder: { platformOrderNumber, sellerTaxNumber } },
  ];
  for (const by of names) {
    const { data } = await other.query<Found>(INVOICE, { by });
    expect(data?.invoice).toMatchObject({
      orderId: 'order-1',
      platformOrderNumber: textLike(/^FO/),
      state: 'ISSUING',
      operation: null,
    });
  }
  const strange = await other.query<Found>(INVOICE, {
    by: { order: { orderId: 'order-2', sellerTaxNumber } },
  });
  expect(strange).toMatchObject({
    data: { invoice: null },
    errors: [{ extensions: { code: 'PLATFORM_REJECTED', platformCode: 'CYT_40001' } }],
  });
});

test('an invoice without your number has an empty list, whose cursors are checked', async () => {
  const platform = await startStub((response, { path }) =>
    sendEnvelope(response, 'CYT_00000', { state: 1, order_sn: path === CREATE_PATH ? 'S2' : 'S1' }),
  );
  const { query } = await startBefore(platform);
  await query(ISSUE, { input: order() });
  const list = (page: string) =>
    query(`{ invoice(by: { platformOrder: { platformOrderNumber: "S1", sellerTaxNumber: "${provisionedSeller.taxNumber}" } }) {
      orderId followed(${page}) { edges { cursor } pageInfo { hasNextPage hasPreviousPage } } } }`);
  expect(await list('first: 1')).toMatchObject({
    data: {
      invoice: {
        orderId: null,
        followed: { edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } },
      },
    },
  });
  for (const name of ['after', 'before'])
    expect((await list(`${name}: "garbage"`)).errors).toMatchObject([
      { extensions: { fieldErrors: [{ code: 'INVALID_VALUE', path: [name] }] } },
    ]);
});

test('an accepted order never becomes unknown, whatever rejection the platform returns', async () => {
  const platform = await startStub((response, { path }) => {
    if (path === CREATE_PATH) sendEnvelope(response, 'CYT_00000', { state: 1, order_sn: 'S1' });
    else sendEnvelope(response, 'CYT_40001', {}, { status: 400 });
  });
  const before = await startBefore(platform, {}, { clock: service.clock, random: () => 0.5 });
  await before.query(ISSUE, { input: order() });
  for (const minutes of [0, 29, 31]) {
    await service.clock.advance(minutes * 60_000);
    const refused = await before.query(INVOICE, { by: { orderId: 'order-1' } });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'PLATFORM_REJECTED' });
  }
  const again = await before.query<Issued>(ISSUE, { input: order() });
  expect(again.data?.issueInvoice).toMatchObject({ state: 'ISSUING', platformOrderNumber: 'S1' });
});

/** State of an accepted order after a query with this response, or the code of the error. */
const standingBy = async (data: object): Promise<unknown> => {
  const platform = await startStub((response, { path }) =>
    sendEnvelope(response, 'CYT_00000', path === CREATE_PATH ? { state: 1, order_sn: 'S1' } : data),
  );
  const before = await startBefore(platform, {}, { clock: service.clock, random: () => 0.5 });
  await before.query(ISSUE, { input: order() });
  const { data: shown, errors } = await before.query<Found>(INVOICE, {
    by: { orderId: 'order-1' },
  });
  return errors?.[0]?.extensions?.['code'] ?? shown?.invoice?.['state'];
};

describe('a response about an accepted order', () => {
  const issued = { status: 3, ticket_sn: '26442000000000000001' };
  test.each([
    ['without a number', issued],
    ['with the platform’s number', { ...issued, order_sn: 'S1' }],
    [
      'with a new number of the platform, under your own',
      { ...issued, order_sn: 'S2', order_id: 'order-1' },
    ],
    ['in a list of one', [{ ...issued, order_sn: 'S1' }]],
  ])('%s is read', async (_what, data) => {
    expect(await standingBy(data)).toBe('ISSUED');
  });

  test.each([
    ['with another number of the platform alone', { ...issued, order_sn: 'S2' }],
    ['with another number, in a list of one', [{ ...issued, order_id: 'order-2' }]],
    ['about several orders', [issued, { ...issued, order_sn: 'S2' }]],
  ])('%s is an error', async (_what, data) => {
    expect(await standingBy(data)).toBe('PLATFORM_UNAVAILABLE');
  });
});

test('a response during a poll wins: the order is accepted', async () => {
  let held: ServerResponse | undefined;
  const platform = await startStub((response, { path }) => {
    if (path === CREATE_PATH) held = response;
    else sendEnvelope(response, 'CYT_40001', {}, { status: 400 });
  });
  const slow = await startBefore(platform, {}, { clock: service.clock, random: () => 0.5 });
  const id = { tenant: 'default', kind: 'forward-invoice', key: 'order-1' };
  const answer = slow.query<Issued>(ISSUE, { input: order() });
  await vi.waitUntil(() => held !== undefined, 50_000);
  await service.clock.advance(61_000);
  await vi.waitUntil(
    async () => (await slow.application.journal.get(id))?.state === 'OUTCOME_UNKNOWN',
    10_000,
  );
  if (held) sendEnvelope(held, 'CYT_00000', { state: 1, order_sn: 'S1' });
  expect((await answer).data?.issueInvoice).toMatchObject({
    state: 'ISSUING',
    platformOrderNumber: 'S1',
  });
});

describe('while the store is read-only', () => {
  test('an order is returned as stored, and the next query stores the platform’s state', async () => {
    service.sandbox.controls.setPushRepeats({ times: 0 });
    await issue();
    service.sandbox.controls.issueInvoice({ orderId: 'order-1' });
    makeLossy(service.application.journal)('advance', 'REFUSED');
    const shown = await invoice();
    expect(shown.errors).toBeUndefined();
    expect(shown.data?.invoice).toMatchObject({ state: 'ISSUING', raw: { status: 3 } });
    expect(service.log.join('')).toContain('failed to record the finding of a query');
    expect((await invoice()).data?.invoice).toMatchObject({ state: 'ISSUED' });
  });

  test('an issued order is returned with the platform’s additions, which the next query stores', async () => {
    await issue();
    service.sandbox.controls.issueInvoice({ orderId: 'order-1' });
    await invoice();
    const { journal } = service.application;
    const id = { tenant: 'default', kind: 'forward-invoice', key: 'order-1' };
    await redOffset(service);
    service.sandbox.controls.setPushRepeats({ times: 0 });
    service.sandbox.controls.finishRedOffset({ orderId: 'order-1' });
    makeLossy(journal)('correct', 'REFUSED');
    const version = (await journal.get(id))?.version;
    expect((await invoice()).data?.invoice).toMatchObject({ state: 'ISSUED', isRedOffset: true });
    expect((await journal.get(id))?.version).toBe(version);
    await invoice();
    expect((await journal.get(id))?.snapshot).toMatchObject({ isRedOffset: true });
  });
});

test.each([
  ['no data', null],
  ['an empty object', {}],
  ['an empty list', []],
  ['words', { msg: '订单不存在' }],
  ['the asked number', { order_id: 'order-9', status: null, ticket_sn: '' }],
  ['blanks', { status: ' ', ticket_sn: ' ' }],
])(
  'an order that the platform answers by %s does not exist, and is not reversed',
  async (_what, data) => {
    const stub = await startStub((response) =>
      sendText(response, JSON.stringify({ code: 'CYT_00000', data })),
    );
    const before = await startBefore(stub);
    const name = { orderId: 'order-9', sellerTaxNumber: provisionedSeller.taxNumber };
    const { data: shown, errors } = await before.query(INVOICE, { by: { order: name } });
    expect([shown, errors?.[0]?.extensions]).toMatchObject([
      { invoice: null },
      { code: 'PLATFORM_REJECTED', retryable: false },
    ]);
    expect((await redOffset(before, name)).data?.redOffsetInvoice).toMatchObject({
      __typename: 'PlatformRejectedError',
    });
    expect(stub.received.map(({ path }) => path)).toEqual([QUERY_PATH, QUERY_PATH]);
  },
);
