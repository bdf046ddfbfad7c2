import { type Json, RawNumber, rawNumber, storableJson } from '../../kernel/json/json.ts';
import { isWrittenPlainly } from '../../kernel/json/json-scan.ts';
import { type Keeping, parseKeeping } from '../../kernel/json/lossless-json.ts';

/**
 * Parses JSON and keeps every number as a `RawNumber` that a double would change or write differently (`100.00`). Takes
 * about twice as long as `JSON.parse`. Texts are read as `storableJson` leaves them.
 */
export function parseExactJson(text: string): Json {
  return parseKeeping(storableJson(text), exactly);
}

const exactly: Keeping = {
  staysPlain: isWrittenPlainly,
  // Most numbers that keep their digits end with zeros.
  keeps: (source) => /^-?\d+\.\d*0$/.test(source) || source !== String(Number(source)),
};

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
