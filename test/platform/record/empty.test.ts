import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/schema.ts';
import { preOpenedNumber } from '../../../src/capabilities/scrap-purchase/wire/members.ts';
import {
  type Field,
  isRecord,
  type RecordType,
  type Structure,
  WireError,
} from '../../../src/platform/record/index.ts';

interface Place {
  readonly name: string;
  readonly wire: string;
  readonly field: Field;
}

/** The fields of a response, at any depth. */
function placesOf(structure: Structure, seen: Set<Structure>): readonly Place[] {
  if (seen.has(structure) || !isRecord(structure)) return [];
  seen.add(structure);
  return Object.entries(structure.fields).flatMap(([name, field]) => {
    const { shape, wire } = field;
    const inner = shape.kind === 'list' ? shape.of : shape;
    const below =
      inner.kind === 'structure'
        ? placesOf(inner.structure(), seen)
        : inner.kind === 'scalar'
          ? (inner.holds ?? []).flatMap((held) => placesOf(held, seen))
          : [];
    const isOne = shape.kind === 'code' || (shape.kind === 'scalar' && shape.scalar !== 'Boolean');
    if (!isOne || wire === null) return below;
    return below.concat({ name: `${structure.name}.${name}`, wire, field });
  });
}

const seen = new Set<Structure>();
const all = endpoints.flatMap(({ response }: { readonly response: RecordType }) =>
  placesOf(response, seen),
);
/** A code may be empty. */
const places = all.filter(({ field }) => field.shape.kind !== 'code');
const codes = all.filter(({ field }) => field.shape.kind === 'code');

const readAll = ({ field, wire }: Place, value: string): Record<string, unknown> => {
  const into: Record<string, unknown> = {};
  field.read({ [wire]: value }, 'read', into);
  return into;
};
const read = (place: Place, value: string): unknown => readAll(place, value)['read'];

test('there are fields to check', () => {
  expect(places.filter(({ field }) => !field.optional).length).toBeGreaterThan(35);
  expect(places.filter(({ field }) => field.optional).length).toBeGreaterThan(150);
});

const EMPTY = ['', ' ', '\u{3000}'];

/** The map without a page was billed as well: an error would invite a repeat. */
const isPage = ({ name }: Place): boolean => name === 'TruckMapPage.mapUrl';

describe('an empty text is no value of a required field', () => {
  const required = places.filter(({ field }) => !field.optional);
  test.each(required.filter((place) => !isPage(place)))('$name', (place) => {
    for (const empty of EMPTY) expect(() => read(place, empty)).toThrow(WireError);
  });

  test('but no page is no error', () => {
    const page = required.find(isPage);
    for (const empty of EMPTY) expect(page && read(page, empty)).toBeNull();
  });
});

describe('an empty text is null in an optional field', () => {
  test.each(places.filter(({ field }) => field.optional))('$name', (place) => {
    for (const empty of EMPTY) expect(read(place, empty)).toBeNull();
  });
});

test('a pre-opened number has 20 letters or digits', () => {
  const place = { name: 'number', wire: 'ykfphm', field: preOpenedNumber };
  expect(read(place, '26992000000000000001')).toBe('26992000000000000001');
  for (const other of ['2699200000000000000', '269920000000000000012', '2699200000000000000-', '1'])
    expect(() => read(place, other)).toThrow('20 letters or digits');
});

const hasEmpty = ({ field: { shape } }: Place): boolean =>
  shape.kind === 'code' && shape.table.nameOf.has('');
const withoutEmpty = codes.filter((place) => !hasEmpty(place));

describe('blanks are no code', () => {
  test.each(withoutEmpty.filter(({ field }) => !field.optional))('$name', (place) => {
    for (const empty of EMPTY) expect(() => read(place, empty)).toThrow(WireError);
  });

  test.each(withoutEmpty.filter(({ field }) => field.optional))('$name', (place) => {
    for (const empty of EMPTY)
      expect(readAll(place, empty)).toEqual({ read: null, readCode: null });
  });

  test.each(codes.filter(hasEmpty))('or the empty one of its table: $name', (place) => {
    for (const empty of EMPTY) expect(readAll(place, empty)).toMatchObject({ readCode: '' });
  });
});
