import { plain } from '../printed-values.ts';
import type { Cells } from './cells.ts';
import type { SheetElement } from './spreadsheet.ts';

/** A line of CSV: a delimiter within an unquoted text of it puts all cells behind under other titles than theirs. */
export interface Line {
  readonly delimiter: string;
  /** Number of its fields, blank ones included. */
  readonly fields: number;
  /** Columns whose fields stand in quotes. */
  readonly quoted: ReadonlySet<number>;
}

/** The titles above a line. */
export interface TitlesAbove {
  /** Number of fields in the line of titles, blank ones included. */
  readonly fields: number;
  readonly lastColumn: number;
  readonly elements: readonly (readonly [column: number, element: SheetElement])[];
}

/**
 * True for a line whose cells may stand under other titles than theirs: it has a text behind the last title; or it is longer than
 * the titles, and a cell is not of its element; or an amount and the cell behind it read as one amount with separators.
 * Blank fields behind the last title are usual, as programs fill lines up.
 */
export function isShifted(
  { delimiter, fields, quoted }: Line,
  cells: Cells,
  titles: TitlesAbove,
  unreadable: boolean,
): boolean {
  if (cells.keys().some((column) => column > titles.lastColumn)) return true;
  const isLonger = fields > titles.fields;
  if (isLonger && unreadable) return true;
  if (delimiter !== ',') return false;
  const named = new Map(titles.elements);
  const isAmount = (column: number): boolean => /amount/i.test(named.get(column) ?? '');
  return titles.elements.some(([column]) => {
    if (!isAmount(column)) return false;
    const digits = groupsFrom(column, cells, quoted);
    // An amount of three digits may follow another: 999 and its tax of 129.87.
    return isLonger ? CUT.test(digits) : !isAmount(column + 1) && CUT_WITH_DECIMALS.test(digits);
  });
}

// Cells are parted by tabs here, as a full-width comma within one cuts nothing.
const CUT = /^[-¥]*\d{1,3}\t\d{3}(?:[.\t元]|$)/;
const CUT_WITH_DECIMALS = /^[-¥]*\d{1,3}(?:\t\d{3})+\.\d{1,2}元?(?:\t|$)/;

/** Groups of digits that 15 digits of an amount have. */
const MOST_GROUPS = 5;

/** The unquoted texts of an amount's column and those behind it, up to a blank one. */
function groupsFrom(column: number, cells: Cells, quoted: ReadonlySet<number>): string {
  const texts: string[] = [];
  for (let at = column; at < column + MOST_GROUPS && !quoted.has(at); at += 1) {
    const cell = cells.get(at);
    if (cell === undefined) break;
    texts.push(plain(cell.text));
  }
  return texts.join('\t');
}
