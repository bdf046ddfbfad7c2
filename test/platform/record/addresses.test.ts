import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/schema.ts';
import type { Json, JsonObject } from '../../../src/kernel/json/json.ts';
import {
  type Field,
  isRecord,
  type RecordType,
  type Structure,
  WireError,
} from '../../../src/platform/record/index.ts';

interface Place {
  readonly name: string;
  readonly field: Field;
  readonly record: RecordType;
}

/** The URLs in a response, at any depth. */
function addressesIn(structure: Structure): readonly Place[] {
  if (!isRecord(structure)) return [];
  return Object.entries(structure.fields).flatMap(([name, field]) => {
    const inner = field.shape.kind === 'list' ? field.shape.of : field.shape;
    if (inner.kind === 'structure') return addressesIn(inner.structure());
    return isAddress(field)
      ? [{ name: `${structure.name}.${name}`, field, record: structure }]
      : [];
  });
}

function isAddress({ shape }: Field): boolean {
  return shape.kind === 'scalar' && shape.scalar === 'URL';
}

const places = endpoints.flatMap(({ response }) => addressesIn(response));

test('there are URLs to check', () => {
  expect(places.length).toBeGreaterThan(10);
});

const NONE = [
  'javascript:alert(1)',
  'JavaScript://example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://example.com/x',
  '/pay?order=1',
  '//example.com/x',
  'example.com/x',
  'https://',
  'https:///x',
  'https://[x',
  'https://example.com:x/',
  'https://example.com/a b',
];

describe.each(places)('$name', ({ field }) => {
  const wire = field.wire ?? '';
  const read = (value: string): unknown => {
    const into: Record<string, unknown> = {};
    field.read({ [wire]: value }, 'address', into);
    return into['address'];
  };

  test.each(NONE)('rejects %s', (value) => {
    expect(() => read(value)).toThrow(WireError);
  });

  test.each([
    'https://example.com/a?b=%E4%B8%AD&c=1#d',
    'HTTP://192.0.2.1:8080',
    'https://例子.中国/x',
  ])('is passed on unchanged: %s', (value) => {
    expect(read(value)).toBe(value);
  });
});

const SAMPLES = {
  String: '12345678901234567890',
  Int: 1,
  Boolean: true,
  Decimal: '1.00',
  Date: '2026-11-20',
  DateTime: '2026-11-20 08:00:00',
  YearMonth: '202611',
  URL: 'https://example.com/page',
  JSONObject: {},
  File: '',
} as const satisfies Record<string, Json>;

/** A value that the platform might send for a field of this shape. */
function sampleOf(shape: Field['shape']): Json {
  if (shape.kind === 'scalar') return SAMPLES[shape.scalar];
  if (shape.kind === 'list') return [sampleOf(shape.of)];
  if (shape.kind === 'code') return [...shape.table.nameOf.keys()][0] ?? '';
  const structure = shape.structure();
  return isRecord(structure) ? sampleOfRecord(structure) : {};
}

function sampleOfRecord({ fields }: RecordType): JsonObject {
  const members = Object.values<Field>(fields);
  return Object.fromEntries(
    members.flatMap(({ wire, shape }) => (wire === null ? [] : [[wire, sampleOf(shape)]])),
  );
}

/** A response as shown by this service; `raw` repeats the original. */
const shownOf = (record: RecordType, answer: JsonObject): Record<string, unknown> => ({
  ...record.read(answer, () => {}),
  raw: null,
});

const mayBeMissing = places.filter(({ field }) => field.optional);
const mustBeThere = places.filter(({ field }) => !field.optional);

describe.each(mayBeMissing)('a response whose $name is no URL', ({ name, field, record }) => {
  const sample = sampleOfRecord(record);
  const member = name.slice(record.name.length + 1);

  test.each([...NONE, '', ' ', 7, null, [], {}])(
    'has null there, and all other members: %j',
    (value) => {
      const whole = shownOf(record, sample);
      expect(whole[member]).toBe(SAMPLES.URL);
      const answer = { ...sample, [field.wire ?? '']: value };
      expect(shownOf(record, answer)).toEqual({ ...whole, [member]: null });
    },
  );
});

/** Null or blank if the platform drew no map; the call was billed, and must not be repeated. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['TruckMapPage.mapUrl']);

describe.each(mustBeThere)('$name', ({ name, field, record }) => {
  test('is the only URL of a response that is useless without it', () => {
    expect(Object.values<Field>(record.fields).filter(isAddress)).toEqual([field]);
  });

  const empty = MAY_BE_EMPTY.has(name) ? [] : ['', ' ', null];
  test.each([...NONE, 7, ...empty, [], {}])('is required: %j', (value) => {
    const answer = { ...sampleOfRecord(record), [field.wire ?? '']: value };
    expect(() => record.read(answer, () => {})).toThrow(WireError);
  });
});

test('an enterprise verifies its name on one of two pages: a response without both is invalid', () => {
  const pages = places.find(({ name }) => name === 'CompanyAuthLink.pcUrl');
  const answer = { pcUrl: 'javascript:alert(1)', h5Url: '' };
  expect(() => pages?.record.read(answer, () => {})).toThrow(
    'an object with at least one of pcUrl, h5Url',
  );
});
