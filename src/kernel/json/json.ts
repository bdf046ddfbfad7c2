/**
 * A number that stands in a JSON text exactly as `digits` says; `JSON.stringify` writes it back unchanged. Most are read
 * and never written: what JavaScript has for that, `JSON.rawJSON`, parses the digits again and takes many times as
 * long to make.
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
  // In every Node 24, not yet in TypeScript's own library: https://tc39.es/proposal-json-parse-with-source/
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

/** Any value that JSON can hold. A `RawNumber` may stand wherever a number does. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** The number with these digits as a member of JSON. */
export function rawNumber(digits: string): Json {
  return new RawNumber(digits) as unknown as Json; // `Json` has no better word for it
}

/** True for a JSON object; false for arrays, `null` and a `RawNumber`, which is an object to JavaScript only. */
export function isJsonObject(value: unknown): value is JsonObject {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof RawNumber)
  );
}

/** Quick check for most texts, which have none of them. */
const SUSPECT = /\\u(?:0000|[dD][89a-fA-F])|\\\\"\s*:/;

/** A backslash that ends a name, another one, U+0000, a surrogate pair, or half of one; all of them escaped. */
const ESCAPES =
  /(\\\\)(?=(?:\\u0000)*"\s*:)|\\\\|\\u0000|\\u[dD][89abAB][\da-fA-F]{2}(?:\\u[dD][c-fC-F][\da-fA-F]{2})?|\\u[dD][c-fC-F][\da-fA-F]{2}/g;

const HALF_LENGTH = String.raw`\ud800`.length;

const BACKSLASH_ENDS_NAME = /(?<!\\)(?:\\\\)+"\s*:/;

/**
 * True of JSON in which the name of a member ends in a backslash. After it V8 would take the escaped end of another name, in
 * any later text, for a backslash: https://github.com/nodejs/node/issues/63785.
 */
export function spoilsLaterNames(json: string): boolean {
  return BACKSLASH_ENDS_NAME.test(json);
}

/**
 * Received JSON without the characters that PostgreSQL stores in no text, and that strict parsers of clients reject: U+0000, and
 * halves of surrogate pairs, as of a name that was cut off within a rare character. A half becomes the replacement character,
 * and so does a backslash that ends a name, see `spoilsLaterNames`.
 */
export function storableJson(text: string): string {
  return SUSPECT.test(text) ? text.replaceAll(ESCAPES, replacementOf) : text;
}

function replacementOf(escape: string, endOfName: string | undefined): string {
  if (escape === String.raw`\u0000`) return '';
  const isReplaced = endOfName !== undefined || escape.length === HALF_LENGTH;
  return isReplaced ? String.raw`\ufffd` : escape;
}
