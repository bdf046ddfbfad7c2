import { plain } from '../printed-values.ts';
import { Unreadable } from '../reading.ts';
import {
  type Alignment,
  alignmentOf,
  type Line,
  type TitlesAbove,
  writesThousandsWhole,
} from './alignment.ts';
import { type Cell, type Cells, type DateSystem, valueOf } from './cells.ts';
import {
  MOST_ROWS,
  type SheetCell,
  type SheetColumn,
  type SheetElement,
  type SheetRow,
  type SpreadsheetReading,
} from './spreadsheet.ts';
import { amountBeside, areTitles, elementOf } from './titles.ts';

/** The reading of one table, without the names of its file's sheets. */
type TableReading = Omit<SpreadsheetReading, 'sheet' | 'otherSheets'>;

/** Number of columns that are read: an export of a tax bureau has some 30. */
export const MOST_COLUMNS = 200;

/** Limit of rows above the titles, such as the list's name, the period and the author. */
const ROWS_ABOVE = 30;

/** Number of characters that are stored of a cell: the length of a QR code's text. */
const LONGEST_TEXT = 500;

/** Text of a cell that marks a row of sums below a list. */
const SUMS = /^(?:合计|总计|小计|本页合计|共计|合计金额|total|sum|subtotal)[:：]?$/i;

// Reports widen the word by blanks: 合 计.
const isSum = ({ text }: Pick<Cell, 'text'>): boolean =>
  SUMS.test(plain(text).replaceAll(/\s/g, ''));

/** Reads the rows of a table as they come. */
export class Table {
  readonly #dateSystem: DateSystem;
  readonly #rows: (Omit<SheetRow, 'isShifted'> & { readonly alignment: Alignment })[] = [];
  #headerRow = 0;
  #columns: readonly SheetColumn[] = [];
  #elements: TitlesAbove['elements'] = [];
  #fields = 0;
  #writesThousandsWhole = false;
  #above = 0;
  #rowAbove: { readonly number: number; readonly cells: Cells } | null = null;
  #titles: ReadonlyMap<number, string> = new Map();

  constructor(dateSystem: DateSystem) {
    this.#dateSystem = dateSystem;
  }

  /** True once the table has no titles in any row that may hold them. */
  get isHopeless(): boolean {
    return this.#headerRow === 0 && this.#above >= ROWS_ABOVE;
  }

  /** True for a table whose only title is that of QR codes, as scanners write them, one per line. */
  get isOfCodes(): boolean {
    const [only, ...others] = this.#columns;
    return only?.element === 'printedCode' && others.length === 0;
  }

  /** Null for a table without titles. */
  get reading(): TableReading | null {
    if (this.#headerRow === 0) return null;
    const sound = new Set<Alignment>(
      this.#writesThousandsWhole ? ['SOUND', 'DOUBTFUL'] : ['SOUND'],
    );
    const rows = this.#rows.map(({ alignment, ...row }) => ({
      ...row,
      isShifted: !sound.has(alignment),
    }));
    return { headerRow: this.#headerRow, columns: this.#columns, rows };
  }

  /**
   * Takes the next row, `number` from 1; `line` is null except for CSV. Throws `Unreadable` at the first row beyond the
   * limit.
   */
  take(number: number, cells: Cells, line: Line | null = null): void {
    const fields = line?.fields ?? 0;
    if (this.#headerRow === 0) {
      if (cells.size > 0) this.#findTitles(number, cells);
      this.#fields = fields;
      return;
    }
    if (number === this.#headerRow + 1 && this.#takeLowerTitles(cells)) {
      this.#fields = Math.max(this.#fields, fields);
      return;
    }
    const read: SheetRow['cells'] = Object.fromEntries(
      this.#elements.flatMap(([column, element]) => {
        const cell = cells.get(column);
        return cell === undefined ? [] : [[element, this.#read(element, cell)]];
      }),
    );
    if (Object.keys(read).length === 0 || this.#isNoInvoice(cells, read)) return;
    if (this.#rows.length === MOST_ROWS) throw new Unreadable('TOO_MANY_ROWS');
    this.#rows.push({ row: number, cells: read, alignment: this.#align(cells, read, line) });
  }

  #align(cells: Cells, read: SheetRow['cells'], line: Line | null): Alignment {
    if (line === null) return 'SOUND';
    const lastColumn = Math.max(...this.#titles.keys());
    const titles = { fields: this.#fields, lastColumn, elements: this.#elements };
    this.#writesThousandsWhole ||= writesThousandsWhole(cells, titles);
    const isUnreadable = Object.values(read).some(({ value }) => value === null);
    return alignmentOf(line, cells, titles, isUnreadable);
  }

  #read(element: SheetElement, cell: Cell): SheetCell {
    const value = valueOf(element, cell, this.#dateSystem);
    return { text: cell.text.slice(0, LONGEST_TEXT), value };
  }

  #findTitles(number: number, cells: Cells): void {
    this.#above += 1;
    const isBelow = this.#rowAbove?.number === number - 1;
    // A title that spans two rows is in the upper row, if the lower row subdivides other columns.
    const upper = (isBelow && this.#rowAbove?.cells) || new Map<number, Cell>();
    this.#rowAbove = { number, cells };
    if (!areTitles(cells.values().map(({ text }) => elementOf(text)))) return;
    this.#headerRow = number;
    this.#takeTitles([
      ...upper.entries().filter(([column, { text }]) => !cells.has(column) && elementOf(text)),
      ...cells,
    ]);
  }

  /**
   * Takes a second title row that subdivides the first, such as `金额` over `不含税` and `含税`. Such a row is blank in the
   * columns of invoice numbers. False for any other row.
   */
  #takeLowerTitles(cells: Cells): boolean {
    const hasNumber = this.#elements.some(
      ([column, element]) => areTitles([element]) && cells.has(column),
    );
    const hasFigure = cells.values().some(({ text }) => /^[\d.,]+$/.test(plain(text)));
    if (hasNumber || hasFigure) return false;
    const lower = [...cells].flatMap(([column, { text }]) => {
      const title = [text, `${this.#titleOver(column)}${text}`].find((one) => elementOf(one));
      return title === undefined ? [] : [[column, { text: title }] as const];
    });
    if (lower.length === 0) return false;
    const upper = [...this.#titles].map(([column, text]) => [column, { text }] as const);
    this.#takeTitles(new Map([...upper, ...lower]));
    return true;
  }

  /** Title above a column; a merged cell has its title in its first column. */
  #titleOver(column: number): string {
    const over = [...this.#titles].findLast(([first]) => first <= column);
    return over?.[1] ?? '';
  }

  #takeTitles(cells: Iterable<readonly [column: number, title: Pick<Cell, 'text'>]>): void {
    const titled = [...cells].toSorted(([one], [other]) => one - other);
    const named = titled.map(([, { text }]) => elementOf(text));
    const amount = amountBeside(named);
    const meant = named
      .map((element) => (element === 'amount' ? amount : element))
      .map((element, index, all) => (all.indexOf(element) === index ? element : null));
    this.#titles = new Map(titled.map(([column, { text }]) => [column, text]));
    this.#columns = titled.map(([column, { text }], index) => ({
      column: lettersOf(column),
      header: text.slice(0, LONGEST_TEXT),
      element: meant[index] ?? null,
    }));
    this.#elements = titled.flatMap(([column], index) => {
      const element = meant[index] ?? null;
      return element === null ? [] : [[column, element] as const];
    });
  }

  /** True for sums below a list, and for titles repeated at the top of each page. */
  #isNoInvoice(cells: Cells, read: SheetRow['cells']): boolean {
    const number = read.invoiceNumber ?? read.digitalNumber ?? read.printedCode;
    if (number !== undefined && elementOf(number.text) === null) return isSum(number);
    return number !== undefined || cells.values().some(isSum);
  }
}

/** Letters of a column, from 0: `A` to `Z`, then `AA`. */
function lettersOf(column: number): string {
  const letters = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? letters : lettersOf(Math.floor(column / 26) - 1) + letters;
}
