import type { Json } from '../kernel/json.ts';

/**
 * Parses JSON and keeps every number whose digits a double would change, or write otherwise (`100.00`),
 * as a `RawNumber`. Several times slower than `JSON.parse` where there is one, and nearly as fast where not.
 */
export function parseExactJson(text: string): Json {
  // JSON.parse gives JSON.
  return keepsAllDigits(text) ? (JSON.parse(text) as Json) : parseWithSources(text);
}

/** The exact parser without its short cut; for tests to compare with. */
export function parseWithSources(text: string): Json {
  // JSON.parse gives JSON; RawNumber stands where a number does, as `Json` has no better word for it.
  return JSON.parse(text, (_key, value, context) =>
    typeof value === 'number' && context.source !== undefined && context.source !== String(value)
      ? JSON.rawJSON(context.source)
      : value,
  ) as Json;
}

/** The digits of a JSON number or of a `RawNumber`; undefined for anything else. */
export function numberText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return JSON.isRawJSON(value) ? value.rawJSON : undefined;
}

/** A text as it is, a number in its digits; undefined for anything else. */
export function plainText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : numberText(value);
}

/** A value that `JSON.stringify` writes as the number `text`, digit for digit. */
export function exactNumber(text: string): Json {
  return JSON.rawJSON(text) as unknown as Json; // see parseExactJson
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;

/** Up to so many digits, a double holds every decimal and writes it as it came. */
const SAFE_DIGITS = 15;
/** `0.000001` is written so, one place further is written with an exponent. */
const SAFE_PLACES = 6;

/**
 * True when every number of a JSON text is written as a double would be, so that plain `JSON.parse` loses
 * nothing. When in doubt it is false. A text that is no JSON may be either: both parsers refuse it.
 */
function keepsAllDigits(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) {
      at = endOfString(text, at);
      if (at < 0) return true;
    } else if (char === MINUS || isDigit(char)) {
      at = endOfPlainNumber(text, at) - 1;
      if (at < 0) return false;
    }
  }
  return true;
}

/** The place of the quote that ends a string; negative when there is none. */
function endOfString(text: string, begin: number): number {
  let end = text.indexOf('"', begin + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) === BACKSLASH) before -= 1;
  return (at - before) % 2 === 0;
}

/** The place behind a number that a double writes as it stands; negative for any other. */
function endOfPlainNumber(text: string, begin: number): number {
  const first = text.charCodeAt(begin) === MINUS ? begin + 1 : begin;
  let end = endOfDigits(text, first);
  const isZero = end - first === 1 && text.charCodeAt(first) === ZERO;
  let digits = end - first;
  if (text.charCodeAt(end) === POINT) {
    const point = end;
    end = endOfDigits(text, point + 1);
    const places = end - point - 1;
    digits += places;
    if (text.charCodeAt(end - 1) === ZERO || (isZero && places > SAFE_PLACES)) return -1;
  } else if (isZero && first > begin) return -1;
  // `e` or `E`: a letter that follows a number in JSON is no other.
  const hasExponent = (text.charCodeAt(end) | 0x20) === 0x65;
  return digits > SAFE_DIGITS || hasExponent ? -1 : end;
}

function endOfDigits(text: string, begin: number): number {
  let end = begin;
  while (isDigit(text.charCodeAt(end))) end += 1;
  return end;
}

function isDigit(char: number): boolean {
  return char >= ZERO && char <= NINE;
}
