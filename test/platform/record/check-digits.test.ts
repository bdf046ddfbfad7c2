import { describe, expect, test } from 'vitest';
import { publicNumber } from '../../../src/platform/record/index.ts';
import {
  damageTo,
  idNumberDoubt,
  taxNumberDoubt,
} from '../../../src/platform/record/leaves/checked-digits.ts';
import { faults, givenFields } from './given-fields.ts';

/** Numbers published in registers and in the standards. */
const CREDIT_CODES = ['914403001922038216', '91330100799655058B', '9144030071526726XG'];
const ID_NUMBERS = ['11010519491231002X', '440524188001010014'];

test.each(CREDIT_CODES)(
  'the credit code %s is valid, and with no other check character',
  (code) => {
    const fitting = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXYIOSVZ').filter(
      (sign) => taxNumberDoubt(code.slice(0, -1) + sign) === null,
    );
    expect(fitting).toEqual([code.at(-1)]);
  },
);

test.each(ID_NUMBERS)('the ID number %s is valid, and with no other check digit', (number) => {
  const fitting = Array.from('0123456789X').filter(
    (sign) => idNumberDoubt(number.slice(0, -1) + sign) === null,
  );
  expect(fitting).toEqual([number.at(-1)]);
});

test('a household’s tax number, which is an ID number, is valid', () => {
  expect(taxNumberDoubt('11010519491231002X')).toBeNull();
});

test.each(['911101080000000', '91110108MA01C8JT6R99', 'E12345678', 'G1234567'])(
  '%s, which has no check digit, causes no hint',
  (number) => {
    expect([taxNumberDoubt(number), idNumberDoubt(number)]).toEqual([null, null]);
  },
);

describe.each(
  givenFields.filter(({ name, field: { pii } }) => /taxNumber$/i.test(name) || pii === 'identity'),
)('$name', (place) => {
  test('accepts a wrong check digit, with a hint', () => {
    const isPerson = place.field.pii === 'identity';
    const number = isPerson ? '110105194912310021' : '914403001922038217';
    expect(faults(place, number)).toEqual([]);
    expect(place.field.doubt?.(number)).toMatchObject({
      key: isPerson ? 'numbers.idDigit' : 'numbers.creditCodeDigit',
    });
    expect(place.field.doubt?.(isPerson ? '11010519491231002X' : '914403001922038216')).toBeNull();
  });
});

const EIGHT = /^\d{8}$/;

test.each([
  ['a label of 16 characters', `${'号'.repeat(16)}12345678`, EIGHT, 'labeled'],
  ['nothing behind a longer text', `${'号'.repeat(17)}12345678`, EIGHT, undefined],
  ['nothing in a text without a number', '订单号', publicNumber(20).pattern, undefined],
  ['a label before full-width digits', '号码：１2345678', EIGHT, 'labeled'],
  ['full-width digits in too few', '１2345', EIGHT, 'fullWidth'],
  ['nothing in digits of another form', '①2345678', EIGHT, undefined],
  ['full-width digits of a number of any form', '１2', null, 'fullWidth'],
  ['nothing in a number of any form', '号码：12 34', null, undefined],
] as const)('a spreadsheet or a form left %s', (_what, value, form, damage) => {
  expect(damageTo(value, form)?.key).toBe(damage && `numbers.${damage}`);
});
