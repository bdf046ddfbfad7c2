import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseExactJson } from '../../../src/kernel/json/lossless-json.ts';
import type { Decoded, Input } from '../../../src/platform/record/index.ts';
import { dateTime, encode, record } from '../../../src/platform/record/index.ts';
import { order } from './order.ts';

const digits = (most: number): fc.Arbitrary<string> =>
  fc.bigInt({ min: 0n, max: 10n ** BigInt(most) - 1n }).map(String);
const decimals = (scale: number, sign: string): fc.Arbitrary<string> =>
  fc
    .tuple(digits(20), fc.stringMatching(new RegExp(`^[0-9]{0,${scale}}$`)))
    .map(([whole, part]) => `${sign}${whole}${part === '' ? '' : `.${part}`}`);
const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const maybe = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(of);
/** A text of blanks counts as missing in a response, and surrounding blanks are dropped. */
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
  .map((text) => text.trim())
  .filter((text) => text !== '');

const orders: fc.Arbitrary<Input<typeof order>> = fc.record({
  title: words,
  note: maybe(words),
  amount: fc.oneof(decimals(16, ''), decimals(16, '-')),
  tax: maybe(decimals(2, '')),
  count: fc.integer({ min: 0, max: 99 }),
  digital: fc.boolean(),
  mock: maybe(fc.boolean()),
  paidBy: fc.constantFrom('CASH' as const, 'CARD' as const),
  urgency: maybe(fc.constantFrom('LOW' as const, 'HIGH' as const)),
  day: days.map((iso) => iso.slice(0, 10)),
  at: days.map((iso) => `${iso.slice(0, 19)}+08:00`),
  month: maybe(days.map((iso) => iso.slice(0, 7))),
  address: maybe(fc.record({ street: words, area: maybe(decimals(16, '')) })),
  extra: maybe(fc.record({ station: words })),
  lines: fc.array(
    fc.record({
      name: words,
      rate: decimals(3, ''),
      discount: maybe(decimals(2, '-')),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

/** Encodes, writes and parses the text, and decodes. */
function throughTheWire(value: Input<typeof order>): Decoded<typeof order> {
  return order.read(parseExactJson(JSON.stringify(encode(order, value))));
}

test('an encoded value is decoded unchanged, with all digits', () => {
  fc.assert(
    fc.property(orders, (given) => {
      const raw = { CASH: '001', CARD: '004', LOW: '1', HIGH: '2' };
      expect(throughTheWire(given)).toEqual({
        ...given,
        paidByCode: raw[given.paidBy],
        urgencyCode: given.urgency ? raw[given.urgency] : null,
      });
    }),
    { numRuns: 300 },
  );
});

test('an instant is written in its field’s form, in Shanghai time, and read back', () => {
  const times = record('Times', 'Times.', {
    plain: dateTime('a', { doc: 'Without zone.' }),
    compact: dateTime('b', { as: 'yyyyMMddHHmm', doc: 'To the minute.' }),
    zoned: dateTime('c', { as: 'rfc3339', doc: 'With the zone.' }),
  });
  const evening = '2026-11-20T16:30:00Z';
  const wire = encode(times, { plain: evening, compact: evening, zoned: evening });

  expect(wire).toEqual({
    a: '2026-11-21 00:30:00',
    b: '202611210030',
    c: '2026-11-21T00:30:00+08:00',
  });
  const night = '2026-11-21T00:30:00+08:00';
  expect(times.read(wire)).toEqual({ plain: night, compact: night, zoned: night });
});

test('an amount that a double cannot represent is written as a number, digit for digit', () => {
  const [given] = fc.sample(orders, 1);
  if (given === undefined) throw new Error('One was asked for.');
  const wire = JSON.stringify(encode(order, { ...given, amount: '90071992547409931.10' }));

  expect(wire).toContain('"je":90071992547409931.10,');
});
