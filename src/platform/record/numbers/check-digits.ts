import type { Message } from '../../../messages/message.ts';
import { numbers } from '../../../messages/numbers.ts';

/** The characters of unified social credit codes, each with its place as its value (GB 32100). */
const CREDIT_SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const CREDIT_LENGTH = 18;

const ID_FORM = /^\d{6}(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]$/;
const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const ID_SIGNS = '10X98765432';

/**
 * What is doubtful about a tax number; null where nothing is. Only numbers of 18 characters have a check character: a credit
 * code's, or that of the owner's ID number. It may be wrong on a number that is in use, so that nothing is refused for it.
 */
export function taxNumberDoubt(number: string): Message | null {
  if (number.length !== CREDIT_LENGTH || fitsCreditCode(number) || fitsIdNumber(number))
    return null;
  return numbers.creditCodeDigit;
}

/** The same of an ID number of 18 characters; null for other certificates. */
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
