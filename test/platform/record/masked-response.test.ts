import { expect, test } from 'vitest';
import {
  list,
  maskDecoded,
  nested,
  personalKeys,
  record,
  text,
} from '../../../src/platform/record/index.ts';

const person = record('Person', 'A person.', {
  phone: text('sjhm', { pii: 'phone', doc: 'Phone.' }),
  title: text('zw', { doc: 'Title.' }),
});
const sheet = record('Sheet', 'A sheet.', {
  owner: nested('fzr', person, { doc: 'Owner.' }),
  deputy: nested('fz?', person, { doc: 'Deputy.' }),
  staff: list('ry', person, { doc: 'Staff.' }),
});

test('personal data is masked in the nested records and in the lists of a decoded response', () => {
  const one = { phone: '13800138000', title: '会计' };
  const masked = { phone: '138****8000', title: '会计' };
  expect(maskDecoded(sheet, { owner: one, deputy: null, staff: [one, one] })).toEqual({
    owner: masked,
    deputy: null,
    staff: [masked, masked],
  });
});

test('a record’s personal fields are looked up once, and not for each of thousands of lines', () => {
  expect(personalKeys(sheet)).toBe(personalKeys(sheet));
  expect([...personalKeys(sheet)]).toEqual([['sjhm', 'phone']]);
});
