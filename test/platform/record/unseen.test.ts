import { describe, expect, test } from 'vitest';
import { messageIn } from '../../../src/platform/record/index.ts';
import { inEnglish } from '../../../src/messages/words.ts';
import { objects, type Place, texts } from './given-fields.ts';

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
};

test('there are fields to look at', () => {
  expect(texts.length).toBeGreaterThan(100);
  expect(objects.length).toBeGreaterThan(10);
});

describe.each(texts)('$name', (place) => {
  test.each(Object.entries(UNSEEN))('takes no %s, and says where it is', (character, unseen) => {
    expect(faults(place, `公司${unseen}名`)).toEqual([
      expect.stringMatching(new RegExp(`${character.replace('+', String.raw`\+`)}.*character 3`)),
    ]);
  });

  test('is taken without the blanks at its ends', () => {
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

test.each(objects)('$name takes no unseen character, at any depth', (place) => {
  expect(faults(place, { a: [{ b: '公\u{200b}' }] })).toEqual([
    expect.stringContaining('U+200B ZERO WIDTH SPACE'),
  ]);
  expect(faults(place, { 'a\u{feff}': 1 })).toEqual([expect.stringContaining('U+FEFF')]);
  expect(faults(place, { a: ['𠮷野家', '·（）', '葛\u{e0100}'] })).toEqual([]);
});

test.each(objects)('$name is taken without the blanks at the ends of its texts', ({ field }) => {
  const given: unknown = JSON.parse(
    '{"a":["\\u3000公司 A\\u00a0",{"b":" x ","n":1}]," c ":null,"__proto__":" y"}',
  );
  const { data } = field.input().safeParse(given);
  expect(JSON.stringify(data)).toBe('{"a":["公司 A",{"b":"x","n":1}]," c ":null,"__proto__":"y"}');
});
