import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type RunningService,
  startService,
  type Subscription,
  temporaryFolder,
} from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { textLike, textWith } from './invoice-orders.ts';
import {
  blue,
  blueLine,
  blues,
  followUpload,
  ID_NUMBER,
  invoiceNumber,
  next,
  nextInTime,
  PHONE,
  RESULT_PATH,
  resultOf,
  type Step,
  upload,
  UPLOAD_PATH,
  uploaded,
} from './scrap-uploads.ts';

const HOUR = 60 * 60_000;

let clock: ManualClock;
let begin: number;
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
  begin = clock.now();
  service = await start();
});

/** Lets the service sleep until `elapsedMs` after the beginning of the test. */
async function sleepUntil(elapsedMs: number): Promise<void> {
  await service.stop();
  clock = new ManualClock(begin + elapsedMs);
  service = await start(service.dataDir);
}

/** When an upload's result is asked about next. */
async function nextLook(serial: string): Promise<number> {
  const { data } = await service.query<{
    operations: { edges: { node: { key: string; nextLookAt: string | null } }[] };
  }>('{ operations(kinds: ["scrap-upload-result"]) { edges { node { key nextLookAt } } } }');
  const found = data?.operations.edges.find(({ node }) => node.key === serial);
  return Date.parse(found?.node.nextLookAt ?? '');
}

const sent = (): number => service.sandbox.counters.calls(UPLOAD_PATH);
const issued = (): number => service.sandbox.controls.atomic.issuedInvoices();
const finish = (serial: string, number: string | null = null, failure: string | null = null) =>
  service.sandbox.controls.atomic.finishUpload({ serial, number, failure });

/** The first item in which some invoice has a status. */
async function itemWith(updates: Subscription<Step>, status: string): Promise<Step['update']> {
  for (;;) {
    const item = await nextInTime(updates, clock);
    if (JSON.stringify(item['result']).includes(status)) return item;
  }
}

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

    finish(serial, invoiceNumber(2), '商品编码错误');
    expect(await itemWith(updates, 'FAILED')).toMatchObject({
      status: 'PROCESSING',
      cause: 'POLL',
      result: {
        results: [
          { status: 'PROCESSING' },
          { status: 'FAILED', message: '商品编码错误' },
          { status: 'PROCESSING' },
        ],
      },
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
    await sleepUntil(8 * 24 * HOUR);
    await clock.advance(60_000);
    expect(await upload(service)).toMatchObject({ state: 'STALE' });
    expect(sent()).toBe(0);
  });

  test('that nobody could write down any more is unknown after a restart, and sent no more', async () => {
    service.sandbox.controls.setFault(UPLOAD_PATH, 'SLOW', 1);
    const cut = upload(service).catch(() => null);
    while (sent() === 0) await new Promise(setImmediate);
    const copy = await temporaryFolder();
    await cp(service.dataDir, copy, { recursive: true });
    await clock.advance(10_000);
    await cut;
    const again = await start(copy);
    await clock.advance(2 * 60_000);
    expect(await upload(again)).toMatchObject({ state: 'UNKNOWN' });
    expect(again.sandbox.counters.calls(UPLOAD_PATH)).toBe(0);
  });
});

describe('the 12 hours in which the tax bureau answers', () => {
  test('end exactly then, also when an invoice got its status in between', async () => {
    const serial = await uploaded(service, blues(2));
    await sleepUntil(3 * HOUR);
    finish(serial, invoiceNumber(1));
    expect(await resultOf(service, serial)).toMatchObject({
      results: [{ status: 'UPLOADED' }, { status: 'PROCESSING' }],
    });
    await sleepUntil(12 * HOUR - 10_000);
    const updates = followUpload(service, serial);
    expect(await next(updates)).toMatchObject({ status: 'PROCESSING' });
    const item = await nextInTime(updates, clock);
    expect(item).toMatchObject({ status: 'STALE', cause: 'DEADLINE' });
    expect(Date.parse(String(item['occurredAt'])) - begin).toBe(12 * HOUR);
  });

  test('have one last question at their end, and none after', async () => {
    const serial = await uploaded(service);
    await sleepUntil(12 * HOUR - 1_000);
    while ((await nextLook(serial)) !== begin + 12 * HOUR) await clock.advance(0);
    finish(serial);
    const updates = followUpload(service, serial);
    await next(updates);
    const item = await nextInTime(updates, clock, 100);
    expect(item).toMatchObject({ status: 'FINISHED' });
    expect(Date.parse(String(item['occurredAt'])) - begin).toBe(12 * HOUR);
    const asked = service.sandbox.counters.calls(RESULT_PATH);
    await clock.advance(HOUR);
    expect(service.sandbox.counters.calls(RESULT_PATH)).toBe(asked);
  });

  test('once over say what to do, and the platform is not asked in vain', async () => {
    const serial = await uploaded(service);
    await sleepUntil(13 * HOUR);
    await clock.advance(1_000);
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
  const million20 = { amountWithTax: '20000000.00', taxAmount: '0.00' };
  const expensive = {
    ...million20,
    amountWithoutTax: '20000000.00',
    lines: [blueLine({ ...million20, amount: '20000000.00' })],
  };
  test.each([
    ['conditions', { buyer: { taxNumber: '91110108MA01C8JT6R', name: '甲' } }, '不满足开票条件'],
    ['compliance', { lines: [blueLine({ itemName: '拒开测试商品' })] }, '合规性校验不通过'],
    ['quota', expensive, '授信额度不足'],
    ['number', { invoiceNumber: '25460000000000000001' }, '数电发票号码不合法'],
  ])('for its %s is typed, with its code, and final', async (_check, change, words) => {
    const first = await upload(service, [blue(change)]);
    expect(first).toMatchObject({
      __typename: 'PlatformRejectedError',
      code: 'PLATFORM_REJECTED',
      platformCode: '01',
      message: textWith(words),
      retryable: false,
    });
    expect(await upload(service, [blue(change)])).toEqual(first);
    expect(sent()).toBe(1);
    expect(issued()).toBe(0);
  });

  test('of one invoice leaves the others of the upload alone', async () => {
    const second = blue({ invoiceNumber: '25460000000000000001' });
    expect(await upload(service, [blue(), second])).toMatchObject({
      __typename: 'PlatformRejectedError',
    });
    finish(await uploaded(service, [blue()], 'upload-2'));
    expect(issued()).toBe(1);
  });

  test('by the gateway, for quota or product, leaves the upload to be sent again', async () => {
    service.sandbox.controls.setFault(UPLOAD_PATH, 'NOT_ENABLED', 1);
    expect(await upload(service)).toMatchObject({ __typename: 'NotPermittedError' });
    expect(await upload(service)).toMatchObject({ state: 'ACCEPTED' });
    expect(sent()).toBe(2);
  });
});

test('no personal data of an upload is kept, shown or logged', async () => {
  const serial = await uploaded(service);
  await resultOf(service, serial);
  const { data } = await service.query(
    '{ operations { edges { node { kind key state rejection { message } } } } }',
  );
  const files = await readdir(service.dataDir, { recursive: true, withFileTypes: true });
  const journal = await Promise.all(
    files
      .filter((file) => file.isFile() && /journal/.test(file.name))
      .map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')),
  );
  expect(journal.join('')).toContain('scrap-upload');
  const all = JSON.stringify([data, service.log, journal]);
  expect(all).not.toContain(ID_NUMBER);
  expect(all).not.toContain(PHONE);
});
