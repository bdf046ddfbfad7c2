import type { Message } from '../../../messages/message.ts';
import { numbers } from '../../../messages/numbers.ts';

const SCIENTIFIC = /^[+-]?\d+(?:\.\d*E[+-]?|E\+)\d+$/i;
const QUOTE = /^['’‘‛`´"“”＇＂]/u;
const FULL_WIDTH = /[！-～]/u;
const FULL_WIDTH_DIGIT = /[０-９Ａ-Ｚａ-ｚ]/u;
const COLON_IN_FRONT = /^[^0-9]*[:：]/u;
const LABEL = /^[^0-9]*[^0-9A-Za-z]$|^no$/iu;
const DECIMALS = /\.0*$/;
const SEPARATORS = /[\s\p{Pd}·.,，、_/]+/gu;

/** Longest label that is recognized. */
const LONGEST_LABEL = 16;

/**
 * Damage by a spreadsheet, a form or a copied line; null for a number that is correct or wrong in another way. For a number
 * without a fixed form (null) only scientific notation, quotes and full-width digits are recognized.
 */
export function damageTo(value: string, form: RegExp | null): Message | null {
  if (SCIENTIFIC.test(value)) return numbers.scientific;
  if (QUOTE.test(value)) return numbers.quoted;
  if (form === null) return FULL_WIDTH_DIGIT.test(value) ? numbers.fullWidth : null;
  if (form.test(value)) return null;
  // Before the test for labels, which would take a leading full-width digit for one.
  if (FULL_WIDTH_DIGIT.test(value) && form.test(value.normalize('NFKC'))) return numbers.fullWidth;
  if (COLON_IN_FRONT.test(value) || hasLabel(value, form)) return numbers.labeled;
  if (FULL_WIDTH.test(value)) return numbers.fullWidth;
  if (form.test(value.replace(DECIMALS, ''))) return numbers.decimals;
  return form.test(value.replace(SEPARATORS, '')) ? numbers.separated : null;
}

/** True when a label stands before the number. */
function hasLabel(value: string, form: RegExp): boolean {
  for (let end = 1; end <= LONGEST_LABEL && end < value.length; end++) {
    if (LABEL.test(value.slice(0, end)) && form.test(value.slice(end))) return true;
  }
  return false;
}
