import { beforeEach, describe, expect, test } from 'vitest';
import { type RunningService, startService } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { textLike, textWith } from './invoice-orders.ts';
import {
  blue,
  blues,
  followUpload,
  ID_NUMBER,
  invoiceNumber,
  next,
  nextInTime,
  PHONE,
  RESULT_PATH,
  resultOf,
  upload,
  UPLOAD_PATH,
  uploaded,
} from './scrap-uploads.ts';

const HOUR = 60 * 60_000;

let clock: ManualClock;
let service: RunningService;

const start = (dataDir?: string) =>
  startService({
    clock,
    random: () => 0.5,
    sandboxProgressDelayMs: null,
    ...(dataDir === undefined ? {} : { dataDir }),
  });

beforeEach(async () => {
  clock = new ManualClock();
  service = await start();
});

const sent = (): number => service.sandbox.counters.calls(UPLOAD_PATH);
const issued = (): number => service.sandbox.controls.atomic.issuedInvoices();
const finish = (serial: string, number: string | null = null, failure: string | null = null) =>
  service.sandbox.controls.atomic.finishUpload({ serial, number, failure });

describe('an upload', () => {
  test('is accepted under a serial, and followed until every invoice has its status', async () => {
    const result = await upload(service, blues(3));
    expect(result).toMatchObject({
      __typename: 'ScrapInvoiceUpload',
      uploadId: 'upload-1',
      state: 'ACCEPTED',
      acceptanceSerial: textLike(/^\S{32}$/),
      result: { state: 'PROCESSING', results: [] },
      operation: { kind: 'scrap-upload', key: 'upload-1', state: 'ACCEPTED', final: true },
    });
    const serial = String(result['acceptanceSerial']);
    const updates = followUpload(service, serial);
    expect(await next(updates)).toMatchObject({ status: 'PROCESSING', snapshot: true });

    expect(await nextInTime(updates, clock)).toMatchObject({
      status: 'PROCESSING',
      cause: 'POLL',
      result: { results: [{ status: 'PROCESSING' }, {}, {}] },
    });
    finish(serial, invoiceNumber(2), '商品编码错误');
    expect(await nextInTime(updates, clock)).toMatchObject({
      status: 'PROCESSING',
      result: { results: [{}, { status: 'FAILED', message: '商品编码错误' }, {}] },
    });
    finish(serial);
    expect(await nextInTime(updates, clock)).toMatchObject({
      status: 'FINISHED',
      previousStatus: 'PROCESSING',
      result: {
        uploadId: 'upload-1',
        results: [{ status: 'UPLOADED' }, { status: 'FAILED' }, { status: 'UPLOADED' }],
      },
    });
    await updates.completed();
    expect(issued()).toBe(2);
  });

  test('is asked about by hand, and what that finds reaches the subscribers', async () => {
    const serial = await uploaded(service);
    const updates = followUpload(service, serial);
    await next(updates);
    finish(serial);
    expect(await resultOf(service, serial)).toEqual({
      acceptanceSerial: serial,
      state: 'FINISHED',
      uploadId: 'upload-1',
      invoiceNumbers: [invoiceNumber()],
      results: [
        {
          invoiceNumber: invoiceNumber(),
          status: 'UPLOADED',
          statusCode: '00',
          message: null,
          resultCode: null,
        },
      ],
      operation: { kind: 'scrap-upload-result', key: serial, state: 'FINISHED', final: true },
    });
    expect(await next(updates)).toMatchObject({ status: 'FINISHED' });
    const asked = service.sandbox.counters.calls(RESULT_PATH);
    await resultOf(service, serial);
    expect(service.sandbox.counters.calls(RESULT_PATH)).toBe(asked);
  });

  test('goes on by itself, without a hand', async () => {
    service.sandbox.controls.setProgressDelay(30_000);
    const updates = followUpload(service, await uploaded(service));
    let { status } = await next(updates);
    while (status === 'PROCESSING') ({ status } = await nextInTime(updates, clock));
    expect(status).toBe('FINISHED');
  });

  test('that another system made can be asked about by its serial', async () => {
    const serial = await uploaded(service);
    const elsewhere = await service.query<{ uploadResult: unknown }>(
      `{ uploadResult(acceptanceSerial: "SL-of-nobody") { state uploadId results { resultCode } operation { key } } }`,
    );
    expect(elsewhere.data?.uploadResult).toEqual({
      state: 'PROCESSING',
      uploadId: null,
      results: [],
      operation: null,
    });
    expect(await resultOf(service, serial)).toMatchObject({ state: 'PROCESSING' });
  });

  test('holds 100 invoices at the most', async () => {
    expect(await upload(service, blues(101))).toMatchObject({
      __typename: 'InvalidInputError',
      fieldErrors: [{ path: 'input.invoices', message: 'must have 1 to 100 items' }],
    });
    expect(await upload(service, [])).toMatchObject({ __typename: 'InvalidInputError' });
    expect(sent()).toBe(0);
    const serial = await uploaded(service, blues(100));
    finish(serial);
    const result = await resultOf(service, serial);
    expect(result?.['results']).toHaveLength(100);
    expect(issued()).toBe(100);
  });
});

describe('the same uploadId again', () => {
  test('with the same input returns the upload and sends nothing', async () => {
    const first = await upload(service);
    expect(await upload(service)).toEqual(first);
    expect(sent()).toBe(1);
  });

  test('with other input is a conflict', async () => {
    await upload(service);
    expect(await upload(service, [blue({ drawer: '李晓华' })])).toMatchObject({
      __typename: 'ConflictError',
      existing: { kind: 'scrap-upload', key: 'upload-1' },
    });
    expect(sent()).toBe(1);
  });

  test('from many clients at a time sends one upload', async () => {
    await Promise.all(Array.from({ length: 6 }, () => upload(service)));
    expect(sent()).toBe(1);
  });
});

describe('a lost answer', () => {
  test.each(['LOST_REPLY', 'TRUNCATED'] as const)(
    '(%s) is never sent again; the same numbers under a new uploadId have no second effect',
    async (fault) => {
      service.sandbox.controls.setFault(UPLOAD_PATH, fault, 1);
      expect(await upload(service)).toMatchObject({
        __typename: 'OutcomeUnknownError',
        followed: { key: 'upload-1', state: 'UNKNOWN' },
      });
      await clock.advance(3 * HOUR);
      expect(await upload(service)).toMatchObject({ state: 'UNKNOWN', acceptanceSerial: null });
      expect(sent()).toBe(1);
      finish('SL000000000000000000000000000001');
      expect(issued()).toBe(1);

      const serial = await uploaded(service, [blue()], 'upload-2');
      finish(serial);
      expect(await resultOf(service, serial)).toMatchObject({
        state: 'FINISHED',
        results: [{ status: 'NUMBER_EXISTS', statusCode: '03' }],
      });
      expect(issued()).toBe(1);
    },
  );

  test('of an upload that never arrived: a new uploadId has the invoices issued, once', async () => {
    service.sandbox.controls.setFault(UPLOAD_PATH, 'LOST_REQUEST', 1);
    expect(await upload(service)).toMatchObject({ __typename: 'OutcomeUnknownError' });
    finish(await uploaded(service, [blue()], 'upload-2'));
    expect(issued()).toBe(1);
  });

  test('is said to be stale after a week', async () => {
    service.sandbox.controls.setFault(UPLOAD_PATH, 'LOST_REPLY', 1);
    await upload(service);
    await clock.advance(8 * 24 * HOUR);
    expect(await upload(service)).toMatchObject({ state: 'STALE' });
    expect(sent()).toBe(1);
  });

  test('of a process that was killed in the middle is unknown, and nothing is sent again', async () => {
    service.sandbox.controls.setFault(UPLOAD_PATH, 'SLOW', 1);
    const lost = upload(service).catch(() => null);
    await clock.asleep(1);
    const states = await service.query<{ operations: { edges: { node: { state: string } }[] } }>(
      '{ operations(kinds: ["scrap-upload"]) { edges { node { state } } } }',
    );
    expect(states.data?.operations.edges).toMatchObject([{ node: { state: 'SUBMITTED' } }]);
    await clock.advance(2 * 60_000);
    await lost;
    expect(sent()).toBe(1);
  });
});

describe('the 12 hours in which the tax bureau answers', () => {
  test('end exactly then, also when an invoice in between got its status', async () => {
    const begin = clock.now();
    const serial = await uploaded(service, blues(2));
    const updates = followUpload(service, serial);
    await next(updates);
    expect(await nextInTime(updates, clock)).toMatchObject({ status: 'PROCESSING' });
    await clock.advance(3 * HOUR);
    finish(serial, invoiceNumber(1));
    expect(await nextInTime(updates, clock)).toMatchObject({
      result: { results: [{ status: 'UPLOADED' }, { status: 'PROCESSING' }] },
    });
    updates.close();
    const last = followUpload(service, serial);
    await next(last);
    const item = await nextInTime(last, clock, 10 * 60_000);
    expect(item).toMatchObject({ status: 'STALE', cause: 'DEADLINE' });
    expect(Date.parse(String(item['occurredAt'])) - begin).toBe(12 * HOUR);
  });

  test('have one last question at their end, and none after', async () => {
    const serial = await uploaded(service);
    await clock.advance(12 * HOUR - 1);
    const before = service.sandbox.counters.calls(RESULT_PATH);
    finish(serial);
    const updates = followUpload(service, serial);
    await next(updates);
    expect(await nextInTime(updates, clock, 1)).toMatchObject({ status: 'FINISHED' });
    expect(service.sandbox.counters.calls(RESULT_PATH)).toBe(before + 1);
    await clock.advance(24 * HOUR);
    expect(service.sandbox.counters.calls(RESULT_PATH)).toBe(before + 1);
  });

  test('once over say what to do, and the platform is not asked in vain', async () => {
    const serial = await uploaded(service);
    await clock.advance(13 * HOUR);
    const asked = service.sandbox.counters.calls(RESULT_PATH);
    expect(await resultOf(service, serial)).toMatchObject({ state: 'STALE' });
    expect(service.sandbox.counters.calls(RESULT_PATH)).toBe(asked);
    const described = await service.query<{ type: { values: object[] } }>(
      '{ type: __type(name: "ScrapUploadResultState") { values: enumValues { name description } } }',
    );
    expect(described.data?.type.values).toContainEqual({
      name: 'STALE',
      description: textWith('Upload those invoices'),
    });
    // The numbers are still good for another upload.
    finish(await uploaded(service, [blue()], 'upload-2'));
    expect(issued()).toBe(1);
  });
});

describe('whoever was offline', () => {
  test('resumes behind the last cursor, over a restart, with nothing lost or doubled', async () => {
    const serial = await uploaded(service, blues(2));
    const updates = followUpload(service, serial);
    const { cursor } = await next(updates);
    updates.close();
    finish(serial, invoiceNumber(1));
    await resultOf(service, serial);
    await service.stop();
    const again = await start(service.dataDir);
    again.sandbox.controls.atomic.finishUpload({ serial, number: null, failure: null });
    const resumed = followUpload(again, serial, cursor);
    expect(await next(resumed)).toMatchObject({
      snapshot: false,
      result: { results: [{ status: 'UPLOADED' }, { status: 'PROCESSING' }] },
    });
    expect(await nextInTime(resumed, clock)).toMatchObject({ status: 'FINISHED' });
    await resumed.completed();
  });
});

describe('the tax bureau’s refusal', () => {
  const refused: readonly (readonly [string, object, string])[] = [
    ['the conditions', { buyer: { taxNumber: '91110108MA01C8JT6R', name: '甲' } }, '开票条件'],
    [
      'the quota',
      { amountWithoutTax: '20000000.00', taxAmount: '0.00', amountWithTax: '20000000.00' },
      '授信额度',
    ],
    ['the numbers', { invoiceNumber: '25460000000000000001' }, '号码不合法'],
  ];
  test.each(refused)('by %s is typed, with its code, and final', async (_what, change, words) => {
    const lines = 'amountWithoutTax' in change ? [blueLineOf('20000000.00')] : undefined;
    const invoice = blue({ ...change, ...(lines && { lines }) });
    const first = await upload(service, [invoice]);
    expect(first).toMatchObject({
      __typename: 'PlatformRejectedError',
      code: 'PLATFORM_REJECTED',
      platformCode: '01',
      message: textWith(words),
      retryable: false,
    });
    expect(await upload(service, [invoice])).toEqual(first);
    expect(sent()).toBe(1);
    expect(issued()).toBe(0);
  });

  const blueLineOf = (amount: string) => ({
    ...(blue() as { blue: { lines: object[] } }).blue.lines[0],
    amount,
    taxAmount: '0.00',
    amountWithTax: amount,
  });
});

test('no personal data of an upload is kept or shown', async () => {
  const serial = await uploaded(service);
  await resultOf(service, serial);
  const { data } = await service.query(
    '{ operations { edges { node { kind key state rejection { message } } } } }',
  );
  const shown = JSON.stringify([data, service.log]);
  expect(shown).not.toContain(ID_NUMBER);
  expect(shown).not.toContain(PHONE);
  const { tenant } = { tenant: 'local' };
  expect(tenant).toBe('local');
});
