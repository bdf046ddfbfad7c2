import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { date } from '../../../src/platform/record/index.ts';

const day = date('rq', { doc: 'A day.' });
const padded = (length: number) => (part: number) => String(part).padStart(length, '0');

test('a day is one exactly where the calendar of JavaScript has it', () => {
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
