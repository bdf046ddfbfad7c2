import type { Problem } from '../reading.ts';

/**
 * Contents of a column that is read. `amount` is a column that does not say whether tax is in it, and has no other column
 * beside it that would tell; `digitalNumber` is the number of 20 digits where a sheet has the one of 8 digits as well.
 */
export const sheetElements = [
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
  /** Title as it stands in the sheet. */
  readonly header: string;
  /** Null for a column that is not read: its title is not known, or it repeats another one. */
  readonly element: SheetElement | null;
}

/** A cell under a recognized title. */
export interface SheetCell {
  /** Text as it stands in the sheet; of a date cell its day and time, of a number the number in digits. */
  readonly text: string;
  /**
   * Value as read: a day as `yyyy-MM-dd`, an amount as a decimal, a number with the zeros in front that a spreadsheet took
   * away. Null for a text of another form, also for a number whose last digits a spreadsheet has dropped.
   */
  readonly value: string | null;
}

/** A row that is not empty; `row` is its number in the sheet, from 1. Elements without a text are absent. */
export interface SheetRow {
  readonly row: number;
  readonly cells: Readonly<Partial<Record<SheetElement, SheetCell>>>;
  /** True for a row of CSV whose cells may stand under other titles than theirs, as behind `1,660.00` without quotes. */
  readonly isShifted: boolean;
}

/** A sheet of invoices as read. */
export interface SpreadsheetReading {
  /** Name of the sheet, the first visible one with titles that are known; null for CSV. */
  readonly sheet: string | null;
  /** Names of the visible sheets behind it that have invoices, too. They were not read. */
  readonly otherSheets: readonly string[];
  /** Number of the row with the titles, from 1. */
  readonly headerRow: number;
  /** Columns with a title, from left to right. */
  readonly columns: readonly SheetColumn[];
  /** At most `MOST_ROWS`, in the order of the sheet; sums below the list and repeated titles are left out. */
  readonly rows: readonly SheetRow[];
}

/** A file that is not read as a list of invoices. */
export interface UnreadSpreadsheet {
  readonly problem: Problem;
}

/** The most rows of a sheet that is read; one with more is `TOO_MANY_ROWS`. */
export const MOST_ROWS = 20_000;
