import { Big } from 'big.js';
import { isJsonObject, type JsonObject } from '../kernel/json.ts';
import { Refusal } from './envelope.ts';
import { SentFile } from './sent-file.ts';

/** Refuses the request with CYT_40001 and a hint that names the field. */
export function malformed(hint: string): never {
  throw new Refusal('CYT_40001', hint);
}

/** True when a field was sent with something in it. */
export function isGiven(request: JsonObject, name: string): boolean {
  return request[name] !== undefined && request[name] !== null && request[name] !== '';
}

/** What was sent as a text or a number, as text; empty for anything else and for nothing. */
export function sentText(request: JsonObject, name: string): string {
  const value = request[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A text that must be there and not be empty. `where` precedes the name in the hint. */
export function requiredText(request: JsonObject, name: string, where = ''): string {
  const value = request[name];
  if (typeof value !== 'string' || value.trim() === '') malformed(`${where}${name} is required`);
  return value;
}

/** A file in base64 that must be there. */
export function requiredFile(request: JsonObject, name: string): Buffer {
  const value: unknown = request[name];
  if (value instanceof SentFile) return value.read();
  return Buffer.from(requiredText(request, name), 'base64');
}

/** The length of a text as a reader counts it, not in UTF-16 units. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** A list of objects with at least one item. */
export function requiredList(request: JsonObject, name: string): readonly JsonObject[] {
  const value = request[name];
  if (!Array.isArray(value) || value.length === 0) malformed(`${name} must be a list with items`);
  return value.map((item: unknown, index) =>
    isJsonObject(item) ? item : malformed(`${name}[${index}] must be an object`),
  );
}

/** An exact number that must be there, with at most `scale` decimals; a JSON number or a text. */
export function requiredDecimal(request: JsonObject, name: string, scale: number, where = ''): Big {
  const value = request[name];
  // Big writes small numbers without an exponent.
  const digits = typeof value === 'number' ? new Big(value).toFixed() : value;
  if (typeof digits !== 'string' || digits === '') malformed(`${where}${name} is required`);
  const decimals = /^-?\d+(?:\.(\d+))?$/.exec(digits);
  if (decimals === null || (decimals[1] ?? '').length > scale) {
    malformed(`${where}${name} must be a number with at most ${scale} decimals`);
  }
  return new Big(digits);
}
