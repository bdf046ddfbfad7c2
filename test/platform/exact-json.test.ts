import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isJsonObject } from '../../src/kernel/json.ts';
import { numberText, parseExactJson, plainText } from '../../src/platform/exact-json.ts';

test.each(['100.00', '9007199254740993', '0.1000000000000000055', '1.2345678E7', '-0', '1e400'])(
  '%s comes through parsing and writing digit for digit',
  (digits) => {
    const text = `{"je":${digits}}`;
    expect(JSON.stringify(parseExactJson(text))).toBe(text);
    const { je } = parseExactJson(text) as { je: unknown }; // the text is an object with that member
    expect(numberText(je)).toBe(digits);
    expect(plainText(je)).toBe(digits);
  },
);

test('any JSON text that JSON.stringify writes comes through unchanged', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const text = JSON.stringify(JSON.parse(json));
      expect(JSON.stringify(parseExactJson(text))).toBe(text);
    }),
  );
});

test('an exact number is no object, whatever JavaScript calls it', () => {
  expect(isJsonObject(parseExactJson('100.00'))).toBe(false);
  expect(isJsonObject(parseExactJson('{}'))).toBe(true);
});

test.each([true, null, undefined, {}, []])('%s has no digits', (value) => {
  expect(numberText(value)).toBeUndefined();
  expect(plainText(value)).toBeUndefined();
});
