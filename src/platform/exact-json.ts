import type { Json } from '../kernel/json.ts';

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

/**
 * Parses JSON and keeps every number whose digits a double would change, or write otherwise (`100.00`),
 * as a `RawNumber`. Several times slower than `JSON.parse`: for answers that carry decimals.
 */
export function parseExactJson(text: string): Json {
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

/** A value that `JSON.stringify` writes as the number `text`, digit for digit. */
export function exactNumber(text: string): Json {
  return JSON.rawJSON(text) as unknown as Json; // see parseExactJson
}
