import { Big } from 'big.js';

/**
 * Amount of money for display: with two decimals, or with all of its decimals if there are more. Only zeros are added, so the
 * value is the same.
 *
 * @param digits a decimal, such as `1660` or `-0.5`
 */
export function shownAmount(digits: string): string {
  // Nearly all amounts have two decimals, so this check is first.
  if (digits.at(-3) === '.') return digits;
  const point = digits.indexOf('.');
  if (point === -1) return `${digits}.00`;
  return digits.length - point === 2 ? `${digits}0` : digits;
}

/**
 * Amount in yuan as whole fen; more than two decimals are rounded half up. Null for a text that is not a decimal, or is too large
 * to be exact.
 */
export function toFen(digits: string | null): number | null {
  if (digits === null || !/^-?\d+(?:\.\d+)?$/.test(digits)) return null;
  const fen = new Big(digits).times(100).round(0, Big.roundHalfUp).toNumber();
  return Number.isSafeInteger(fen) ? fen : null;
}

/** Whole fen as an amount in yuan with two decimals. */
export function fromFen(fen: number | bigint): string {
  return new Big(String(fen)).div(100).toFixed(2);
}

/** A decimal rounded to cents: a program that computes in binary floating point writes 0.3 as 0.30000000000000004. */
export function toCents(digits: string): Big {
  return new Big(digits).round(2, Big.roundHalfUp);
}

/** Three amounts with 2 decimals each: without tax + tax = with tax. */
export interface Amounts {
  readonly amountWithTax: string;
  readonly amountWithoutTax: string;
  readonly taxAmount: string;
}

/** Sums of some lines, each with two decimals. */
export function sumOf(lines: readonly Amounts[]): Amounts {
  const sum = (field: keyof Amounts): string =>
    lines.reduce((total, line) => total.plus(line[field]), new Big(0)).toFixed(2, Big.roundHalfUp);
  return {
    amountWithTax: sum('amountWithTax'),
    amountWithoutTax: sum('amountWithoutTax'),
    taxAmount: sum('taxAmount'),
  };
}
