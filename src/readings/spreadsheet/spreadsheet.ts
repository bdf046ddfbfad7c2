import type { Problem } from '../reading.ts';

/**
 * Contents of a recognized column. `amount`: no title tells whether the amount includes tax. `digitalNumber`: the
 * number of 20 digits in a sheet that also has the number of 8 digits.
 */
const sheetElements = [
  'kind',
  'printedCode',
  'invoiceCode',
  'invoiceNumber',
  'digitalNumber',
  'issuedOn',
  'amount',
  'amountWithTax',
  'amountWithoutTax',
  'taxAmount',
  'checkCode',
  'shortCode',
  'sellerTaxNumber',
  'region',
] as const;

export type SheetElement = (typeof sheetElements)[number];

/** A column with a title. */
export interface SheetColumn {
  /** Letters of the column, such as `A`. */
  readonly column: string;
  /** Title as written in the sheet. */
  readonly header: string;
  /** Null for an ignored column: its title is unknown or repeats another one. */
  readonly element: SheetElement | null;
}

/** A cell under a recognized title. */
export interface SheetCell {
  /** Text as written in the sheet; day and time of a date cell, digits of a number. */
  readonly text: string;
  /**
   * Normalized value: a day as `yyyy-MM-dd`, an amount as a decimal, a number with the leading zeros that a spreadsheet
   * removed. Null for a text in another form, and for a number that has lost its last digits.
   */
  readonly value: string | null;
}

/** A row that is not empty; `row` is its number in the sheet, from 1. Elements without a text are absent. */
export interface SheetRow {
  readonly row: number;
  readonly cells: Readonly<Partial<Record<SheetElement, SheetCell>>>;
  /** True for a row of CSV whose cells may be under the wrong titles, such as after an unquoted `1,660.00`. */
  readonly isShifted: boolean;
}

/** A sheet of invoices as read. */
export interface SpreadsheetReading {
  /** Name of the first visible sheet with invoices, or else with known titles; null for CSV. */
  readonly sheet: string | null;
  /** Names of later visible sheets that have invoices, too. They were not read. */
  readonly otherSheets: readonly string[];
  /** Number of the title row, from 1. */
  readonly headerRow: number;
  /** Columns with a title, from left to right. */
  readonly columns: readonly SheetColumn[];
  /** At most `MOST_ROWS`, in the order of the sheet, without sums below the list and repeated titles. */
  readonly rows: readonly SheetRow[];
}

/** A file that was not read as a list of invoices. */
export interface UnreadSpreadsheet {
  readonly problem: Problem;
}

/** Row limit of a sheet; a longer one is `TOO_MANY_ROWS`. */
export const MOST_ROWS = 20_000;
