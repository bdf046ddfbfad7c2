import type { Message } from '../../../messages/message.ts';
import { numbers } from '../../../messages/numbers.ts';

/** Characters of unified social credit codes; the value of each is its position (GB 32100). */
const CREDIT_SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const CREDIT_LENGTH = 18;

const ID_FORM = /^\d{6}(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]$/;
const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const ID_SIGNS = '10X98765432';

/**
 * Likely typing error in a tax number; null for none. Only numbers of 18 characters have a check character: of a credit code,
 * or of the owner's ID number. Numbers in use may have a wrong one, so it is reported and never rejected.
 */
export function taxNumberDoubt(number: string): Message | null {
  if (number.length !== CREDIT_LENGTH || fitsCreditCode(number) || fitsIdNumber(number))
    return null;
  return numbers.creditCodeDigit;
}

/** Likely typing error in an ID number of 18 characters; null for other certificates. */
export function idNumberDoubt(number: string): Message | null {
  const plain = number.toUpperCase();
  return ID_FORM.test(plain) && !fitsIdNumber(plain) ? numbers.idDigit : null;
}

function fitsCreditCode(code: string): boolean {
  const values = Array.from(code, (sign) => CREDIT_SIGNS.indexOf(sign));
  if (values.includes(-1)) return false;
  const sum = values.slice(0, -1).reduce((total, value, place) => total + value * 3 ** place, 0);
  return (sum + (values.at(-1) ?? 0)) % CREDIT_SIGNS.length === 0;
}

function fitsIdNumber(number: string): boolean {
  if (!ID_FORM.test(number)) return false;
  const sum = ID_WEIGHTS.reduce(
    (total, weight, place) => total + weight * Number(number[place]),
    0,
  );
  return ID_SIGNS[sum % ID_SIGNS.length] === number.at(-1);
}
