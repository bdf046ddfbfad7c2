import { expect, test } from 'vitest';
import { decimals } from './given-fields.ts';

/** Rates of all requests. */
const rates = decimals.filter(({ name }) => /rate$/i.test(name));

test('rates are found in the lines of all kinds of invoices', () => {
  expect(rates.length).toBeGreaterThan(3);
});

test.each(rates)('$name is a fraction: 13 is per cent, and rejected', ({ name, of }) => {
  const member = name.slice(name.indexOf('.') + 1);
  const isRejected = (rate: string): boolean =>
    (of.input().safeParse({ [member]: rate }).error?.issues ?? []).some(
      ({ path }) => path[0] === member,
    );
  expect(['0', '0.13', '0.005'].map(isRejected)).toEqual([false, false, false]);
  expect(['13', '1.5', '3.00'].map(isRejected)).toEqual([true, true, true]);
});
