import { Unreadable } from '../reading.ts';
import { type Cell, fromSerial, numberCell } from './cells.ts';
import type { SpreadsheetReading } from './spreadsheet.ts';
import { MOST_COLUMNS, Table } from './table.ts';
import { openWorkbook, type Workbook } from './workbook.ts';
import { scanXml } from './xml-scan.ts';

/** Limit of cells: 20,000 rows of 30 columns, as tax bureaus export them. */
const MOST_CELLS = 600_000;

/** Number of columns in Excel. */
const LAST_COLUMN = 16_384;

/** Character limit of a cell in Excel. */
const LONGEST_TEXT = 32_767;

/**
 * Reads the first visible sheet with invoices in an XLSX, or else the first with known titles: a template may come before the list.
 * Throws `Unreadable`.
 */
export function readXlsx(bytes: Uint8Array): SpreadsheetReading {
  const workbook = openWorkbook(bytes);
  let withTitles: SpreadsheetReading | null = null;
  for (const [index, { name, path }] of workbook.sheets.entries()) {
    const table = tableIn(workbook.entry(path), workbook);
    if (table.reading === null) continue;
    const reading = { ...table.reading, sheet: name, otherSheets: [] };
    if (hasRows(table)) return { ...reading, otherSheets: sheetsAfter(index, workbook) };
    withTitles ??= reading;
  }
  if (withTitles === null) throw new Unreadable('NO_HEADER');
  return withTitles;
}

/** Names of the later sheets with invoices. */
function sheetsAfter(index: number, workbook: Workbook): readonly string[] {
  const others = workbook.sheets.slice(index + 1);
  return others.filter(({ path }) => hasInvoices(path, workbook)).map(({ name }) => name);
}

const hasRows = ({ reading }: Table): boolean => reading !== null && reading.rows.length > 0;

/** False also for a sheet that cannot be read, because no part of it is needed. */
function hasInvoices(path: string, workbook: Workbook): boolean {
  try {
    return hasRows(tableIn(workbook.entry(path), workbook, hasRows));
  } catch (error) {
    if (error instanceof Unreadable) return false;
    throw error;
  }
}

/** The cell that is being read (ECMA-376 part 1, section 18.3.1.4). */
interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  text: string;
}

function tableIn(
  bytes: Uint8Array,
  workbook: Workbook,
  isEnough: (table: Table) => boolean = () => false,
): Table {
  const table = new Table(workbook.dateSystem);
  let [row, column, count] = [0, -1, 0];
  let cells = new Map<number, Cell>();
  let cell: OpenCell | null = null;
  let [isText, isReading] = [false, false];
  const scanner = {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      isText = false;
      switch (name) {
        case 'row':
          row = Number(attributes['r'] ?? row + 1);
          column = -1;
          cells = new Map();
          break;
        case 'c':
          column = columnOf(attributes['r'] ?? '') ?? column + 1;
          if (++count > MOST_CELLS || column >= LAST_COLUMN) throw new Unreadable('TOO_MUCH');
          cell = { column, type: attributes['t'] ?? 'n', style: Number(attributes['s']), text: '' };
          break;
        case 'rPh':
          isReading = true;
          break;
        case 'v':
        case 't':
          isText = !isReading;
          break;
      }
    },
    text(more: string) {
      if (!isText || cell === null) return;
      cell.text += more;
      if (cell.text.length > LONGEST_TEXT) throw new Unreadable('TOO_MUCH');
    },
    close(name: string) {
      isText = false;
      if (name === 'rPh') isReading = false;
      if (name === 'row') table.take(row, cells);
      if (name !== 'c' || cell === null) return;
      const read = toCell(cell, workbook);
      if (read !== null && cell.column < MOST_COLUMNS) cells.set(cell.column, read);
      cell = null;
    },
  };
  scanXml(bytes, scanner, () => table.isHopeless || isEnough(table));
  return table;
}

/** Null for a blank cell. The value of a formula is the result stored with it. */
function toCell(
  { type, style, text }: OpenCell,
  { texts, isDay, dateSystem }: Workbook,
): Cell | null {
  const content = type === 's' ? (texts[Number(text)] ?? '') : text;
  if (content.trim() === '') return null;
  if (type !== 'n') return { text: content.trim(), form: 'text' };
  if (!isDay[style]) return numberCell(content);
  return { text: fromSerial(Number(content), dateSystem), form: 'text' };
}

/** Column of a reference such as `AB12`, from 0. */
function columnOf(reference: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
