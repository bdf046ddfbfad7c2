import { expect, test } from 'vitest';
import { code, codes, record, text } from '../../../src/platform/record/index.ts';

const doc = 'Documented.';
const kind = codes('Kind', doc, { ONE: ['1', 'One', '一'] });

test('a record rejects a repeated wire name', () => {
  expect(() => record('R', doc, { a: text('x', { doc }), b: text('x', { doc }) })).toThrow(
    'R: the wire name x occurs twice',
  );
});

test('a record rejects a field with the name of a code’s raw value', () => {
  const fields = { kind: code('x', kind, { doc }), kindCode: text('y', { doc }) };
  expect(() => record('R', doc, fields)).toThrow('R: the field name kindCode occurs twice');
});

test.each([
  ['1', '1'],
  ['waiting_pay', 'WAITING_PAY'],
])('a code table rejects a repeated code: %s and %s', (one, other) => {
  expect(() =>
    codes('T', doc, { A: [one, 'One', '一'], B: [other, 'Also one', '也是一'] }),
  ).toThrow('T: a code occurs twice');
});

test('a code table rejects a reserved name', () => {
  expect(() => codes('T', doc, { UNRECOGNIZED: ['1', 'One', '一'] })).toThrow(
    'T: UNRECOGNIZED is reserved',
  );
});
