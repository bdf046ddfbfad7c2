import { expect, test } from 'vitest';
import {
  codeList,
  codes,
  constant,
  encode,
  messageIn,
  record,
  rest,
  text,
  textList,
  unsent,
  WireError,
} from '../../../src/platform/record/index.ts';
import { said } from '../../messages/said.ts';

const parcel = record('ParcelInput', 'A parcel.', {
  element: constant('tdys', '24', { doc: 'Always 24.' }),
  sender: text('fjr', { doc: 'Sender.' }),
  labels: textList('bq?', { each: 3, doc: 'Labels.' }),
});

test('a constant is always sent, and is no part of the input', () => {
  expect(encode(parcel, { sender: '甲' })).toEqual({ tdys: '24', fjr: '甲' });
  expect(parcel.input().safeParse({ sender: '甲', element: '25' }).success).toBe(false);
});

test('a member for this service only is part of the input and never sent', () => {
  const order = record('UnsentInput', 'An order.', {
    orderId: unsent(text('ddh', { doc: 'Number of the order.' })),
    sender: text('fjr', { doc: 'Sender.' }),
  });
  const given = { orderId: 'order-1', sender: '甲' };
  expect(order.input().safeParse(given).success).toBe(true);
  expect(order.input().safeParse({ sender: '甲' }).success).toBe(false);
  expect(encode(order, given)).toEqual({ fjr: '甲' });
});

test('full-width digits of a number in a response become plain ones, in a free text they stay', () => {
  const person = record('Person', 'A person.', {
    identity: text('sfz', { pii: 'identity', doc: 'ID number.' }),
    invoice: text('fphm', { isNumber: true, doc: 'Invoice number.' }),
    remark: text('bz', { pii: 'freeText', doc: 'Remark.' }),
    title: text('bt', { doc: 'Title.' }),
  });
  const wide = '１１０';
  expect(person.read({ sfz: wide, fphm: wide, bz: wide, bt: wide })).toEqual({
    identity: '110',
    invoice: '110',
    remark: wide,
    title: wide,
  });
});

test('a list of texts is unchanged on the wire', () => {
  const sent = encode(parcel, { sender: '甲', labels: ['一', '二三四'] });
  expect(sent['bq']).toEqual(['一', '二三四']);
  expect(parcel.read(sent).labels).toEqual(['一', '二三四']);
  expect(parcel.read({ tdys: '24', fjr: '甲' }).labels).toBeNull();
});

test('an empty or too long text of a list is rejected with its path', () => {
  const { error } = parcel.input().safeParse({ sender: '甲', labels: ['一', '', '一二三四'] });
  expect(error?.issues.map((issue) => [issue.path.join('.'), said(messageIn(issue))])).toEqual([
    ['labels.1', 'must have 1 to 3 characters'],
    ['labels.2', 'must have 1 to 3 characters'],
  ]);
});

test('a value that is no text in a response is an error with its path', () => {
  let path = '';
  try {
    parcel.read({ tdys: '24', fjr: '甲', bq: ['一', 2] });
  } catch (error) {
    if (error instanceof WireError) ({ path } = error);
  }
  expect(path).toBe('bq[1]');
});

const ways = codes('Way', 'Ways to sign.', {
  FACE: ['1', 'By face', '人脸'],
  CODE: ['2', 'By a code', '验证码'],
});
const signing = record('SigningInput', 'A signing.', {
  ways: codeList('fs?', ways, { doc: 'Ways, in any order.' }),
});

test('several codes are sent in one text, each once, and at least one', () => {
  expect(encode(signing, { ways: ['CODE', 'FACE'] })).toEqual({ fs: '2,1' });
  expect(encode(signing, { ways: null })).toEqual({});
  const isTaken = (given: unknown): boolean => signing.input().safeParse({ ways: given }).success;
  expect([['CODE', 'FACE'], ['FACE'], null].map(isTaken)).toEqual([true, true, true]);
  expect([['FACE', 'FACE'], [], ['FAX'], 'FACE'].map(isTaken)).toEqual(Array(4).fill(false));
});

const further = (optional: boolean) =>
  record('FurtherInput', 'More.', { further: rest({ optional, doc: 'Further members.' }) });
const isTaken = (optional: boolean, input: object): boolean =>
  further(optional).input().safeParse(input).success;

test('further members of a request may be omitted, unless a client must give them', () => {
  expect([isTaken(true, {}), isTaken(true, { further: null })]).toEqual([true, true]);
  expect([isTaken(false, {}), isTaken(false, { further: null })]).toEqual([false, false]);
  expect(isTaken(false, { further: { xh: '1' } })).toBe(true);
  expect(encode(further(true), { further: { xh: '1' } })).toEqual({ xh: '1' });
});
