import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canonicalJson,
  equalsInConstantTime,
  inputHash,
  keyedDigest,
  randomId,
} from '../../src/kernel/ids.ts';
import { parseLossless } from '../../src/kernel/json/lossless-json.ts';

test('a random id is a UUID of version 4, and is unique', () => {
  const ids = Array.from({ length: 10_000 }, randomId);
  const form = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(ids.filter((id) => !form.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  // All positions but those two take all sixteen digits.
  const places = Array.from({ length: 36 }, (_, place) => new Set(ids.map((id) => id[place])).size);
  expect(places.filter((size) => size === 16)).toHaveLength(30);
});

describe('canonicalJson', () => {
  test('is the same text for the same input in any order, with absent members present as undefined or not', () => {
    expect(canonicalJson({ b: { d: 1, c: null }, a: [2, 1], e: undefined })).toBe(
      '{"a":[2,1],"b":{"d":1}}',
    );
    expect(canonicalJson({ a: [2, 1], b: { d: 1 } })).toBe('{"a":[2,1],"b":{"d":1}}');
  });

  test('does not depend on the order of keys, for any object', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).toReversed());
        expect(canonicalJson(reversed)).toBe(canonicalJson(value));
      }),
    );
  });

  test('writes all digits of a number that a double cannot represent', () => {
    const text = '{"a":12345678901234567890}';
    expect(canonicalJson(parseLossless(text))).toBe(text);
  });

  test('uses a value’s own `toJSON`', () => {
    const file = { path: '/somewhere', toJSON: () => ({ sha256: 'abc', b: null }) };
    expect(canonicalJson({ file, at: new Date(0) })).toBe(
      '{"at":"1970-01-01T00:00:00.000Z","file":{"sha256":"abc"}}',
    );
  });

  test.each([
    [{ a: '1' }, { a: 1 }],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: '' }, {}],
    [{ a: false }, {}],
    [{ a: [null] }, { a: [] }],
  ])('distinguishes %j from %j', (left, right) => {
    expect(canonicalJson(left)).not.toBe(canonicalJson(right));
    expect(inputHash(left)).not.toBe(inputHash(right));
  });
});

/** printf '%s' '{"a":1}' | openssl dgst -sha256 */
test('inputHash is the SHA-256 of the canonical text', () => {
  expect(inputHash({ a: 1, b: null })).toBe(
    '015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862',
  );
});

describe('keyedDigest', () => {
  /** printf '%s' '["tenant","kind","key"]' | openssl dgst -sha256 -hmac secret -binary | basenc --base64url | tr -d = */
  test('is the HMAC-SHA-256 of the parts, safe in a URL', () => {
    expect(keyedDigest('secret', 'tenant', 'kind', 'key')).toBe(
      'jOUI2JGaEPYsk1YYBkcGV9el6knpFRoia2s2cOXfk6U',
    );
  });

  test('depends on the boundaries between the parts, and on the secret', () => {
    const digest = keyedDigest('secret', 'ab', 'c');
    expect(keyedDigest('secret', 'a', 'bc')).not.toBe(digest);
    expect(keyedDigest('secret', 'abc')).not.toBe(digest);
    expect(keyedDigest('other', 'ab', 'c')).not.toBe(digest);
  });
});

test.each([
  ['same', 'same', true],
  ['same', 'sane', false],
  ['same', 'samee', false],
  ['税', '税', true],
  ['', '', true],
])('%j equals %j: %s', (left, right, expected) => {
  expect(equalsInConstantTime(left, right)).toBe(expected);
});
