import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCodes } from '../../src/readings/picture.ts';
import { createReadings } from '../../src/readings/reader.ts';
import type { FileReading, PrintedFace, Problem, Source } from '../../src/readings/reading.ts';
import {
  digitalXml,
  electronicXml,
  gbk,
  ofd,
  pdf,
  type Placed,
  printed,
  printedPage,
  properties,
  qrModules,
  qrPng,
  qrText,
  taggedOfd,
  utf8,
  zip,
} from './made.ts';
import { uploadedAs } from './uploaded-as.ts';
import { weighed } from './cost.ts';

const readings = createReadings();

const read = (bytes: Uint8Array): Promise<FileReading> =>
  readings.read('default', {
    async *read() {
      yield Buffer.from(bytes);
    },
  });

const file = (name: string): Uint8Array => readFileSync(new URL(`files/${name}`, import.meta.url));

/** The elements alone, as in a digital invoice's QR code. */
const elements = {
  invoiceCode: null,
  invoiceNumber: printed.invoiceNumber,
  issuedOn: printed.day,
  amountWithTax: printed.total,
};
const inProperties = {
  ...elements,
  amountWithoutTax: printed.without,
  taxAmount: printed.tax,
  sellerTaxNumber: printed.sellerTaxNumber,
};
const whole = {
  ...inProperties,
  type: 'GENERAL',
  sellerName: printed.sellerName,
  buyerName: printed.buyerName,
  buyerTaxNumber: printed.buyerTaxNumber,
  drawer: '王五',
} as const;
/** The older electronic invoice printed by `electronicXml` and `taggedOfd`. */
const electronic = {
  invoiceCode: '044002600111',
  invoiceNumber: '00000016',
  issuedOn: '2026-11-07',
  checkCode: '12345678901234271828',
  amountWithoutTax: '500.00',
  taxAmount: '30.00',
  amountWithTax: '530.00',
};

/** Amounts that no double separates: a total added up with numbers has other cents. */
const LARGE = { TotalAmWithoutTax: '¥90,071,992,547,409.90', TotalTaxAm: '0.03' };
const large = {
  amountWithoutTax: '90071992547409.90',
  taxAmount: '0.03',
  amountWithTax: '90071992547409.93',
};

type Case = readonly [
  name: string,
  file: () => Uint8Array | Promise<Uint8Array>,
  source: Source,
  face: Partial<PrintedFace>,
  more?: { readonly hasSignature?: boolean; readonly warnings?: readonly object[] },
];

const cases: readonly Case[] = [
  ['XML of a digital invoice', () => utf8(digitalXml()), 'XML', whole],
  [
    'XML of a special invoice',
    () => utf8(digitalXml((xml) => xml.replace('>02<', '>01<'))),
    'XML',
    { ...whole, type: 'SPECIAL' },
  ],
  ['XML in GBK', () => gbk(digitalXml((xml) => xml.replace('UTF-8', 'GBK'))), 'XML', whole],
  ['XML behind a byte order mark', () => utf8(`\u{feff}${digitalXml()}`), 'XML', whole],
  [
    'XML in UTF-16',
    () => Buffer.from(`\u{feff}${digitalXml((xml) => xml.replace('UTF-8', 'UTF-16'))}`, 'utf16le'),
    'XML',
    whole,
  ],
  [
    'XML whose elements have a prefix',
    () => utf8(digitalXml((xml) => xml.replaceAll(/<(\/?)(?=\w)/g, '<$1fp:'))),
    'XML',
    whole,
  ],
  [
    'XML with amounts and a day in words of people',
    () =>
      utf8(
        digitalXml((xml) =>
          xml
            .replace('>1660.00<', '>￥１,６６０.００<')
            .replace(`${printed.day} 10:11:12`, '2026年11月2日'),
        ),
      ),
    'XML',
    whole,
  ],
  [
    'XML with a signature, in CDATA',
    () =>
      utf8(
        digitalXml((xml) =>
          xml
            .replace('王五', '<![CDATA[王五]]>')
            .replace(
              '</EInvoice>',
              '<Signature><SignatureValue>x</SignatureValue></Signature></EInvoice>',
            ),
        ),
      ),
    'XML',
    whole,
    { hasSignature: true },
  ],
  [
    'XML with a number changed in one place',
    () => utf8(digitalXml((xml) => xml.replace(/<EIid>\d+/, '<EIid>26442000000000000099'))),
    'XML',
    whole,
    { warnings: [{ code: 'CONTRADICTION', member: 'invoiceNumber' }] },
  ],
  [
    'XML with a total that is no amount',
    () => utf8(digitalXml((xml) => xml.replace('>1660.00<', '>一千六百六十<'))),
    'XML',
    { ...whole, amountWithTax: null },
    { warnings: [{ code: 'UNREADABLE', member: 'amountWithTax' }] },
  ],
  [
    'OFD with the XML attached, and a signature',
    () =>
      ofd({
        'Doc_0/Attachs/Attachments.xml': '<ofd:Attachments xmlns:ofd="a"/>',
        'Doc_0/Attachs/original_invoice.xml': digitalXml(),
        'Doc_0/Signs/Signatures.xml': '<ofd:Signatures xmlns:ofd="a"/>',
      }),
    'OFD',
    whole,
    { hasSignature: true },
  ],
  [
    'OFD of an electronic invoice',
    () => ofd({ 'Doc_0/Attachs/original_invoice.xml': electronicXml() }),
    'OFD',
    { ...electronic, sellerName: printed.sellerName, buyerTaxNumber: printed.buyerTaxNumber },
  ],
  ['OFD whose tags point at texts of the page', taggedOfd, 'OFD', electronic],
  [
    'OFD with a damaged part beside the attachment',
    () => ofd({ 'Doc_0/Attachs/a.xml': digitalXml(), 'Doc_0/Pages/Page_0/Content.xml': '<broken' }),
    'OFD',
    whole,
  ],
  ['PDF by its properties', () => pdf({ pages: [[]], properties }), 'PDF_PROPERTIES', inProperties],
  [
    'PDF by its properties and its text, with a signature',
    () => pdf({ pages: [printedPage()], properties, isSigned: true }),
    'PDF_PROPERTIES',
    whole,
    { hasSignature: true },
  ],
  [
    'PDF whose printed total was changed',
    () => pdf({ pages: [printedPage({ total: '9660.00' })], properties }),
    'PDF_PROPERTIES',
    whole,
    { warnings: [{ code: 'CONTRADICTION', member: 'amountWithTax' }] },
  ],
  [
    'PDF whose properties have more cents than a double, to the cent',
    () => pdf({ pages: [[]], properties: { ...properties, ...LARGE } }),
    'PDF_PROPERTIES',
    { ...inProperties, ...large },
  ],
  [
    'PDF whose large total was changed by a cent',
    () =>
      pdf({
        pages: [[[10, 10, '（小写）¥90071992547409.92']]],
        properties: { ...properties, ...LARGE },
      }),
    'PDF_PROPERTIES',
    large,
    { warnings: [{ code: 'CONTRADICTION', member: 'amountWithTax' }] },
  ],
  ['PDF by its text', () => pdf({ pages: [printedPage()] }), 'PDF_TEXT', whole],
  [
    'PDF with the XML attached',
    () => pdf({ pages: [printedPage()], attachment: digitalXml() }),
    'XML',
    whole,
  ],
  [
    'PDF with anything else attached',
    () => pdf({ pages: [printedPage()], attachment: '<html>' }),
    'PDF_TEXT',
    whole,
  ],
  [
    'PDF of several pages of one invoice',
    () => pdf({ pages: [printedPage(), printedPage()] }),
    'PDF_TEXT',
    whole,
  ],
  [
    'PDF with object streams, linearized',
    () => file('object-streams.pdf'),
    'PDF_PROPERTIES',
    whole,
  ],
  [
    'PDF encrypted, that opens without a password',
    () => file('no-password-to-open.pdf'),
    'PDF_PROPERTIES',
    whole,
  ],
  [
    'PDF that is a picture with a QR code',
    async () => pdf({ pages: [[]], pictures: [await qrModules(qrText)] }),
    'QR_IMAGE',
    elements,
  ],
  [
    'PDF longer than what is read',
    () => pdf({ pages: [printedPage(), ...Array.from({ length: 60 }, () => [])] }),
    'PDF_TEXT',
    whole,
    { warnings: [{ code: 'PAGES_LEFT_OUT' }] },
  ],
  ['PNG of a QR code', () => qrPng(qrText), 'QR_IMAGE', elements],
  ['JPEG, turned by a third of a right angle', () => file('rotated.jpg'), 'QR_IMAGE', elements],
  ['PNG, upside down, gray and blurred', () => file('upside-down.png'), 'QR_IMAGE', elements],
  ['PNG, white on black', () => file('negative.png'), 'QR_IMAGE', elements],
  [
    'QR code of an invoice with a code',
    () => qrPng('01,10,013002200211,81532753,217.62,20230323,49753264642977383169,0816,'),
    'QR_IMAGE',
    {
      invoiceCode: '013002200211',
      invoiceNumber: '81532753',
      issuedOn: '2023-03-23',
      checkCode: '49753264642977383169',
      amountWithoutTax: '217.62',
      type: 'GENERAL',
    },
  ],
  [
    'QR code of a special invoice',
    () => qrPng('01,01,4400261130,00000015,1500.00,20261106,,A1B2,'),
    'QR_IMAGE',
    { invoiceCode: '4400261130', amountWithoutTax: '1500.00', type: 'SPECIAL' },
  ],
];

test.for(cases)('takes and reads %s', async ([, make, source, face, more = {}]) => {
  const bytes = await make();
  expect(await uploadedAs(bytes)).not.toBeNull();
  const { hasSignature = false, warnings = [] } = more;
  for (let time = 0; time < 3; time += 1) {
    const { invoices, unread } = await read(bytes);
    expect(unread).toEqual([]);
    expect(invoices).toHaveLength(1);
    expect(invoices[0]).toMatchObject({ fileName: null, source, face, hasSignature });
    expect(invoices[0]?.warnings).toEqual(warnings);
  }
});

test('reads an invoice once whose copies are in one picture', async () => {
  const { data, width, height } = await qrModules(qrText);
  const grays = [...data, ...data].flatMap((gray) => [gray, gray, gray, 255]);
  const codes = await readCodes({
    data: Uint8ClampedArray.from(grays),
    width,
    height: 2 * height,
  });
  expect(codes?.map(({ printedCode }) => printedCode)).toEqual([qrText]);
});

test('reads the lines of an invoice', async () => {
  const { invoices } = await read(utf8(digitalXml()));
  expect(invoices[0]?.face.lines).toMatchObject([
    {
      itemName: '*软件*财务管理软件',
      amountWithoutTax: '1000.00',
      taxRate: '0.13',
      taxAmount: '130.00',
    },
    { itemName: '*信息技术服务*运维服务', unitPrice: null, amountWithoutTax: '500.00' },
  ]);
});

const OTHER = '26442000000000000012';
const both = [printed.invoiceNumber, OTHER];
const numbersAndTotals = async (bytes: Uint8Array) =>
  (await read(bytes)).invoices.map(({ face }) => [face.invoiceNumber, face.amountWithTax]);
const above = (page: readonly Placed[]): readonly Placed[] =>
  page.map(([x, y, text]) => [x, y + 400, text]);
const qrCodes = () =>
  Promise.all(both.map((number) => qrModules(qrText.replace(printed.invoiceNumber, number))));

test("reads a scanned invoice of each page, once, and those after another one's text", async () => {
  const [first, second] = await qrCodes();
  if (!first || !second) throw new Error('no code');
  const expected = both.map((number) => [number, printed.total]);
  expect(
    await numbersAndTotals(pdf({ pages: [[], [], []], pictures: [first, second, first] })),
  ).toEqual(expected);
  expect(
    await numbersAndTotals(pdf({ pages: [printedPage(), []], pictures: [first, second] })),
  ).toEqual(expected);
});

test('mixes no data of two invoices on one page: reads their codes, or otherwise their numbers alone', async () => {
  const total = '1130.00';
  const page = [...above(printedPage()), ...printedPage({ invoiceNumber: OTHER, total })];
  const [first] = await qrCodes();
  if (!first) throw new Error('no code');
  expect(await numbersAndTotals(pdf({ pages: [page] }))).toEqual(
    both.map((number) => [number, null]),
  );
  expect(await numbersAndTotals(pdf({ pages: [page], pictures: [first] }))).toEqual([
    [OTHER, null],
    [printed.invoiceNumber, printed.total],
  ]);
  const copies = [...above(printedPage()), ...printedPage()];
  expect(await numbersAndTotals(pdf({ pages: [copies] }))).toEqual([
    [printed.invoiceNumber, printed.total],
  ]);
  const red: Placed = [30, 80, `备注：被红冲蓝字数电发票号码：${OTHER}`];
  expect(await numbersAndTotals(pdf({ pages: [[...printedPage(), red]] }))).toEqual([
    [printed.invoiceNumber, printed.total],
  ]);
});

/** A page with each character as a separate piece, this many points apart. */
const spaced = (step: number): Uint8Array => {
  const page = printedPage().flatMap(([x, y, text]) =>
    Array.from(text, (character, index): Placed => [x * 2 + index * step, y, character]),
  );
  return pdf({ pages: [page] });
};

test('reads a PDF with separate characters, and separates distant ones', async () => {
  expect(await numbersAndTotals(spaced(6))).toEqual([[printed.invoiceNumber, printed.total]]);
  expect(await numbersAndTotals(spaced(14))).toEqual([]);
});

test('reports that pictures of pages were omitted', async () => {
  const pages = Array.from({ length: 11 }, () => []);
  const { invoices } = await read(pdf({ pages, pictures: await qrCodes() }));
  expect(invoices.map(({ warnings }) => warnings)).toEqual(
    both.map(() => [{ code: 'PAGES_LEFT_OUT' }]),
  );
});

test('reads two invoices in one PDF, each with its own values', async () => {
  const other = {
    invoiceNumber: '26442000000000000012',
    total: '1130.00',
    buyerName: '另一家公司',
  };
  const { invoices } = await read(pdf({ pages: [printedPage(), printedPage(other)], properties }));
  expect(
    invoices.map(({ face }) => [face.invoiceNumber, face.amountWithTax, face.buyerName]),
  ).toEqual([
    [printed.invoiceNumber, printed.total, printed.buyerName],
    [other.invoiceNumber, other.total, other.buyerName],
  ]);
  expect(invoices.flatMap(({ warnings }) => warnings)).toEqual([]);
});

test('reads all files of a ZIP, and names those that it cannot read', async () => {
  const { invoices, unread } = await read(
    zip({
      '十一月/发票.xml': digitalXml(),
      'b.ofd': taggedOfd(),
      'c.pdf': pdf({ pages: [printedPage()] }),
      'd.png': await qrPng(qrText),
      'e.zip': zip({ 'f.xml': digitalXml() }),
      'g.txt': 'hello',
      '__MACOSX/._b.ofd': 'resource fork',
    }),
  );
  expect(invoices.map(({ fileName, source }) => [fileName, source])).toEqual([
    ['十一月/发票.xml', 'XML'],
    ['b.ofd', 'OFD'],
    ['c.pdf', 'PDF_TEXT'],
    ['d.png', 'QR_IMAGE'],
  ]);
  expect(unread).toEqual([
    { fileName: 'e.zip', problem: 'NESTED' },
    { fileName: 'g.txt', problem: 'FORMAT' },
  ]);
});

test('reads nothing of a ZIP whose files exceed the total limit, as it unpacks none of them', async () => {
  const files = { 'a.xml': digitalXml(), 'b.txt': new Uint8Array(50 * 1024 * 1024) };
  expect(await read(zip(files))).toEqual({
    invoices: [],
    unread: [{ fileName: null, problem: 'TOO_MUCH' }],
  });
});

const pages = pdf({ pages: [printedPage()] });

const unreadable: readonly (readonly [
  name: string,
  problem: Problem,
  file: () => Uint8Array | Promise<Uint8Array>,
])[] = [
  ['nothing', 'FORMAT', () => new Uint8Array()],
  ['a text', 'FORMAT', () => utf8('发票号码：26442000000000000011')],
  ['a GIF', 'FORMAT', () => utf8('GIF89a')],
  ['a web page', 'DAMAGED', () => utf8('<!doctype html><p>Not found<br>')],
  ['another XML document', 'NO_INVOICE', () => utf8('<a><InvoiceNumber>1</InvoiceNumber></a>')],
  ['an invoice without a number', 'NO_INVOICE', () => utf8('<EInvoice><a>1</a></EInvoice>')],
  ['XML that is cut off', 'DAMAGED', () => utf8(digitalXml().slice(0, 500))],
  ['XML in another encoding than it says', 'DAMAGED', () => gbk(digitalXml())],
  [
    'XML in an unknown encoding',
    'DAMAGED',
    () => utf8(digitalXml((xml) => xml.replace('UTF-8', 'KLINGON'))),
  ],
  ['a PDF with a password', 'ENCRYPTED', () => file('encrypted.pdf')],
  ['a PDF that is cut off at once', 'DAMAGED', () => pages.subarray(0, 60)],
  ['a PDF without an invoice', 'NO_INVOICE', () => readFileSync('examples/contract.pdf')],
  ['a PNG that is cut off', 'DAMAGED', async () => (await qrPng(qrText)).subarray(0, 100)],
  ['a QR code of something else', 'NO_INVOICE', () => qrPng('https://example.com')],
  ['an OFD without an invoice', 'NO_INVOICE', () => ofd({})],
  ['a ZIP that is cut off', 'DAMAGED', () => zip({ a: 'b' }).subarray(0, 40)],
];

test.for(unreadable)('reports why nothing is read from %s', async ([, problem, make]) => {
  expect(await read(await make())).toEqual({
    invoices: [],
    unread: [{ fileName: null, problem }],
  });
});

/** Bytes of zeros compress to a thousandth. */
const zeros = (mib: number): Uint8Array => new Uint8Array(mib * 1024 * 1024);

/** A PNG with this declared size, without its pixels. */
function pngOf(width: number, height: number): Uint8Array {
  const head = Buffer.alloc(33);
  head.write('\x89PNG\r\n\x1a\n', 'latin1');
  head.writeUInt32BE(13, 8);
  head.write('IHDR', 12, 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  head.set([8, 0, 0, 0, 0], 24);
  return head;
}

const bombs: readonly (readonly [name: string, file: () => Uint8Array])[] = [
  ['a ZIP of 200 MB in 200 KB', () => zip({ 'a.xml': zeros(200) })],
  [
    'a ZIP of 40 files of 5 MB',
    () => zip(Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`${i}.xml`, zeros(5)]))),
  ],
  [
    'a ZIP of 10,000 files',
    () => zip(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`${i}.xml`, 'a']))),
  ],
  ['an OFD of 100 MB', () => ofd({ 'Doc_0/Attachs/a.xml': zeros(100) })],
  [
    'a ZIP whose directory says less than it holds',
    () => {
      const bytes = Buffer.from(zip({ 'a.xml': zeros(100) }));
      for (const [mark, offset] of [
        ['PK\x01\x02', 24],
        ['PK\x03\x04', 22],
      ] as const)
        bytes.writeUInt32LE(10, bytes.indexOf(mark, 0, 'latin1') + offset);
      return bytes;
    },
  ],
  [
    'XML with a billion laughs',
    () =>
      utf8(
        `<!DOCTYPE a [<!ENTITY b "ha">${Array.from({ length: 30 }, (_, i) => `<!ENTITY b${i} "${'&b;'.repeat(10)}">`).join('')}]><EInvoice><EIid>&b29;</EIid></EInvoice>`,
      ),
  ],
  [
    'XML that asks for a file',
    () =>
      utf8(
        '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><EInvoice><EIid>&x;</EIid></EInvoice>',
      ),
  ],
  ['XML of 1,000,000 levels', () => utf8('<a>'.repeat(1_000_000))],
  [
    'an OFD whose page opens 300,000 texts and closes none',
    () =>
      ofd({
        'Doc_0/Pages/Page_0/Content.xml': '<ofd:TextObject ID="1"><ofd:TextCode '.repeat(300_000),
      }),
  ],
  [
    'a PDF of a line of 120,000 characters',
    () => pdf({ pages: [[[10, 10, '合计 '.repeat(40_000)]]] }),
  ],
  ['XML of 500,000 texts', () => utf8(`<EInvoice>${'<a>1</a>'.repeat(500_000)}</EInvoice>`)],
  ['XML with a name of 9 MB', () => utf8(`<${'a'.repeat(9_000_000)}`)],
  ['a picture of 40,000 by 40,000 pixels', () => pngOf(40_000, 40_000)],
  [
    'a PDF of 10,000 pages without text',
    () => pdf({ pages: Array.from({ length: 10_000 }, () => []) }),
  ],
];

/** CPU time. */
const LONGEST_MS = 2_000;
const MOST_BYTES = 200 * 1024 * 1024;

describe('bombs are rejected in time and memory', () => {
  test.for(bombs)('%s', { timeout: 60_000 }, async ([, make]) => {
    const bytes = make();
    await read(utf8('warm'));
    const { result, computedMs, grownBytes } = await weighed(() => read(bytes));
    expect(result.invoices).toEqual([]);
    expect(result.unread.length).toBeGreaterThan(0);
    expect(computedMs).toBeLessThan(LONGEST_MS);
    expect(grownBytes).toBeLessThan(MOST_BYTES);
  });
});
