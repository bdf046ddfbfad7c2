import { randomBytes } from 'node:crypto';
import { Big } from 'big.js';
import { endOfString, everyNumber } from './json-numbers.ts';
import type { Json, RawNumber } from './json.ts';

/*
 * `JSON.parse` tells the digits of a number to a reviver only, which it calls for every value: a list of a million
 * ones keeps it busy for seconds. Here the numbers that need their digits are put into texts before, and taken out of
 * them afterwards.
 */

/** Begins the texts that hold a number. Random: nobody else can write one; short, as there may be many. */
const MARK = randomBytes(9).toString('base64url');

const QUOTE = 0x22;
const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** A name has to be a text; a number in its place must not become one. */
const END_OF_NAME = /\s*:/y;

/**
 * Parses JSON in which nothing may be lost: a number that a double can't hold (`12345678901234567890`,
 * twenty decimals) stays a `RawNumber`. Every other is a number, however it is written. Throws as
 * `JSON.parse` does.
 */
export function parseLossless(text: string): Json {
  // JSON.parse gives JSON.
  return everyNumber(text, () => true) ? (JSON.parse(text) as Json) : parseMarked(text, isLost);
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

/**
 * Parses JSON, with a `RawNumber` for each number of which `keeps` is true by its digits. Throws a `SyntaxError` as
 * `JSON.parse` does.
 */
export function parseMarked(text: string, keeps: (source: string) => boolean): Json {
  const marked = withMarks(text, keeps);
  // JSON.parse gives JSON.
  const value = JSON.parse(marked) as Json;
  return marked === text ? value : withoutMarks(value);
}

function withMarks(text: string, keeps: (source: string) => boolean): string {
  const parts: string[] = [];
  let copied = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) {
      at = endOfString(text, at);
      if (at < 0) break;
    } else if (char === MINUS || (char >= ZERO && char <= NINE)) {
      const source = matchAt(NUMBER, text, at);
      if (source === null) continue;
      const end = at + source.length;
      if (keeps(source)) {
        if (matchAt(END_OF_NAME, text, end) !== null) return text;
        parts.push(text.slice(copied, at), '"', MARK, source, '"');
        copied = end;
      }
      at = end - 1;
    }
  }
  if (copied === 0) return text;
  parts.push(text.slice(copied));
  return parts.join('');
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

/** Changes a value in place; it was parsed a moment ago, and nobody else has it. */
function withoutMarks(value: Json): Json {
  if (typeof value === 'string') return value.startsWith(MARK) ? numberIn(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value as Json[]; // only its readonly
    for (let index = 0; index < items.length; index += 1)
      items[index] = withoutMarks(items[index] as Json); // it is there
    return items;
  }
  const holder = value as Record<string, Json>; // no other is left
  for (const member of Object.keys(holder)) {
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
