import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Big } from 'big.js';
import {
  numberDigits,
  plainText,
  isJsonObject,
  RawNumber,
  spoilsLaterNames,
} from '../../src/kernel/json/json.ts';
import { parseExactJson, parseLossless } from '../../src/kernel/json/lossless-json.ts';

/** The parsers in plain JavaScript, which passes the digits of a number to a reviver. */
const parseWithSources = (text: string): unknown =>
  JSON.parse(text, (_key, value, { source }) =>
    typeof value === 'number' && source !== undefined && source !== String(value)
      ? new RawNumber(source)
      : value,
  );
const parseWithDigits = (text: string): unknown =>
  JSON.parse(text, (_key, value, { source }) =>
    typeof value !== 'number' ||
    source === undefined ||
    (Number.isFinite(value) && new Big(source).eq(value))
      ? value
      : new RawNumber(source),
  );

test.each(['100.00', '9007199254740993', '0.1000000000000000055', '1.2345678E7', '-0', '1e400'])(
  '%s is parsed and written digit for digit',
  (digits) => {
    const text = `{"je":${digits}}`;
    expect(JSON.stringify(parseExactJson(text))).toBe(text);
    const { je } = parseExactJson(text) as { je: unknown }; // the text is an object with that member
    expect(numberDigits(je)).toBe(digits);
    expect(plainText(je)).toBe(digits);
  },
);

test('any text written by JSON.stringify is unchanged', () => {
  fc.assert(
    // V8 reads a name that ends in a backslash after its cleaning.
    fc.property(
      fc.json().filter((json) => !spoilsLaterNames(json)),
      (json) => {
        const text = JSON.stringify(JSON.parse(json));
        expect(JSON.stringify(parseExactJson(text))).toBe(text);
      },
    ),
  );
});

/** Numbers as any JSON writer may write them, near the limits where a double has another form. */
const digits = (max: number) => fc.stringMatching(new RegExp(`^(?:0|[1-9]\\d{0,${max - 1}})$`));
const numbers = fc
  .tuple(
    fc.constantFrom('', '-'),
    digits(18),
    fc.option(fc.stringMatching(/^0{0,8}\d{1,18}$/), { nil: null }),
    fc.option(fc.stringMatching(/^[eE][+-]?\d{1,3}$/), { nil: null, freq: 9 }),
  )
  .map(([sign, whole, places, exponent]) =>
    [sign, whole, places === null ? '' : `.${places}`, exponent ?? ''].join(''),
  );
const texts = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { weight: 4, arbitrary: numbers },
    fc
      .string({ unit: fc.constantFrom('"', '\\', '1', '.', '0', 'e', '字') })
      .map((text) => JSON.stringify(text)),
    fc.constantFrom('true', 'null', '""', '"\\\\"', '"\\""'),
    fc.array(tie('value'), { maxLength: 4 }).map((items) => `[${items.join(' ,')}]`),
    fc
      .array(fc.tuple(fc.constantFrom('a', '1', '__proto__', '0.10'), tie('value')), {
        maxLength: 4,
      })
      .map((members) => `{${members.map(([name, text]) => `"${name}": ${text}`).join(',')}}`),
  ),
})).value;

/** Compares values and their JSON. `expect`, which takes most of the time, only locates differences. */
function isSame(found: unknown, expected: unknown): boolean {
  return isDeepStrictEqual(found, expected) && JSON.stringify(found) === JSON.stringify(expected);
}

test('the parsers give the result of a reviver', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const exact = [parseExactJson(text), parseWithSources(text)] as const;
      const lossless = [parseLossless(text), parseWithDigits(text)] as const;
      for (const [found, expected] of [exact, lossless]) {
        if (isSame(found, expected)) continue;
        expect(found).toEqual(expected);
        expect(JSON.stringify(found)).toBe(JSON.stringify(expected));
      }
    }),
    { numRuns: 20_000 },
  );
});

test.each([
  '{"a":1',
  '"1.0',
  '[1.0,]',
  '01',
  '1.',
  '-',
  '',
  '"\\"',
  // A marked number in the position of a text.
  '{1.00:2}',
  '{1.00 :2}',
  '01.50',
  '1.50.50',
  '1.50"a"',
  '1e400 1',
  '[1.00 1.00]',
  '1.00e',
  // A broken number replaced by another.
  '{"a":9E.12345678901234567e,"a":1.50}',
])('invalid JSON is rejected: %s', (text) => {
  expect(() => parseExactJson(text)).toThrow(SyntaxError);
  expect(() => parseLossless(text)).toThrow(SyntaxError);
});

function isRefused(parse: (text: string) => unknown, text: string): boolean {
  try {
    parse(text);
    return false;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return true;
  }
}

test('the parser rejects exactly the texts that JSON.parse rejects', () => {
  const parts = '"|\\|1|0|.|-|+|e|,|:|{|}|[|]| |0.10|1.50|"a":|12345678901234567'.split('|');
  const soup = fc.array(fc.constantFrom(...parts), { maxLength: 9 }).map((some) => some.join(''));
  const holder = fc.constantFrom('', '[', '{"a":');
  fc.assert(
    fc.property(holder, soup, (begin, middle) => {
      const text = begin + middle + { '': '', '[': ']', '{"a":': '}' }[begin];
      const expected = isRefused(JSON.parse, text);
      const found = [parseExactJson, parseLossless].map((parse) => isRefused(parse, text));
      if (found.every((one) => one === expected)) return;
      expect({ text, found }).toEqual({ text, found: [expected, expected] });
    }),
    { numRuns: 20_000 },
  );
});

test('an exact number is no object, though JavaScript calls it one', () => {
  expect(isJsonObject(parseExactJson('100.00'))).toBe(false);
  expect(isJsonObject(parseExactJson('{}'))).toBe(true);
});

test.each([true, null, undefined, {}, []])('%s has no digits', (value) => {
  expect(numberDigits(value)).toBeUndefined();
  expect(plainText(value)).toBeUndefined();
});
