import { isJsonObject } from '../../../kernel/json/json.ts';
import type { Message } from '../../../messages/message.ts';
import { isChoice } from '../shapes/choice.ts';
import type { Field, Shape, Structure } from '../field.ts';
import { isRecord } from '../record.ts';
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

/** True if a label precedes the number. */
function hasLabel(value: string, form: RegExp): boolean {
  for (let end = 1; end <= LONGEST_LABEL && end < value.length; end++) {
    if (LABEL.test(value.slice(0, end)) && form.test(value.slice(end))) return true;
  }
  return false;
}

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

/** Value with a check digit in an input. */
export interface CheckedDigit {
  /** Path to it, for example `seller.taxNumber`. */
  readonly path: string;
  /** Likely typing error; null for none. */
  readonly doubt: Message | null;
}

type Path = readonly (string | number)[];

/** Lists every value with a check digit in a valid input, without the values themselves. */
export function checkDigitsIn(
  structure: Structure,
  value: unknown,
  path: Path = [],
): readonly CheckedDigit[] {
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const below = [...path, name];
    const known = memberOf(structure, name);
    if (known === undefined) return [];
    if ('shape' in known) return inField(known, known.shape, member, below);
    return listed(member, below, (item, place) => checkDigitsIn(known.record, item, place));
  });
}

function memberOf(structure: Structure, name: string) {
  if (isRecord(structure)) return structure.fields[name];
  return isChoice(structure) ? structure.variants[name] : undefined;
}

function inField(field: Field, shape: Shape, value: unknown, path: Path): readonly CheckedDigit[] {
  if (shape.kind === 'list')
    return listed(value, path, (item, place) => inField(field, shape.of, item, place));
  if (shape.kind === 'structure') return checkDigitsIn(shape.structure(), value, path);
  if (typeof value !== 'string' || !field.doubt) return [];
  return [{ path: path.join('.'), doubt: field.doubt(value) }];
}

function listed(
  value: unknown,
  path: Path,
  look: (item: unknown, path: Path) => readonly CheckedDigit[],
): readonly CheckedDigit[] {
  if (!Array.isArray(value)) return look(value, path);
  return value.flatMap((item: unknown, index) => look(item, [...path, index]));
}
