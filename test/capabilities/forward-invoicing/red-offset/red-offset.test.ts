import { describe, expect, test } from 'vitest';
import { provisionedSeller } from '../../../../packages/simulator/src/seed/parties.ts';
import { DatabaseUnavailable } from '../../../../src/database/sql.ts';
import type { JsonObject } from '../../../../src/kernel/json/json.ts';
import type { Answer, Subscription } from '../../../harness.ts';
import { type Found, INVOICE, ISSUE, order } from '../invoice-orders.ts';
import { makeLossy } from '../lossy-journal.ts';
import {
  issueNow,
  type Offset,
  type OffsetNow,
  RED_OFFSET_NOW,
  RED_PATH,
  RED_QUERY_PATH,
  RED_UPDATES,
  type RedItem,
  redOffset,
} from './red-offsets.ts';
import { textLike } from '../../../texts.ts';
import { sendEnvelope, startStub } from '../../../platform/stub-platform.ts';
import { makeStale, startBefore, startScenario } from '../../../scenario.ts';
import { next } from '../../../following.ts';

const orderId = 'order-1';
const MINUTE = 60_000;
const service = startScenario();

type Updates = Subscription<{ redOffsetUpdates: RedItem }>;
const follow = (after: string | null = null): Updates =>
  service.subscribe(RED_UPDATES, { orderId, after });
const sent = (): number => service.calls(RED_PATH);
const now = async (): Promise<OffsetNow['redOffset']> =>
  (await service.query<OffsetNow>(RED_OFFSET_NOW, { orderId })).data?.redOffset ?? null;
const invoice = async (): Promise<Found['invoice']> =>
  (await service.query<Found>(INVOICE, { by: { orderId } })).data?.invoice ?? null;

const typeOf = ({ data }: Answer<Offset>): unknown => data?.redOffsetInvoice['__typename'];

describe('a red-offset of an issued invoice', () => {
  test('streams from before its submission to its completion by push, and the original follows', async () => {
    await issueNow(service);
    expect(await invoice()).toMatchObject({ isRedOffset: false });
    const updates = follow();
    expect(await next(updates)).toMatchObject({ state: null, redOffset: null });
    const { data, extensions } = await redOffset(service);
    expect(data?.redOffsetInvoice).toMatchObject({
      __typename: 'RedOffset',
      orderId,
      redOffsetId: 'red-1',
      state: 'OFFSETTING',
      redInvoiceId: textLike(/^RI/),
      platformStatus: 'SUBMITTED',
      redInvoiceNumber: null,
      operation: { kind: 'FORWARD_RED_OFFSET', key: orderId, final: false },
    });
    expect(extensions).toBeUndefined();
    expect(await next(updates)).toMatchObject({ state: 'SUBMITTED', version: 1 });
    expect(await next(updates)).toMatchObject({ state: 'OFFSETTING', cause: 'REQUEST' });

    expect(service.sandbox.controls.finishRedOffset({ orderId })).toBe(true);
    expect(await next(updates)).toMatchObject({
      state: 'OFFSET',
      previousState: 'OFFSETTING',
      cause: 'PUSH',
      redOffset: { state: 'OFFSET', redInvoiceNumber: textLike(/^\d{20}$/) },
    });
    await updates.completed();
    expect(await invoice()).toMatchObject({ isRedOffset: true, state: 'ISSUED' });
  });

  test('stays OFFSETTING while the store cannot mark the original, which the next poll marks', async () => {
    service.sandbox.controls.setPushRepeats({ times: 0 });
    await issueNow(service);
    await redOffset(service);
    service.sandbox.controls.finishRedOffset({ orderId });
    const { journal } = service.application;
    const correct = journal.correct.bind(journal);
    journal.correct = () =>
      Promise.reject(new DatabaseUnavailable('lost by the test', { maybeApplied: false }));
    const { data, errors } = await service.query<OffsetNow>(RED_OFFSET_NOW, { orderId });
    expect(errors).toBeUndefined();
    // A final red-offset would not be polled again, and the original never be marked as reversed.
    expect(data?.redOffset).toMatchObject({ state: 'OFFSETTING' });
    journal.correct = correct;
    await service.clock.advance(60_000);
    const id = { tenant: 'default', kind: 'forward-invoice', key: orderId };
    await expect
      .poll(async () => (await journal.get(id))?.snapshot)
      .toMatchObject({ isRedOffset: true });
    expect(await now()).toMatchObject({ state: 'OFFSET' });
  });

  test('is found complete by a poll if the pushes are dropped', async () => {
    service.sandbox.controls.setPushRepeats({ times: 0 });
    await issueNow(service);
    await redOffset(service);
    const updates = follow();
    expect(await next(updates)).toMatchObject({ state: 'OFFSETTING', cause: 'SNAPSHOT' });
    service.sandbox.controls.finishRedOffset({ orderId });
    await service.clock.advance(10_000);
    expect(await next(updates)).toMatchObject({ state: 'OFFSET', cause: 'POLL' });
    await updates.completed();
    expect(service.sandbox.counters.pushes('acknowledged')).toBe(0);
  });

  test('repeated under the same redOffsetId returns the existing one and sends nothing, even when it is final', async () => {
    await issueNow(service);
    const first = await redOffset(service);
    expect((await redOffset(service)).data).toEqual(first.data);
    service.sandbox.controls.finishRedOffset({ orderId });
    await now();
    expect((await redOffset(service)).data?.redOffsetInvoice).toMatchObject({ state: 'OFFSET' });
    expect(sent()).toBe(1);
  });

  test('overtaken by another system is rejected, and corrected once the original is reversed', async () => {
    await issueNow(service);
    const other = await startBefore(service.sandbox);
    await redOffset(other, { sellerTaxNumber: provisionedSeller.taxNumber });
    const { data } = await redOffset(service);
    expect(data?.redOffsetInvoice).toMatchObject({ __typename: 'PlatformRejectedError' });
    expect(await now()).toMatchObject({ state: 'REJECTED' });
    service.sandbox.controls.finishRedOffset({ orderId });
    expect(await now()).toMatchObject({
      state: 'OFFSET',
      operation: { state: 'OFFSET', version: 3, final: true },
    });
    expect((await redOffset(service)).data?.redOffsetInvoice).toMatchObject({
      code: 'ALREADY_EXISTS',
    });
  });

  test('overtaken by another system is found by a repeat that names the seller after its details were removed', async () => {
    await issueNow(service);
    const input = { sellerTaxNumber: provisionedSeller.taxNumber };
    await redOffset(await startBefore(service.sandbox), input);
    const { data } = await redOffset(service, input);
    expect(data?.redOffsetInvoice).toMatchObject({ __typename: 'PlatformRejectedError' });
    await service.application.journal.trim(0, service.clock.now() + 1);
    service.sandbox.controls.finishRedOffset({ orderId });
    expect((await redOffset(service, input)).data?.redOffsetInvoice).toMatchObject({
      code: 'ALREADY_EXISTS',
    });
  });

  test.each([
    ['another redOffsetId', { redOffsetId: 'red-2' }],
    ['the same redOffsetId and other input', { invoiceExtra: { reason: 'mistake' } }],
  ])(
    'submitted a second time, with %s, is a conflict without a second call',
    async (_case, change) => {
      await issueNow(service);
      await redOffset(service);
      for (const state of ['OFFSETTING', 'OFFSET']) {
        const { data } = await redOffset(service, change);
        expect(data?.redOffsetInvoice).toMatchObject({
          __typename: 'ConflictError',
          code: 'CONFLICT',
          existing: { kind: 'FORWARD_RED_OFFSET', key: orderId, state },
        });
        service.sandbox.controls.finishRedOffset({ orderId });
        await now();
      }
      expect(sent()).toBe(1);
    },
  );

  test('from many concurrent clients is sent once', async () => {
    await issueNow(service);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_unused, index) =>
        redOffset(service, { redOffsetId: `red-${index % 2}` }),
      ),
    );
    const types = answers.map((answer) => typeOf(answer));
    for (const type of ['RedOffset', 'ConflictError'])
      expect(types.filter((other) => other === type)).toHaveLength(4);
    expect(sent()).toBe(1);
  });

  test('that the tax bureau rejects after its acceptance stays OFFSETTING and shows the reason', async () => {
    await issueNow(service);
    await redOffset(service);
    service.sandbox.controls.rejectRedOffset({ orderId, reason: '购买方未确认' });
    expect(await now()).toMatchObject({
      state: 'OFFSETTING',
      platformStatus: 'UNRECOGNIZED',
      platformStatusCode: '4',
      raw: { fail_reason: '购买方未确认' },
    });
    expect(await invoice()).toMatchObject({ isRedOffset: false });
  });

  test('is shown on its invoice, even if the platform does not respond', async () => {
    await issueNow(service);
    await redOffset(service);
    service.sandbox.controls.finishRedOffset({ orderId });
    await now();
    service.fail('/api/v1/invoice/forward/query', 'NOT_ENABLED', null);
    const document = `{ invoice(by: { orderId: "order-1" }) { isRedOffset raw redOffset { state redInvoiceNumber } } }`;
    expect(await service.query(document)).toMatchObject({
      data: {
        invoice: {
          isRedOffset: true,
          raw: null,
          redOffset: { state: 'OFFSET', redInvoiceNumber: textLike(/^\d{20}$/) },
        },
      },
    });
    expect(await now()).toMatchObject({ state: 'OFFSET', raw: null });
  });
});

/** Another system's service, without this service's journal. */
const other = (): ReturnType<typeof startBefore> => startBefore(service.sandbox);

describe('another system of the seller', () => {
  const sellerTaxNumber = provisionedSeller.taxNumber;

  test('issued an invoice: it can be reversed here if its seller is given', async () => {
    await issueNow(service);
    const answer = await redOffset(await other(), { sellerTaxNumber });
    expect(answer.data?.redOffsetInvoice).toMatchObject({ state: 'OFFSETTING' });
  });

  test('reversed an invoice: it is not reversed here', async () => {
    await issueNow(service);
    const elsewhere = await other();
    await redOffset(elsewhere, { sellerTaxNumber });
    service.sandbox.controls.finishRedOffset({ orderId });
    const ours = await redOffset(service);
    expect(ours.data?.redOffsetInvoice).toMatchObject({
      __typename: 'ConflictError',
      existing: { kind: 'FORWARD_INVOICE', key: orderId },
    });
    const third = await redOffset(await other(), { sellerTaxNumber });
    expect(third.data?.redOffsetInvoice).toMatchObject({ __typename: 'InvalidInputError' });
    expect(sent()).toBe(1);
  });
});

describe('a lost response', () => {
  test('to an accepted red-offset is settled by a query, with one call sent', async () => {
    await issueNow(service);
    service.fail(RED_PATH, 'LOST_REPLY');
    expect(typeOf(await redOffset(service))).toBe('OutcomeUnknownError');
    expect(typeOf(await redOffset(service, { redOffsetId: 'red-2' }))).toBe('ConflictError');
    expect(await now()).toMatchObject({ state: 'OFFSETTING', redInvoiceId: textLike(/^RI/) });
    expect(sent()).toBe(1);
  });

  test('to a red-offset that never arrived is NOT_ACCEPTED after half an hour, and a new redOffsetId sends it', async () => {
    await issueNow(service);
    service.fail(RED_PATH, 'LOST_REQUEST');
    expect(typeOf(await redOffset(service))).toBe('OutcomeUnknownError');
    expect(await now()).toMatchObject({ state: 'OUTCOME_UNKNOWN' });
    await service.clock.advance(29 * MINUTE);
    expect(await now()).toMatchObject({ state: 'OUTCOME_UNKNOWN' });
    await service.clock.advance(2 * MINUTE);
    expect(await now()).toMatchObject({ state: 'NOT_ACCEPTED', operation: { final: true } });

    const again = await redOffset(service, { redOffsetId: 'red-2' });
    expect(again.data?.redOffsetInvoice).toMatchObject({
      orderId,
      state: 'OFFSETTING',
      operation: { key: 'order-1 2' },
    });
    expect((await redOffset(service)).data?.redOffsetInvoice).toMatchObject({
      state: 'NOT_ACCEPTED',
    });
    expect(typeOf(await redOffset(service, { redOffsetId: 'red-3' }))).toBe('ConflictError');
    const updates = follow();
    expect(await next(updates)).toMatchObject({ state: 'OFFSETTING' });
    service.sandbox.controls.finishRedOffset({ orderId });
    expect(await next(updates)).toMatchObject({ state: 'OFFSET', cause: 'PUSH' });
    expect(sent()).toBe(2);
  });

  test('is not settled while the platform returns no status', async () => {
    await issueNow(service);
    service.fail(RED_PATH, 'LOST_REQUEST');
    service.fail(RED_QUERY_PATH, 'NOT_ENABLED', null);
    await redOffset(service);
    await service.clock.advance(45 * MINUTE);
    service.fail(RED_QUERY_PATH, 'NONE');
    expect(await now()).toMatchObject({ state: 'OUTCOME_UNKNOWN', operation: { final: false } });
  });

  test('to a call that was certainly not executed: the same input sends it', async () => {
    await issueNow(service);
    service.fail(RED_PATH, 'NOT_ENABLED');
    expect(typeOf(await redOffset(service))).toBe('NotPermittedError');
    expect(await now()).toMatchObject({
      state: 'NOT_SENT',
      rejection: { platformCode: 'CYT_40301' },
    });
    expect((await redOffset(service)).data?.redOffsetInvoice).toMatchObject({
      state: 'OFFSETTING',
    });
  });
});

const WEEK = 7 * 24 * 60 * MINUTE;
const again = (): Promise<Answer<Offset>> => redOffset(service, { redOffsetId: 'red-2' });
const existing = (state: string): object => ({ existing: { key: orderId, state } });
const refuse = (): boolean =>
  service.sandbox.controls.rejectRedOffset({ orderId, reason: 'not confirmed' });

async function stateKept(): Promise<string | undefined> {
  const id = { tenant: 'default', kind: 'forward-red-offset', key: orderId };
  return (await service.application.journal.get(id))?.state;
}

/** Submits, lets the platform finish without a push, and advances beyond the deadline. */
async function becomeStale(goOn?: () => unknown): Promise<void> {
  service.sandbox.controls.setPushRepeats({ times: 0 });
  await issueNow(service);
  await redOffset(service);
  goOn?.();
  await now();
  await service.sleepUntil(WEEK + MINUTE);
  await service.startAgain({ afterMs: WEEK + MINUTE });
  await service.clock.advance(30 * MINUTE);
  await expect.poll(stateKept).toBe('STALE');
}

describe('a red-offset that is STALE', () => {
  test('and without a red invoice is replaced by another attempt, also after it was queried', async () => {
    await becomeStale(refuse);
    expect(await now()).toMatchObject({ state: 'STALE', platformStatusCode: '4' });
    expect((await again()).data?.redOffsetInvoice).toMatchObject({
      state: 'OFFSETTING',
      operation: { key: 'order-1 2' },
    });
    expect(await stateKept()).toBe('NOT_ACCEPTED');
    expect((await redOffset(service)).data?.redOffsetInvoice).toMatchObject({
      state: 'NOT_ACCEPTED',
    });
    expect(sent()).toBe(1);
  });

  test('reports under its own redOffsetId that it has ended', async () => {
    await becomeStale(refuse);
    expect((await redOffset(service)).data?.redOffsetInvoice).toMatchObject({
      state: 'NOT_ACCEPTED',
    });
    expect(sent()).toBe(0);
  });

  test('blocks another attempt while the platform shows it as submitted', async () => {
    await becomeStale();
    expect((await again()).data?.redOffsetInvoice).toMatchObject(existing('STALE'));
    expect(sent()).toBe(0);
  });

  test('blocks another attempt once the invoice is reversed', async () => {
    await becomeStale();
    service.sandbox.controls.finishRedOffset({ orderId });
    expect((await again()).data?.redOffsetInvoice).toMatchObject(existing('OFFSET'));
    expect(await stateKept()).toBe('OFFSET');
    expect(sent()).toBe(0);
  });

  test('blocks another attempt while the platform does not respond', async () => {
    await becomeStale(refuse);
    service.fail(RED_QUERY_PATH, 'BAD_GATEWAY', null);
    expect(typeOf(await service.inTime(again(), 100))).toBe('PlatformUnavailableError');
    expect(await stateKept()).toBe('STALE');
    expect(sent()).toBe(0);
  });

  test('and was replaced does not take over the result of the later attempt', async () => {
    await becomeStale(refuse);
    await again();
    service.sandbox.controls.finishRedOffset({ orderId });
    expect(await now()).toMatchObject({ state: 'OFFSET', operation: { key: 'order-1 2' } });
    const id = { tenant: 'default', kind: 'forward-red-offset', key: orderId };
    const { pathname } = new URL(service.application.app.callbacks.addressFor(id));
    expect((await fetch(`${service.url}${pathname}`, { method: 'POST', body: '{}' })).ok).toBe(
      true,
    );
    expect(await stateKept()).toBe('NOT_ACCEPTED');
  });
});

describe('a red-offset that is STALE, before a platform in another form', () => {
  const number = '26912000000099999999';

  /** A service whose red-offset became `STALE`, with the platform's later response about its invoice. */
  async function startStale(
    said: object | null,
    change: JsonObject = {},
  ): Promise<Awaited<ReturnType<typeof startBefore>>> {
    const stub = await startStub((response, { path }) => {
      if (path === RED_PATH) return sendEnvelope(response, 'CYT_00000', { state: 1 });
      if (path === RED_QUERY_PATH)
        return said === null
          ? sendEnvelope(response, 'CYT_40001', {}, { status: 400 })
          : sendEnvelope(response, 'CYT_00000', said);
      sendEnvelope(response, 'CYT_00000', { state: 1, status: 3, ticket_sn: number });
    });
    const before = await startBefore(stub, {}, { clock: service.clock });
    await before.query(ISSUE, { input: order() });
    await before.query(INVOICE, { by: { orderId } });
    await redOffset(before);
    await makeStale(before, 'forward-red-offset', orderId, change);
    return before;
  }

  test.each([
    ['the number of a red invoice', { state: 9, ticket_sn: number }],
    ['a file of one', { state: 9, ofd_url: 'https://files.example/1' }],
    ['the id of one without a status', { invoice_id: 'R1' }],
  ])('blocks another attempt while the platform shows %s', async (_what, said) => {
    const { data } = await redOffset(await startStale(said), { redOffsetId: 'red-2' });
    expect(data?.redOffsetInvoice).toMatchObject({ __typename: 'ConflictError' });
  });

  test('is replaced if the platform does not know it', async () => {
    const { data } = await redOffset(await startStale(null), { redOffsetId: 'red-2' });
    expect(data?.redOffsetInvoice).toMatchObject({ operation: { key: 'order-1 2' } });
  });

  test('and whose seller was dropped is queried with the given seller', async () => {
    const before = await startStale(null, { sellerTaxNumber: null });
    const first = await redOffset(before, { redOffsetId: 'red-2' });
    expect(first.data?.redOffsetInvoice).toMatchObject(existing('STALE'));
    const sellerTaxNumber = provisionedSeller.taxNumber;
    const { data } = await redOffset(before, { redOffsetId: 'red-2', sellerTaxNumber });
    expect(data?.redOffsetInvoice).toMatchObject({ operation: { key: 'order-1 2' } });
  });
});

describe('a reversal that cannot be stored with the original', () => {
  test('leaves a red-offset STALE until it can', async () => {
    service.sandbox.controls.setPushRepeats({ times: 0 });
    await issueNow(service);
    await redOffset(service);
    service.sandbox.controls.finishRedOffset({ orderId });
    await makeStale(service, 'forward-red-offset', orderId);
    // The first repeat queries once: a second query would store the reversal.
    makeLossy(service.application.journal)('correct', 'REFUSED');
    expect((await again()).data?.redOffsetInvoice).toMatchObject(existing('STALE'));
    expect((await again()).data?.redOffsetInvoice).toMatchObject(existing('OFFSET'));
  });

  test('leaves a red-offset rejected for it REJECTED until it can', async () => {
    let isReversed = false;
    const stub = await startStub((response, { path }) => {
      if (path !== RED_PATH) {
        const invoice = {
          status: 3,
          ticket_sn: '26912000000012345678',
          is_red_washed: isReversed ? 1 : 0,
        };
        return sendEnvelope(response, 'CYT_00000', { state: 1, ...invoice });
      }
      isReversed = true;
      sendEnvelope(response, 'CYT_40001', {}, { status: 400 });
    });
    const before = await startBefore(stub, {}, { clock: service.clock });
    await before.query(ISSUE, { input: order() });
    await before.query(INVOICE, { by: { orderId } });
    makeLossy(before.application.journal)('correct', 'REFUSED');
    await redOffset(before);
    const id = { tenant: 'default', kind: 'forward-red-offset', key: orderId };
    const { journal } = before.application;
    expect(await journal.get(id)).toMatchObject({ state: 'REJECTED' });
    await before.query(RED_OFFSET_NOW, { orderId });
    expect(await journal.get(id)).toMatchObject({ state: 'OFFSET' });
  });
});
