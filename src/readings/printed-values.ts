import { Big } from 'big.js';
import { toShanghaiDay } from '../kernel/time/shanghai.ts';
import {
  type FaceMember,
  faceMembers,
  type PrintedFace,
  type PrintedLine,
  type Warning,
} from './reading.ts';

/** Texts of a face by member, as they stand in a file. A member that stands several times has several. */
export type FoundTexts = ReadonlyMap<FaceMember, readonly string[]>;

/** Values of a face as the file writes them, before they are brought into one form. */
export interface Found {
  readonly texts: FoundTexts;
  readonly type: PrintedFace['type'];
  readonly lines: readonly PrintedLine[];
}

/** Half-width digits, letters and signs; people and programs write full-width ones. */
export function plain(text: string): string {
  return text.normalize('NFKC').trim();
}

/** A moment with its zone, as programs write a day by its midnight: that of China is 16:00 of the day before in UTC. */
const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}\S*(?:Z|[+-]\d{2}:?\d{2})$/;

/** A day in any printed form as `yyyy-MM-dd`, of a moment the day in China; null for what is no day. */
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

/** An amount in any printed form (`¥1,660.00`) as a decimal; null for any other text. */
export function toAmount(text: string): string | null {
  const digits = plain(text).replaceAll(/[¥￥\s元]|,(?=\d{3}(?!\d))/g, '');
  return /^-?\d{1,15}(?:\.\d{1,8})?$/.test(digits) ? digits : null;
}

const digits = (text: string): string | null =>
  /^[\dA-Z]+$/i.test(plain(text).replaceAll(/\s/g, '')) ? plain(text).replaceAll(/\s/g, '') : null;
const words = (text: string): string | null => text.trim() || null;

/** Brings a text of each member into one form; null for a text of another form. */
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

/** True for two texts that print the same value, however they are spelt. Amounts are compared as exact decimals. */
export function areSame(member: FaceMember, one: string, other: string): boolean {
  const [amount, otherAmount] = /amount/i.test(member) ? [toAmount(one), toAmount(other)] : [];
  return amount && otherAmount ? new Big(amount).eq(otherAmount) : bare(one) === bare(other);
}

function bare(text: string): string {
  return plain(text).replaceAll(/\s/g, '').toUpperCase();
}

/**
 * The face that parts of a file say together, the most trustworthy part first: each member is the first readable text, and
 * a text that says otherwise is a warning.
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
