import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** A JavaScript number parsed from an amount in yuan: `90071992547409.93` and `…92` become equal. */
const TO_NUMBER = /\bNumber\(|\bparseFloat\(|\.toNumber\(/;
const AMOUNT = /amount|price|yuan|tax(?!Rate)|total/i;

/** Sums of digits, whose names only sound like money. */
const DIGITS = new Set(['src/platform/record/leaves/checked-digits.ts']);

const usesNumber = (line: string): boolean => TO_NUMBER.test(line) && AMOUNT.test(line);

test.each([
  'return Number(amountWithoutTax) === Number(other.amountWithoutTax)',
  'const amount = (member) => Number(texts.get(member));',
  'parseFloat(unitPrice)',
  'new Big(totalTax).toNumber()',
])('an amount converted to a number is detected: %s', (line) => {
  expect(usesNumber(line)).toBe(true);
});

test('no amount becomes a number, which loses the cents of large ones', async () => {
  const found: string[] = [];
  for await (const file of glob('{src,packages/client/src,packages/web}/**/*.{ts,tsx}', {
    exclude: ['**/node_modules/**', '**/generated/**'],
  })) {
    const lines = (await readFile(file, 'utf8')).split('\n');
    if (DIGITS.has(file)) continue;
    found.push(...lines.filter(usesNumber).map((line) => `${file}: ${line.trim()}`));
  }
  expect(found).toEqual([]);
});
