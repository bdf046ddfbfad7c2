import { expect, test } from 'vitest';
import { isRecord } from '../../../src/platform/record/index.ts';
import { wholeInputs } from '../../capabilities/whole-inputs/whole.ts';
import { givenFields } from './given-fields.ts';

/** Ends of intervals: the first name ends a field's name, and so does the second, after the same beginning. */
const ENDS = [
  ['From', 'To'],
  ['IssuedOn', 'ValidTo'],
] as const;

/** Days and times of one record that begin and end an interval. */
const intervals = givenFields.flatMap(({ name, of, beside }) => {
  const [, first = ''] = name.split('.');
  const ends = ENDS.filter(([from]) => first.endsWith(from)).map(
    ([from, to]) => first.slice(0, -from.length) + to,
  );
  const last = ends.find((end) => beside.includes(end));
  const isDate = isRecord(of) && ['Date', 'DateTime'].includes(scalarOf(of.fields[first]?.shape));
  return last !== undefined && isDate ? [{ name, of, first, last }] : [];
});

function scalarOf(shape: (typeof givenFields)[number]['field']['shape'] | undefined): string {
  return shape?.kind === 'scalar' ? shape.scalar : '';
}

test('ID cards, leases and filters have intervals', () => {
  expect(intervals.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['RegisterSellerInput.idValidFrom', 'SellerH5Input.idIssuedOn']),
  );
  expect(intervals.length).toBeGreaterThan(4);
});

test.each(intervals)('the interval that begins at $name must not end before', (interval) => {
  const { of, first, last } = interval;
  for (const { input } of wholeInputs(of, {})) {
    expect(of.input().safeParse(input).error?.issues ?? []).toEqual([]);
    const reversed = { ...input, [first]: input[last], [last]: input[first] };
    const { error } = of.input().safeParse(reversed);
    expect(error?.issues).toEqual([expect.objectContaining({ path: [last] })]);
  }
});
