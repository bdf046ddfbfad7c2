import { deflateSync } from 'node:zlib';
import { PDF } from '@libpdf/core';
import { expect, test } from 'vitest';
import { findKeywords } from '../../../packages/simulator/src/pdf/work.ts';
import { exampleContract } from '../../../packages/simulator/src/seed/contracts.ts';
import { chinese, contracts, handmade, streamOf } from './files.ts';

async function hasKeyword(file: Buffer, keyword: string): Promise<boolean> {
  return (await findKeywords(file, [keyword])).has(keyword);
}

const utf16 = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');
const unicode = chinese('UniGB-UCS2-H');

test.each(Object.entries(contracts))(
  'finds both keywords in a file of %s',
  async (_program, file) => {
    expect(await hasKeyword(file, '甲方盖章')).toBe(true);
    expect(await hasKeyword(file, '乙方签字')).toBe(true);
    expect(await hasKeyword(file, '丙方签字')).toBe(false);
    expect(await hasKeyword(file, '')).toBe(false);
  },
);

test('an example contract lacks its missing keyword', async () => {
  expect(await hasKeyword(exampleContract({ without: '乙方签字' }), '乙方签字')).toBe(false);
  expect(await hasKeyword(exampleContract({ without: '乙方签字' }), '甲方盖章')).toBe(true);
});

/** Codes 1 to 4 by single entries, a range and a list; 方 as the radical that some fonts name it. */
const map = `1 begincodespacerange <0000> <FFFF> endcodespacerange
1 beginbfchar <0001> <7532> endbfchar
2 beginbfrange <0002> <0002> <2F45> <0003> <0004> [<76D6> <7AE0>] endbfrange`;
const mapped = { font: chinese('Identity-H', '/ToUnicode 6 0 R'), more: [streamOf(map)] };

/** 甲方盖章 in GBK, by iconv. */
const gbk = 'bcd7b7bdb8c7d5c2';

const content = `BT /F1 12 Tf 50 700 Td <${utf16('甲方盖章')}> Tj ET`;
const deflated = deflateSync(content).toString('hex');

test.each([
  [
    'several operators',
    {
      content: `BT /F1 12 Tf 50 700 Td <${utf16('甲方')}> Tj 24 0 Td <${utf16('盖')}> Tj <${utf16('章')}> Tj ET`,
      font: unicode,
    },
  ],
  [
    'several text objects',
    {
      content: `BT /F1 12 Tf 1 0 0 1 50 700 Tm <${utf16('甲方')}> Tj ET BT /F1 12 Tf 1 0 0 1 74 700 Tm <${utf16('盖章')}> Tj ET`,
      font: unicode,
    },
  ],
  [
    'one array with kerning',
    {
      content: `BT /F1 12 Tf 50 700 Td [<${utf16('甲')}> -90 <${utf16('方盖')}> 30 <${utf16('章')}>] TJ ET`,
      font: unicode,
    },
  ],
  [
    'a turned line',
    {
      content: `BT /F1 12 Tf 0 1 -1 0 50 200 Tm <${utf16('甲方')}> Tj 24 0 Td <${utf16('盖章')}> Tj ET`,
      font: unicode,
    },
  ],
  [
    'a font that only its ToUnicode map explains',
    { content: 'BT /F1 12 Tf 50 700 Td <0001000200030004> Tj ET', ...mapped },
  ],
  ['GBK codes', { content: `BT /F1 12 Tf 50 700 Td <41${gbk}> Tj ET`, font: chinese('GBK-EUC-H') }],
  [
    'a form',
    {
      content: '/Fm0 Do',
      font: unicode,
      resources: '/XObject << /Fm0 6 0 R >>',
      more: [streamOf(content, '/Type /XObject /Subtype /Form')],
    },
  ],
  [
    'a compressed stream behind a text filter',
    { content: `${deflated}>`, entries: '/Filter [/AHx /Fl]', font: unicode },
  ],
  [
    'text behind an inline image',
    { content: `BI /W 1 /H 1 /BPC 8 /CS /G ID (\n EI ${content}`, font: unicode },
  ],
  [
    'text behind a comment and a string with brackets',
    { content: `% (\n(a \\( \\) (b)) pop ${content}`, font: unicode },
  ],
] as const)('finds a keyword shown by %s', async (_way, page) => {
  expect(await hasKeyword(handmade(page), '甲方盖章')).toBe(true);
});

test.each([
  ['<Seal here>', '(<Seal here>) Tj', '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
  [
    '<Seal>',
    '(\\001\\002\\003) Tj',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Own /Encoding << /Differences [1 /less /S 3 /uni0065] >> >>',
  ],
] as const)('finds %s in a font of single bytes', async (keyword, shown, font) => {
  const tail = keyword === '<Seal>' ? '(al>) Tj' : '';
  const page = { content: `BT /F1 12 Tf 50 700 Td ${shown} ${tail} ET`, font };
  expect(await hasKeyword(handmade(page), keyword)).toBe(true);
});

test('a file filtered by ASCII85, as report generators write it, is read', async () => {
  // base64.a85encode(b'BT /F1 12 Tf 50 700 Td (Seal) Tj ET'), by Python.
  const coded = '6<#\'\\7PQ#?1*BP.+>khq2_Zp.<+I+";e9BR.3MT)+@T6~>';
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
  const page = { content: coded, entries: '/Filter /ASCII85Decode', font };
  expect(await hasKeyword(handmade(page), 'Seal')).toBe(true);
});

test.each([
  [
    'stands on two lines',
    {
      content: `BT /F1 12 Tf 50 700 Td <${utf16('甲方')}> Tj 0 -20 Td <${utf16('盖章')}> Tj ET`,
      font: unicode,
    },
  ],
  [
    'has other characters between',
    { content: `BT /F1 12 Tf 50 700 Td <${utf16('甲方 盖章')}> Tj ET`, font: unicode },
  ],
  [
    'is in a font that does not say what its characters mean',
    { content: 'BT /F1 12 Tf 50 700 Td <0001000200030004> Tj ET', font: chinese('Identity-H') },
  ],
  ['is only in a comment', { content: `% 甲方盖章`, font: unicode }],
  ['is on no page', { content: '', font: unicode, more: [streamOf(content)] }],
] as const)('does not find a keyword that %s', async (_why, page) => {
  expect(await hasKeyword(handmade(page), '甲方盖章')).toBe(false);
});

test('full-width and narrow characters differ, as the platform compares exactly', async () => {
  const page = { content: `BT /F1 12 Tf <${utf16('盖章（甲）')}> Tj ET`, font: unicode };
  expect(await hasKeyword(handmade(page), '盖章（甲）')).toBe(true);
  expect(await hasKeyword(handmade(page), '盖章(甲)')).toBe(false);
});

test.each([
  ['no PDF', Buffer.from('甲方盖章')],
  ['only the beginning of one', contracts.LibreOffice.subarray(0, 500)],
  ['nested without end', handmade({ content: '['.repeat(100_000), font: unicode })],
  [
    'a tree of pages that bites its tail',
    Buffer.from(exampleContract().toString('latin1').replace('[3 0 R]', '[2 0 R]'), 'latin1'),
  ],
] as const)('finds nothing, and does not fail, in what is %s', async (_what, file) => {
  expect(await hasKeyword(file, '甲方盖章')).toBe(false);
});

test('finds nothing in an encrypted file, even in one that opens without a password', async () => {
  const document = await PDF.load(exampleContract());
  document.setProtection({ ownerPassword: 'owner' });
  expect(await hasKeyword(Buffer.from(await document.save()), '甲方盖章')).toBe(false);
});

test("returns a keyword's position, equal to pdftotext's", async () => {
  // pdftotext -bbox: xMin 56.8; the line's box ends 3.0 points under the baseline, at 842 - 652.3 + 3.0.
  const place = (await findKeywords(contracts.LibreOffice, ['甲方盖章'])).get('甲方盖章');
  expect(place).toMatchObject({ page: 0, size: 12 });
  expect(place?.x).toBeCloseTo(56.8, 1);
  expect(place?.y).toBeCloseTo(652.3, 1);
});

test('a keyword in the middle of a line has the position of its own first character', async () => {
  const shown = `BT /F1 10 Tf 50 700 Td <${utf16('本合同由甲方盖章')}> Tj ET`;
  const places = await findKeywords(handmade({ content: shown, font: unicode }), ['甲方盖章']);
  expect(places.get('甲方盖章')).toMatchObject({ x: 90, y: 700 });
});
