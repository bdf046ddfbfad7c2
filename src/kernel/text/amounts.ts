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
