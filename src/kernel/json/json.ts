import { Big } from 'big.js';

/**
 * Number that `JSON.stringify` writes exactly as `digits`. Most are read and never written, so it is not JavaScript's
 * `JSON.rawJSON`, which parses the digits again and takes many times as long to create.
 */
export class RawNumber {
  readonly digits: string;

  constructor(digits: string) {
    this.digits = digits;
  }

  toJSON(): unknown {
    return JSON.rawJSON(this.digits);
  }
}

declare global {
  // Part of every Node 24, but missing in TypeScript's library: https://tc39.es/proposal-json-parse-with-source/
  interface JSON {
    rawJSON(text: string): unknown;
    parse(
      text: string,
      reviver: (
        this: unknown,
        key: string,
        value: unknown,
        context: { readonly source?: string },
      ) => unknown,
    ): unknown;
  }
}

/** Any JSON value. A `RawNumber` may take the place of any number. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** JSON number with these digits. */
export function rawNumber(digits: string): Json {
  return new RawNumber(digits) as unknown as Json; // the type `Json` cannot express it
}

/** True for a JSON object; false for arrays, `null` and a `RawNumber`, although JavaScript treats them as objects. */
export function isJsonObject(value: unknown): value is JsonObject {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof RawNumber)
  );
}

/** Digits of a JSON number or of a `RawNumber`; undefined for anything else. */
export function numberDigits(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return value instanceof RawNumber ? value.digits : undefined;
}

/** A text unchanged, a number as its digits; undefined for anything else. */
export function plainText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : numberDigits(value);
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

/**
 * An object, also as the only item of a list: generic gateways write either for a result of one row. Undefined for anything else,
 * such as several objects, of which any choice would be a guess.
 */
export function soleObject(value: Json | undefined): JsonObject | undefined {
  const one = Array.isArray(value) && value.length === 1 ? (value[0] as Json) : value;
  return isJsonObject(one) ? one : undefined;
}

/** Quick check that excludes most texts, which contain none of the escapes below. */
const SUSPECT = /\\u(?:0000|[dD][89a-fA-F])|\\\\"\s*:/;

/** Escaped characters: a backslash that ends a name, any other backslash, U+0000, a surrogate pair, or half of one. */
const ESCAPES =
  /(\\\\)(?=(?:\\u0000)*"\s*:)|\\\\|\\u0000|\\u[dD][89abAB][\da-fA-F]{2}(?:\\u[dD][c-fC-F][\da-fA-F]{2})?|\\u[dD][c-fC-F][\da-fA-F]{2}/g;

const HALF_LENGTH = String.raw`\ud800`.length;

const BACKSLASH_ENDS_NAME = /(?<!\\)(?:\\\\)+"\s*:/;

/**
 * True for JSON in which the name of a member ends in a backslash. Afterwards V8 misreads an escaped character at the end of a
 * name, in any later text, as a backslash: https://github.com/nodejs/node/issues/63785.
 */
export function spoilsLaterNames(json: string): boolean {
  return BACKSLASH_ENDS_NAME.test(json);
}

/**
 * Received JSON without characters that PostgreSQL cannot store and strict parsers of clients reject: U+0000, and halves of
 * surrogate pairs, as of a name that was cut off within a rare character. The replacement character takes the place of a half,
 * and of a backslash that ends a name, see `spoilsLaterNames`.
 */
export function storableJson(text: string): string {
  return SUSPECT.test(text) ? text.replaceAll(ESCAPES, replacementOf) : text;
}

function replacementOf(escape: string, endOfName: string | undefined): string {
  if (escape === String.raw`\u0000`) return '';
  const isReplaced = endOfName !== undefined || escape.length === HALF_LENGTH;
  return isReplaced ? String.raw`\ufffd` : escape;
}

/**
 * Reads the JSON of a file that a person or a build wrote, with or without a byte order mark. Throws an `Error` that quotes nothing,
 * as the file may hold secrets.
 */
export function jsonInFile(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\u{feff}/u, ''));
  } catch {
    throw new Error('it is not valid JSON');
  }
}
