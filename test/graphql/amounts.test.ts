import * as fc from 'fast-check';
import { getNamedType, type GraphQLField, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { shownAmount } from '../../src/kernel/text/amounts.ts';
import { createSchema } from '../../src/schema.ts';

const decimals = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.bigInt({ min: 0n, max: 10n ** 20n - 1n }).map(String),
    fc.stringMatching(/^[0-9]{0,16}$/),
  )
  .map(([sign, whole, part]) => `${sign}${whole}${part === '' ? '' : `.${part}`}`);

test('an amount is shown with at least two decimals, and with all its digits', () => {
  fc.assert(
    fc.property(decimals, (digits) => {
      const shown = shownAmount(digits);
      expect(shown).toMatch(/^-?\d+\.\d{2,}$/);
      const added = shown.slice(digits.length);
      expect(shown).toBe(digits + added);
      // Only missing zeros, and the point before them.
      expect(added).toMatch(digits.includes('.') ? /^0?$/ : /^\.00$/);
      expect(shownAmount(shown)).toBe(shown);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['1660', '1660.00'],
  ['-0.5', '-0.50'],
  ['2529.00', '2529.00'],
  ['0.123', '0.123'],
  ['1660.0000', '1660.0000'],
])('the amount %s is shown as %s', (digits, shown) => {
  expect(shownAmount(digits)).toBe(shown);
});

/** Decimals that are no amount of money: quantities, unit prices, rates, distances. */
const NO_AMOUNT =
  /^(?:quantity|unitPrice|taxRate|rate|levyRates|vatRates|correspondingRates|mileage)$/;

test('each decimal of a response is an amount, unless its name shows otherwise', () => {
  const fields = Object.values(createSchema().getTypeMap())
    .flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()) : []))
    .filter(({ type }) => getNamedType(type).name === 'Decimal');
  expect(fields.length).toBeGreaterThan(60);
  const wrong = fields.filter((field) => isShownAsAmount(field) === NO_AMOUNT.test(field.name));
  expect(wrong.map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
});

/** True if the schema's builder declared the field as an amount. */
function isShownAsAmount({ extensions }: GraphQLField<unknown, unknown>): boolean {
  const options = extensions['pothosOptions'];
  return (
    typeof options === 'object' &&
    options !== null &&
    'isAmount' in options &&
    (options.isAmount === true || options.isAmount === 'as read')
  );
}
