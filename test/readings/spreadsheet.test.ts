import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createReadings } from '../../src/readings/reader.ts';
import type { Problem } from '../../src/readings/reading.ts';
import {
  MOST_ROWS,
  type SheetElement,
  type SpreadsheetReading,
  type UnreadSpreadsheet,
} from '../../src/readings/spreadsheet/spreadsheet.ts';
import { elementOf } from '../../src/readings/spreadsheet/titles.ts';
import { verificationTexts } from '../../src/capabilities/verification/texts.ts';
import { fieldTitles } from '../../src/messages/field-titles.ts';
import { inWords } from '../../src/messages/message.ts';
import { gbk, utf8, zip } from './made.ts';
import { number, row, text, workbook } from './made-sheets.ts';
import { uploadedAs } from './uploaded-as.ts';
import { weighed } from './cost.ts';

const readings = createReadings();

const read = (bytes: Uint8Array): Promise<SpreadsheetReading | UnreadSpreadsheet> =>
  readings.readSpreadsheet('tenant', {
    async *read() {
      yield Buffer.from(bytes);
    },
  });

async function readWhole(bytes: Uint8Array): Promise<SpreadsheetReading> {
  const reading = await read(bytes);
  if ('problem' in reading) throw new Error(reading.problem);
  return reading;
}

const made = (name: string): Uint8Array =>
  readFileSync(new URL(`files/sheets/${name}`, import.meta.url));

const sheet = async (bytes: Uint8Array): Promise<readonly Record<string, string | null>[]> =>
  (await readWhole(bytes)).rows.map(({ cells }) =>
    Object.fromEntries(Object.entries(cells).map(([element, { value }]) => [element, value])),
  );

describe('files of other programs', () => {
  const digital = { invoiceNumber: '26442000000000000011', amountWithTax: '1660.1' };
  const electronic = {
    invoiceNumber: '00000016',
    invoiceCode: '044002600111',
    amountWithoutTax: '500',
    checkCode: '271828',
  };
  const paper = { invoiceCode: '4400261130', amountWithoutTax: '1500.00' };
  const issuedOn = '2024-05-20';

  test.for([
    ['exceljs.xlsx', '15'],
    ['sheetjs.xlsx', '15'],
    ['hucre.xlsx', '15'],
    ['write-excel-file.xlsx', '15'],
    ['openpyxl.xlsx', '00000015'],
    ['openpyxl-1904.xlsx', '00000015'],
  ] as const)('%s', async ([file, invoiceNumber]) => {
    expect(await sheet(made(file))).toEqual([
      { ...digital, issuedOn },
      { ...electronic, issuedOn },
      { ...paper, invoiceNumber, issuedOn },
    ]);
  });

  test('reports the sheet and the columns that were read, and what was not', async () => {
    const { sheet, otherSheets, headerRow, columns, rows } = await readWhole(made('exceljs.xlsx'));
    expect({ sheet, otherSheets, headerRow }).toEqual({
      sheet: '进项发票',
      otherSheets: [],
      headerRow: 3,
    });
    expect(columns.at(0)).toEqual({ column: 'A', header: '发票号码', element: 'invoiceNumber' });
    expect(columns.at(-1)).toEqual({ column: 'G', header: '备注', element: null });
    expect(rows.map(({ row }) => row)).toEqual([4, 5, 6]);
  });

  test('reads the first sheet that has titles', async () => {
    const { sheet, otherSheets } = await readWhole(made('openpyxl.xlsx'));
    expect({ sheet, otherSheets }).toEqual({ sheet: '清单', otherSheets: [] });
  });
});

const CSV = '发票号码,开票日期,价税合计\n26442000000000000011,2024-05-20,"1,660.00"\n';
const CSV_ROWS = [
  { invoiceNumber: '26442000000000000011', issuedOn: '2024-05-20', amountWithTax: '1660.00' },
];

describe('CSV', () => {
  test.for<readonly [string, () => Uint8Array]>([
    ['in UTF-8', () => utf8(CSV)],
    ['behind a byte order mark', () => utf8(`\u{feff}${CSV}`)],
    ['in GBK', () => gbk(CSV)],
    ['in UTF-16, little end first', () => Buffer.from(`\u{feff}${CSV}`, 'utf16le')],
    ['in UTF-16, big end first', () => Buffer.from(`\u{feff}${CSV}`, 'utf16le').swap16()],
    ['with semicolons', () => utf8(CSV.replaceAll(/,(?!660)/g, ';'))],
    ['with tabs', () => utf8(CSV.replaceAll(/,(?!660)/g, '\t'))],
    ['with line breaks of Windows', () => utf8(CSV.replaceAll('\n', '\r\n'))],
    ['without a line break at the end', () => utf8(CSV.trimEnd())],
    [
      'below a name with commas in it',
      () => utf8(`清单，"5月",,,,\n\n${CSV.replaceAll(/,(?!660)/g, ';')}`),
    ],
    ['above sums', () => utf8(`${CSV}合计,,1660\n`)],
    ['above sums in a wide word', () => utf8(`${CSV}合　计,,1660\n`)],
    ['with line ends of two kinds', () => utf8(CSV.replace('\n', '\r\n'))],
    ['with line ends of two kinds, the shorter one first', () => utf8(CSV.replace('\n', '\r'))],
    ['with the titles again', () => utf8(`${CSV}${CSV.split('\n')[0]}\n`)],
    ['with signs that keep digits', () => utf8(CSV.replace('26442', '\t26442'))],
    ['with a formula that keeps digits', () => utf8(CSV.replace(/2644\d+/, '="$&"'))],
    ['with full-width digits', () => utf8(CSV.replace('26442', '２６４４２'))],
  ])('%s', async ([, make]) => {
    expect(await uploadedAs(make())).toBe('csv');
    expect(await sheet(make())).toEqual(CSV_ROWS);
  });

  test('counts rows like a spreadsheet, with quoted line breaks and empty rows', async () => {
    const { rows } = await readWhole(
      utf8('"清单\n五月"\n\n发票号码,备注\n00000016,"a\nb"\n\n00000017,c\n'),
    );
    expect(rows.map(({ row }) => row)).toEqual([4, 6]);
  });
});

const HEAD = '发票号码,开票日期,价税合计';
const REST = '26442000000000000011,2024-05-20';
const MIDDLE = '发票号码,价税合计,备注,开票日期';
const NET = '发票号码,开票日期,金额,税额';
const SELLER = '发票号码,销方名称,税额,价税合计,备注';

const shifted: readonly (readonly [what: string, csv: string])[] = [
  ['an amount at the end', `${HEAD}\n${REST},1,660.00`],
  ['an amount of millions', `${HEAD}\n${REST},1,234,660.00`],
  ['an amount without decimals', `${HEAD}\n${REST},1,660`],
  ['an amount under titles that end in a comma', `${HEAD},\n${REST},1,660.00,`],
  ['an amount before an empty cell', `${HEAD},备注\n${REST},1,660.00,`],
  ['an amount without decimals before an empty cell', `${HEAD},备注\n${REST},¥1,660,`],
  ['an amount before a cell that is omitted', `${HEAD},备注\n${REST},¥1,660.00`],
  ['an amount before a cell that is omitted, in CNY', `${HEAD},备注\n${REST},CNY 1,660.00`],
  ['an amount of millions with its currency behind', `${HEAD}\n${REST},1,234,660.00 RMB`],
  ['an amount in the middle', `${MIDDLE}\n26442000000000000011,1,660.00,a,2024-05-20`],
  ['full-width digits', `${HEAD},备注\n${REST},１,６６０.００`],
  ['an amount without decimals before a cell that is omitted', `${HEAD},备注\n${REST},1,660`],
  ...['1,500', '1,500.00', '1,500,', '-1,500,195'].map(
    (amount) => [`${amount} before a tax`, `${NET},备注\n${REST},${amount}`] as const,
  ),
  ['an amount before a total', `${NET},价税合计\n${REST},1,469,190.97`],
  ['an amount and its total', `发票号码,开票日期,价税合计,不含税金额\n${REST},1,660.00`],
  ['a text before the amounts', `${SELLER}\n26442000000000000011,A, Ltd,100.00,1660.00,`],
  [
    'a text with a semicolon',
    `${SELLER}\n26442000000000000011,A, B,1,1660.00,b`.replaceAll(',', ';'),
  ],
  ['tabs', `${HEAD}\n${REST},1660.00,a`.replaceAll(',', '\t')],
];

test.for(shifted)('CSV with a delimiter in an unquoted text is detected: %s', async ([, csv]) => {
  const { rows } = await readWhole(utf8(csv));
  expect(rows).toMatchObject([{ row: 2, isShifted: true }]);
});

const aligned: readonly (readonly [what: string, make: () => Uint8Array])[] = [
  ['quotes', () => utf8(`${HEAD}\n${REST},"1,660.00"`)],
  ['quotes around three digits', () => utf8(`${HEAD},备注\n${REST},"500",250.00`)],
  ['three digits and the tax', () => utf8(`${HEAD},税额\n${REST},999,114.91`)],
  ['three digits, no tax and the total', () => utf8(`${NET},价税合计\n${REST},100,000,100`)],
  ['three digits, the tax and the total', () => utf8(`${NET},价税合计\n${REST},1,0.17,1.17`)],
  ['three digits and the total', () => utf8(`${HEAD},不含税金额\n${REST},885,783.19`)],
  [
    'three digits and a number, where thousands are whole',
    () => utf8(`${HEAD},备注\n${REST},885,660\n26442000000000000012,2024-05-20,1660,660`),
  ],
  ['blanks around quotes', () => utf8(`${HEAD}\n${REST}, "1,660.00" `)],
  ['blank cells at the end', () => utf8(`${HEAD}\n${REST},1660.00,,,`)],
  ['cells that are omitted', () => utf8(`${HEAD},备注,地区\n${REST},1660.00`)],
  ['a column without a title', () => utf8(`,${HEAD}\n1,${REST},1660.00`)],
  ['full-width commas', () => utf8(`${HEAD}\n${REST},1，660.00`)],
  ['semicolons', () => utf8(`${HEAD},备注\n${REST},166,660.00`.replaceAll(',', ';'))],
  [
    'notes beside a table of a workbook',
    () =>
      workbook(row(text('发票号码'), text('价税合计')) + row(text('1'), number('1'), text('660'))),
  ],
];

test.for(aligned)('a row has the same values with %s', async ([, make]) => {
  const [row] = (await readWhole(make())).rows;
  expect(row).toMatchObject({ row: 2, isShifted: false });
});

/** One cell under a title, and its value. */
type Case = readonly [title: string, cell: string, element: SheetElement, value: string | null];

const values: readonly Case[] = [
  ['开票日期', text('2024年5月20日'), 'issuedOn', '2024-05-20'],
  ['开票日期', text('2024/5/20'), 'issuedOn', '2024-05-20'],
  ['开票日期', text('2024-05-20 10:11:12'), 'issuedOn', '2024-05-20'],
  ['开票日期', text('2024-05-19T16:00:00.000Z'), 'issuedOn', '2024-05-20'],
  ['开票日期', text('2024-05-20T00:00:00+08:00'), 'issuedOn', '2024-05-20'],
  ['开票日期', text('2024-05-20T00:00:00+9999'), 'issuedOn', null],
  ['开票日期', text('２０２４．５．２０'), 'issuedOn', '2024-05-20'],
  ['开票日期', text('20240520'), 'issuedOn', '2024-05-20'],
  ['开票日期', number('20240520'), 'issuedOn', '2024-05-20'],
  ['开票日期', number('45432'), 'issuedOn', '2024-05-20'],
  ['开票日期', number('45432.424444444441'), 'issuedOn', '2024-05-20'],
  ['开票日期', number('45431.9999999999', 1), 'issuedOn', '2024-05-20'],
  ['开票日期', number('45432', 1), 'issuedOn', '2024-05-20'],
  ['开票日期', text('20/5/2024'), 'issuedOn', null],
  ['开票日期', text('2024-02-30'), 'issuedOn', null],
  ['开票日期', text('2024111'), 'issuedOn', null],
  // A month is not a day, however its digits could be divided.
  ...['2024-11', '2024/11', '2024.11', '2024年11月', '2024-111', '2024-1120', '202411-20'].map(
    (month) => ['开票日期', text(month), 'issuedOn', null] as const,
  ),
  ['开票日期', number('2024.11'), 'issuedOn', null],
  ['价税合计', text('1,660.00'), 'amountWithTax', '1660.00'],
  ['价税合计', text('¥1,660'), 'amountWithTax', '1660'],
  ['价税合计', text('￥１，６６０．００元'), 'amountWithTax', '1660.00'],
  ['价税合计', text('CNY 1,660.00'), 'amountWithTax', '1660.00'],
  ['价税合计', text('1660.00 rmb'), 'amountWithTax', '1660.00'],
  ['价税合计', text('人民币１，６６０．００元'), 'amountWithTax', '1660.00'],
  ['价税合计', number('0.30000000000000004', 2), 'amountWithTax', '0.3'],
  ['价税合计', number('1660.0999999999999', 2), 'amountWithTax', '1660.1'],
  ['价税合计', number('1.66E3'), 'amountWithTax', '1660'],
  ['价税合计', number('-500'), 'amountWithTax', '-500'],
  ['价税合计', number('1e21'), 'amountWithTax', null],
  ['价税合计', text('1660,00'), 'amountWithTax', null],
  ['价税合计', text('1660,0000'), 'amountWithTax', null],
  ['价税合计', text('1.660,00'), 'amountWithTax', null],
  ['价税合计', text('1,234,660.00'), 'amountWithTax', '1234660.00'],
  ['价税合计', text('1660.0000'), 'amountWithTax', '1660.00'],
  // In Europe it is a thousand.
  ['价税合计', text('1.660'), 'amountWithTax', '1.660'],
  ['价税合计', text('\u{200b}1660.00\u{202c}'), 'amountWithTax', '1660.00'],
  ['发票代码', number('44002600111'), 'invoiceCode', '044002600111'],
  ['发票代码', number('4400261130'), 'invoiceCode', '4400261130'],
  ['发票代码', text('44002600111'), 'invoiceCode', '44002600111'],
  ['校验码', text('12345 67890 12342 71828'), 'checkCode', '12345678901234271828'],
  ['校验码后六位', number('828'), 'checkCode', '000828'],
  ['校验码', number('1.2345678901234272E+19'), 'checkCode', null],
];

test.for(values)('reads %s of %s', async ([title, cell, element, value]) => {
  const bytes = workbook(row(text('发票号码'), text(title)) + row(text('00000016'), cell));
  expect((await sheet(bytes))[0]?.[element]).toBe(value);
});

const numberIn = async (cell: string) =>
  (await readWhole(workbook(row(text('发票号码')) + row(cell)))).rows[0]?.cells.invoiceNumber;

test('reads a number that Excel stored as a number, unless it has lost digits', async () => {
  expect(await numberIn(number('16'))).toEqual({ text: '16', value: '00000016' });
  expect(await numberIn(text('16'))).toEqual({ text: '16', value: '16' });
  const lost = { text: '2.6442e+19', value: null };
  expect(await numberIn(number('2.6442000000000001E+19'))).toEqual(lost);
  expect(await numberIn(number('26442000000000000000'))).toEqual(lost);
});

test('reads the first sheet with invoices, behind one that has only titles', async () => {
  const titles = row(text('发票号码'));
  const list = titles + row(text('00000016'));
  const bytes = workbook(titles, {
    others: [
      ['visible', list],
      ['visible', titles],
    ],
  });
  expect(await readWhole(bytes)).toMatchObject({ sheet: '0', otherSheets: [], rows: [{ row: 2 }] });
  const empty = workbook(titles, { others: [['visible', titles]] });
  expect(await readWhole(empty)).toMatchObject({ sheet: '发票', rows: [] });
});

test('names the other visible sheets with invoices', async () => {
  const list = row(text('发票号码')) + row(text('00000016'));
  const bytes = workbook(list, {
    others: [
      ['visible', row(text('说明'))],
      ['visible', list],
      ['hidden', list],
      ['visible', row(text('发票号码'))],
      ['visible', '<row><&'],
      ['visible', list],
    ],
  });
  expect(await readWhole(bytes)).toMatchObject({ sheet: '发票', otherSheets: ['1', '5'] });
});

test('counts days from 1904 if the workbook does', async () => {
  const rows = row(text('发票号码'), text('开票日期')) + row(text('00000016'), number('43970', 1));
  expect(await sheet(workbook(rows, { isSince1904: true }))).toMatchObject([
    { issuedOn: '2024-05-20' },
  ]);
  const plain = rows.replace('s="1"', '');
  expect(await sheet(workbook(plain, { isSince1904: true }))).toMatchObject([
    { issuedOn: '2024-05-20' },
  ]);
});

test("omits phonetic readings of Chinese characters, and uses a formula's value", async () => {
  const bytes = workbook(
    row('<c t="s"><v>0</v></c>') +
      row('<c t="str"><f>CONCAT("0000","0016")</f><v>00000016</v></c>') +
      row('<c><f>A9</f></c>'),
    {
      more: {
        'xl/sharedStrings.xml':
          '<sst><si><t>发票</t><rPh><t>はっぴょう</t></rPh><r><t>号码</t></r></si></sst>',
      },
    },
  );
  expect(await sheet(bytes)).toEqual([{ invoiceNumber: '00000016' }]);
});

const elementsOf = async (...titles: readonly string[]) =>
  (await readWhole(workbook(row(...titles.map(text))))).columns.map(({ element }) => element);

describe('titles', () => {
  test.for<readonly [string, SheetElement]>([
    ['数电票号码', 'digitalNumber'],
    ['全电发票号码', 'digitalNumber'],
    ['Digital invoice number', 'digitalNumber'],
    ['* 发票代码：', 'invoiceCode'],
    ['Invoice Code', 'invoiceCode'],
    ['开票日期(yyyy-MM-dd)', 'issuedOn'],
    ['金额（不含税）', 'amountWithoutTax'],
    ['金额（含税）', 'amountWithTax'],
    ['价税合计（元）', 'amountWithTax'],
    ['Total', 'amountWithTax'],
    ['校验码后六位', 'checkCode'],
    ['销售方纳税人识别号', 'sellerTaxNumber'],
    ['票种', 'kind'],
    ['QR code', 'printedCode'],
    ['短码', 'shortCode'],
    ['地区', 'region'],
    ['开票日期/Invoice date', 'issuedOn'],
    ['Tax 税额', 'taxAmount'],
    ['价税合计 Amount (RMB)', 'amountWithTax'],
    ['Fapiao code', 'invoiceCode'],
  ])('%s', async ([title, element]) => {
    expect(await elementsOf('发票号码', title)).toEqual(['invoiceNumber', element]);
  });

  test.for<readonly [readonly string[], SheetElement | null]>([
    [[], 'amount'],
    [['价税合计'], 'amountWithoutTax'],
    [['税额'], 'amountWithoutTax'],
    [['不含税金额'], 'amountWithTax'],
    [['不含税金额', '价税合计'], null],
  ])('an amount beside %s', async ([others, element]) => {
    expect((await elementsOf('发票号码', ...others, '金额')).at(-1)).toBe(element);
  });

  test.for(['产品代码 code', '税额 Total', '金额 USD', 'Code 编号'])(
    '%s has two meanings, and is not read',
    async (title) => {
      expect(await elementsOf('发票号码', title)).toEqual(['invoiceNumber', null]);
    },
  );

  test('reads the first of two columns with the same title', async () => {
    expect(await elementsOf('发票号码', '发票号码')).toEqual(['invoiceNumber', null]);
  });
});

const NUMBER = '26442000000000000011';
const face = { invoiceNumber: NUMBER, issuedOn: '2024-05-20', amountWithTax: '113.00' };
const split = { ...face, amountWithoutTax: '100.00', taxAmount: '13.00' };

/** Titles in two rows, some in merged cells, and a row below them. */
const TWO_ROWS: readonly (readonly [what: string, csv: string, row: object])[] = [
  [
    'an amount that the second row divides',
    `发票号码,开票日期,金额,,\n,,不含税金额,税额,价税合计\n${NUMBER},2024-05-20,100.00,13.00,113.00\n`,
    split,
  ],
  [
    'an amount whose parts are titles together with it',
    `发票号码,金额,,,开票日期\n,不含税,税额,含税,\n${NUMBER},100.00,13.00,113.00,2024-05-20\n`,
    split,
  ],
  [
    'numbers that stand in the second row',
    `序号,开票日期,发票,,价税合计\n,,代码,号码,\n1,2024-05-20,,${NUMBER},113.00\n`,
    face,
  ],
  [
    'the list’s name above, and none below',
    `清单\n,日期,\n\n发票号码,,价税合计\n${NUMBER},2024-05-20,113.00\n`,
    { invoiceNumber: NUMBER, amountWithTax: '113.00' },
  ],
];

test.for(TWO_ROWS)('reads titles of two rows: %s', async ([, csv, row]) => {
  expect(await sheet(utf8(csv))).toEqual([row]);
});

test('does not read a row of numbers as titles', async () => {
  const rows = await sheet(utf8(`发票号码,金额,备注\n,100,金额\n${NUMBER},100,\n`));
  expect(rows).toEqual([{ amount: '100' }, { invoiceNumber: NUMBER, amount: '100' }]);
});

const unreadable: readonly (readonly [string, Problem, () => Uint8Array])[] = [
  ['nothing', 'NO_HEADER', () => new Uint8Array()],
  ['bytes', 'FORMAT', () => Uint8Array.of(1, 0, 2)],
  ['a text', 'NO_HEADER', () => utf8('hello, world')],
  ['an old workbook', 'OLD_SPREADSHEET', () => made('old.xls')],
  ['a workbook with a password', 'ENCRYPTED', () => made('encrypted.xlsx')],
  ['a ZIP of anything else', 'DAMAGED', () => zip({ a: 'b' })],
  ['a workbook that is cut off', 'DAMAGED', () => made('exceljs.xlsx').subarray(0, 3000)],
  ['a workbook without titles', 'NO_HEADER', () => workbook(row(text('a')))],
  ['a CSV with an unclosed quote in its titles', 'NO_HEADER', () => utf8(`"${CSV}`)],
  ['a CSV with an unclosed quote below its titles', 'DAMAGED', () => utf8(`${CSV}"${CSV}`)],
  [
    'a CSV with semicolons and an unclosed quote',
    'DAMAGED',
    () => utf8(`发票号码;开票日期\n${NUMBER};"2024-05-20\n`),
  ],
  ['an entity', 'DAMAGED', () => workbook(row(text('&a;')))],
  [
    'more rows than are read',
    'TOO_MANY_ROWS',
    () => utf8(`发票号码\n${'00000016\n'.repeat(MOST_ROWS + 1)}`),
  ],
];

test.for(unreadable)('reports why nothing is read from %s', async ([, problem, make]) => {
  expect(await read(make())).toEqual({ problem });
});

const titled = row(text('发票号码'));
const cells = (count: number): string => '<c><v>1</v></c>'.repeat(count);

const bombs: readonly (readonly [string, () => Uint8Array])[] = [
  ['a workbook of 10 million cells', () => workbook(titled + row(cells(100)).repeat(100_000))],
  ['a row of 3 million cells', () => workbook(titled + row(cells(3_000_000)))],
  ['a sheet of 100 MB', () => workbook(titled + text('a'.repeat(100 * 1024 * 1024)))],
  ['a text of 60 MB', () => workbook(titled + row(text('a'.repeat(60 * 1024 * 1024))))],
  ['rows of 100 columns', () => workbook(titled + row(text('1'), cells(99)).repeat(MOST_ROWS / 2))],
  ['a million rows', () => workbook(titled + row(text('1')).repeat(1_000_000))],
  [
    'three million shared texts',
    () =>
      workbook(titled, {
        more: { 'xl/sharedStrings.xml': `<sst>${'<si><t>abc</t></si>'.repeat(3_000_000)}</sst>` },
      }),
  ],
  [
    'a billion laughs',
    () =>
      workbook('', {
        more: {
          'xl/worksheets/sheet1.xml': `<!DOCTYPE a [<!ENTITY b "ha">${Array.from({ length: 30 }, (_, i) => `<!ENTITY b${i} "${'&b;'.repeat(10)}">`).join('')}]><worksheet><sheetData>${row(text('&b29;'))}</sheetData></worksheet>`,
        },
      }),
  ],
  ['elements three million deep', () => workbook('<a>'.repeat(3_000_000))],
  ['a CSV of 10 MB of commas', () => utf8(`发票号码\n${','.repeat(10_000_000)}`)],
  ['a CSV of one quoted text of 10 MB', () => utf8(`发票号码\n"${'a'.repeat(10_000_000)}`)],
  ['a CSV of 5 million rows', () => utf8(`发票号码\n${'1\n'.repeat(5_000_000)}`)],
];

/** CPU time. */
const LONGEST_MS = 3_000;
const MOST_BYTES = 200 * 1024 * 1024;

describe('bombs are rejected in time and memory', () => {
  test.for(bombs)('%s', { timeout: 60_000 }, async ([, make]) => {
    const bytes = make();
    await read(utf8(CSV));
    const { result, computedMs, grownBytes } = await weighed(() => read(bytes));
    expect(result).toHaveProperty('problem');
    expect(computedMs).toBeLessThan(LONGEST_MS);
    expect(grownBytes).toBeLessThan(MOST_BYTES);
  });
});

test.for([
  ['empty ones', '\n'],
  ['empty ones of Windows', '\r\n'],
  ['ones of blanks', ' \n'],
] as const)(
  '3 MB of blank lines are skipped in 2.5 CPU seconds: %s',
  { timeout: 60_000 },
  async ([, line]) => {
    const lines = 3_000_000 / line.length;
    const bytes = utf8(`发票号码,备注\n${line.repeat(lines)}00000016,a\n`);
    const { result, computedMs } = await weighed(() => readWhole(bytes));
    expect(result.rows.map(({ row }) => row)).toEqual([lines + 2]);
    expect(computedMs).toBeLessThan(2_500);
  },
);

test(
  'reads 20,000 rows of 8 columns in 5 CPU seconds and 300 MB',
  { timeout: 60_000 },
  async () => {
    const titles = '发票号码 发票代码 开票日期 金额 价税合计 校验码 销方税号 发票类型'.split(' ');
    const line = row(
      text('26442000000000000011'),
      text('044002600111'),
      number('45432', 1),
      number('1500'),
      number('1660.0999999999999'),
      text('12345678901234271828'),
      text('91440300MA5DA1B2X3'),
      text('电子发票（普通发票）'),
    );
    const bytes = workbook(row(...titles.map(text)) + line.repeat(MOST_ROWS));
    const { result, computedMs, grownBytes } = await weighed(() => readWhole(bytes));
    expect(result.rows).toHaveLength(MOST_ROWS);
    expect(computedMs).toBeLessThan(5_000);
    expect(grownBytes).toBeLessThan(300 * 1024 * 1024);
  },
);

test('reads the titles that this service writes and asks for alike in both languages', () => {
  const written = Object.entries(verificationTexts).flatMap(([name, text]) =>
    /^(?:element|report)/.test(name) && typeof text !== 'function'
      ? [[inWords(text, 'en'), inWords(text, 'zh')] as const]
      : [],
  );
  const chinese: Readonly<Record<string, string>> = fieldTitles.zh;
  const exported = Object.entries(fieldTitles.en)
    // A cell under `numbers` lists the numbers of several things.
    .filter(([name]) => name !== 'numbers')
    .map(([name, title]) => [title, chinese[name]] as const);
  const named = [...written, ...exported].map(([english, title = '']) => ({
    english,
    ofEnglish: elementOf(english.replace(/^the | \(.*\)$/g, '')),
    ofChinese: elementOf(title),
  }));
  expect(named.filter(({ ofChinese }) => ofChinese !== null).length).toBeGreaterThan(15);
  expect(
    named.filter(({ ofChinese, ofEnglish }) => ofChinese !== null && ofEnglish !== ofChinese),
  ).toEqual([]);
});
