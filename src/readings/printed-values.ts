import { Big } from 'big.js';
import { toShanghaiDay } from '../kernel/time/clock.ts';
import {
  type FaceMember,
  faceMembers,
  type PrintedFace,
  type PrintedLine,
  type Warning,
} from './reading.ts';

/** Texts of a face by member, as written in a file. A member that occurs several times has several texts. */
type FoundTexts = ReadonlyMap<FaceMember, readonly string[]>;

/** Values of a face as written in the file, before normalization. */
export interface Found {
  readonly texts: FoundTexts;
  readonly type: PrintedFace['type'];
  readonly lines: readonly PrintedLine[];
}

/** Normalizes full-width digits, letters and signs to half-width ones, and trims. */
export function plain(text: string): string {
  return text.normalize('NFKC').trim();
}

/** A time with its zone. Programs write a day as its midnight; in China that is 16:00 of the previous day in UTC. */
const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}\S*(?:Z|[+-]\d{2}:?\d{2})$/;

/** Converts a day in any printed form to `yyyy-MM-dd`, a time to its day in China; null for any other text. */
export function toDay(text: string): string | null {
  const closed = plain(text).replaceAll(/ (?=[年月日./-])|(?<=[年月./-]) /g, '');
  if (MOMENT.test(closed)) {
    const moment = Date.parse(closed);
    return Number.isNaN(moment) ? null : toShanghaiDay(moment);
  }
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[年./-](\d{1,2})[月./-](\d{1,2})(?:日|$|[ T])/.exec(closed) ??
    /^(\d{4})(\d{2})(\d{2})(?:日|$|[ T])/.exec(closed) ??
    [];
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${read}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(read) ? read : null;
}

/** An amount without blanks and the sign or name of its currency. */
export function withoutCurrency(text: string): string {
  return plain(text).replaceAll(/[¥￥\s元]|CNY|RMB|人民币/gi, '');
}

/** Converts an amount in any printed form (`¥1,660.00`) to a decimal; null for any other text. */
export function toAmount(text: string): string | null {
  const digits = withoutCurrency(text).replaceAll(/,(?=\d{3}(?!\d))/g, '');
  return /^-?\d{1,15}(?:\.\d{1,8})?$/.test(digits) ? digits : null;
}

const digits = (text: string): string | null =>
  /^[\dA-Z]+$/i.test(plain(text).replaceAll(/\s/g, '')) ? plain(text).replaceAll(/\s/g, '') : null;
const words = (text: string): string | null => text.trim() || null;

/** Normalizes a text of each member; null for a text in another form. */
const forms: Readonly<Record<FaceMember, (text: string) => string | null>> = {
  invoiceCode: digits,
  invoiceNumber: digits,
  issuedOn: toDay,
  checkCode: digits,
  sellerName: words,
  sellerTaxNumber: digits,
  buyerName: words,
  buyerTaxNumber: digits,
  amountWithoutTax: toAmount,
  taxAmount: toAmount,
  amountWithTax: toAmount,
  drawer: words,
  remark: words,
};

/** True if two texts print the same value in any spelling. Amounts are compared as exact decimals. */
export function areSame(member: FaceMember, one: string, other: string): boolean {
  const [amount, otherAmount] = /amount/i.test(member) ? [toAmount(one), toAmount(other)] : [];
  return amount && otherAmount ? new Big(amount).eq(otherAmount) : bare(one) === bare(other);
}

function bare(text: string): string {
  return plain(text).replaceAll(/\s/g, '').toUpperCase();
}

/**
 * Merges the faces that parts of a file contain, the most trustworthy part first. Each member takes the first readable
 * text; a text that contradicts it is a warning.
 */
export function toFace(parts: readonly Found[]): {
  readonly face: PrintedFace;
  readonly warnings: readonly Warning[];
} {
  const warnings: Warning[] = [];
  const members = faceMembers.map((member) => {
    const texts = parts.flatMap(({ texts }) => texts.get(member) ?? []).filter(words);
    const values = texts.flatMap((text) => forms[member](text) ?? []);
    const [value = null, ...others] = values;
    if (values.length < texts.length) warnings.push({ code: 'UNREADABLE', member });
    if (value !== null && others.some((other) => !areSame(member, value, other)))
      warnings.push({ code: 'CONTRADICTION', member });
    return [member, value] as const;
  });
  return {
    face: {
      ...(Object.fromEntries(members) as Record<FaceMember, string | null>), // each member once
      type: parts.find(({ type }) => type !== null)?.type ?? null,
      lines: parts.find(({ lines }) => lines.length > 0)?.lines ?? [],
    },
    warnings,
  };
}
