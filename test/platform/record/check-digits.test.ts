import { describe, expect, test } from 'vitest';
import {
  idNumberDoubt,
  taxNumberDoubt,
} from '../../../src/platform/record/leaves/checked-digits.ts';
import { faults, givenFields } from './given-fields.ts';

/** Published in registers and in the standards themselves. */
const CREDIT_CODES = ['914403001922038216', '91330100799655058B', '9144030071526726XG'];
const ID_NUMBERS = ['11010519491231002X', '440524188001010014'];

test.each(CREDIT_CODES)('the credit code %s fits, and no other last sign of it does', (code) => {
  const fitting = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXYIOSVZ').filter(
    (sign) => taxNumberDoubt(code.slice(0, -1) + sign) === null,
  );
  expect(fitting).toEqual([code.at(-1)]);
});

test.each(ID_NUMBERS)('the ID number %s fits, and no other last sign of it does', (number) => {
  const fitting = Array.from('0123456789X').filter(
    (sign) => idNumberDoubt(number.slice(0, -1) + sign) === null,
  );
  expect(fitting).toEqual([number.at(-1)]);
});

test('a household’s tax number, which is an ID number, fits', () => {
  expect(taxNumberDoubt('11010519491231002X')).toBeNull();
});

test.each(['911101080000000', '91110108MA01C8JT6R99', 'E12345678', 'G1234567'])(
  'nothing is said of %s, which has no check digit',
  (number) => {
    expect([taxNumberDoubt(number), idNumberDoubt(number)]).toEqual([null, null]);
  },
);

describe.each(
  givenFields.filter(({ name, field: { pii } }) => /taxNumber$/i.test(name) || pii === 'identity'),
)('$name', (place) => {
  test('is taken with a check digit that does not fit, and doubted', () => {
    const isPerson = place.field.pii === 'identity';
    const number = isPerson ? '110105194912310021' : '914403001922038217';
    expect(faults(place, number)).toEqual([]);
    expect(place.field.doubt?.(number)).toMatchObject({
      key: isPerson ? 'numbers.idDigit' : 'numbers.creditCodeDigit',
    });
    expect(place.field.doubt?.(isPerson ? '11010519491231002X' : '914403001922038216')).toBeNull();
  });
});
