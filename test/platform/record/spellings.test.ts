import { describe, expect, test } from 'vitest';
import { decimals, instants, type Place } from './given-fields.ts';

/** The wire forms of values that a field accepts; rejected spellings are omitted. */
function sent({ field }: Place, spellings: readonly string[]): readonly string[] {
  return spellings.flatMap((spelling) => {
    const { success, data } = field.input().safeParse(spelling);
    if (!success) return [];
    const into = {};
    field.write(data, into);
    return [JSON.stringify([data, into])];
  });
}

test('there are fields to check', () => {
  expect(decimals.length).toBeGreaterThan(40);
  expect(instants.length).toBeGreaterThan(3);
});

describe.each(decimals)('$name', (place) => {
  test.each([
    ['106', '106.0', '106.00', '106.0000000000'],
    ['0.06', '0.060', '0.0600'],
    ['-106', '-106.0', '-106.00'],
    ['0', '0.00', '-0', '-0.00'],
    ['0.1', '0.10'],
  ])('%s has one spelling', (...spellings) => {
    expect(new Set(sent(place, spellings)).size).toBeLessThan(2);
  });

  test('accepts zeros behind the decimals of a value, as databases write them', () => {
    for (const value of ['106.00', '-106.00', '0.5'])
      expect(sent(place, [`${value}00000000`])).toEqual(sent(place, [value]));
  });

  test('accepts a value', () => {
    expect(sent(place, ['106', '106.00', '-106', '-106.00', '0.5', '0.50']).length).toBeGreaterThan(
      1,
    );
  });

  test('has another spelling for another value', () => {
    expect(sent(place, ['10', '1', '100', '1000', '-10', '-1']).length).toBe(
      new Set(sent(place, ['10', '1', '100', '1000', '-10', '-1'])).size,
    );
  });
});

describe.each(instants)('$name', (place) => {
  test('has one spelling for an instant, whatever its offset', () => {
    const spellings = [
      '2026-11-06T01:30:00Z',
      '2026-11-06T09:30:00+08:00',
      '2026-11-06T09:30+08:00',
      '2026-11-05T20:30:00.000-05:00',
    ];
    const found = sent(place, spellings);
    expect(found).toHaveLength(spellings.length);
    expect(new Set(found).size).toBe(1);
    expect(sent(place, ['2026-11-06T09:31:00Z'])).not.toEqual([found[0]]);
  });
});

test.each([
  ['1.0e5', '1e400', '007', '+1', '1.', '.5', ''],
  ['9999-12-31T23:59:59-12:00', '0000-01-01T00:00:00+14:00', '2026-02-30T00:00:00Z'],
])('rejects %s and similar texts', (...texts) => {
  for (const place of [...decimals, ...instants]) expect(sent(place, texts)).toEqual([]);
});
