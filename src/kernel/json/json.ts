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
