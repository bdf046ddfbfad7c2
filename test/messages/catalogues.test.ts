import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import {
  catalogue,
  messageKeys,
  textOf,
  type Language,
  both,
  quote,
  quotedIn,
  inWords,
} from '../../src/messages/message.ts';
import { errors } from '../../src/messages/errors.ts';
import { englishIn } from './english.ts';

const PROJECT = join(import.meta.dirname, '../..');
const CATALOGUES = [
  'src/messages/*.ts',
  'src/capabilities/*/texts.ts',
  'packages/simulator/src/texts.ts',
];
for (const file of globSync(CATALOGUES, { cwd: PROJECT })) await import(join(PROJECT, file));

const keys = messageKeys();

function written(key: string, language: Language): string {
  const text = textOf(key, language);
  if (text === null) throw new Error(`${key} has no text.`);
  return text;
}

/** The type of a literal part of a text, by the number in the library's parser. */
const LITERAL = 0;

/** The parameters of a text, by the library's own parser. */
function parametersOf(text: string): readonly string[] {
  if (!text.includes('{')) return [];
  const parsed = new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst();
  const names = parsed.flatMap((part) => {
    const type: number = part.type;
    return type !== LITERAL && 'value' in part ? [part.value] : [];
  });
  return [...new Set(names)].toSorted();
}

test('all messages exist in Chinese, with the parameters of the English ones', () => {
  expect(keys.length).toBeGreaterThan(250);
  for (const key of keys) {
    const [en, zh] = [written(key, 'en'), written(key, 'zh')];
    expect({ key, parameters: parametersOf(zh) }).toEqual({ key, parameters: parametersOf(en) });
    const withoutParameters = en.replaceAll(/\{\w+\}/g, '');
    const hasWords = /[a-z]{2,}/.test(withoutParameters);
    expect({ key, isChinese: /\p{Script=Han}/u.test(zh) }).toEqual({ key, isChinese: hasWords });
    expect({ key, english: englishIn(zh.replaceAll(/\{\w+\}/g, '|')) }).toEqual({
      key,
      english: null,
    });
  }
});

test('all messages are used', () => {
  const source = globSync(['src/**/*.ts', 'packages/simulator/**/*.ts'], { cwd: PROJECT })
    .map((file) => readFileSync(join(PROJECT, file), 'utf8'))
    .join('\n');
  const unused = keys.filter((key) => {
    const name = key.split('.')[1] ?? '';
    return !source.includes(`.${name}`) && !source.includes(`'${name}'`);
  });
  expect(unused).toEqual([]);
});

test('a text with a plural has the form of its number, in either language', () => {
  const { items } = catalogue('test', {
    items: [
      '{count, plural, one {# item} other {# items}} of {name}',
      '{name}共{count, plural, other {#项}}',
    ],
  });
  expect(inWords(items({ count: 1, name: 'a' }), 'en')).toBe('1 item of a');
  expect(inWords(items({ count: 2, name: 'a' }), 'en')).toBe('2 items of a');
  expect(inWords(items({ count: 2, name: '甲' }), 'zh')).toBe('甲共2项');
});

test('a wrong message or parameter does not compile', () => {
  // @ts-expect-error: the Chinese text lacks the parameter.
  catalogue('lacking', { one: ['has {count}', '没有'] });
  // @ts-expect-error: there is no Chinese text.
  catalogue('missing', { one: ['has nothing'] });
  // @ts-expect-error: there is no such message.
  expect(errors.noSuchMessage).toBeUndefined();
  // @ts-expect-error: another parameter is needed.
  errors.noAnswer({ status: 500 });
});

test("texts of other systems are passed on unchanged, and distinguished from this service's own", () => {
  const said = both(quote('余额不足 {x}'), errors.mayBeBilled);
  if (said === null) throw new Error('Nothing was said.');
  expect(inWords(said, 'en')).toBe(
    '余额不足 {x} The call may still have been executed, and billed.',
  );
  expect(inWords(said, 'zh')).toBe('余额不足 {x}该调用仍可能已被执行并计费。');
  expect(quotedIn(said)).toBe('余额不足 {x}');
  expect(quotedIn(errors.mayBeBilled)).toBeNull();
});

test('a message stored by another version of this service is shown by its key if it has no text', () => {
  expect(inWords({ key: 'errors.ofLater', params: {} }, 'zh')).toBe('errors.ofLater');
  expect(inWords({ key: 'errors.noAnswer', params: {} }, 'zh')).toBe('errors.noAnswer');
});
