import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Subscription } from '../../../harness.ts';
import {
  blue,
  blueLine,
  blues,
  finish,
  followUpload,
  ID_NUMBER,
  invoiceNumber,
  issued,
  PHONE,
  RESULT_PATH,
  resultOf,
  sent,
  upload,
  UPLOAD_PATH,
  uploaded,
} from './scrap-uploads.ts';
import { textLike, textWith } from '../../../texts.ts';
import { startScenario } from '../../../scenario.ts';
import { next, type Step } from '../../../following.ts';

const service = startScenario();

/** The first item in which an invoice has a status. */
async function itemWith(updates: Subscription<Step>, status: string): Promise<Step['update']> {
  for (;;) {
    const item = await service.nextInTime(updates);
    if (JSON.stringify(item['result']).includes(status)) return item;
  }
}

describe('an upload', () => {
  test('is accepted under a serial, and followed until all invoices have a status', async () => {
    const result = await upload(service, blues(3));
    expect(result).toMatchObject({
      __typename: 'ScrapInvoiceUpload',
      uploadId: 'upload-1',
      state: 'ACCEPTED',
      acceptanceSerial: textLike(/^\S{32}$/),
      result: { state: 'PROCESSING', results: [] },
      operation: { kind: 'SCRAP_UPLOAD', key: 'upload-1', state: 'ACCEPTED', final: true },
    });
    const serial = String(result['acceptanceSerial']);
    const updates = followUpload(service, serial);
    expect(await next(updates)).toMatchObject({ state: 'PROCESSING', cause: 'SNAPSHOT' });

    finish(service, serial, invoiceNumber(2), '商品编码错误');
    expect(await itemWith(updates, 'FAILED')).toMatchObject({
      state: 'PROCESSING',
      cause: 'POLL',
      result: {
        results: [
          { status: 'PROCESSING' },
          { status: 'FAILED', message: '商品编码错误' },
          { status: 'PROCESSING' },
        ],
      },
    });
    finish(service, serial);
    expect(await service.nextInTime(updates)).toMatchObject({
      state: 'FINISHED',
      previousState: 'PROCESSING',
      result: {
        uploadId: 'upload-1',
        results: [{ status: 'UPLOADED' }, { status: 'FAILED' }, { status: 'UPLOADED' }],
      },
    });
    await updates.completed();
    expect(issued(service)).toBe(2);
  });

  test('can be queried by a client, and the result reaches the subscribers', async () => {
    const serial = await uploaded(service);
    const updates = followUpload(service, serial);
    await next(updates);
    finish(service, serial);
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
      operation: { kind: 'SCRAP_UPLOAD_RESULT', key: serial, state: 'FINISHED', final: true },
    });
    expect(await next(updates)).toMatchObject({ state: 'FINISHED' });
    const asked = service.calls(RESULT_PATH);
    await resultOf(service, serial);
    expect(service.calls(RESULT_PATH)).toBe(asked);
  });

  test('completes without any client', async () => {
    service.sandbox.controls.setProgressDelay({ delayMs: 30_000 });
    const updates = followUpload(service, await uploaded(service));
    let { state } = await next(updates);
    while (state === 'PROCESSING') ({ state } = await service.nextInTime(updates));
    expect(state).toBe('FINISHED');
  });

  test('of another system can be queried by its serial', async () => {
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

  test('holds 100 invoices at most', async () => {
    expect(await upload(service, blues(101))).toMatchObject({
      __typename: 'InvalidInputError',
      fieldErrors: [{ path: ['input', 'invoices'], message: 'must have 1 to 100 items' }],
    });
    expect(await upload(service, [])).toMatchObject({ __typename: 'InvalidInputError' });
    expect(sent(service)).toBe(0);
    const serial = await uploaded(service, blues(100));
    finish(service, serial);
    const result = await resultOf(service, serial);
    expect(result?.['results']).toHaveLength(100);
    expect(issued(service)).toBe(100);
  });
});

describe('the same uploadId again', () => {
  test('with the same input returns the upload and sends nothing', async () => {
    const first = await upload(service);
    expect(await upload(service)).toEqual(first);
    expect(sent(service)).toBe(1);
  });

  test('with other input is a conflict', async () => {
    await upload(service);
    expect(await upload(service, [blue({ drawer: '李晓华' })])).toMatchObject({
      __typename: 'ConflictError',
      existing: { kind: 'SCRAP_UPLOAD', key: 'upload-1' },
    });
    expect(sent(service)).toBe(1);
  });

  test('from many concurrent clients sends one upload', async () => {
    await Promise.all(Array.from({ length: 6 }, () => upload(service)));
    expect(sent(service)).toBe(1);
  });
});

describe('a client that was offline', () => {
  test('resumes after its last cursor, across a restart, with no update lost or repeated', async () => {
    const serial = await uploaded(service, blues(2));
    const updates = followUpload(service, serial);
    const { cursor } = await next(updates);
    updates.close();
    finish(service, serial, invoiceNumber(1));
    await resultOf(service, serial);
    await service.startAgain();
    finish(service, serial);
    const resumed = followUpload(service, serial, cursor);
    expect(await next(resumed)).toMatchObject({
      cause: 'POLL',
      result: { results: [{ status: 'UPLOADED' }, { status: 'PROCESSING' }] },
    });
    expect(await service.nextInTime(resumed)).toMatchObject({ state: 'FINISHED' });
    await resumed.completed();
  });
});

describe('a rejection by the tax bureau', () => {
  const million20 = { amountWithTax: '20000000.00', taxAmount: '0.00' };
  const expensive = {
    ...million20,
    amountWithoutTax: '20000000.00',
    lines: [blueLine({ ...million20, amountWithoutTax: '20000000.00' })],
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
    expect(sent(service)).toBe(1);
    expect(issued(service)).toBe(0);
  });

  test('of one invoice does not affect the others of the upload', async () => {
    const second = blue({ invoiceNumber: '25460000000000000001' });
    expect(await upload(service, [blue(), second])).toMatchObject({
      __typename: 'PlatformRejectedError',
    });
    finish(service, await uploaded(service, [blue()], 'upload-2'));
    expect(issued(service)).toBe(1);
  });

  test('by the gateway, for quota or product, allows the upload to be sent again', async () => {
    service.fail(UPLOAD_PATH, 'NOT_ENABLED');
    expect(await upload(service)).toMatchObject({ __typename: 'NotPermittedError' });
    expect(await upload(service)).toMatchObject({ state: 'ACCEPTED' });
    expect(sent(service)).toBe(2);
  });
});

test('no personal data of an upload are stored, shown or logged', async () => {
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
