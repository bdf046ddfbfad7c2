import { expect, test } from 'vitest';
import { decimals, faults } from './given-fields.ts';

/** Amounts of money that are sent. */
const amounts = decimals.filter(
  ({ field: { shape } }) => shape.kind === 'scalar' && shape.isAmount !== undefined,
);

test('amounts are found in the requests of all capabilities', () => {
  expect(amounts.length).toBeGreaterThan(30);
});

test.each(amounts)('$name has at most twelve digits before the point', (place) => {
  const isRejected = (digits: string): boolean =>
    ['', '-'].every((sign) => faults(place, sign + digits).length > 0);
  expect(isRejected('999999999999.99')).toBe(false);
  expect(isRejected('1000000000000.00')).toBe(true);
});
