import { Big } from 'big.js';

/**
 * An amount of money as it is shown: with two decimals, or with those that it has where they are more. Only zeros
 * are added, so that it is the same number.
 *
 * @param digits a decimal, such as `1660` or `-0.5`
 */
export function shownAmount(digits: string): string {
  // Nearly all have their cents, so these are checked first.
  if (digits.at(-3) === '.') return digits;
  const point = digits.indexOf('.');
  if (point === -1) return `${digits}.00`;
  return digits.length - point === 2 ? `${digits}0` : digits;
}

/**
 * An amount in yuan as whole fen, rounded half up where it has more than two decimals; null for what is no decimal, or
 * too large to be exact.
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
