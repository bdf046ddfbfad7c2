import { isJsonObject, type Json, RawNumber } from '../json/json.ts';
import {
  isIdentityNumber,
  type PersonalNumber,
  personalNumbersIn,
  withoutGroups,
} from './personal-numbers.ts';
import { keyedDigest } from '../ids.ts';
import type { LogFields } from '../log/log-fields.ts';

/**
 * Personal data that is masked: identity documents, bank cards, phone numbers; a tax number if it is a person's, which is the ID
 * number; and in free text every number that looks like one of these.
 */
export type PiiKind = PersonalNumber['kind'] | 'taxNumber' | 'freeText';

/**
 * True for numbers of business: those in fields that name no person. A text next to such a field may repeat its number, even if
 * that looks like a phone or a bank card.
 */
export type IsBusiness = (digits: string) => boolean;

const visible = {
  identity: [3, 2, 10],
  card: [0, 4, 8],
  phone: [3, 4, 11],
} as const satisfies Record<
  PersonalNumber['kind'],
  readonly [head: number, tail: number, shortest: number]
>;

const NONE: IsBusiness = () => false;

/**
 * `110101199003071234` → `110*************34`, `13800138000` → `138****8000`. Every character of a text that is too short becomes
 * a star.
 */
export function mask(text: string, kind: PiiKind, isBusiness = NONE): string {
  if (kind === 'freeText') return maskText(text, isBusiness);
  if (kind === 'taxNumber') return maskTaxNumber(text);
  const [head, tail, shortest] = visible[kind];
  if (text.length < shortest) return '*'.repeat(text.length);
  return (
    text.slice(0, head) + '*'.repeat(text.length - head - tail) + text.slice(text.length - tail)
  );
}

/** Masks everything in a free text that looks like an ID number, a mobile number or a bank card. */
export function maskText(text: string, isBusiness = NONE): string {
  return replaceNumbers(text, ({ kind, digits }) => kind === 'identity' || !isBusiness(digits));
}

/** A person's tax number is the ID number; that of a household business has two more digits. */
function maskTaxNumber(text: string): string {
  const number = withoutGroups(text);
  const isHousehold = number.length === 17 || number.length === 20;
  if (isHousehold && isIdentityNumber(number.slice(0, -2))) return mask(text, 'identity');
  return replaceNumbers(text, ({ kind }) => kind === 'identity');
}

function replaceNumbers(text: string, isMasked: (number: PersonalNumber) => boolean): string {
  let masked = '';
  let done = 0;
  for (const number of personalNumbersIn(text)) {
    if (!isMasked(number)) continue;
    masked +=
      text.slice(done, number.start) + maskGroups(text.slice(number.start, number.end), number);
    done = number.end;
  }
  return masked + text.slice(done);
}

/** A longer number is a run of digits in a long text, see `personalNumbersIn`. */
const MOST_DIGITS = 19;

/** Masks a number in place and keeps the separators of its groups. */
function maskGroups(written: string, { kind, digits }: PersonalNumber): string {
  if (written === digits && kind === 'card' && written.length > MOST_DIGITS)
    return '*'.repeat(written.length);
  // The country code identifies no person.
  const country = kind === 'phone' ? digits.slice(0, -11) : '';
  const masked = Array.from(country + mask(digits.slice(country.length), kind));
  let at = 0;
  return written.replace(/[^\p{Zs}\p{Pd}\p{Cf}\t()（）]/gu, (sign) =>
    masked[at++] === '*' ? '*' : sign,
  );
}

/** Facts about the members of a JSON value. */
interface KnownMembers {
  /** Kind of personal data by the key above it, masked whatever the value looks like. */
  readonly kinds?: ReadonlyMap<string, PiiKind>;
  readonly isBusiness?: IsBusiness;
}

/**
 * Copy of a JSON value with `maskText` applied to every text, key and number in it; everything under a key of `kinds` is masked,
 * at any depth. A masked number becomes a text; all others stay as they are, `RawNumber`s included.
 */
export function maskJson(value: Json, known: KnownMembers = {}): Json {
  return maskMember(value, 'freeText', known);
}

function maskMember(value: Json, above: PiiKind, known: KnownMembers): Json {
  if (Array.isArray(value)) return value.map((item: Json) => maskMember(item, above, known));
  if (isJsonObject(value)) {
    const members = Object.entries(value).map(([key, member]) => [
      maskText(key, known.isBusiness),
      member === undefined ? undefined : maskMember(member, known.kinds?.get(key) ?? above, known),
    ]);
    return Object.fromEntries(members) as Json; // members of a JSON object, each of them masked
  }
  if (typeof value === 'string') return mask(value, above, known.isBusiness);
  if (value === null || typeof value === 'boolean') return value;
  const digits = typeof value === 'number' ? String(value) : rawDigits(value);
  const masked = mask(digits, above, known.isBusiness);
  return masked === digits ? value : masked;
}

function rawDigits(value: unknown): string {
  return value instanceof RawNumber ? value.digits : '';
}

/** Id of a subject. */
interface Named {
  readonly tenant: string;
  readonly kind: string;
  readonly key: string;
}

/** Log fields that identify a subject: its kind, and a digest of its number. */
export type SubjectFields = (id: Named) => Required<Pick<LogFields, 'tenant' | 'kind' | 'subject'>>;

const LETTERS = 'bcdfghjklmnpqrst';

/**
 * Numbers may belong to a person, or be guessable: the digest needs the service's lasting secret. It is the same on all
 * instances, and consists of letters only, so that masking never takes it for a number.
 */
export function createSubjectFields(secret: string): SubjectFields {
  return ({ tenant, kind, key }) => {
    const digest = Buffer.from(keyedDigest(secret, 'log', tenant, kind, key), 'base64url');
    const letters = digest
      .subarray(0, 8)
      .toString('hex')
      .replaceAll(/./g, (digit) => LETTERS[Number.parseInt(digit, 16)] ?? '');
    return { tenant, kind, subject: letters };
  };
}
