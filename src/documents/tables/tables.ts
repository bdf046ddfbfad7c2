import { writeXlsxStream } from 'hucre/xlsx';

/** A column, and the format of its cells. */
export interface TableColumn {
  readonly title: string;
  /**
   * `amount`: a decimal such as `1660.00`; `decimal`: a decimal that is no amount of money; `count`: an integer; `day`:
   * `yyyy-MM-dd`; `time`: `yyyy-MM-dd HH:mm:ss`, in the time zone that the title names. A cell in another format is
   * written as text.
   */
  readonly kind: 'text' | 'amount' | 'decimal' | 'count' | 'day' | 'time';
  /** In characters; each kind has a default. */
  readonly width?: number;
}

/** Cells by column; null and missing cells are empty. */
export type TableRow = readonly (string | null)[];

/** A table to write. */
export interface Table {
  /** Name of the sheet: at most 31 characters, and none of `: \ / ? * [ ]`. */
  readonly name: string;
  readonly columns: readonly TableColumn[];
  readonly rows: AsyncIterable<TableRow> | Iterable<TableRow>;
}

/** True for columns of numbers. */
function isNumeric(kind: TableColumn['kind']): boolean {
  return kind === 'amount' || kind === 'decimal' || kind === 'count';
}

/** First characters that make a spreadsheet treat a text as a formula; Chinese versions accept full-width ones, too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Number of characters that are buffered before they are yielded. */
const CHUNK = 32 * 1024;

/** Writes CSV that Excel opens correctly in China: UTF-8 with a byte order mark, lines ending with CRLF. */
async function* writeCsv({ columns, rows }: Table): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  let text = `\u{feff}${lineOf(columns.map(({ title }) => toField(title, 'text')))}`;
  for await (const row of rows) {
    text += lineOf(columns.map(({ kind }, index) => toField(row[index] ?? '', kind)));
    if (text.length < CHUNK) continue;
    yield encoder.encode(text);
    text = '';
  }
  yield encoder.encode(text);
}

const lineOf = (fields: readonly string[]): string => `${fields.join(',')}\r\n`;

function toField(cell: string, kind: TableColumn['kind']): string {
  const isSafe = (isNumeric(kind) && NUMBER.test(cell)) || !FORMULA.test(cell);
  const written = isSafe ? cell : `'${cell}`;
  return /[",\r\n]/.test(written) ? `"${written.replaceAll('"', '""')}"` : written;
}

/** Format and width of the cells of each kind. */
const kinds: Readonly<
  Record<TableColumn['kind'], { readonly numFmt?: string; readonly width: number }>
> = {
  text: { width: 24 },
  amount: { numFmt: '#,##0.00', width: 16 },
  decimal: { width: 12 },
  count: { width: 12 },
  day: { numFmt: 'yyyy-mm-dd', width: 12 },
  time: { numFmt: 'yyyy-mm-dd hh:mm:ss', width: 20 },
};

/** Writes an XLSX of one sheet; its title row stays in view. */
async function* writeXlsx({ name, columns, rows }: Table): AsyncGenerator<Uint8Array, void> {
  const cells = async function* () {
    for await (const row of rows)
      yield columns.map(({ kind }, index) => toCell(row[index] ?? null, kind));
  };
  yield* writeXlsxStream(cells(), {
    name,
    columns: columns.map(({ title, kind, width }) => ({
      header: title,
      ...kinds[kind],
      ...(width !== undefined && { width }),
    })),
    freezePane: { rows: 1 },
  });
}

/** Number of digits that a spreadsheet stores of a number. */
const DIGITS_KEPT = 15;

/** Most characters of a cell; Excel reports a file with a longer one as damaged. */
const LONGEST_TEXT = 32_767;

/** Characters that XML does not allow and the library does not escape: one of them makes the file unreadable. */
const NO_XML = /[\ufffe\uffff]/g;

/** The first day whose serial number all programs read alike: Excel counts a 29th of February 1900. */
const FIRST_DAY = '1900-03-01';

function toCell(cell: string | null, kind: TableColumn['kind']): string | number | Date | null {
  if (cell === null || cell === '') return null;
  if (kind === 'text') return toText(cell);
  if (isNumeric(kind)) {
    const isExact =
      /^-?\d+(?:\.\d+)?$/.test(cell) && cell.replaceAll(/\D/g, '').length <= DIGITS_KEPT;
    return isExact ? Number(cell) : toText(cell);
  }
  const form = kind === 'day' ? /^\d{4}-\d{2}-\d{2}$/ : /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;
  if (!form.test(cell) || cell < FIRST_DAY) return toText(cell);
  // The library writes times in UTC, so parsing the cell as UTC avoids a shift of time zones.
  const written = cell.replace(' ', 'T');
  const time = new Date(kind === 'day' ? written : `${written}Z`);
  // `Date` takes the 30th of February as a day of March.
  const isMoment = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(written);
  return isMoment ? time : cell;
}

function toText(cell: string): string {
  const text = cell.replaceAll(NO_XML, '\ufffd');
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;
}

/** Formats of a written table. */
export type TableFormat = 'CSV' | 'XLSX';

/** The bytes of a table, produced on demand. Fails if its rows fail. */
export function writeTable(format: TableFormat, table: Table): AsyncIterable<Uint8Array> {
  return format === 'CSV' ? writeCsv(table) : writeXlsx(table);
}
