import { expect, test } from 'vitest';
import { asObject, unwrapped } from '../../src/platform/client/response-subject.ts';
import * as r from '../../src/platform/record/index.ts';

const doc = 'A member.';
const count = r.integer('count?', { doc });
const row = r.record('Row', 'A row.', { code: r.text('code', { doc }) });
const rows = r.record('Rows', 'Rows.', { count, list: r.list('list', row, { doc }) });
const one = r.record('One', 'An object.', { count });

/** Two objects, each with a member that both records read. */
const both = [
  { count: 2, code: 'a' },
  { count: 2, code: 'b' },
];

test('a list is that of a record which reads one, also if each row repeats a member beside it', () => {
  expect(asObject(both, rows)).toEqual({ list: both });
});

test('of several objects with members that are read none is chosen', () => {
  expect(asObject(both, one)).toBe(both);
  expect(asObject([{ other: 1 }, { other: 2 }], one)).toEqual({
    list: [{ other: 1 }, { other: 2 }],
  });
});

test('a list of one is the object with the list, unless it is a row', () => {
  const row = { count: 2, code: 'a' };
  const object = { count: 1, list: [row] };
  const read = { response: rows, about: ['owner'] };
  expect(unwrapped([object], read)).toBe(object);
  expect(unwrapped([{ count: 0 }], read)).toEqual({ count: 0 });
  // A row may repeat a member beside the list, or one of the request.
  for (const list of [[row], [{ code: 'a' }], [{ owner: '1' }], both])
    expect(unwrapped(list, read)).toBe(list);
});
