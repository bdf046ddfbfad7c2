import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import {
  type TableColumn,
  type TableRow,
  type TableFormat,
  writeTable,
} from '../../src/documents/tables/tables.ts';

const columns: readonly TableColumn[] = [
  { title: '发票号码', kind: 'text' },
  { title: '=备注', kind: 'text', width: 40 },
  { title: '价税合计', kind: 'amount' },
  { title: '开票日期', kind: 'day' },
  { title: '查验时间（北京）', kind: 'time' },
];

const rows: readonly TableRow[] = [
  ['26442000000000000011', '=HYPERLINK("x")', '-1660.10', '2024-05-20', '2024-05-20 10:11:12'],
  ['00000016', 'a,"b"\r\nc', '0.30', null, null],
  ['+1', '@x', '-1+1', '2024-02-30x', ''],
  ['-1', '\tx', '12345678901234567.89'],
];

async function write(format: TableFormat, from = rows): Promise<Buffer> {
  return Buffer.concat(
    await Array.fromAsync(writeTable(format, { name: '查验结果', columns, rows: from })),
  );
}

const toSeconds = (time: Date): string =>
  new Date(Math.round(time.getTime() / 1000) * 1000).toISOString().slice(0, 19);

test('CSV: other programs read it, with formulas as texts and amounts unchanged', async () => {
  const bytes = await write('CSV');
  const text = bytes.toString('utf8');
  expect(text.startsWith('\u{feff}')).toBe(true);
  expect(text.split(/(?<!\r)\n/)).toHaveLength(1);
  expect(parse(bytes, { bom: true, record_delimiter: '\r\n' })).toEqual([
    ['发票号码', "'=备注", '价税合计', '开票日期', '查验时间（北京）'],
    ['26442000000000000011', `'=HYPERLINK("x")`, '-1660.10', '2024-05-20', '2024-05-20 10:11:12'],
    ['00000016', 'a,"b"\r\nc', '0.30', '', ''],
    ["'+1", "'@x", "'-1+1", '2024-02-30x', ''],
    ["'-1", "'\tx", '12345678901234567.89', '', ''],
  ]);
});

test('XLSX: typed cells, and numbers of 20 digits as texts, read by another library', async () => {
  const [titles, ...read] = await readSheet(await write('XLSX'));
  expect(titles).toEqual(columns.map(({ title }) => title));
  // The library truncates the fraction of a second of a serial number.
  const shown = read.map((row) =>
    row.map((cell) => (cell instanceof Date ? toSeconds(cell) : cell)),
  );
  expect(shown).toEqual([
    [
      '26442000000000000011',
      '=HYPERLINK("x")',
      -1660.1,
      '2024-05-20T00:00:00',
      '2024-05-20T10:11:12',
    ],
    ['00000016', expect.stringContaining('a,"b"'), 0.3, null, null],
    ['+1', '@x', '-1+1', '2024-02-30x', null],
    ['-1', expect.stringContaining('x'), '12345678901234567.89', null, null],
  ]);
});

test('XLSX opens whatever its texts have, and no day becomes another one', async () => {
  const texts = ['a\ufffeb\uffff', 'a\0b', '\ud800', 'a'.repeat(40_000)];
  const days = ['2024-02-30', '1899-12-31', '1900-03-01', '0001-01-01'];
  const made = texts.map((text, index) => [text, text, text, days[index] ?? null, null]);
  const [, ...read] = await readSheet(await write('XLSX', made));
  expect(read.map(([text]) => String(text).length)).toEqual([4, 3, 1, 32_767]);
  const unread = ['2024-02-30', '1899-12-31', new Date('1900-03-01'), '0001-01-01'];
  expect(read.map((row) => row[3])).toEqual(unread);
});

async function* lost(): AsyncGenerator<TableRow> {
  yield ['1'];
  throw new Error('lost');
}

describe('20,000 rows', () => {
  test.for(['CSV', 'XLSX'] as const)(
    '%s: in 3 seconds, while they arrive',
    { timeout: 30_000, retry: 2 },
    async (format) => {
      let [taken, given, longest] = [0, 0, 0];
      const source = async function* (): AsyncGenerator<TableRow> {
        for (; given < 20_000; given += 1) yield rows[0] ?? [];
      };
      const startedAt = performance.now();
      for await (const chunk of writeTable(format, { name: 'a', columns, rows: source() })) {
        taken += chunk.length;
        longest = Math.max(longest, chunk.length);
      }
      expect(performance.now() - startedAt).toBeLessThan(3_000);
      expect(given).toBe(20_000);
      expect(taken).toBeGreaterThan(10_000);
      expect(longest).toBeLessThan(256 * 1024);
    },
  );

  test.for(['CSV', 'XLSX'] as const)(
    '%s: reads rows only as fast as its bytes are read',
    async (format) => {
      let given = 0;
      const source = async function* (): AsyncGenerator<TableRow> {
        for (; given < 1_000_000; given += 1) yield [`${given} ${Math.random()}`];
      };
      const bytes = writeTable(format, { name: 'a', columns, rows: source() })[
        Symbol.asyncIterator
      ]();
      for (let chunks = 0; chunks < 5; chunks += 1) await bytes.next();
      expect(given).toBeLessThan(100_000);
    },
  );

  test.for(['CSV', 'XLSX'] as const)('%s: fails if the rows fail', async (format) => {
    const bytes = Array.fromAsync(writeTable(format, { name: 'a', columns, rows: lost() }));
    await expect(bytes).rejects.toThrow('lost');
  });
});
