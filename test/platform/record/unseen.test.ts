import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { garbledAt, remainsIn } from '../../../src/kernel/text/unreadable.ts';
import { messageIn } from '../../../src/platform/record/index.ts';
import { unreadableIn } from '../../../src/platform/record/leaves/text.ts';
import { inEnglish } from '../../../src/messages/message.ts';
import { objects, type Place, texts } from './given-fields.ts';

const PROJECT = resolve(import.meta.dirname, '../../..');

/** Messages that reject a value, in English. */
function faults({ field }: Place, value: unknown): readonly string[] {
  const { error } = field.input().safeParse(value);
  return error?.issues.map((issue) => inEnglish(messageIn(issue))) ?? [];
}

const UNSEEN = {
  'U+0000 NULL': '\0',
  'U+000A LINE FEED': '\n',
  'U+00AD SOFT HYPHEN': '\u{ad}',
  'U+200B ZERO WIDTH SPACE': '\u{200b}',
  'U+202E RIGHT-TO-LEFT OVERRIDE': '\u{202e}',
  'U+FEFF BYTE ORDER MARK': '\u{feff}',
  'U+FFFD REPLACEMENT CHARACTER': '\u{fffd}',
  'U+D83D HALF OF A SURROGATE PAIR': '\u{d83d}',
  'U+3164 CHARACTER WITHOUT A SHAPE': '\u{3164}',
  'U+034F CHARACTER WITHOUT A SHAPE': '\u{34f}',
  'U+2800 CHARACTER WITHOUT A SHAPE': '\u{2800}',
  'U+E0041 FORMAT CHARACTER': '\u{e0041}',
  'U+E81A PRIVATE USE CHARACTER': '\u{e81a}',
  'U+10FFFD PRIVATE USE CHARACTER': '\u{10fffd}',
  'U+FFFE NONCHARACTER': '\u{fffe}',
  'U+0378 UNASSIGNED CHARACTER': '\u{378}',
  'U+0301 COMBINING CHARACTER': '\u{301}'.repeat(9),
};

/** Texts damaged by a wrong encoding. */
const misread = (text: string, encoding: string): string =>
  new TextDecoder(encoding).decode(new TextEncoder().encode(text));

const GARBLED: Readonly<Record<string, string>> = {
  'UTF-8 as GBK': misread('青禾科技', 'gbk'),
  'UTF-8 as Windows-1252': misread('青禾科技', 'windows-1252'),
  'a full-width sign as Windows-1252': misread('（', 'windows-1252'),
  'a middle dot as Windows-1252': misread('·', 'windows-1252'),
  'GBK as Latin-1': 'ÇàºÌ¿Æ¼¼',
  'GBK as Latin-1, with common characters': '±±¾©¹«Ë¾',
  'a system without Chinese': '????',
  'what was lost before, as GBK': '锟斤拷',
};

test('there are fields to check', () => {
  expect(texts.length).toBeGreaterThan(100);
  expect(objects.length).toBeGreaterThan(10);
});

describe.each(texts)('$name', (place) => {
  test('rejects invisible or unreadable characters, and reports their position', () => {
    for (const [character, unseen] of Object.entries(UNSEEN))
      expect(faults(place, `公司${unseen}名`)).toEqual([
        expect.stringMatching(new RegExp(`${character.replace('+', String.raw`\+`)}.*character 3`)),
      ]);
  });

  test('is accepted without surrounding blanks', () => {
    const { field } = place;
    for (const text of [
      '91440300MA5F0A0A1X',
      '京A12345',
      '13800138000',
      '110101199001011237',
      'abc',
      '12345678',
      '1',
    ]) {
      const plain = field.input().safeParse(text);
      const padded = field.input().safeParse(`\u{3000} ${text}\u{a0}`);
      expect([padded.success, padded.data]).toEqual([plain.success, plain.data]);
    }
  });
});

const freeTexts = texts.filter((place) => faults(place, '公司名').length === 0);

test.each(freeTexts)(
  '$name rejects a text of a wrong encoding, and reports its position',
  (place) => {
    for (const garbled of Object.values(GARBLED))
      expect([garbled, faults(place, `公司${garbled}`)]).toEqual([
        garbled,
        [expect.stringMatching(/wrong encoding|characters$/)],
      ]);
    expect(faults(place, `公司${GARBLED['UTF-8 as GBK']}`).join()).toContain('character 3');
  },
);

/** Remains of a program beside a text. */
const REMAINS = [
  'undefined',
  '[object Object]',
  '{{buyer.name}}',
  '${name}',
  '&amp;',
  '&#21271;',
  '&#x5317;',
  String.raw`\u5317`,
  '%u5317',
  '%E5%8C%97',
  '=E5=8C=97',
  '??',
];

/** Remains of a program that are a whole text. */
const WHOLE_REMAINS = [
  'undefined',
  '[object Object]',
  'null',
  'NULL',
  '(null)',
  'NaN',
  '#N/A',
  '#REF!',
  '#NAME?',
  '#DIV/0!',
];

/** True for texts that repeat those of an issued invoice. */
const isQuoted = ({ name }: Place): boolean =>
  /^RedConfirmation\w+\.(sellerName|buyerName)|^RedConfirmationLine|^RedScrapLineInput\.(categoryName|itemName|specification)|^RedScrapSellerInput\.name/.test(
    name,
  );

const unquoted = freeTexts.filter((place) => !isQuoted(place));

test.each(unquoted)('$name rejects what a program wrote in place of a text', (place) => {
  for (const remains of WHOLE_REMAINS)
    expect([remains, faults(place, remains)]).toEqual([
      remains,
      [expect.stringMatching(/at character 1 it has |characters$/)],
    ]);
});

/** Ids and numbers may contain any characters; an id is only rejected if a program wrote all of it. */
const words = unquoted.filter((place) => faults(place, `公司${REMAINS[0]}`).length > 0);

test('titles, names, addresses and remarks are among the texts of words', () => {
  expect(words.length).toBeGreaterThan(80);
  expect(words.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'EnterpriseBuyerInput.name',
      'SellerInput.address',
      'InvoiceLineInput.itemName',
      'InvoiceOrderInput.drawer',
    ]),
  );
});

test.each(words)('$name rejects remains of a program, and reports their position', (place) => {
  for (const remains of REMAINS)
    expect([remains, faults(place, `公司${remains}`)]).toEqual([
      remains,
      [expect.stringMatching(/at character 3 it has |characters$/)],
    ]);
});

test.each(freeTexts.filter(isQuoted))(
  '$name repeats the text of an issued invoice, which may contain them',
  (place) => {
    for (const text of ['A&amp;B公司', '北京??网络', 'undefined', '王?'])
      expect([text, faults(place, text)]).toEqual([text, []]);
  },
);

/** Names of people and organizations. */
const names = freeTexts.filter((place) => !isQuoted(place) && faults(place, '王?').length > 0);

test('names have letters, and no question mark in place of a rare character', () => {
  expect(names.map(({ name }) => name)).toMatchInlineSnapshot(`
    [
      "NaturalPersonInput.name",
      "PersonInPartInput.name",
      "PersonInput.name",
      "BlueScrapInvoiceInput.drawer",
      "BlueScrapInvoiceInput.payee",
      "BlueScrapInvoiceInput.reviewer",
      "ScrapBuyerInput.name",
      "ScrapBuyerInput.agent",
      "ScrapSellerInput.name",
      "RedScrapInvoiceInput.drawer",
      "RedScrapInvoiceInput.payee",
      "RedScrapInvoiceInput.reviewer",
      "SellerInput.name",
      "EnterpriseBuyerInput.name",
      "InstitutionBuyerInput.name",
      "InvoiceOrderInput.drawer",
      "PassengerTransportInput.traveler",
      "ContractRequest.signerName",
      "OnboardSellerInput.name",
      "RegisterSellerInput.name",
      "RegisterSigningCompanyInput.name",
      "RegisterSigningCompanyInput.legalRepresentativeName",
      "RegisterSignerInput.name",
      "SellerH5Input.name",
      "ScrapInvoiceInput.drawer",
    ]
  `);
  for (const place of names) {
    expect([place.name, faults(place, '王?')]).toEqual([
      place.name,
      [expect.stringContaining('at character 2 it has ?')],
    ]);
    expect(faults(place, '------')).toEqual(['must be a name, with letters']);
    expect(faults(place, '葛\u{e0100}·𠮷')).toEqual([]);
  }
});

test.each(objects)('$name rejects text of a wrong encoding, at any depth', (place) => {
  for (const garbled of Object.values(GARBLED))
    expect(faults(place, { a: [{ b: garbled }] })).toEqual([
      expect.stringContaining('wrong encoding'),
    ]);
});

test('a person’s text in any language is readable', async () => {
  const NAMES = [
    'Société Générale',
    'Müller & Söhne GmbH',
    'Việt Nam TNHH',
    'Ærøskøbing',
    'Łódź',
    'Ελλάδα',
    'ООО «Ромашка»',
    'Café “X” – 3½ m²',
    '一批货物（见清单）·详见附件？',
    'What?',
    '《为什么？》',
    'M&Ms; R&D;',
    '单价$5{含税}',
    '长<3m，宽>2m',
    '±0.5°C ×2 ··',
    'http://127.0.0.1/%E5%8C%97%E4%BA%AC',
    'Null',
    'བསྒྲུབས',
    '𲎯',
  ];
  for (const name of NAMES) {
    expect([name, unreadableIn(name)]).toEqual([name, null]);
    expect([name, remainsIn(name, 'text')]).toEqual([name, null]);
  }
  let lines = 0;
  for await (const file of glob(['src/**/*.ts', 'packages/*/**/*.ts', 'docs/**/*.md', '*.md'], {
    cwd: PROJECT,
    exclude: ['**/node_modules/**', '**/unreadable.ts'],
  })) {
    for (const line of (await readFile(join(PROJECT, file), 'utf8')).split('\n')) {
      if (!/\p{Script=Han}/u.test(line)) continue;
      lines += 1;
      expect([file, line, garbledAt(line)]).toEqual([file, line, null]);
    }
  }
  expect(lines).toBeGreaterThan(1_000);
});

test.each(objects)('$name rejects invisible characters, at any depth', (place) => {
  expect(faults(place, { a: [{ b: '公\u{200b}' }] })).toEqual([
    expect.stringContaining('U+200B ZERO WIDTH SPACE'),
  ]);
  expect(faults(place, { 'a\u{feff}': 1 })).toEqual([expect.stringContaining('U+FEFF')]);
  expect(faults(place, { a: ['𠮷野家', '·（）', '葛\u{e0100}'] })).toEqual([]);
});

test.each(objects)('$name is accepted without blanks around its texts', ({ field }) => {
  const given: unknown = JSON.parse(
    '{"a":["\\u3000公司 A\\u00a0",{"b":" x ","n":1}]," c ":null,"__proto__":" y"}',
  );
  const { data } = field.input().safeParse(given);
  expect(JSON.stringify(data)).toBe('{"a":["公司 A",{"b":"x","n":1}]," c ":null,"__proto__":"y"}');
});
