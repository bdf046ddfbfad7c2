import { Big } from 'big.js';
import { type Json, rawNumber, storableJson } from './json.ts';

/*
 * `JSON.parse` passes the digits of a number to a reviver only, which it calls for every value: a list of a million
 * ones takes seconds. Here numbers that need their digits are found in the text, and put into the parsed value in
 * the order of the text.
 */

const QUOTE = 0x22;
const COLON = 0x3a;
const ZERO = 0x30;
const NINE = 0x39;

/**
 * Parses JSON without losing digits: a number that a double cannot represent (`12345678901234567890`, twenty decimals) becomes a
 * `RawNumber`. Every other is a plain number, however it is written. Throws as `JSON.parse` does.
 */
export function parseLossless(text: string): Json {
  return parseKeeping(text, isLost);
}

/**
 * Parses JSON and keeps every number as a `RawNumber` that a double would change or write differently (`100.00`). Takes
 * about three times as long as `JSON.parse`. Texts are read as `storableJson` leaves them.
 */
export function parseExactJson(text: string): Json {
  return parseKeeping(storableJson(text), (source) => source !== String(Number(source)));
}

/** True for digits that a double cannot represent. */
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

/** True for a number that keeps its digits. */
type Keeps = (source: string) => boolean;

/**
 * Parses JSON, with a `RawNumber` for each number that keeps its digits. Throws a `SyntaxError` as `JSON.parse` does.
 */
function parseKeeping(text: string, keeps: Keeps): Json {
  // JSON.parse returns JSON.
  const value = JSON.parse(text) as Json;
  const found = findKept(text, keeps);
  if (found.kept.length === 0) return value;
  const placing = new Placing(found.kept);
  const placed = placing.into(value);
  return placing.members === found.members ? placed : revived(text, keeps);
}

/** Number that keeps its digits. */
interface Kept {
  readonly source: string;
  /** Count of numbers before it in the text. */
  readonly place: number;
}

/** Result of a scan of a JSON text. */
interface Found {
  readonly kept: readonly Kept[];
  /** Number of members in all objects together. */
  readonly members: number;
}

function findKept(text: string, keeps: Keeps): Found {
  const kept: Kept[] = [];
  let numbers = 0;
  let members = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) at = endOfString(text, at);
    else if (char === COLON) members += 1;
    else if (beginsNumber(char)) {
      const end = endOfNumber(text, at);
      const source = text.slice(at, end);
      if (keeps(source)) kept.push({ source, place: numbers });
      numbers += 1;
      at = end - 1;
    }
  }
  return { kept, members };
}

/**
 * Replaces numbers in a value that was just parsed and has no other owner. The members of an object are in the order of the text,
 * unless two have the same name, or a name is an integer, which comes before all others. In these cases fewer members are counted
 * than the text has, and the result is not used.
 */
class Placing {
  members = 0;
  readonly #kept: readonly Kept[];
  #numbers = 0;
  #next = 0;
  #place: number;

  constructor(kept: readonly Kept[]) {
    this.#kept = kept;
    this.#place = kept[0]?.place ?? -1;
  }

  into(value: Json): Json {
    if (typeof value === 'number') return this.#number(value);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const items = value as Json[]; // removes `readonly` only
      for (let index = 0; index < items.length; index += 1) {
        const before = items[index] as Json; // the index exists
        const after = this.into(before);
        if (after !== before) items[index] = after;
      }
      return items;
    }
    const holder = value as Record<string, Json>; // no other type is left
    // Iterates over own members: objects from JSON.parse inherit no enumerable ones.
    for (const name in holder) {
      if (!mayBeIndex(name)) this.members += 1;
      const before = holder[name] as Json; // an own member
      const after = this.into(before);
      if (after !== before) holder[name] = after;
    }
    return value;
  }

  #number(value: number): Json {
    const place = this.#numbers;
    this.#numbers += 1;
    const kept = place === this.#place ? this.#kept[this.#next] : undefined;
    if (kept === undefined) return value;
    this.#next += 1;
    this.#place = this.#kept[this.#next]?.place ?? -1;
    return rawNumber(kept.source);
  }
}

function mayBeIndex(name: string): boolean {
  const first = name.charCodeAt(0);
  return first >= ZERO && first <= NINE;
}

/** Slow path with a reviver, for rare texts. */
function revived(text: string, keeps: Keeps): Json {
  const value: unknown = JSON.parse(text, (_name, member: unknown, { source }) =>
    typeof member === 'number' && source !== undefined && keeps(source)
      ? rawNumber(source)
      : member,
  );
  return value as Json; // JSON.parse returns JSON
}

/* Positions of numbers and strings in a JSON text. */

const BACKSLASH = 0x5c;
const SMALL_E = 0x65;
const PLUS = 0x2b;
const MINUS = 0x2d;
const POINT = 0x2e;

/** True for the first character of a number. */
function beginsNumber(char: number): boolean {
  return char === MINUS || isDigit(char);
}

/** Position after the number that begins at a position: skips every character that can be part of a number. */
function endOfNumber(text: string, begin: number): number {
  let end = begin + 1;
  while (isPartOfNumber(text.charCodeAt(end))) end += 1;
  return end;
}

function isPartOfNumber(char: number): boolean {
  const isExponent = (char | 0x20) === SMALL_E;
  return isDigit(char) || isExponent || char === PLUS || char === MINUS || char === POINT;
}

/** Position of the quote that ends a string; negative if there is none. */
function endOfString(text: string, begin: number): number {
  const end = text.indexOf('"', begin + 1);
  if (text.charCodeAt(end - 1) !== BACKSLASH) return end;
  // A search for each quote in turn takes long if many are escaped.
  for (let at = begin + 1; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) return at;
    if (char === BACKSLASH) at += 1;
  }
  return -1;
}

function isDigit(char: number): boolean {
  return char >= ZERO && char <= NINE;
}

/** Deeper texts make recursive parsers, and the code after them, run out of stack. */
export const MOST_NESTED = 100;

/** Longest name or number. Longer ones take parsers long, and each reported error repeats them. */
export const LONGEST_WORD = 256;

const BLOCK = '"""';

/** Bound that a text exceeds. */
export type Excess = 'nesting' | 'values' | 'word';

/**
 * First bound that a text of JSON or GraphQL exceeds; null for none. Words are its names and numbers outside of strings. Values
 * are counted by commas and opening brackets, one of which precedes nearly each. The text is only scanned: for a text in neither
 * language the result is arbitrary, but every parser rejects such a text at its first error.
 */
export function excessOf(text: string, mostValues: number): Excess | null {
  let depth = 0;
  let values = 0;
  let gap = -1; // last position that is not in a word
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (isOfWord(character)) {
      if (at - gap > LONGEST_WORD) return 'word';
      continue;
    }
    switch (character) {
      case 0x22: // "
        at = text.startsWith(BLOCK, at) ? endOfBlock(text, at) : endOfString(text, at);
        if (at < 0) return null;
        break;
      case 0x23: // #
        at = endOfLine(text, at);
        break;
      case 0x2c: // ,
        values += 1;
        if (values > mostValues) return 'values';
        break;
      case 0x28: // (
      case 0x5b: // [
      case 0x7b: // {
        depth += 1;
        values += 1;
        if (depth > MOST_NESTED) return 'nesting';
        if (values > mostValues) return 'values';
        break;
      case 0x29: // )
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1;
        break;
      default:
    }
    gap = at;
  }
  return null;
}

function isOfWord(character: number): boolean {
  const lowered = character | 0x20;
  return (
    (lowered >= 0x61 && lowered <= 0x7a) || // a letter
    (character >= 0x30 && character <= 0x39) || // a digit
    character === 0x5f // _
  );
}

/** Position of the last quote of a block string; negative if there is none. */
function endOfBlock(text: string, begin: number): number {
  let end = text.indexOf(BLOCK, begin + BLOCK.length);
  while (end > 0 && text[end - 1] === '\\') end = text.indexOf(BLOCK, end + BLOCK.length);
  return end < 0 ? end : end + BLOCK.length - 1;
}

function endOfLine(text: string, begin: number): number {
  const end = /[\n\r]/g;
  end.lastIndex = begin;
  return end.exec(text)?.index ?? text.length;
}
