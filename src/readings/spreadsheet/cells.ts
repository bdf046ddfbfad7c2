import { Big } from 'big.js';
import { plain, toAmount, toDay } from '../printed-values.ts';
import type { SheetElement } from './spreadsheet.ts';

/** A cell as stored in the file. */
export interface Cell {
  /** Never empty. A number is in digits, or in scientific notation if its last digits are lost. */
  readonly text: string;
  /** `untyped` in CSV, which does not store the type of a cell. */
  readonly form: 'text' | 'number' | 'untyped';
}

/** Cells of a row by column, from 0; blank cells are absent. */
export type Cells = ReadonlyMap<number, Cell>;

/** First year of a spreadsheet's day count: old versions on macOS start in 1904. */
export type DateSystem = 1900 | 1904;

const DAY_MS = 86_400_000;
const EPOCHS: Readonly<Record<DateSystem, number>> = {
  // Excel counts 29 February 1900, which did not exist, as day 60. The base date is one day earlier to correct later days.
  1900: Date.UTC(1899, 11, 30),
  1904: Date.UTC(1904, 0, 1),
};

/** Number of digits that a spreadsheet stores of a number; further digits are rounding noise or lost. */
const DIGITS_KEPT = 15;

/** Converts a serial number to a day and time, as `yyyy-MM-dd` or `yyyy-MM-dd HH:mm:ss`. */
export function fromSerial(serial: number, system: DateSystem): string {
  const seconds = Math.round(serial * 86_400);
  const date = new Date(EPOCHS[system] + seconds * 1000);
  if (Number.isNaN(date.getTime())) return String(serial);
  const [day = '', time = ''] = date.toISOString().split('T');
  return date.getTime() % DAY_MS === 0 ? day : `${day} ${time.slice(0, 8)}`;
}

/** Cell of a number as written in the file, without the rounding noise of binary fractions. */
export function numberCell(written: string): Cell {
  // Fast path: nearly all numbers have few enough digits.
  if (written.length <= DIGITS_KEPT && /^-?\d+(?:\.\d+)?$/.test(written))
    return { text: written, form: 'number' };
  const number = Number(written);
  if (!Number.isFinite(number)) return { text: written, form: 'text' };
  const rounded = new Big(number.toPrecision(DIGITS_KEPT));
  const isLost = rounded.abs().gte(`1e${DIGITS_KEPT}`);
  return { text: isLost ? number.toExponential() : rounded.toFixed(), form: 'number' };
}

/** Cell of a CSV. A number of 20 digits has lost its last ones if they are the zeros that a spreadsheet writes instead. */
export function untypedCell(text: string): Cell {
  const isLost = /^\d{15}0{5}$/.test(text);
  return { text: isLost ? Number(text).toExponential() : text, form: 'untyped' };
}

/**
 * Removes invisible characters, and the signs by which programs make spreadsheets preserve digits (`'044…`, `="044…"`,
 * tabs, blanks).
 */
function bare(text: string): string {
  const trimmed = plain(text)
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(/^'/, '');
  return /^="(.*)"$/.exec(trimmed)?.[1]?.trim() ?? trimmed;
}

/** Digits or letters without the blanks between them; restores leading zeros that a spreadsheet may have removed. */
const toNumber =
  (lengthOf: (digits: string) => number) =>
  ({ text, form }: Cell): string | null => {
    const digits = bare(text).replaceAll(/\s/g, '');
    if (!/^[\dA-Z]+$/i.test(digits)) return null;
    const mayLackZeros = form !== 'text' && /^\d+$/.test(digits);
    return mayLackZeros ? digits.padStart(lengthOf(digits), '0') : digits;
  };

const toWords = ({ text }: Cell): string | null => bare(text) || null;
// Databases write four decimals; the last two are zeros.
const toMoney = ({ text }: Cell): string | null =>
  toAmount(bare(text))?.replace(/(\.\d\d)00$/, '$1') ?? null;
const SERIAL = /^\d{5}(?:\.\d+)?$/;

/** Normalizes a cell of each element; null for a text in another form. */
const forms: Readonly<Record<SheetElement, (cell: Cell, dateSystem: DateSystem) => string | null>> =
  {
    kind: toWords,
    printedCode: toWords,
    // Codes of 10 digits begin with a region's code, never with a zero; codes of 12 digits begin with a zero.
    invoiceCode: toNumber(({ length }) => (length === 11 ? 12 : length)),
    invoiceNumber: toNumber(() => 8),
    digitalNumber: toNumber(({ length }) => length),
    issuedOn({ text, form }, dateSystem) {
      if (form !== 'text' && SERIAL.test(text)) return toDay(fromSerial(Number(text), dateSystem));
      const written = bare(text);
      // A day without separators must have all eight digits.
      return /^\d+$/.test(written) && written.length !== 8 ? null : toDay(written);
    },
    amount: toMoney,
    amountWithTax: toMoney,
    amountWithoutTax: toMoney,
    taxAmount: toMoney,
    checkCode: toNumber(() => 6),
    shortCode: toWords,
    sellerTaxNumber: toNumber(({ length }) => length),
    region: toWords,
  };

/** Value of a cell; null for a text that does not match its element. */
export function valueOf(element: SheetElement, cell: Cell, dateSystem: DateSystem): string | null {
  return forms[element](cell, dateSystem);
}
