import { describe, expect, test } from 'vitest';
import type { Answer, Connection } from '../../../harness.ts';
import type { JsonObject } from '../../../../src/kernel/json/json.ts';
import type { Subject } from '../../../../src/subjects/subject.ts';
import { sendEnvelope, startStub } from '../../../platform/stub-platform.ts';
import { startBefore, startScenario } from '../../../scenario.ts';
import { textLike } from '../../../texts.ts';
import {
  finishOrder,
  nextByRequest,
  onboardWholly,
  ORDER_UPDATES,
  orderId,
  PAY,
  type Result,
  reverseOrder,
  type Step,
  type Updated,
  VOID_REVERSE_INVOICE,
} from '../walk.ts';

const ORDERS_FEED = `subscription ($after: Cursor) {
  update: updates(kinds: [REVERSE_INVOICE], after: $after) { cause subject { ... on ReverseInvoice { state voiding { requestedAt bankStatus } } } }
}`;
const VOIDED = `query ($orderId: String!) {
  reverseInvoice(orderId: $orderId) { state voiding { requestedAt bankStatus bankResult } }
  reverseInvoices { edges { node { voiding { requestedAt bankStatus } } } }
}`;

const service = startScenario();

const voidIt = (): Promise<Answer<Result>> =>
  service.query<Result>(VOID_REVERSE_INVOICE, { input: { orderId } });

test('a voiding is shown in the order and in its history at once', async () => {
  await onboardWholly(service);
  await finishOrder(service);
  const orderUpdates = service.subscribe<Step>(ORDER_UPDATES, { orderId });
  const { cursor: after } = await service.reaches(orderUpdates, 'DONE');
  const { data: printed } = await service.query<{ reverseInvoice: { printedCode: string } }>(
    `query ($orderId: String!) { reverseInvoice(orderId: $orderId) { printedCode } }`,
    { orderId },
  );
  expect(printed?.reverseInvoice.printedCode).toMatch(/^01,32,,[^,]+,[\d.]+,\d{8},,$/);
  await voidIt();
  const feed = service.subscribe<Updated>(ORDERS_FEED, { after });
  const voiding = { requestedAt: textLike(/\+08:00$/), bankStatus: 'VOID' };
  expect((await nextByRequest(service, feed)).subject).toMatchObject({ state: 'DONE', voiding });
  expect((await service.query(VOIDED, { orderId })).data).toMatchObject({
    reverseInvoice: { state: 'DONE', voiding },
    reverseInvoices: { edges: [{ node: { voiding } }] },
  });
});

test('a voiding that the bank rejects changes nothing', async () => {
  await onboardWholly(service);
  await service.query(PAY, { input: reverseOrder() });
  expect((await voidIt()).data?.result).toHaveProperty('code');
  expect((await service.query(VOIDED, { orderId })).data).toMatchObject({
    reverseInvoice: { voiding: null },
  });
});

test('an invoice is voided once, and the bank rejects the second time', async () => {
  await onboardWholly(service);
  await finishOrder(service);
  expect((await voidIt()).data?.result).toMatchObject({
    __typename: 'VoidedReverseInvoice',
    bankStatus: 'VOID',
  });
  expect((await voidIt()).data?.result).toMatchObject({
    __typename: 'PlatformRejectedError',
    hint: 'the invoice is void already',
  });
});

const VOID_PATH = '/api/v1/rinv/invoice/void';
const CREATE_PATH = '/api/v1/rinv/invoice/create';
const STATUS_PATH = '/api/v1/rinv/invoice/status';
const voiding = async (): Promise<unknown> =>
  (await service.query<{ reverseInvoice: { voiding: unknown } }>(VOIDED, { orderId })).data
    ?.reverseInvoice.voiding;
const counted = async (at: Connection = service): Promise<unknown> => {
  const month = new Date(service.clock.now() + 8 * 3_600_000).toISOString().slice(0, 7);
  const document = `{ reverseInvoiceTotals(by: MONTH, from: "${month}", to: "${month}") { reversedCount } }`;
  const { data } = await at.query<{ reverseInvoiceTotals: unknown }>(document);
  return data?.reverseInvoiceTotals;
};
const lose = async (): Promise<void> => {
  await onboardWholly(service);
  await finishOrder(service);
  await service.query(VOIDED, { orderId });
  service.fail(VOID_PATH, 'LOST_REPLY');
  expect((await voidIt()).data?.result).toHaveProperty('code');
  expect(await voiding()).toBeNull();
};

test.each([
  ['a later repeat is rejected', false],
  ['the process ended before it released its hold, and a later repeat is rejected', true],
])('a voiding keeps the bank’s text if %s', async (_case, isHeld) => {
  await onboardWholly(service);
  await finishOrder(service);
  const subjects = service.application.app.subjectsFor('default');
  const release = subjects.release.bind(subjects);
  if (isHeld) subjects.release = () => Promise.resolve();
  await voidIt();
  subjects.release = release;
  const first = await voiding();
  expect(first).toMatchObject({ bankStatus: 'VOID' });
  await service.clock.advance(61_000);
  await voidIt();
  expect(await voiding()).toEqual(first);
});

test.each([
  [{ status: 'VOID', result: 'SUCCESS' }, 1],
  [{ status: 'VOID', result: true }, 1],
  [{ status: null, result: 0 }, 1],
  [{ result: false }, 0],
  [{ result: 'N' }, 0],
  [{ result: '失败' }, 0],
  [{ status: 'Failed', result: '已开具红票' }, 0],
])(
  'of a voiding that the bank answers with %j, %i counts as reversed',
  async (answer, reversed) => {
    const stub = await startStub((response, { path }) => {
      const status = { status: 'done', invoiceCode: '26912000000012345678', payAmount: 1250 };
      const data = {
        [CREATE_PATH]: { canInvoice: true },
        [STATUS_PATH]: status,
        [VOID_PATH]: answer,
      }[path];
      sendEnvelope(response, 'CYT_00000', data);
    });
    const before = await startBefore(stub, {}, { clock: service.clock });
    await before.query(PAY, { input: reverseOrder() });
    await before.query(VOIDED, { orderId });
    await before.query(VOID_REVERSE_INVOICE, { input: { orderId } });
    expect((await before.query(VOIDED, { orderId })).data).toMatchObject({
      reverseInvoice: { voiding: { bankResult: String(answer.result) } },
    });
    expect(await counted(before)).toEqual([{ reversedCount: reversed }]);
  },
);

test.each([{}, { status: '', result: null }, { status: 'failed', result: 'ALREADY_VOID' }])(
  'a voiding stays one after the response %j to a repeat',
  async (later) => {
    let answer: object = { status: 'VOID', result: 'SUCCESS' };
    const stub = await startStub((response, { path }) => {
      const status = { status: 'done', invoiceCode: '26912000000012345678', payAmount: 1250 };
      const said = path === STATUS_PATH ? status : { canInvoice: true };
      sendEnvelope(response, 'CYT_00000', path === VOID_PATH ? answer : said);
    });
    const before = await startBefore(stub, {}, { clock: service.clock });
    await before.query(PAY, { input: reverseOrder() });
    await before.query(VOIDED, { orderId });
    await before.query(VOID_REVERSE_INVOICE, { input: { orderId } });
    const { data } = await before.query(VOIDED, { orderId });
    answer = later;
    await service.clock.advance(60_000);
    await before.query(VOID_REVERSE_INVOICE, { input: { orderId } });
    expect((await before.query(VOIDED, { orderId })).data).toEqual(data);
    expect(await counted(before)).toEqual([{ reversedCount: 1 }]);
  },
);

test.each([0, 1, 2, 3, 4, 6, 8, 12])(
  'a voiding is recorded if its response arrives %i turns of the event loop after that of a poll which ends the order',
  async (turns) => {
    const held = new Map<string, () => void>();
    const stub = await startStub((response, { path }) => {
      const data = {
        [CREATE_PATH]: { canInvoice: true },
        [STATUS_PATH]: { orderId, status: 'done' },
        [VOID_PATH]: { status: 'VOID' },
      }[path];
      const answer = () => sendEnvelope(response, 'CYT_00000', data);
      if (path === CREATE_PATH || held.has(path)) answer();
      else held.set(path, answer);
    });
    const before = await startBefore(stub);
    await before.query(PAY, { input: reverseOrder() });
    const voided = before.query(VOID_REVERSE_INVOICE, { input: { orderId } });
    const ended = before.query<{ reverseInvoice: object }>(VOIDED, { orderId });
    await expect.poll(() => [...held.keys()].toSorted()).toEqual([STATUS_PATH, VOID_PATH]);
    held.get(STATUS_PATH)?.();
    for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
    held.get(VOID_PATH)?.();
    await voided;
    expect((await ended).data?.reverseInvoice).toMatchObject({ state: 'DONE' });
    expect((await before.query(VOIDED, { orderId })).data).toMatchObject({
      reverseInvoice: { state: 'DONE', voiding: { bankStatus: 'VOID' } },
    });
  },
);

describe('a voiding whose response was lost, or not recorded,', () => {
  test('counts once the bank rejects the repeat', async () => {
    await lose();
    expect((await voidIt()).data?.result).toMatchObject({
      __typename: 'PlatformRejectedError',
    });
    expect(await voiding()).toMatchObject({ bankStatus: null, bankResult: null });
    await expect.poll(() => counted()).toMatchObject([{ reversedCount: 1 }]);
    const first = await voiding();
    await service.clock.advance(61_000);
    await voidIt();
    expect(await voiding()).toEqual(first);
  });

  test('does not count while its repeat is lost too', async () => {
    await lose();
    service.fail(VOID_PATH, 'LOST_REPLY');
    await voidIt();
    expect(await voiding()).toBeNull();
  });

  test('does not count if the bank rejects the repeat of an unfinished order', async () => {
    await onboardWholly(service);
    await service.query(PAY, { input: reverseOrder() });
    service.fail(VOID_PATH, 'LOST_REQUEST');
    await voidIt();
    await voidIt();
    expect(await voiding()).toBeNull();
  });

  test.each([
    ['the store fails', (order: Subject, seen: JsonObject) => ({ ...order, snapshot: seen })],
    ['another writer is faster', (order: Subject) => ({ ...order, version: order.version + 1 })],
  ])(
    'counts once the bank rejects the repeat, if %s after its response',
    async (_case, toWritten) => {
      await onboardWholly(service);
      await finishOrder(service);
      await service.query(VOIDED, { orderId });
      const subjects = service.application.app.subjectsFor('default');
      const supplement = subjects.supplement.bind(subjects);
      subjects.supplement = async (_kind, order, seen) => toWritten(order, seen?.snapshot ?? {});
      await voidIt();
      subjects.supplement = supplement;
      expect(await voiding()).toBeNull();
      await service.clock.advance(61_000);
      await voidIt();
      expect(await voiding()).toMatchObject({ bankStatus: null });
    },
  );

  test('counts after a crash in the middle of the call', async () => {
    await onboardWholly(service);
    await finishOrder(service);
    await service.query(VOIDED, { orderId });
    const { journal } = service.application;
    const { newId, clock } = service.application.app;
    const attempt = newId();
    await journal.hold('default', `reverse-voiding:${orderId}`, {
      holder: attempt,
      attempt,
      runsOutAt: clock.now() + 1e9,
    });
    const other = await startBefore(service.sandbox);
    await other.query(VOID_REVERSE_INVOICE, { input: { orderId } });
    await voidIt();
    expect(await voiding()).toBeNull();
    await service.clock.advance(61_000);
    await voidIt();
    expect(await voiding()).toMatchObject({ bankStatus: null });
  });

  test('has the bank’s text if it did not arrive', async () => {
    await onboardWholly(service);
    await finishOrder(service);
    service.fail(VOID_PATH, 'LOST_REQUEST');
    await voidIt();
    await voidIt();
    expect(await voiding()).toMatchObject({ bankStatus: 'VOID' });
    await service.query(VOIDED, { orderId });
  });

  test('does not count if the bank had rejected it before', async () => {
    await onboardWholly(service);
    await finishOrder(service);
    await service.query(VOIDED, { orderId });
    const other = await startBefore(service.sandbox);
    await other.query(VOID_REVERSE_INVOICE, { input: { orderId } });
    await voidIt();
    await voidIt();
    expect(await voiding()).toBeNull();
  });
});
