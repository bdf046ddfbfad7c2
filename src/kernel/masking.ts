import { isJsonObject, type Json } from './json.ts';

/**
 * Personal data that comes out masked: identity documents, bank cards, phone numbers; a tax number where
 * it is a person's, which is the ID number; and in a free text whatever looks like one of these.
 */
export type PiiKind = keyof typeof visible | 'taxNumber' | 'freeText';

const visible = {
  identity: [3, 2, 10],
  card: [0, 4, 8],
  phone: [3, 4, 11],
} as const satisfies Record<string, readonly [head: number, tail: number, shortest: number]>;

/** `110101199003071234` → `110*************34`, `13800138000` → `138****8000`. Texts too short to keep anything are starred whole. */
export function mask(text: string, kind: PiiKind): string {
  if (kind === 'freeText') return maskText(text);
  if (kind === 'taxNumber') return text.replace(identityNumber, (found) => mask(found, 'identity'));
  const [head, tail, shortest] = visible[kind];
  if (text.length < shortest) return '*'.repeat(text.length);
  return (
    text.slice(0, head) + '*'.repeat(text.length - head - tail) + text.slice(text.length - tail)
  );
}

const identityNumber =
  /(?<![\dA-Za-z])[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?![\dA-Za-z])/g;
const mobileNumber = /(?<![\dA-Za-z])1[3-9]\d{9}(?![\dA-Za-z])/g;
const cardNumber = /(?<![\dA-Za-z])\d{16,19}(?![\dA-Za-z])/g;

/** Masks whatever looks like an ID number, a mobile number or a bank card within a free text. */
export function maskText(text: string): string {
  return text
    .replace(identityNumber, (found) => mask(found, 'identity'))
    .replace(mobileNumber, (found) => mask(found, 'phone'))
    .replace(cardNumber, (found) => (hasLuhnDigit(found) ? mask(found, 'card') : found));
}

/**
 * A copy of a JSON value with `maskText` over every text and everything under a key of `kindByKey`
 * starred whatever it looks like. Leaves that are no text stay as they are, `RawNumber`s included.
 */
export function maskJson(value: Json, kindByKey: ReadonlyMap<string, PiiKind> = new Map()): Json {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map((item: Json) => maskJson(item, kindByKey));
  if (!isJsonObject(value)) return value;
  const copy: Record<string, Json | undefined> = {};
  for (const [key, member] of Object.entries(value)) {
    const kind = kindByKey.get(key);
    copy[key] =
      member === undefined
        ? undefined
        : kind !== undefined && (typeof member === 'string' || typeof member === 'number')
          ? mask(String(member), kind)
          : maskJson(member, kindByKey);
  }
  return copy;
}

/** Bank cards end in a Luhn check digit, which the platform's 18 and 19 digit serials rarely have. */
function hasLuhnDigit(digits: string): boolean {
  let sum = 0;
  for (let place = 1; place <= digits.length; place += 1) {
    const digit = Number(digits[digits.length - place]);
    const weighed = place % 2 === 0 ? digit * 2 : digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}
