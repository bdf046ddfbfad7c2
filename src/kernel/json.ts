import { Big } from 'big.js';
import { everyNumber } from './json-numbers.ts';

/** A number that stands in a JSON text exactly as `rawJSON` says; `JSON.stringify` writes it back unchanged. */
export interface RawNumber {
  readonly rawJSON: string;
}

declare global {
  // In every Node 24, not yet in TypeScript's own library: https://tc39.es/proposal-json-parse-with-source/
  interface JSON {
    rawJSON(text: string): RawNumber;
    isRawJSON(value: unknown): value is RawNumber;
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

/** Any value that JSON can hold. A `RawNumber` may stand wherever a number does. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** True for a JSON object; false for arrays, `null` and a `RawNumber`, which is an object to JavaScript only. */
export function isJsonObject(value: unknown): value is JsonObject {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !JSON.isRawJSON(value)
  );
}

/**
 * Parses JSON in which nothing may be lost: a number that a double can't hold (`12345678901234567890`,
 * twenty decimals) stays a `RawNumber`. Every other is a number, however it is written. Throws as
 * `JSON.parse` does.
 */
export function parseLossless(text: string): Json {
  // JSON.parse gives JSON.
  return everyNumber(text, () => true) ? (JSON.parse(text) as Json) : parseWithDigits(text);
}

/** The lossless parser without its short cut; for tests to compare with. */
export function parseWithDigits(text: string): Json {
  // JSON.parse gives JSON; RawNumber stands where a number does, as `Json` has no better word for it.
  return JSON.parse(text, keepDigits) as Json;
}

/** The reviver of `parseLossless`, for parsers that take one. */
export function keepDigits(
  _key: string,
  value: unknown,
  context?: { readonly source?: string },
): unknown {
  const source = context?.source;
  if (typeof value !== 'number' || source === undefined || source === String(value)) return value;
  return Number.isFinite(value) && new Big(source).eq(value) ? value : JSON.rawJSON(source);
}
