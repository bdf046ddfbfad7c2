import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpoints } from '../../../src/schema.ts';
import {
  aviationFace,
  blockchainFace,
  railwayFace,
  vatInvoiceFace,
} from '../../../src/capabilities/verification/wire/faces.ts';
import type { Json } from '../../../src/kernel/json/json.ts';
import {
  date,
  type Field,
  isRecord,
  type Structure,
  WireError,
} from '../../../src/platform/record/index.ts';

const day = date('rq', { doc: 'A day.' });
const padded = (length: number) => (part: number) => String(part).padStart(length, '0');

test('a day is valid exactly if JavaScript’s calendar has it', () => {
  const years = fc.oneof(
    fc.integer({ min: 0, max: 9999 }),
    fc.constantFrom(1900, 2000, 2024, 2100),
  );
  const texts = fc
    .tuple(
      years.map(padded(4)),
      fc.integer({ min: 0, max: 13 }).map(padded(2)),
      fc.integer({ min: 0, max: 32 }).map(padded(2)),
    )
    .map((parts) => parts.join('-'));
  fc.assert(
    fc.property(texts, (text) => {
      const instant = Date.parse(`${text}T00:00:00Z`);
      const exists =
        !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === text;
      expect(day.input().safeParse(text).success).toBe(exists);
    }),
    { numRuns: 5_000 },
  );
});

/** All response fields that are days, times or months, with their paths. */
function timesIn(structure: Structure, path: string, above: readonly Structure[] = []): Found[] {
  if (!isRecord(structure) || above.includes(structure)) return [];
  return Object.entries<Field>(structure.fields).flatMap(([name, field]) => {
    const at = `${path} ${structure.name}.${name}`;
    const shape = field.shape.kind === 'list' ? field.shape.of : field.shape;
    const inner = shape.kind === 'structure' ? [shape.structure()] : [];
    const held = shape.kind === 'scalar' ? (shape.holds ?? []) : [];
    const deeper = [...inner, ...held].flatMap((one) => timesIn(one, at, [...above, structure]));
    const isTime = shape.kind === 'scalar' && /^(?:Date|DateTime|YearMonth)$/.test(shape.scalar);
    return isTime ? deeper.concat({ at, field, scalar: shape.scalar }) : deeper;
  });
}

interface Found {
  readonly at: string;
  readonly field: Field;
  readonly scalar: string;
}

const found = [
  ...endpoints.flatMap(({ path, response }) => timesIn(response, path)),
  ...[vatInvoiceFace, aviationFace, railwayFace, blockchainFace].flatMap((one) => timesIn(one, '')),
];

const nothing = { Date: null, DateTime: null, YearMonth: null };
const night = { ...nothing, Date: '2026-12-01', DateTime: '2026-12-01T04:00:00+08:00' };
const evening = { ...nothing, Date: '2026-11-30', DateTime: '2026-11-30T20:00:00+08:00' };
const dayAlone = { ...nothing, Date: '2026-11-30' };

/** A spelling, and the value read by each kind of field: never an uncertain day. */
const spellings: readonly (readonly [Json, Readonly<Record<string, string | null>>])[] = [
  ['2026-11-30', dayAlone],
  [20261130, dayAlone],
  ['2026/11/30', dayAlone],
  ['2026-11-30+08:00', dayAlone],
  ['2026-11-30 20:00:00', evening],
  ['2026-11-30T20:00:00', evening],
  ['2026-11-30T20:00:00.123', evening],
  ['20261130200000', evening],
  ['20261130200000.5', evening],
  ['2026/11/30 20:00:00', evening],
  ['2026-11-30T20:00:00Z', night],
  ['2026-11-30t20:00:00z', night],
  ['2026-11-30T20:00:00.000+0000', night],
  ['2026-11-30 20:00:00 +0000', night],
  ['2026-11-30 20:00:00 UTC', night],
  ['2026-11-30T20:00:00Z[UTC]', night],
  ['2026-12-01T04:00:00+08:00[Asia/Shanghai]', night],
  ['2026/11/30 20:00:00Z', night],
  ['20261130T200000Z', night],
  ['20261130200000+0000', night],
  ['2026-11-30 24:00:00', { ...dayAlone, DateTime: '2026-12-01T00:00:00+08:00' }],
  ['202611', { ...nothing, YearMonth: '2026-11' }],
  ['2026-11', { ...nothing, YearMonth: '2026-11' }],
  ...[
    1796040000000,
    '1796040000000',
    1796040000,
    '1796040000',
    '1710123456789',
    '1710123456',
    1796040000.5,
    '20261130200000123',
    '2026-11-30 8:00:00 PM',
    '2026-11-30 20:00:00 CST',
    '2026-11-30 20:00:00[America/New_York]',
    '2026-11-30T20:00-5',
    '2026-11-30 25:00:00',
    '2026-11-30 至 2027-11-30',
    '20261130-20271130',
    '11/30/2026',
    '30.11.2026',
    '46356',
    '0000-00-00',
    '长期',
  ].map((odd) => [odd, nothing] as const),
];

test.each(spellings)(
  '%j is read as a day, time or month only if it is certain',
  (said, expected) => {
    expect(found.length).toBeGreaterThan(20);
    const read = found.map(({ at, field, scalar }) => {
      const into: Record<string, unknown> = {};
      try {
        const source = { [field.wire ?? '']: said };
        // Some are within `records`.
        field.read({ ...source, records: source }, 'value', into);
      } catch (error) {
        if (!(error instanceof WireError)) throw error;
      }
      return [at, scalar, into['value'] ?? null];
    });
    expect(read).toEqual(found.map(({ at, scalar }) => [at, scalar, expected[scalar]]));
  },
);
