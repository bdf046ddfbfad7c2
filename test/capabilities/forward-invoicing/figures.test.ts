import { expect, test } from 'vitest';
import { differentAmounts } from '../../../src/capabilities/forward-invoicing/figures.ts';

const figures = (amountWithTax: string | null) => ({
  amountWithTax,
  amountWithoutTax: null,
  taxAmount: null,
});

test.each([
  ['113', 0],
  ['113.000', 0],
  ['112.99999999999999', 0],
  [null, 0],
  ['113.01', 1],
])('an amount of 113.00 that the platform has as %s has %i differences', (platform, count) => {
  expect(differentAmounts(figures('113.00'), figures(platform))).toHaveLength(count);
});
