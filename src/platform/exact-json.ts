import type { Json } from '../kernel/json.ts';
import { everyNumber, isWrittenPlainly } from '../kernel/json-numbers.ts';

/**
 * Parses JSON and keeps every number whose digits a double would change, or write otherwise (`100.00`),
 * as a `RawNumber`. Several times slower than `JSON.parse` where there is one, and nearly as fast where not.
 */
export function parseExactJson(text: string): Json {
  // JSON.parse gives JSON.
  return everyNumber(text, isWrittenPlainly) ? (JSON.parse(text) as Json) : parseWithSources(text);
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
