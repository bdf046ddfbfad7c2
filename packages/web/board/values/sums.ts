/** Exact sum of amounts with at most two decimals, as a text with two. */
export function sumOf(amounts: readonly string[]): string {
  const cents = amounts.reduce((sum, amount) => sum + toCents(amount), 0n);
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Whole units of a decimal, for charts, in which cents are not visible. */
export function wholeUnits(digits: string): number {
  return Number(toCents(digits) / 100n);
}

function toCents(amount: string): bigint {
  const [whole = '0', cents = ''] = amount.replace('-', '').split('.');
  const sum = BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0').slice(0, 2));
  return amount.startsWith('-') ? -sum : sum;
}
