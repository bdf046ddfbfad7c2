import { randomBytes } from 'node:crypto';
import { Big } from 'big.js';
import {
  beginsNumber,
  type Digits,
  digitsAt,
  endOfNumber,
  endOfString,
  isShort,
} from './json-numbers.ts';
import type { Json, RawNumber } from './json.ts';

/*
 * `JSON.parse` tells the digits of a number to a reviver only, which it calls for every value: a list of a million
 * ones keeps it busy for seconds. Here the numbers that need their digits are put into texts before, and taken out of
 * them afterwards.
 */

/**
 * Begins the texts that hold a number: a character that hardly any text begins with, and what nobody else can write, as
 * it is random. Short, as there may be many.
 */
const DELETE = 0x7f;
const MARK = String.fromCharCode(DELETE) + randomBytes(9).toString('base64url');

const QUOTE = 0x22;

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** A name has to be a text; a number in its place must not become one. */
const END_OF_NAME = /\s*:/y;

/**
 * Parses JSON in which nothing may be lost: a number that a double can't hold (`12345678901234567890`,
 * twenty decimals) stays a `RawNumber`. Every other is a number, however it is written. Throws as
 * `JSON.parse` does.
 */
export function parseLossless(text: string): Json {
  return parseMarked(text, { staysPlain: () => true, keeps: isLost });
}

/** True of the digits of a number that a double can't hold. */
function isLost(source: string): boolean {
  const value = Number(source);
  const shown = String(value);
  if (source === shown) return false;
  if (!Number.isFinite(value)) return true;
  const isPlain = value !== 0 && !/[eE]/.test(source + shown);
  return isPlain ? withoutEndingZeros(source) !== shown : !new Big(source).eq(value);
}

function withoutEndingZeros(source: string): string {
  if (!source.includes('.')) return source;
  let end = source.length;
  while (source[end - 1] === '0') end -= 1;
  return source.slice(0, source[end - 1] === '.' ? end - 1 : end);
}

/** Which numbers keep their digits. */
export interface Keeping {
  /** True of a number with at most 15 digits and no exponent that needs no second look. */
  readonly staysPlain: (digits: Digits) => boolean;
  /** True of every other that stays as it is written. */
  readonly keeps: (source: string) => boolean;
}

/**
 * Parses JSON, with a `RawNumber` for each number that is kept by its digits. Throws a `SyntaxError` as
 * `JSON.parse` does.
 */
export function parseMarked(text: string, keeping: Keeping): Json {
  const marked = withMarks(text, keeping);
  // JSON.parse gives JSON.
  const value = JSON.parse(marked) as Json;
  return marked === text ? value : withoutMarks(value);
}

function withMarks(text: string, { staysPlain, keeps }: Keeping): string {
  let marked = '';
  let copied = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) {
      at = endOfString(text, at);
      if (at < 0) break;
    } else if (beginsNumber(char)) {
      const digits = digitsAt(text, at);
      if (isShort(digits) && staysPlain(digits)) {
        at = digits.end - 1;
        continue;
      }
      const end = endOfNumber(text, digits.end);
      const source = text.slice(at, end);
      if (NUMBER.test(source) && keeps(source)) {
        if (matches(END_OF_NAME, text, end)) return text;
        marked += `${text.slice(copied, at)}"${MARK}${source}"`;
        copied = end;
      }
      at = end - 1;
    }
  }
  return copied === 0 ? text : marked + text.slice(copied);
}

function matches(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Changes a value in place; it was parsed a moment ago, and nobody else has it. */
function withoutMarks(value: Json): Json {
  if (typeof value === 'string')
    return value.charCodeAt(0) === DELETE && value.startsWith(MARK) ? numberIn(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value as Json[]; // only its readonly
    for (let index = 0; index < items.length; index += 1)
      items[index] = withoutMarks(items[index] as Json); // it is there
    return items;
  }
  const holder = value as Record<string, Json>; // no other is left
  // Over its own members: nothing else that JSON.parse makes can be enumerated.
  for (const member in holder) {
    const before = holder[member] as Json; // it is its own
    const after = withoutMarks(before);
    if (after !== before) holder[member] = after;
  }
  return value;
}

function numberIn(marked: string): Json {
  const number: RawNumber = JSON.rawJSON(marked.slice(MARK.length));
  return number as unknown as Json; // `Json` has no better word for it
}
