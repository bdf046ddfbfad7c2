import { describe, expect, test } from 'vitest';
import {
  blueLine,
  face,
  follow,
  INVOICE_UPDATES,
  issue,
  orderId,
  paid,
  path,
  PAYMENT_UPDATES,
  placed,
  stored,
} from '../walk.ts';
import { textLike } from '../../../texts.ts';
import { next } from '../../../following.ts';
import { toShanghaiDay } from '../../../../src/kernel/time/clock.ts';
import { startScenario } from '../../../scenario.ts';

const service = startScenario();

const calls = (of: keyof typeof path): number => service.calls(path[of]);

const HOUR_MS = 60 * 60_000;

/** Ends the examination of an upload; with a reason as a failure. */
const finish = (serial: unknown, failure: string | null = null): boolean =>
  service.sandbox.controls.finishScrapUpload({ acceptanceSerial: String(serial), failure });

const issuedInvoices = (): number => service.sandbox.effects().uploadedInvoices;

describe('an invoice', () => {
  test('is uploaded, examined and issued, and links to order and payment', async () => {
    const { invoiceNumber } = await paid(service);
    const updates = follow(service, INVOICE_UPDATES, invoiceNumber);
    expect(await next(updates)).toMatchObject({ state: null, thing: null });

    const { data } = await issue(service, face(invoiceNumber));
    expect(data?.result).toMatchObject({
      __typename: 'ScrapInvoice',
      state: 'UPLOADING',
      kind: 'GENERAL',
      isRed: false,
      issuedAt: '2026-11-21T12:00:00+08:00',
      uploadStatus: 'PROCESSING',
      uploadStatusCode: '01',
      order: { orderId },
      taxPayment: { state: 'PAID' },
    });
    expect(await next(updates)).toMatchObject({ state: 'SUBMITTED' });
    expect(await next(updates)).toMatchObject({ state: 'UPLOADING' });
    finish(data?.result['acceptanceSerial']);
    expect(await service.nextInTime(updates)).toMatchObject({ state: 'ISSUED', cause: 'POLL' });
    await updates.completed();
    expect(await stored(service)).toMatchObject({
      taxPayment: { state: 'PAID' },
      invoice: { state: 'ISSUED' },
    });
  });

  test('repeated with the same input returns the same one and sends nothing; with other input it is a conflict', async () => {
    const { invoiceNumber } = await paid(service);
    const first = await issue(service, face(invoiceNumber));
    expect((await issue(service, face(invoiceNumber))).data).toEqual(first.data);
    const other = await issue(service, face(invoiceNumber, { drawer: '林志远' }));
    expect(other.data?.result).toMatchObject({ __typename: 'ConflictError' });
    expect(calls('invoice')).toBe(1);
  });

  test('continues after a restart', async () => {
    const { invoiceNumber } = await paid(service);
    const { data } = await issue(service, face(invoiceNumber));
    await service.startAgain();
    finish(data?.result['acceptanceSerial']);
    const updates = follow(service, INVOICE_UPDATES, invoiceNumber);
    expect(await service.reaches(updates, 'ISSUED')).toMatchObject({ previousState: 'UPLOADING' });
  });
});

describe('an invoice is rejected before any call', () => {
  test.each([
    ['of another kind than its order', { kind: 'SPECIAL' }, 'kind'],
    ['of another use than its order', { ownUse: true }, 'ownUse'],
    [
      'of another month than its pre-opening',
      { issuedAt: '2026-12-01T00:00:00+08:00' },
      'issuedAt',
    ],
    [
      'with a line that does not add up',
      { lines: { blue: [blueLine({ amountWithTax: '1' })] } },
      'lines.blue.0.amountWithTax',
    ],
    ['with a field’s own name in extra', { extra: { kprzjlx: '202' } }, 'extra'],
  ])('when it is %s', async (_case, change, at) => {
    const { invoiceNumber } = await paid(service);
    expect((await issue(service, face(invoiceNumber, change))).data?.result).toMatchObject({
      __typename: 'InvalidInputError',
      fieldErrors: [{ path: `input.${at}`.split('.') }],
    });
    expect(calls('invoice')).toBe(0);
  });

  test('when its number does not have 20 characters', async () => {
    expect((await issue(service, face('2646800000000000001'))).data?.result).toMatchObject({
      fieldErrors: [{ path: ['input', 'invoiceNumber'], message: textLike(/20/) }],
    });
  });

  test('while its tax is unpaid, and accepted as soon as it is paid, even if the journal does not know', async () => {
    const { invoiceNumber, slip } = await placed(service);
    expect((await issue(service, face(invoiceNumber))).data?.result).toMatchObject({
      __typename: 'InvalidInputError',
      fieldErrors: [{ path: ['input', 'invoiceNumber'], message: textLike(/tax paid first/) }],
    });
    expect(calls('invoice')).toBe(0);
    service.sandbox.controls.payScrapTax({ taxSlipNumber: slip });
    expect((await issue(service, face(invoiceNumber))).data?.result).toMatchObject({
      state: 'UPLOADING',
    });
  });

  test('while a slip named by its lines is unpaid', async () => {
    const { slip } = await placed(service);
    const line = blueLine({ taxSlipNumbers: [slip] });
    const input = face('26468999999999999999', { lines: { blue: [line] } });
    expect((await issue(service, input)).data?.result).toMatchObject({
      __typename: 'InvalidInputError',
    });
    expect(calls('invoice')).toBe(0);
  });

  test('not for the payment if the journal knows that it is paid', async () => {
    const { invoiceNumber, slip } = await paid(service);
    await service.reaches(follow(service, PAYMENT_UPDATES, slip), 'PAID');
    const asked = calls('payment');
    await issue(service, face(invoiceNumber));
    expect(calls('payment')).toBe(asked);
  });

  test('after the last instant of the month in the platform’s calendar, and not at that instant', async () => {
    const { invoiceNumber } = await paid(service);
    const beyond = face(invoiceNumber, { issuedAt: '2026-11-30T16:00:00Z' });
    expect((await issue(service, beyond)).data?.result).toMatchObject({
      fieldErrors: [{ path: ['input', 'issuedAt'], message: textLike(/2026-11/) }],
    });
    const last = face(invoiceNumber, { issuedAt: '2026-11-30T15:59:59Z' });
    expect((await issue(service, last)).data?.result).toMatchObject({ state: 'UPLOADING' });
  });
});

test('an order that the platform pre-opened in its next month is issued in that month, whatever this service’s clock says', async () => {
  // Nine and a half days ahead of the test's clock, the platform is one minute into December.
  service.sandbox.controls.setClockSkew({ seconds: 9.5 * 24 * 3600 + 60 });
  const { invoiceNumber } = await paid(service);
  expect(await stored(service)).toMatchObject({ preOpenedOn: '2026-12-01' });
  expect((await issue(service, face(invoiceNumber))).data?.result).toMatchObject({
    state: 'UPLOADING',
    issuedAt: textLike(/^2026-12-01T00:0/),
  });
});

/** An invoice under examination by the tax bureau. */
async function uploaded() {
  const { invoiceNumber } = await paid(service);
  const { data } = await issue(service, face(invoiceNumber));
  return { invoiceNumber, serial: data?.result['acceptanceSerial'] };
}

/** Advances time until an invoice is STALE. No client follows it, as that would cause constant polls. */
async function becomesStale(): Promise<void> {
  const OPERATIONS = '{ operations(kinds: [SCRAP_INVOICE]) { edges { node { state } } } }';
  while (!JSON.stringify(await service.query(OPERATIONS)).includes('STALE')) {
    await service.clock.advance(HOUR_MS / 10);
  }
}

describe('an upload', () => {
  test('that failed has a reason, and the number can be issued again, also with corrected input', async () => {
    const { invoiceNumber, serial } = await uploaded();
    const updates = follow(service, INVOICE_UPDATES, invoiceNumber);
    finish(serial, '购买方信息有误');
    expect(await service.reaches(updates, 'UPLOAD_FAILED')).toMatchObject({
      thing: { uploadStatus: 'FAILED', uploadMessage: '购买方信息有误' },
    });
    await updates.completed();

    const second = await issue(service, face(invoiceNumber, { drawer: '林志远' }));
    expect(second.data?.result).toMatchObject({
      state: 'UPLOADING',
      operation: { key: `${invoiceNumber} 2` },
    });
    finish(second.data?.result['acceptanceSerial']);
    const newest = follow(service, INVOICE_UPDATES, invoiceNumber);
    await service.reaches(newest, 'ISSUED');
    expect([calls('invoice'), issuedInvoices()]).toEqual([2, 1]);
  });

  test('without a result for twelve hours is STALE, and the number can be issued again', async () => {
    const { invoiceNumber } = await uploaded();
    const start = service.clock.now();
    await becomesStale();
    expect(service.clock.now() - start).toBeGreaterThanOrEqual(12 * HOUR_MS);
    expect(service.clock.now() - start).toBeLessThanOrEqual(12.2 * HOUR_MS);
    expect((await issue(service, face(invoiceNumber))).data?.result).toMatchObject({
      state: 'UPLOADING',
      operation: { key: `${invoiceNumber} 2` },
    });
  });
});

/** Issues an invoice whose response is lost; resolves with its number. */
async function lose(fault: 'LOST_REPLY' | 'LOST_REQUEST'): Promise<string> {
  const { invoiceNumber } = await paid(service);
  service.fail(path.invoice, fault);
  expect((await issue(service, face(invoiceNumber))).data?.result).toMatchObject({
    __typename: 'OutcomeUnknownError',
    followed: { kind: 'SCRAP_INVOICE', state: 'OUTCOME_UNKNOWN' },
  });
  return invoiceNumber;
}

describe('a lost response to an issue', () => {
  test('causes no second request, neither by itself nor for the same input', async () => {
    const invoiceNumber = await lose('LOST_REPLY');
    await service.clock.advance(HOUR_MS);
    expect((await issue(service, face(invoiceNumber))).data?.result).toMatchObject({
      state: 'OUTCOME_UNKNOWN',
    });
    expect(calls('invoice')).toBe(1);
  });

  test('allows a forced second request, and an issued invoice stays the only one', async () => {
    const invoiceNumber = await lose('LOST_REPLY');
    service.sandbox.controls.setProgressDelay({ delayMs: 0 });
    // A query to the sandbox finishes all due work.
    expect(issuedInvoices()).toBe(1);
    service.sandbox.controls.setProgressDelay({});
    const again = await issue(service, face(invoiceNumber, { sendAgain: true }));
    expect(again.data?.result).toMatchObject({
      state: 'ISSUED',
      uploadStatus: 'NUMBER_EXISTS',
      uploadStatusCode: '03',
    });
    expect(
      (await issue(service, face(invoiceNumber, { sendAgain: true }))).data?.result,
    ).toMatchObject({
      state: 'ISSUED',
    });
    expect([calls('invoice'), issuedInvoices()]).toEqual([2, 1]);
    const month = toShanghaiDay(service.clock.now()).slice(0, 7);
    const { data } = await service.query(
      `{ totals: scrapInvoiceTotals(by: MONTH, from: "${month}", to: "${month}") { count } }`,
    );
    expect(data).toEqual({ totals: [{ count: 1 }] });
  });

  test('to a request that never arrived is settled by sending it again', async () => {
    const invoiceNumber = await lose('LOST_REQUEST');
    const again = await issue(service, face(invoiceNumber, { sendAgain: true }));
    expect(again.data?.result).toMatchObject({ state: 'UPLOADING' });
    expect(issuedInvoices()).toBe(0);
    finish(again.data?.result['acceptanceSerial']);
    expect(issuedInvoices()).toBe(1);
  });

  test('is STALE after twelve hours, and then sent again unchanged', async () => {
    const invoiceNumber = await lose('LOST_REQUEST');
    await becomesStale();
    expect((await issue(service, face(invoiceNumber))).data?.result).toMatchObject({
      state: 'UPLOADING',
    });
  });
});

test('a rejection with a reason is returned, and the same number can be issued again', async () => {
  const { invoiceNumber } = await paid(service);
  const line = blueLine({ taxSlipNumbers: [] });
  // The platform receives a number that it never issued.
  const unknown = await issue(service, face('26468999999999999999', { lines: { blue: [line] } }));
  expect(unknown.data?.result).toMatchObject({
    __typename: 'PlatformRejectedError',
    hint: '01 发票号码非预开票号码',
    steps: ['{"step":"BFCPSGFPSC","returncode":"01"}'],
  });
  await issue(service, face('26468999999999999999', { lines: { blue: [line] } }));
  expect(calls('invoice')).toBe(2);
  expect((await issue(service, face(invoiceNumber))).data?.result).toMatchObject({
    state: 'UPLOADING',
  });
});
