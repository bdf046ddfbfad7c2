import { describe, expect, test } from 'vitest';
import { RawNumber } from '../../../src/kernel/json/json.ts';
import { parseExactJson } from '../../../src/kernel/json/lossless-json.ts';
import {
  anyInvoiceNumber,
  code,
  codedInvoiceNumber,
  codes,
  type Decoded,
  inEnvelope,
  invoiceCode,
  jsonObject,
  list,
  mark,
  nested,
  percentages,
  record,
  text,
  url,
  WireError,
} from '../../../src/platform/record/index.ts';
import { classificationCode } from '../../../src/capabilities/atomic/wire/classification.ts';
import { saying } from '../../messages/said.ts';
import { order } from './order.ts';

/** A complete response in the platform's form. */
const wire = {
  gfmc: '"某公司"',
  je: '100.00',
  sl: '3',
  szfp: '"Y"',
  zffs: '"001"',
  kprq: '"2026-11-21"',
  sj: '"2026-11-21 09:30:00"',
  hwxx: '[{"mc":"铜","slv":0.130}]',
};

/** Reads the response with some members replaced; an undefined one is omitted. */
function read(
  changes: Readonly<Record<string, string | undefined>>,
  setAside?: (error: WireError) => void,
): Decoded<typeof order> {
  const members = Object.entries({ ...wire, ...changes }).filter(([, text]) => text !== undefined);
  return order.read(
    parseExactJson(`{${members.map(([name, text]) => `"${name}":${text}`).join(',')}}`),
    setAside,
  );
}

describe('reads', () => {
  test('a missing or empty optional field as null', () => {
    for (const text of [undefined, 'null', '""'])
      expect(read({ bz: text, se: text, jjcd: text, dz: text, isMock: text })).toMatchObject({
        note: null,
        tax: null,
        urgency: null,
        urgencyCode: null,
        address: null,
        mock: null,
      });
  });

  test.each([
    ['"007"', '007'],
    ['7', '7'],
    ['"2"', '2'],
    ['" ０7 "', '０7'],
    ['7.0', '7.0'],
  ])('the unknown code %s as UNRECOGNIZED, with the raw code beside it', (text, raw) => {
    expect(read({ zffs: text })).toMatchObject({ paidBy: 'UNRECOGNIZED', paidByCode: raw });
  });

  test('a code that the platform writes as a number', () => {
    for (const text of ['2', '2.0', '"2.0"'])
      expect(read({ jjcd: text })).toMatchObject({ urgency: 'HIGH', urgencyCode: '2' });
  });

  test.each(['4', '4.0', '"004 "', '"００４"', '"\u3000004"'])('the code %s as 004', (text) => {
    expect(read({ zffs: text })).toMatchObject({ paidBy: 'CARD', paidByCode: '004' });
  });

  test.each([
    ['100.00', '100.00'],
    ['"100.00"', '100.00'],
    ['" 7.5 "', '7.5'],
    ['9007199254740993', '9007199254740993'],
    ['-0.10', '-0.10'],
    ['1.2345678E7', '12345678'],
    ['1E-7', '0.0000001'],
    ['"007.50"', '7.50'],
    ['"1,234.50"', '1234.50'],
    ['"-1,234,567"', '-1234567'],
    ['"1.2345E3"', '1234.5'],
    ['"¥12.00"', '12.00'],
    ['"￥-1，200．50"', '-1200.50'],
    ['"-¥ 3.10"', '-3.10'],
    ['"\u221212.00元"', '-12.00'],
    ['"１２．５０\u3000"', '12.50'],
    ['0.30000000000000004', '0.3'],
    ['"-0.010000000000000009"', '-0.01'],
  ])('the amount %s as %s', (text, amount) => {
    expect(read({ je: text }).amount).toBe(amount);
  });

  test.each([
    ['"20261121"', '2026-11-21'],
    ['20261121', '2026-11-21'],
    ['"2026-11-21 23:59:59"', '2026-11-21'],
    ['"20261121235959"', '2026-11-21'],
    ['"202611212359"', '2026-11-21'],
    ['" 2026-11-21 "', '2026-11-21'],
    ['"２０２６－１１－２１"', '2026-11-21'],
    ['"2026/11/21"', '2026-11-21'],
    ['"2026.1.5"', '2026-01-05'],
    ['"2026年1月5日"', '2026-01-05'],
    ['"2026/11/21 9:30:00"', '2026-11-21'],
    ['"2026-11-20T16:00:00.000Z"', '2026-11-21'],
    ['"2026-11-20T16:00:00.000+00:00"', '2026-11-21'],
    ['"2026-11-21T00:00:00+08:00"', '2026-11-21'],
  ])('the day %s', (text, day) => {
    expect(read({ kprq: text }).day).toBe(day);
  });

  test.each([
    ['"2026-11-21 09:30:00"', '2026-11-21T09:30:00+08:00'],
    ['"2026-11-21T09:30:00.123"', '2026-11-21T09:30:00+08:00'],
    ['"2026-11-20T20:30:00-05:00"', '2026-11-21T09:30:00+08:00'],
    ['"2026-11-21T01:30:00Z"', '2026-11-21T09:30:00+08:00'],
    ['"202611210930"', '2026-11-21T09:30:00+08:00'],
    ['"2026-11-21T09:30"', '2026-11-21T09:30:00+08:00'],
    ['"2026-11-21T09:30+08:00"', '2026-11-21T09:30:00+08:00'],
    ['"2026-11-20T20:30:15-0500"', '2026-11-21T09:30:15+08:00'],
    ['"2026-11-21T09:30:15+08"', '2026-11-21T09:30:15+08:00'],
    ['"2026-11-21T09:30:15,5+0800"', '2026-11-21T09:30:15+08:00'],
    ['"20261121T093015+0800"', '2026-11-21T09:30:15+08:00'],
    ['"20261121T093015.25Z"', '2026-11-21T17:30:15+08:00'],
    ['"20261120T2030-05"', '2026-11-21T09:30:00+08:00'],
    ['"20261121T0930"', '2026-11-21T09:30:00+08:00'],
    ['" 2026/11/21 09:30:00"', '2026-11-21T09:30:00+08:00'],
    ['"2026-11-21 9:30:00"', '2026-11-21T09:30:00+08:00'],
    ['"2026年11月21日 09:30"', '2026-11-21T09:30:00+08:00'],
    ['"2026年11月21日9:30:15"', '2026-11-21T09:30:15+08:00'],
    ['"２０２６－１１－２１\u3000０９：３０：００"', '2026-11-21T09:30:00+08:00'],
  ])('the time %s', (text, at) => {
    expect(read({ sj: text }).at).toBe(at);
  });

  test.each([
    ['"202611"', '2026-11'],
    ['202611', '2026-11'],
    ['"2026-11 "', '2026-11'],
    ['"2026/1"', '2026-01'],
    ['"2026年11月"', '2026-11'],
    ['"２０２６１１"', '2026-11'],
  ])('the month %s', (text, month) => {
    expect(read({ skssq: text }).month).toBe(month);
  });

  test.each([
    ['" 3"', 3],
    ['"３"', 3],
    ['"1,000"', 1000],
    ['3.0', 3],
    ['"1e3"', 1000],
    ['2147483647', 2147483647],
  ])('the count %s', (text, count) => {
    expect(read({ sl: text }).count).toBe(count);
  });

  test.each([
    ['"N"', false],
    ['"Y"', true],
    ['" y "', true],
    ['"Ｙ"', true],
    ['true', true],
    ['"false"', false],
    ['1', true],
    ['"0"', false],
    ['1.0', true],
    ['"0.0"', false],
  ])('the flag %s', (text, flag) => {
    expect(read({ szfp: text, isMock: text })).toMatchObject({ digital: flag, mock: flag });
  });

  test('an object without members in place of a list as no item', () => {
    expect(read({ hwxx: '{}' }).lines).toEqual([]);
  });

  test('one object in place of a list as its only item', () => {
    expect(read({ hwxx: '{"mc":"铜","slv":0}' }).lines).toMatchObject([{ name: '铜' }]);
    expect(read({ dz: '{"jd":"路"}' }).address).toMatchObject({ street: '路' });
  });

  test('a list of one object in place of the object, and no longer list', () => {
    const reply = record('Reply', 'A reply.', {
      ...inEnvelope('outer', { note: text('note?', { doc: 'Note.' }) }),
      inner: nested('inner?', record('Inner', 'Inside.', { name: text('mc', { doc: 'Name.' }) }), {
        doc: 'Inside.',
      }),
      face: jsonObject('face?', { doc: 'Face.' }),
    });
    const read = (value: object) =>
      reply.read(JSON.parse(JSON.stringify({ outer: value, inner: value, face: value })), () => {});
    const one = { note: 'n', mc: '铜' };
    const whole = { note: 'n', inner: { name: '铜' }, face: one };
    expect([one, [one]].map(read)).toEqual([whole, whole]);
    for (const odd of [[one, one], [], ['铜'], [[one]]])
      expect(read(odd)).toEqual({ note: null, inner: null, face: null });
  });

  test('a code in letters of another case', () => {
    const words = codes('Word', 'A word.', {
      PAID: ['waiting_pay', 'Paid', '已付'],
    });
    const reply = record('Reply', 'A reply.', { word: code('w', words, { doc: 'Word.' }) });
    expect(reply.read({ w: ' WAITING_PAY' })).toEqual({ word: 'PAID', wordCode: 'waiting_pay' });
    expect(reply.read({ w: 'Waiting-Pay' })).toEqual({
      word: 'UNRECOGNIZED',
      wordCode: 'Waiting-Pay',
    });
  });

  test('free text without surrounding blanks, and otherwise unchanged', () => {
    expect(read({ gfmc: '"\u3000（某）公司 ＡＢ１ "' }).title).toBe('（某）公司 ＡＢ１');
  });

  test('an exact number within a JSON text', () => {
    expect(read({ kz: String.raw`"{\"station\":\"东站\"}"` }).extra).toEqual({ station: '东站' });
    expect(read({ dz: '[{"jd":"路","mj":12.50}]' }).address).toEqual({
      street: '路',
      area: '12.50',
    });
  });
});

const spelt = record('SpeltReply', 'A reply.', {
  mock: mark('mock', { doc: 'A mark.' }),
  rates: percentages('rates?', { doc: 'Rates.' }),
  page: url('page?', { doc: 'A page.' }),
});

test.each([
  ['mock', '"Y"', true],
  ['mock', '" true"', true],
  ['mock', '1', true],
  ['mock', '"yes"', true],
  ['mock', '"是"', true],
  ['mock', '"N"', false],
  ['mock', '{}', false],
  ['rates', '"１３％、 9%"', ['0.13', '0.09']],
  ['page', '" https://files.example/1 "', 'https://files.example/1'],
] as const)('reads %s of %s', (member, text, value) => {
  expect(spelt.read(parseExactJson(`{"${member}":${text}}`))[member]).toEqual(value);
});

const numbered = record('NumberedReply', 'A reply.', {
  coded: codedInvoiceNumber('coded?', { doc: 'Number beside a code.' }),
  any: anyInvoiceNumber('any?', { doc: 'Number.' }),
  code: invoiceCode('code?', { doc: 'Code.' }),
});

test.each([
  ['coded', '123', '00000123'],
  ['coded', '12345678', '12345678'],
  ['any', '123', '00000123'],
  ['any', '26912000000012345678', '26912000000012345678'],
  ['code', '1100200011', '1100200011'],
  ['code', '11002000111', '011002000111'],
] as const)('restores the zeros that a JSON number has lost: %s of %s', (member, text, value) => {
  expect(numbered.read(parseExactJson(`{"${member}":${text}}`))[member]).toBe(value);
});

const codeOf = (digits: string): string =>
  classificationCode.read(parseExactJson(`{"fjbm":${digits}}`)).code;

test('restores no zeros, and no digits, if they are ambiguous', () => {
  expect(() => numbered.read(parseExactJson('{"code":110020001}'))).toThrow(WireError);
  expect(() => numbered.read(parseExactJson('{"coded":123456789}'))).toThrow(WireError);
  expect(codeOf('1070101010100000000')).toBe('1070101010100000000');
  expect(() => codeOf('1070101010112345678')).toThrow(WireError);
});

describe('rejects, by the path on the wire,', () => {
  test.each([
    ['gfmc', undefined, 'gfmc', 'a text'],
    ['gfmc', 'null', 'gfmc', 'a text'],
    ['gfmc', 'true', 'gfmc', 'a text'],
    ['je', '"1,00.00"', 'je', 'a decimal number'],
    ['je', '"1.000,00"', 'je', 'a decimal number'],
    ['je', '"1.2万元"', 'je', 'a decimal number'],
    ['je', '"+-1"', 'je', 'a decimal number'],
    ['gfmc', '1.2E30', 'gfmc', 'a text'],
    ['je', '""', 'je', 'a decimal number'],
    ['je', '1e999999999', 'je', 'a decimal number'],
    ['je', 'true', 'je', 'a decimal number'],
    ['je', '{}', 'je', 'a decimal number'],
    ['sl', '1.5', 'sl', 'a whole number'],
    ['sl', '2147483648', 'sl', 'a whole number'],
    ['sl', '""', 'sl', 'a whole number'],
    ['szfp', '"maybe"', 'szfp', '"Y" or "N"'],
    ['sl', '"0x10"', 'sl', 'a whole number'],
    ['szfp', '1.5', 'szfp', '"Y" or "N"'],
    ['szfp', '{}', 'szfp', '"Y" or "N"'],
    ['zffs', '{}', 'zffs', 'a code of Payment'],
    ['kprq', '"2026-02-30"', 'kprq', 'a day, yyyy-MM-dd'],
    ['kprq', '1763700000000', 'kprq', 'a day, yyyy-MM-dd'],
    ['kprq', '2026.50', 'kprq', 'a day, yyyy-MM-dd'],
    ['kprq', '"2026/13/01"', 'kprq', 'a day, yyyy-MM-dd'],
    ['kprq', '"2026/11-21"', 'kprq', 'a day, yyyy-MM-dd'],
    ['kprq', '"2026/11/211"', 'kprq', 'a day, yyyy-MM-dd'],
    ['kprq', '"21/11/2026"', 'kprq', 'a day, yyyy-MM-dd'],
    ['kprq', '"2026-11-21T25:00:00Z"', 'kprq', 'a day, yyyy-MM-dd'],
    ['sj', '"2026-02-30 09:30:00"', 'sj', 'a time, yyyy-MM-dd HH:mm:ss'],
    ['sj', '"2026-11-21"', 'sj', 'a time, yyyy-MM-dd HH:mm:ss'],
    ['sj', '"202602300930"', 'sj', 'a time, yyyy-MM-dd HH:mm:ss'],
    ['sj', '"20260230T093000+0800"', 'sj', 'a time, yyyy-MM-dd HH:mm:ss'],
    ['sj', '"2026-11-21T09:60"', 'sj', 'a time, yyyy-MM-dd HH:mm:ss'],
    ['sj', '"2026-11-21T09:30+8"', 'sj', 'a time, yyyy-MM-dd HH:mm:ss'],
    ['sj', '"2026-11-21T09:30:00.+08:00"', 'sj', 'a time, yyyy-MM-dd HH:mm:ss'],
    ['skssq', '"202613"', 'skssq', 'a month, yyyyMM or yyyy-MM'],
    ['skssq', '20261', 'skssq', 'a month, yyyyMM or yyyy-MM'],
    ['skssq', '2026.1', 'skssq', 'a month, yyyyMM or yyyy-MM'],
    ['hwxx', '[{"mc":"铜","slv":"x"}]', 'hwxx[0].slv', 'a decimal number'],
    ['hwxx', '[{"mc":"铜","slv":0},7]', 'hwxx[1]', 'an object'],
    ['dz', '[{"jd":[]}]', 'dz.jd', 'a text'],
    ['dz', '{}', 'dz', 'an object'],
    ['dz', '[1.50]', 'dz', 'an object'],
    ['kz', '"no json"', 'kz', 'an object'],
    ['kz', '{"station":"东站"}', 'kz', 'an object'],
  ])('%s = %s', (name, text, path, expected) => {
    let caught: unknown;
    try {
      read({ [name]: text });
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(WireError);
    expect(caught).toMatchObject({ path, expected: saying(expected) });
  });

  test.each([null, [], 'text', 7, new RawNumber('1.50')])('%s in place of the object', (source) => {
    expect(() => order.read(source)).toThrow(WireError);
  });
});

test('an invalid value in an item of a list is reported by its path, and the rest is read', () => {
  const paths: string[] = [];
  const hwxx = '[{"mc":"铜","slv":0},{"mc":"铁","slv":0,"zk":"x"}]';
  const { lines } = read({ hwxx }, ({ path }) => paths.push(path));
  expect(lines.map(({ name, discount }) => [name, discount])).toEqual([
    ['铜', null],
    ['铁', null],
  ]);
  expect(paths).toEqual(['hwxx[1].zk']);
});

const item = record('ItemReply', 'An item.', { name: text('mc', { doc: 'Name.' }) });
const listing = record('ListingReply', 'A reply.', {
  items: list('items', item, { odd: 'omitted', countedBy: 'total', doc: 'Items.' }),
});
const named = (source: object): readonly string[] =>
  listing.read(source, () => {}).items.map(({ name }) => name);

test('an item that lacks a member is omitted, unless no item would remain', () => {
  const [good, odd] = [{ mc: '铜' }, {}];
  expect(named({ items: [odd, good] })).toEqual(['铜']);
  expect(named({ items: [good, odd] })).toEqual(['铜']);
  for (const items of [[odd], [odd, odd]]) expect(() => named({ items })).toThrow(WireError);
});

test.each([
  { total: 0 },
  { total: '0', items: '' },
  { items: null },
  { total: 2, items: [] },
  { total: 0, items: {} },
])('a list with a count of zero is empty: %j', (source) => {
  expect(named(source)).toEqual([]);
});

test.each([
  { total: 2 },
  { total: '2', items: '' },
  { total: 1, items: null },
  { total: 1, items: {} },
])('a missing list with a positive count is invalid: %j', (source) => {
  expect(() => named(source)).toThrow(WireError);
});

test.each([
  ['true', 'true'],
  ['{"phone":"13800138000"}', '…'],
])('a code that is %s is unrecognized, and no content of an object is shown', (text, raw) => {
  const paths: string[] = [];
  expect(read({ zffs: text }, ({ path }) => paths.push(path))).toMatchObject({
    paidBy: 'UNRECOGNIZED',
    paidByCode: raw,
  });
  expect(paths).toEqual(['zffs']);
});

const kinds = codes('UnevenCode', 'Codes of several lengths.', {
  SHORT: ['004', 'Short', '短'],
  LONG: ['1000', 'Long', '长'],
});
const lettered = codes('LetteredCode', 'Codes of letters and digits.', {
  DIGITS: ['004', 'Digits', '数字'],
  LETTER: ['00A', 'Letter', '字母'],
});

test.each([kinds, lettered])(
  'leading zeros of a code are restored if all codes have the same length: not in $name',
  (table) => {
    const reply = record('CodeReply', 'A reply.', {
      kind: code('kind', table, { doc: 'A code.' }),
    });
    expect(reply.read(parseExactJson('{"kind":4}'))).toEqual({
      kind: 'UNRECOGNIZED',
      kindCode: '4',
    });
  },
);
