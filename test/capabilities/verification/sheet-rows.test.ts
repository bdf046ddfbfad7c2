import { expect, test } from 'vitest';
import { readSheetRows } from '../../../src/capabilities/verification/sheet-rows.ts';
import { inWords } from '../../../src/messages/message.ts';
import { readCsv } from '../../../src/readings/spreadsheet/csv.ts';

/** Rows of a table whose cells are separated by blanks; `_` is an empty cell. */
function rowsOf(...lines: readonly string[]) {
  const csv = lines.map((line) => line.replaceAll(' ', '\t').replaceAll('_', '')).join('\n');
  return readSheetRows(readCsv(new TextEncoder().encode(csv))).rows;
}

const ALL = '发票类型 发票代码 发票号码 开票日期 不含税金额 价税合计 校验码 短码 销方税号 地区';
const DIGITAL = '26442000000000000011';
const SELLER = '91440300MA5DA1B2X3';
const digital = { invoiceNumber: DIGITAL, issuedOn: '2024-05-20', amountWithTax: '1660.25' };
const coded = { invoiceCode: '044002600111', invoiceNumber: '00000016', issuedOn: '2024-05-20' };
const withoutTax = { ...coded, amountWithoutTax: '1500.25' };
const checked = { ...coded, checkCode: '271828' };
const CODED = '044002600111 00000016 2024/5/20';

const kinds: readonly (readonly [row: string, kind: string, elements: object])[] = [
  [`_ _ ${DIGITAL} 2024/5/20 _ 1,660.25 _ _ _ _`, 'digitalGeneral', digital],
  [`数电票（普通发票） _ ${DIGITAL} 2024/5/20 _ 1,660.25`, 'digitalGeneral', digital],
  [`电子发票（普通发票） _ ${DIGITAL} 2024/5/20 _ 1,660.25`, 'digitalGeneral', digital],
  [`数电票（铁路电子客票） _ ${DIGITAL} 2024/5/20 _ 1,660.25`, 'digitalGeneral', digital],
  [`电子发票（增值税专用发票） _ ${DIGITAL} 2024/5/20 _ 1,660.25`, 'digitalSpecial', digital],
  [`digitalSpecial _ ${DIGITAL} 2024/5/20 _ 1,660.25`, 'digitalSpecial', digital],
  [`数电纸质发票（增值税专用发票） ${CODED} 1500.25`, 'digitalPaperSpecial', withoutTax],
  [`数电纸质发票（普通发票） ${CODED} _ _ 271828`, 'digitalPaperGeneral', checked],
  [`增值税专用发票 ${CODED} 1500.25 1660.25`, 'vatSpecial', withoutTax],
  [`_ ${CODED} 1500.25 1660.25`, 'vatSpecial', withoutTax],
  [`增值税电子普通发票 ${CODED} 1500.25 _ 12345678901234271828`, 'vatGeneral', checked],
  [`通行费电子普通发票 ${CODED} 1500.25 _ 271828`, 'vatGeneral', checked],
  [`_ ${CODED} 1500.25 _ 271828`, 'vatGeneral', checked],
  [`通行费发票（江苏） ${CODED} 1500.25`, 'vehicleToll', withoutTax],
  [
    `区块链电子发票 ${CODED} _ _ _ ab12f ${SELLER} 深圳市`,
    'blockchain',
    {
      invoiceCode: coded.invoiceCode,
      invoiceNumber: coded.invoiceNumber,
      sellerTaxNumber: SELLER,
      shortCode: 'ab12f',
      region: 'SHENZHEN',
    },
  ],
  [
    `_ ${CODED} _ 1660.25 _ _ ${SELLER} 浙江`,
    'generalElectronic',
    {
      invoiceCode: coded.invoiceCode,
      invoiceNumber: coded.invoiceNumber,
      sellerTaxNumber: SELLER,
      amountWithTax: '1660.25',
      region: 'ZHEJIANG',
    },
  ],
];

test.for(kinds)('%s is verified as %s', ([row, kind, elements]) => {
  expect(rowsOf(ALL, row)).toMatchObject([
    { row: 2, kind, elements, invoice: { [kind]: elements }, problem: null },
  ]);
});

test('a single amount is the one that the kind needs', () => {
  const rows = rowsOf(
    '发票代码 发票号码 开票日期 金额',
    `_ ${DIGITAL} 2024/5/20 1660.25`,
    `${CODED} 1500.25`,
  );
  expect(rows.map(({ invoice }) => invoice)).toEqual([
    { digitalGeneral: digital },
    { vatSpecial: withoutTax },
  ]);
});

test('an export of a tax bureau has both numbers in their own columns', () => {
  const rows = rowsOf(
    '发票代码 发票号码 数电发票号码 开票日期 金额 价税合计 发票票种',
    `_ _ ${DIGITAL} 2024/5/20 1500.25 1660.25 数电票（普通发票）`,
    `${CODED.replace(/ (?=2024)/, ` ${DIGITAL} `)} 1500.25 1660.25 数电纸质发票（增值税专用发票）`,
  );
  expect(rows.map(({ invoice }) => invoice)).toEqual([
    { digitalGeneral: digital },
    { digitalPaperSpecial: withoutTax },
  ]);
});

test('a QR code is sufficient, and other columns are used without one', () => {
  const rows = rowsOf(
    '二维码 发票号码 开票日期 价税合计',
    `01,32,,${DIGITAL},1660.25,20240520,,74AE`,
    `https://example.com ${DIGITAL} 2024/5/20 1660.25`,
    'https://example.com',
  );
  expect(rows.map(({ invoice }) => invoice)).toEqual([
    { digitalGeneral: digital },
    { digitalGeneral: digital },
    null,
  ]);
  expect(rows[2]?.problem).not.toBeNull();
});

const problems: readonly (readonly [titles: string, row: string, en: string, zh: string])[] = [
  ['发票号码 开票日期', '_ 2024/5/20', '“发票号码”', '没有发票号码'],
  ['发票号码 开票日期', `${DIGITAL} 2024/5/20`, '(价税合计)', '没有价税合计列'],
  ['发票号码 开票日期 Total', `${DIGITAL} 2024/5/20 _`, '“Total” is empty', '“Total”列为空'],
  ['票号 开票日期 价税合计', `${DIGITAL} 20/5/2024 1660`, '“开票日期” must be', '“开票日期”列'],
  [
    '票号 开票日期 价税合计',
    `${DIGITAL} 2024/5/20 1469.02654`,
    '“价税合计” must be',
    '两位小数|2位小数',
  ],
  [
    '票号 开票日期 价税合计',
    '2.6442E+19 2024/5/20 1660',
    '“票号” contains a number',
    '截去末尾数字',
  ],
  ['发票号码 校验码', '00000016 1.23E+19', '(发票代码)', '没有发票代码列'],
  ['发票号码 发票类型', '00000016 二手车销售统一发票', '“发票类型” names a kind', '“发票类型”列'],
  ['发票号码', '00000016', 'its kind is unknown', '无法判断票种'],
];

test.for(problems)('%s: %s names the column', ([titles, row, en, zh]) => {
  const [read] = rowsOf(titles, row);
  expect(read?.invoice).toBeNull();
  expect(read?.problem && inWords(read.problem, 'en')).toContain(en);
  expect(read?.problem && inWords(read.problem, 'zh')).toMatch(new RegExp(zh));
});

test('no row is omitted, whatever its errors', () => {
  const rows = rowsOf(ALL, `_ _ ${DIGITAL}`, '_ _ _ 2024/5/20', `_ ${CODED} 1500.25`);
  expect(rows.map(({ row, invoice }) => [row, invoice !== null])).toEqual([
    [2, false],
    [3, false],
    [4, true],
  ]);
});

test('a list of QR codes alone needs no quotes around their commas', () => {
  const csv = `二维码,,\n01,32,,${DIGITAL},1660.25,20240520,,AB12\n"01,32,,${DIGITAL},1660.25,20240520,,AB12"\n`;
  const { rows } = readSheetRows(readCsv(new TextEncoder().encode(csv)));
  expect(rows).toMatchObject([
    { row: 2, invoice: { digitalGeneral: digital } },
    { row: 3, invoice: { digitalGeneral: digital } },
  ]);
});

const LINES = '发票号码 开票日期 价税合计 校验码';

test('rows with one number and other elements are not verified, like lines of one invoice', () => {
  const rows = rowsOf(
    LINES,
    `${DIGITAL} 2024-05-20 113.00`,
    `${DIGITAL} 2024-05-20 226.00`,
    '26442000000000000012 2024-05-20 226.00',
    '26442000000000000012 2024/5/20 226',
  );
  expect(rows.map(({ invoice }) => invoice !== null)).toEqual([false, false, true, true]);
  const [first, second] = rows.map(({ problem }) => problem && inWords(problem, 'zh'));
  expect(first).toContain('发票明细');
  expect(second).toBe(first);
});

test('a row with further elements of the same invoice contradicts none', () => {
  const rows = rowsOf(
    '发票类型 发票代码 发票号码 开票日期 不含税金额 校验码',
    `增值税专用发票 ${CODED} 1500.25`,
    `增值税普通发票 ${CODED} _ 271828`,
  );
  expect(rows.map(({ problem }) => problem)).toEqual([null, null]);
});

test('a number that ends in zeros beyond a spreadsheet’s precision is not verified', () => {
  const rows = rowsOf(
    '发票号码 开票日期 价税合计',
    '26442000000000100000 2024-05-20 1',
    "'26442000000000100000 2024-05-20 1",
  );
  expect(rows.map(({ invoice }) => invoice !== null)).toEqual([false, true]);
  expect(rows[0]?.problem && inWords(rows[0].problem, 'en')).toContain('format the column as text');
});
