import { describe, expect, test } from 'vitest';
import { systemClock } from '../../../src/kernel/time/clock.ts';
import type { FaultName } from '../../../packages/simulator/src/gateway/faults.ts';
import { startSandbox } from '../../simulator/start.ts';
import { freePort } from '../../free-port.ts';
import type { Answer } from '../../harness.ts';
import {
  CREATE_PATH,
  type Found,
  INVOICE,
  ISSUE,
  type Issued,
  type Item,
  order,
  QUERY_PATH,
  typeOf,
  UPDATES,
} from './invoice-orders.ts';
import { ManualClock } from '../../manual-clock.ts';
import { sendEnvelope, startStub } from '../../platform/stub-platform.ts';
import { anyText } from '../../texts.ts';
import { startBefore, startScenario } from '../../scenario.ts';

const service = startScenario();

const issue = (input: object = order()): Promise<Answer<Issued>> =>
  service.query<Issued>(ISSUE, { input });
const invoice = async (orderId = 'order-1'): Promise<Found['invoice']> =>
  (await service.query<Found>(INVOICE, { by: { orderId } })).data?.invoice ?? null;
const created = (): number => service.calls(CREATE_PATH);
const billed = (): number => service.billed(CREATE_PATH);

const MINUTE = 60_000;

describe('a lost response', () => {
  test.each<FaultName>(['LOST_REPLY', 'TRUNCATED'])(
    '(%s) to an accepted order is settled by a query, with one order sent',
    async (fault) => {
      service.fail(CREATE_PATH, fault);
      const { data } = await issue();
      expect(data?.issueInvoice).toMatchObject({
        __typename: 'OutcomeUnknownError',
        code: 'OUTCOME_UNKNOWN',
        retryable: false,
        followed: { key: 'order-1', state: 'OUTCOME_UNKNOWN' },
      });
      const updates = service.subscribe<{ invoiceUpdates: Item }>(UPDATES, { orderId: 'order-1' });
      expect((await updates.next()).data?.invoiceUpdates.state).toBe('OUTCOME_UNKNOWN');
      await service.clock.advance(3_000);
      expect((await updates.next()).data?.invoiceUpdates).toMatchObject({
        state: 'ISSUING',
        previousState: 'OUTCOME_UNKNOWN',
        cause: 'POLL',
      });
      expect((await issue()).data?.issueInvoice).toMatchObject({ state: 'ISSUING' });
      expect([created(), billed()]).toEqual([1, 1]);
    },
  );

  test('to an order that never arrived is NOT_ACCEPTED after half an hour, not before', async () => {
    service.fail(CREATE_PATH, 'LOST_REQUEST');
    expect(typeOf(await issue())).toBe('OutcomeUnknownError');
    expect(await invoice()).toMatchObject({ state: 'OUTCOME_UNKNOWN' });
    await service.clock.advance(29 * MINUTE);
    expect(await invoice()).toMatchObject({
      state: 'OUTCOME_UNKNOWN',
      operation: { final: false },
    });
    await service.clock.advance(2 * MINUTE);
    expect(await invoice()).toMatchObject({ state: 'NOT_ACCEPTED', operation: { final: true } });
    expect((await issue()).data?.issueInvoice).toMatchObject({ state: 'NOT_ACCEPTED' });
    expect([created(), billed()]).toEqual([1, 0]);
  });

  test('to an order that never arrived is settled without any client', async () => {
    service.fail(CREATE_PATH, 'LOST_REQUEST');
    await issue();
    const updates = service.subscribe<{ invoiceUpdates: Item }>(UPDATES, { orderId: 'order-1' });
    await updates.next();
    const end = (async () => {
      for (;;) {
        // Half an hour of polls takes a busy machine some seconds.
        const item = (await updates.next(15_000)).data?.invoiceUpdates;
        if (item?.state !== 'OUTCOME_UNKNOWN') return item;
      }
    })();
    let item: Item | undefined;
    while (item === undefined) {
      item = (await Promise.race([end, service.clock.advance(5_000)])) ?? undefined;
    }
    expect(item).toMatchObject({ state: 'NOT_ACCEPTED', cause: 'POLL' });
    await updates.completed();
  });

  test('is not treated as a lost order while the platform returns no status', async () => {
    service.fail(CREATE_PATH, 'LOST_REQUEST');
    service.fail(QUERY_PATH, 'NOT_ENABLED', null);
    await issue();
    expect(await invoice()).toBeNull();
    await service.clock.advance(45 * MINUTE);
    expect(await invoice()).toBeNull();
    service.fail(QUERY_PATH, 'NONE');
    expect(await invoice()).toMatchObject({
      state: 'OUTCOME_UNKNOWN',
      operation: { final: false },
    });
  });
});

describe('an order that was certainly not accepted', () => {
  test.each<[fault: FaultName, type: string]>([
    ['TOO_MANY_REQUESTS', 'PlatformUnavailableError'],
    ['QUOTA_EXHAUSTED', 'QuotaExhaustedError'],
    ['NOT_ENABLED', 'NotPermittedError'],
  ])('(%s) is NOT_SENT, and the same input sends it', async (fault, type) => {
    service.fail(CREATE_PATH, fault, null);
    let answer: Answer<Issued> | undefined;
    const refused = issue();
    while (answer === undefined) {
      answer = (await Promise.race([refused, service.clock.advance(100)])) ?? undefined;
    }
    expect(typeOf(answer)).toBe(type);
    expect(await invoice()).toMatchObject({ state: 'NOT_SENT', rejection: { message: anyText } });
    service.fail(CREATE_PATH, 'NONE');
    expect((await issue()).data?.issueInvoice).toMatchObject({ state: 'ISSUING' });
    expect(billed()).toBe(1);
  });

  test('due to a refused connection is NOT_SENT, and the same input sends it when the platform is reachable', async () => {
    const port = await freePort();
    const credentials = { appKey: 'demo-app-key', appSecret: 'demo-app-secret' };
    const away = await startBefore({ baseUrl: `http://127.0.0.1:${port}`, credentials });
    const refused = await away.query<Issued>(ISSUE, { input: order() });
    expect(refused.data?.issueInvoice).toMatchObject({
      __typename: 'PlatformUnavailableError',
      retryable: true,
    });
    const known = await away.query<Found>(INVOICE, { by: { orderId: 'order-1' } });
    expect(known.data?.invoice).toMatchObject({ state: 'NOT_SENT' });

    const sandbox = await startSandbox({ clock: systemClock, port, progressDelayMs: null });
    const sent = await away.query<Issued>(ISSUE, { input: order() });
    expect(sent.data?.issueInvoice).toMatchObject({ __typename: 'Invoice', state: 'ISSUING' });
    expect(sandbox.counters.calls(CREATE_PATH)).toBe(1);
  });

  test('due to an unwritable journal is never sent', async () => {
    await service.application.journal.close();
    const { data } = await issue();
    expect(data?.issueInvoice).toMatchObject({
      __typename: 'PlatformUnavailableError',
      code: 'STORE_UNAVAILABLE',
      retryable: true,
    });
    expect(created()).toBe(0);
  });
});

test('an order with a number of the platform is accepted, even without a status', async () => {
  const stub = await startStub((response, { path }) => {
    if (path === CREATE_PATH) response.destroy();
    else sendEnvelope(response, 'CYT_00000', { order_id: 'order-1', order_sn: 'FO1' });
  });
  const clock = new ManualClock();
  const before = await startBefore(stub, {}, { clock });
  await before.query<Issued>(ISSUE, { input: order() });
  await clock.advance(MINUTE);
  await expect
    .poll(async () => (await before.query<Found>(INVOICE, { by: { orderId: 'order-1' } })).data)
    .toMatchObject({ invoice: { state: 'ISSUING', platformOrderNumber: 'FO1' } });
  await clock.advance(60 * MINUTE);
  const { data } = await before.query<Found>(INVOICE, { by: { orderId: 'order-1' } });
  expect(data).toMatchObject({ invoice: { state: 'ISSUING' } });
});

test.each([
  ['an order whose status is given as `state`, like an acceptance', { state: 1 }, 'ISSUING'],
  [
    'an order that is issued by its `state`',
    { state: '3', ticket_sn: '26442000000000000001' },
    'ISSUED',
  ],
  ['no order, by another `state`', { state: 0 }, 'NOT_ACCEPTED'],
])('a query after a lost response finds %s', async (_what, data, state) => {
  const stub = await startStub((response, { path }) => {
    if (path === CREATE_PATH) response.destroy();
    else sendEnvelope(response, 'CYT_00000', data);
  });
  const clock = new ManualClock();
  const before = await startBefore(stub, {}, { clock });
  await before.query<Issued>(ISSUE, { input: order() });
  for (let minutes = 0; minutes < 60; minutes += 5) {
    await clock.advance(5 * MINUTE);
    await before.query<Found>(INVOICE, { by: { orderId: 'order-1' } });
  }
  const found = await before.query<Found>(INVOICE, { by: { orderId: 'order-1' } });
  expect(found.data).toMatchObject({ invoice: { state } });
});

test.each([
  ['accepted', { status: 1, order_sn: 'FO1' }, { state: 'ISSUING', platformStatus: 'ACCEPTING' }],
  ['accepted, by a blank one beside it', { state: '', status: '1' }, { state: 'ISSUING' }],
  ['in doubt, by another `status`', { status: 200 }, { code: 'OUTCOME_UNKNOWN' }],
])(
  'an order whose state has the name `status` in its response is %s',
  async (_what, data, shown) => {
    const before = await startBefore(
      await startStub((response) => sendEnvelope(response, 'CYT_00000', data)),
    );
    const answer = await before.query<Issued>(ISSUE, { input: order() });
    expect(answer.data).toMatchObject({ issueInvoice: shown });
  },
);

test('a known status stays if a later response has none', async () => {
  const stub = await startStub((response, { path }) => {
    const status = path === CREATE_PATH ? { state: 1 } : {};
    sendEnvelope(response, 'CYT_00000', { order_id: 'order-1', order_sn: 'FO1', ...status });
  });
  const before = await startBefore(stub, {}, { clock: new ManualClock() });
  const SHOWN = '{ invoice(by: { orderId: "order-1" }) { state platformStatusCode } }';
  await before.query<Issued>(ISSUE, { input: order() });
  expect((await before.query(SHOWN)).data).toEqual({
    invoice: { state: 'ISSUING', platformStatusCode: '1' },
  });
});

test('an order is not denied by a gateway that rejects the key, whatever its code', async () => {
  const stub = await startStub((response, { path }) => {
    if (path === CREATE_PATH) response.destroy();
    else sendEnvelope(response, 'FORBIDDEN', {}, { status: 403 });
  });
  const clock = new ManualClock();
  const before = await startBefore(stub, {}, { clock });
  await before.query<Issued>(ISSUE, { input: order() });
  for (let minutes = 0; minutes < 60; minutes += 5) await clock.advance(5 * MINUTE);
  const { data } = await before.query<Issued>(ISSUE, { input: order() });
  expect(data).toMatchObject({ issueInvoice: { state: 'OUTCOME_UNKNOWN' } });
});
