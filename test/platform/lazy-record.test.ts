import { expect, test } from 'vitest';
import { PlatformUnavailable } from '../../src/platform/errors.ts';
import { readPiecemeal } from '../../src/platform/record/record.ts';
import {
  code,
  codes,
  decimal,
  type Decoded,
  lazyRecord,
  list,
  record,
  text,
} from '../../src/platform/record/index.ts';
import { saying } from '../messages/said.ts';

const Colour = codes('Colour', 'A colour.', { BLUE: ['1', 'Blue', '蓝色'] });
const line = record('Line', 'A line.', { amount: decimal('je', { as: 'number', doc: 'Amount.' }) });
const sheet = lazyRecord('Sheet', 'A sheet.', {
  name: text('mc', { doc: 'Name.' }),
  note: text('bz?', { doc: 'Note.' }),
  colour: code('ys', Colour, { doc: 'Colour.' }),
  lines: list('hwxx', line, { doc: 'Lines.' }),
});

test('all members of a record can be read, including a code’s raw value', () => {
  const wire = { mc: 'a', ys: '9', hwxx: [{ je: 1.5 }] };
  expect(members(readPiecemeal(sheet, wire))).toEqual(sheet.read(wire));
  expect(members(readPiecemeal(sheet, wire))).toEqual({
    name: 'a',
    note: null,
    colour: 'UNRECOGNIZED',
    colourCode: '9',
    lines: [{ amount: '1.5' }],
  });
});

test('a malformed member throws, with its path, only when it is read', () => {
  const read = readPiecemeal(sheet, { mc: 'a', ys: '1', hwxx: [{ je: 1 }, { je: 'x' }] });
  expect(read.name).toBe('a');
  expect(read.colour).toBe('BLUE');
  const failure = thrownBy(() => read.lines);
  expect(failure).toBeInstanceOf(PlatformUnavailable);
  expect(failure).toMatchObject({
    hint: saying('hwxx[1].je should be a decimal number'),
    maybeApplied: true,
  });
});

test('a missing required member throws as well', () => {
  expect(thrownBy(() => readPiecemeal(sheet, {}).name)).toMatchObject({
    hint: saying('mc should be a text'),
  });
});

test('two responses of one record are separate, and their members are not enumerable', () => {
  const [one, other] = ['a', 'b'].map((mc) => readPiecemeal(sheet, { mc }));
  expect([one?.name, other?.name]).toEqual(['a', 'b']);
  expect(Object.keys(one ?? {})).toEqual([]);
});

function members({ name, note, colour, colourCode, lines }: Decoded<typeof sheet>): unknown {
  return { name, note, colour, colourCode, lines };
}

function thrownBy(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return error;
  }
}
