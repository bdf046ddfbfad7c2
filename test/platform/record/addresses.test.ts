import { describe, expect, test } from 'vitest';
import { capabilities } from '../../../src/capabilities/index.ts';
import {
  type Field,
  isRecord,
  type Structure,
  WireError,
} from '../../../src/platform/record/index.ts';

interface Place {
  readonly name: string;
  readonly field: Field;
}

/** The addresses in an answer, and in all that stands in it. */
function addressesIn(structure: Structure): readonly Place[] {
  if (!isRecord(structure)) return [];
  return Object.entries(structure.fields).flatMap(([name, field]) => {
    const inner = field.shape.kind === 'list' ? field.shape.of : field.shape;
    if (inner.kind === 'structure') return addressesIn(inner.structure());
    const isAddress = inner.kind === 'scalar' && inner.scalar === 'URL';
    return isAddress ? [{ name: `${structure.name}.${name}`, field }] : [];
  });
}

const places = capabilities
  .flatMap(({ endpoints }) => endpoints)
  .flatMap(({ response }) => addressesIn(response));

test('there are addresses to look at', () => {
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

  test.each(NONE)('is none for %s', (value) => {
    expect(() => read(value)).toThrow(WireError);
  });

  test.each([
    'https://example.com/a?b=%E4%B8%AD&c=1#d',
    'HTTP://192.0.2.1:8080',
    'https://例子.中国/x',
  ])('is passed on as it is: %s', (value) => {
    expect(read(value)).toBe(value);
  });
});
