import { Big } from 'big.js';
import { type Json, RawNumber, rawNumber, storableJson } from '../../kernel/json/json.ts';
import { parseKeeping } from '../../kernel/json/lossless-json.ts';

/**
 * Parses JSON and keeps every number as a `RawNumber` that a double would change or write differently (`100.00`). Takes
 * about three times as long as `JSON.parse`. Texts are read as `storableJson` leaves them.
 */
export function parseExactJson(text: string): Json {
  return parseKeeping(storableJson(text), (source) => source !== String(Number(source)));
}

/** Digits of a JSON number or of a `RawNumber`; undefined for anything else. */
export function numberText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return value instanceof RawNumber ? value.digits : undefined;
}

/** A text unchanged, a number as its digits; undefined for anything else. */
export function plainText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : numberText(value);
}

/**
 * A code, number, date or id as the documents write it: without blanks around it and with plain characters for full-width ones.
 * Undefined for a value that is neither a text nor a number.
 */
export function plainSpelling(value: unknown): string | undefined {
  const read = plainText(value);
  return read === undefined || !ODD_SPELLING.test(read) ? read : read.normalize('NFKC').trim();
}

const ODD_SPELLING = /[^\x21-\x7e]/;

/** Value that `JSON.stringify` writes as the number `text`, digit for digit. */
export function exactNumber(text: string): Json {
  return rawNumber(text);
}

/**
 * Converts other spellings of a decimal: `1.2345678E7`, as Java writes a double from ten million on, leading zeros, thousands
 * set off by commas, and amounts with the sign of the yuan. The exponent is bounded: three characters could otherwise
 * allocate gigabytes. Doubles below 1, such as 0.30000000000000004, are rounded to 16 decimals. Undefined for anything else.
 */
export function plainDigits(value: Json): string | undefined {
  const text = plainSpelling(value)?.replace('\u2212', '-') ?? '';
  if (LONG.test(text)) return new Big(text).round(16).toFixed();
  const digits = SCIENTIFIC.test(text) ? new Big(text).toFixed() : withoutMarks(text);
  return isDecimal(digits) ? digits : undefined;
}

const LONG = /^-?0\.\d{17,20}$/;

const SCIENTIFIC = /^-?\d{1,20}(?:\.\d{1,20})?[eE][+-]?\d{1,2}$/;
const MARKED = /^([+-]?)(?:¥|CNY|RMB)?\s?([+-]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s?元?$/;

/** Digits of an amount as people write it; the text itself if it is not one. */
function withoutMarks(text: string): string {
  const [, before = '', behind = '', whole, decimals = ''] = MARKED.exec(text) ?? [];
  if (whole === undefined || (before !== '' && behind !== '')) return text;
  const sign = (before + behind).replace('+', '');
  return sign + whole.replaceAll(',', '').replace(/^0+(?=\d)/, '') + decimals;
}

/** Without leading zeros, which no JSON number may have. */
export function isDecimal(digits: string): boolean {
  return /^-?(?:0|[1-9]\d{0,19})(?:\.\d{1,16})?$/.test(digits);
}
