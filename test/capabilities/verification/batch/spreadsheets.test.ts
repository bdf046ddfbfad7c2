import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { writeTable } from '../../../../src/documents/tables/tables.ts';
import { dataOf } from '../../../following.ts';
import { startScenario } from '../../../scenario.ts';
import { pdf, printedPage } from '../../../readings/made.ts';
import { row, text, workbook } from '../../../readings/made-sheets.ts';
import { textWith } from '../../../texts.ts';
import { follow, readResults, start, VERIFY } from './batch.ts';

const service = startScenario();

const SHEET = [
  '供应商发票清单,,,,',
  '序号,发票号码,开票日期,价税合计,备注',
  '1,２６４４２０００００００００００００１１,2026年11月2日,"1,660.00",',
  '2,26449999000000000002,2026/11/2,112.00,',
  '3,2.6449999E+19,2026/11/2,112.00,',
  '4,26442000000000000011,2026-11-02,¥1660.00,',
].join('\r\n');

async function upload(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const response = await fetch(`${service.url}/documents`, { method: 'POST', body: bytes });
  expect(response.status).toBe(201);
  return ((await response.json()) as { readonly id: string }).id; // the form of an upload's response
}

interface Reported {
  readonly verificationBatch: {
    readonly report: { readonly name: string; readonly url: string } | null;
  };
}

const REPORT = `query ($format: TableFormat!) {
  verificationBatch(batchId: "b1") { report(format: $format) { name mediaType url } }
}`;

async function report(
  format: 'CSV' | 'XLSX',
  language = 'zh',
): Promise<Reported['verificationBatch']['report']> {
  const headers = { 'accept-language': language };
  const answer = await service.query<Reported>(REPORT, { format }, headers);
  return dataOf(answer).verificationBatch.report;
}

async function download(format: 'CSV' | 'XLSX'): Promise<Buffer> {
  const stored = await report(format);
  return Buffer.from(await (await fetch(stored?.url ?? '')).arrayBuffer());
}

const NUMBERS = ['26442000000000000011', '26449999000000000002', '', '26442000000000000011'];

test('a spreadsheet is a list: columns are recognized, rows read in usual spellings, and results reported as a file', async () => {
  const file = await upload(new TextEncoder().encode(SHEET));
  expect(await start(service, { file })).toMatchObject({
    total: 4,
    unread: 1,
    duplicates: 1,
  });
  await service.reaches(follow(service), 'DONE');
  expect(service.billed(VERIFY)).toBe(2);
  const columns = await service.query(
    '{ verificationBatch(batchId: "b1") { columns { column header element } } }',
  );
  expect(dataOf(columns)).toEqual({
    verificationBatch: {
      columns: [
        { column: 'A', header: '序号', element: null },
        { column: 'B', header: '发票号码', element: 'invoiceNumber' },
        { column: 'C', header: '开票日期', element: 'issuedOn' },
        { column: 'D', header: '价税合计', element: 'amountWithTax' },
        { column: 'E', header: '备注', element: null },
      ],
    },
  });
  const results = await readResults(service);
  expect(results.map(({ row }) => row)).toEqual([3, 4, 5, 6]);
  expect(results[2]?.problem).toContain('format the column as text');
  expect(results[3]?.duplicateOf).toBe(1);

  const csv: readonly Readonly<Record<string, string>>[] = parse(await download('CSV'), {
    bom: true,
    columns: true,
  });
  expect(csv.map(({ 发票号码: number }) => number)).toEqual(NUMBERS);
  expect(csv[0]).toMatchObject({ 序号: '1', 行号或文件: '3', 查验结果: '查验一致' });
  expect(csv[0]).toMatchObject({
    价税合计: '1660.00',
    销方名称: expect.stringMatching(/./) as unknown,
  });
  expect(csv[1]).toMatchObject({ 查验结果: '查无此票', 原因: '查无此票' });
  expect(csv[3]).toMatchObject({ 查验结果: '同第1项' });
  const [titles = [], ...rows] = await readSheet(await download('XLSX'));
  const number = titles.indexOf('发票号码');
  expect(rows.map((row) => row[number] ?? '')).toEqual(NUMBERS);
  expect(rows[0]?.[titles.indexOf('价税合计')]).toBe(1660);
  expect(rows[0]?.[titles.indexOf('序号')]).toBe(1);
  expect(new Set(titles).size).toBe(titles.length);
  for (const format of ['CSV', 'XLSX'] as const) {
    const first = await report(format);
    expect(first?.name).toBe(`verification-b1.${format.toLowerCase()}`);
    expect((await download(format)).length).toBeGreaterThan(100);
  }
});

test('a workbook is read like CSV, and an invalid file has an error', async () => {
  const rows = [
    ['26442000000000000011', '1660.00', '2026-11-02'],
    ['26449999000000000002', '112.00', '2026-11-02'],
  ];
  const columns = [
    { title: '数电票号码', kind: 'text' },
    { title: '价税合计', kind: 'amount' },
    { title: '开票日期', kind: 'day' },
  ] as const;
  const chunks = await Array.fromAsync(writeTable('XLSX', { name: '清单', columns, rows }));
  const file = await upload(new Uint8Array(Buffer.concat(chunks)));
  await start(service, { file });
  const end = await service.reaches(follow(service), 'DONE');
  expect(end.batch).toMatchObject({ total: 2, genuine: 1, failed: 1 });

  const list = row(text('发票号码')) + row(text('26442000000000000011'));
  const months = await upload(new Uint8Array(workbook(list, { others: [['visible', list]] })));
  expect(await start(service, { batchId: 'b3', file: months })).toMatchObject({
    __typename: 'InvalidInputError',
    fieldErrors: [{ path: ['input', 'file'], message: textWith('has 1 more sheet with invoices') }],
  });
  const noTitles = await upload(new TextEncoder().encode('甲,乙\r\n1,2\r\n3,4\r\n'));
  expect(await start(service, { batchId: 'b2', file: noTitles })).toMatchObject({
    __typename: 'InvalidInputError',
    fieldErrors: [{ path: ['input', 'file'] }],
  });
  expect(service.billed(VERIFY)).toBe(2);
});

test('a row whose cells are under wrong titles is not billed, and reported with its number', async () => {
  const shifted = '26442000000000000011,2026-11-02,1,660.00';
  const titles = '发票号码,开票日期,价税合计';
  const file = await upload(new TextEncoder().encode(`${titles}\n${shifted}\n`));
  expect(await start(service, { batchId: 'b4', file })).toMatchObject({
    __typename: 'InvalidInputError',
    fieldErrors: [
      { path: ['input', 'file'], message: textWith('row 2 has more cells than titles') },
    ],
  });
  const whole = '26442000000000000011,2026-11-02,1660.00';
  const both = await upload(new TextEncoder().encode(`${titles}\n${whole}\n${shifted}\n`));
  const billed = service.billed(VERIFY);
  await start(service, { file: both });
  await service.reaches(follow(service), 'DONE');
  expect(service.billed(VERIFY)).toBe(billed + 1);
  const [, second] = await readResults(service);
  expect(second?.problem).toContain('row 3 has more cells');
});

test('a running batch has no report', async () => {
  service.fail(VERIFY, 'QUOTA_EXHAUSTED', null);
  await start(service, { file: await upload(new TextEncoder().encode(SHEET)) });
  expect(await report('CSV')).toBeNull();
});

test('the results of a file with unread pages report that only some were read', async () => {
  const pages = [printedPage(), ...Array.from({ length: 60 }, () => [])];
  await start(service, { file: await upload(new Uint8Array(pdf({ pages }))) });
  await service.reaches(follow(service), 'DONE');
  const [first, second] = await readResults(service);
  expect(first?.problem).toBeNull();
  expect(second?.problem).toContain('only the first 50 pages');
});

test.each(['unfinished', 'files'])(
  'a report that cannot be stored, as the folder %s is a file, may be requested again',
  async (name) => {
    const file = await upload(new TextEncoder().encode(SHEET));
    await start(service, { file });
    await service.reaches(follow(service), 'DONE');
    const folder = join(service.dataDir, 'documents', name);
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, '');
    for (const format of ['CSV', 'XLSX'])
      expect(await service.query(REPORT, { format })).toMatchObject({
        errors: [{ extensions: { code: 'PLATFORM_UNAVAILABLE', retryable: true } }],
      });
    await rm(folder);
    expect(await report('CSV')).toMatchObject({ mediaType: 'text/csv' });
  },
);
