import { expect, test } from 'vitest';
import { readConfig } from '../../../../src/config/config.ts';
import { sendText, startStub } from '../../../platform/stub-platform.ts';
import { startBefore, startScenario } from '../../../scenario.ts';
import { blue, blueLine, invoiceNumber, sent, upload, uploadDocument } from './scrap-uploads.ts';

const LINES = 50;
const service = startScenario();

/** A text of this length, with three bytes per character. */
const longest = (length: number): string => '废'.repeat(length);

/** 100 invoices of 50 lines each: the largest upload, with typical lines. */
const invoices = (line: object = {}, change: object = {}): readonly object[] =>
  Array.from({ length: 100 }, (_, index) =>
    blue({
      invoiceNumber: invoiceNumber(index + 1),
      amountWithoutTax: '62500.00',
      taxAmount: '625.00',
      amountWithTax: '63125.00',
      lines: Array.from({ length: LINES }, () => blueLine(line)),
      ...change,
    }),
  );

test('100 invoices with 50 lines each are uploaded at once, over HTTP', async () => {
  const input = invoices();
  expect(JSON.stringify(input).length).toBeGreaterThan(1_400_000);
  expect(await upload(service, input)).toMatchObject({ state: 'ACCEPTED' });
  expect(sent(service)).toBe(1);
});

test('100 invoices with 50 lines each are uploaded at once, over a WebSocket', async () => {
  const input = { uploadId: 'upload-1', invoices: invoices() };
  const items = service.subscribe<object>(uploadDocument, { input });
  expect(await items.next(20_000)).toMatchObject({ data: { result: { state: 'ACCEPTED' } } });
  expect(sent(service)).toBe(1);
});

test('they fit the default limit with all texts at their documented lengths', async () => {
  const stub = await startStub((response) => {
    sendText(response, JSON.stringify({ returncode: '00', sllsh: 'S1' }));
  });
  const before = await startBefore(stub);
  const input = invoices(
    {
      categoryName: longest(120),
      itemName: longest(300 - 122),
      specification: longest(150),
      unit: longest(300),
      additionalName: longest(200),
      additionalType: longest(200),
      additionalValue: longest(200),
    },
    { remark: longest(450), drawer: longest(300), payee: longest(150), reviewer: longest(75) },
  );
  const byteSize = Buffer.byteLength(JSON.stringify(input));
  expect(byteSize).toBeGreaterThan(20_000_000);
  expect(byteSize).toBeLessThan(readConfig({}).maxBodyBytes);
  expect(await upload(before, input)).toMatchObject({ state: 'ACCEPTED' });
});
