import { Big } from 'big.js';
import { isJsonObject, type JsonObject } from '../from-service.ts';
import { Refusal } from './envelope.ts';
import { SentFile } from '../sent-file.ts';

/** Rejects the request with CYT_40001 and a hint that names the field. */
export function malformed(hint: string): never {
  throw new Refusal('CYT_40001', hint);
}

/** True if a field was sent with a value. */
export function isGiven(request: JsonObject, name: string): boolean {
  return request[name] !== undefined && request[name] !== null && request[name] !== '';
}

/** Text of a sent text or number; empty for any other value. */
export function sentText(request: JsonObject, name: string): string {
  const value = request[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Text that must be present and not empty. `where` precedes the name in the hint. */
export function requiredText(request: JsonObject, name: string, where = ''): string {
  const value = request[name];
  if (typeof value !== 'string' || value.trim() === '') malformed(`${where}${name} is required`);
  return value;
}

/** Texts that must all be present and not empty, by name. */
export function requiredTexts<Name extends string>(
  request: JsonObject,
  ...names: readonly Name[]
): Readonly<Record<Name, string>> {
  const texts = names.map((name) => [name, requiredText(request, name)]);
  // One text under each of the names.
  return Object.fromEntries(texts) as Record<Name, string>;
}

/** Rejects fields that were sent with a value other than a text. */
export function onlyTexts(request: JsonObject, names: readonly string[], where = ''): void {
  const other = names.find((name) => typeof (request[name] ?? '') !== 'string');
  if (other !== undefined) malformed(`${where}${other} must be a text`);
}

/** Required address for pushes. */
export function requiredAddress(request: JsonObject, name: string, where = ''): string {
  const address = requiredText(request, name, where);
  if (!/^https?:/.test(address) || !URL.canParse(address))
    malformed(`${where}${name} must be an http address`);
  return address;
}

/** Required text that must be one of `values`. */
export function requiredOneOf(
  request: JsonObject,
  name: string,
  values: readonly string[],
): string {
  const value = requiredText(request, name);
  return values.includes(value) ? value : malformed(`${name} must be one of ${values.join(', ')}`);
}

/** Required file in base64. */
export function requiredFile(request: JsonObject, name: string): Buffer {
  const file = sentFile(request, name);
  return file instanceof SentFile ? file.read() : file;
}

/** Required file in base64; a large one is not loaded into memory. */
export function sentFile(request: JsonObject, name: string): Buffer | SentFile {
  const value: unknown = request[name];
  return value instanceof SentFile ? value : Buffer.from(requiredText(request, name), 'base64');
}

/** Length of a text in code points, not in UTF-16 units. */
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

/** Required exact number with at most `scale` decimals; a JSON number or a text. */
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

/** Splits lists of names or codes at blanks. */
export function words(...lists: readonly string[]): readonly string[] {
  return lists.flatMap((list) => list.split(' '));
}
