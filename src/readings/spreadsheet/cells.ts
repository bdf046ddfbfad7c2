import { Big } from 'big.js';
import { plain, toAmount, toDay } from '../printed-values.ts';
import type { SheetElement } from './spreadsheet.ts';

/** A cell as a file has it. */
export interface Cell {
  /** Never empty; of a number the number in digits, or in scientific notation where its last digits are lost. */
  readonly text: string;
  /** `untyped` in CSV, where nothing says what a program took a cell for. */
  readonly form: 'text' | 'number' | 'untyped';
}

/** Cells of a row by column, from 0; blank ones are absent. */
export type Cells = ReadonlyMap<number, Cell>;

/** Days since when a spreadsheet counts: macOS counted from 1904. */
export type DateSystem = 1900 | 1904;

const DAY_MS = 86_400_000;
const EPOCHS: Readonly<Record<DateSystem, number>> = {
  // Day 60 is the 29th of February 1900, which never was: from day 61 on the count is from a day earlier.
  1900: Date.UTC(1899, 11, 30),
  1904: Date.UTC(1904, 0, 1),
};

/** Digits that a spreadsheet keeps of a number; further ones are noise of binary fractions, or lost. */
const DIGITS_KEPT = 15;

/** The day and time of a serial number, as `yyyy-MM-dd` or `yyyy-MM-dd HH:mm:ss`. */
export function fromSerial(serial: number, system: DateSystem): string {
  const seconds = Math.round(serial * 86_400);
  const date = new Date(EPOCHS[system] + seconds * 1000);
  if (Number.isNaN(date.getTime())) return String(serial);
  const [day = '', time = ''] = date.toISOString().split('T');
  return date.getTime() % DAY_MS === 0 ? day : `${day} ${time.slice(0, 8)}`;
}

/** The cell of a number as a file writes it, without the noise of binary fractions. */
export function numberCell(written: string): Cell {
  // Nearly all have so few digits that nothing has to be computed.
  if (written.length <= DIGITS_KEPT && /^-?\d+(?:\.\d+)?$/.test(written))
    return { text: written, form: 'number' };
  const number = Number(written);
  if (!Number.isFinite(number)) return { text: written, form: 'text' };
  const rounded = new Big(number.toPrecision(DIGITS_KEPT));
  const isLost = rounded.abs().gte(`1e${DIGITS_KEPT}`);
  return { text: isLost ? number.toExponential() : rounded.toFixed(), form: 'number' };
}

/** The cell of a CSV. The last digits of 20 are lost where zeros stand for all that a spreadsheet keeps no more. */
export function untypedCell(text: string): Cell {
  const isLost = /^\d{15}0{5}$/.test(text);
  return { text: isLost ? Number(text).toExponential() : text, form: 'untyped' };
}

/**
 * A text without the signs by which programs make spreadsheets keep digits (`'044…`, `="044…"`, tabs and blanks), and
 * without characters that nobody sees.
 */
function bare(text: string): string {
  const trimmed = plain(text)
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(/^'/, '');
  return /^="(.*)"$/.exec(trimmed)?.[1]?.trim() ?? trimmed;
}

/** Digits or letters without the blanks between them; with zeros in front where a spreadsheet may have taken them. */
const toNumber =
  (lengthOf: (digits: string) => number) =>
  ({ text, form }: Cell): string | null => {
    const digits = bare(text).replaceAll(/\s/g, '');
    if (!/^[\dA-Z]+$/i.test(digits)) return null;
    const mayLackZeros = form !== 'text' && /^\d+$/.test(digits);
    return mayLackZeros ? digits.padStart(lengthOf(digits), '0') : digits;
  };

const toWords = ({ text }: Cell): string | null => bare(text) || null;
// Databases write four decimals, the last two of which are zeros.
const toMoney = ({ text }: Cell): string | null =>
  toAmount(bare(text))?.replace(/(\.\d\d)00$/, '$1') ?? null;
const SERIAL = /^\d{5}(?:\.\d+)?$/;

/** Brings a cell of each element into its form; null for a text of another form. */
const forms: Readonly<Record<SheetElement, (cell: Cell, dateSystem: DateSystem) => string | null>> =
  {
    kind: toWords,
    printedCode: toWords,
    // Codes of 10 digits begin with those of a region and never with a zero; those of 12 begin with one.
    invoiceCode: toNumber(({ length }) => (length === 11 ? 12 : length)),
    invoiceNumber: toNumber(() => 8),
    digitalNumber: toNumber(({ length }) => length),
    issuedOn({ text, form }, dateSystem) {
      if (form !== 'text' && SERIAL.test(text)) return toDay(fromSerial(Number(text), dateSystem));
      const written = bare(text);
      // Without signs between its parts a day has all its digits.
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

/** The value of a cell; null for a text of another form than its element has. */
export function valueOf(element: SheetElement, cell: Cell, dateSystem: DateSystem): string | null {
  return forms[element](cell, dateSystem);
}
