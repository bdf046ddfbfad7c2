import { Unreadable } from '../reading.ts';
import { type Cell, fromSerial, numberCell, type DateSystem } from './cells.ts';
import type { SpreadsheetReading } from './spreadsheet.ts';
import { MOST_COLUMNS, Table } from './table.ts';
import { scanXml } from './xml-scan.ts';
import { unzip } from '../zip.ts';

/** Limit of cells: 20,000 rows of 30 columns, as tax bureaus export them. */
const MOST_CELLS = 600_000;

/** Number of columns in Excel. */
const LAST_COLUMN = 16_384;

/** Character limit of a cell in Excel. */
const LONGEST_TEXT = 32_767;

/**
 * Reads the first visible sheet with invoices in an XLSX, or else the first with known titles: a template may come
 * before the list. Throws `Unreadable`.
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
  let [isText, isPronunciation] = [false, false];
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
          isPronunciation = true;
          break;
        case 'v':
        case 't':
          isText = !isPronunciation;
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
      if (name === 'rPh') isPronunciation = false;
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

/** Parts of a workbook that its sheets need (ECMA-376 part 1, section 18.2). */
interface Workbook {
  /** Visible sheets in order, with the paths of their entries. */
  readonly sheets: readonly { readonly name: string; readonly path: string }[];
  readonly dateSystem: DateSystem;
  /** Shared texts, which cells reference by index. */
  readonly texts: readonly string[];
  /** True for each cell format that shows a day. */
  readonly isDay: readonly boolean[];
  /** The bytes of an entry; throws `Unreadable`. */
  readonly entry: (path: string) => Uint8Array;
}

/** Limit per unpacked entry: 20,000 rows of 30 columns have some 35 MB. */
const BOUNDS = { files: 1, bytes: 64 * 1024 * 1024 };
const MOST_TEXTS = 400_000;

/** Opens a workbook. Throws `Unreadable`. */
function openWorkbook(bytes: Uint8Array): Workbook {
  const find = (path: string): Uint8Array | null =>
    unzip(bytes, BOUNDS, (name) => name === path).get(path) ?? null;
  const entry = (path: string): Uint8Array => {
    const found = find(path);
    if (found === null) throw new Unreadable('DAMAGED');
    return found;
  };
  const [path] = targetsIn(entry('_rels/.rels'), '').byType.get('officeDocument') ?? [];
  if (path === undefined) throw new Unreadable('FORMAT');
  const slash = path.lastIndexOf('/') + 1;
  const folder = path.slice(0, slash);
  const targets = targetsIn(entry(`${folder}_rels/${path.slice(slash)}.rels`), folder);
  const [texts] = targets.byType.get('sharedStrings') ?? [];
  const [styles] = targets.byType.get('styles') ?? [];
  const { sheets, dateSystem } = sheetsIn(entry(path));
  return {
    sheets: sheets.flatMap(({ name, id }) => {
      const target = targets.byId.get(id);
      return target === undefined ? [] : [{ name, path: target }];
    }),
    dateSystem,
    texts: texts === undefined ? [] : textsIn(entry(texts)),
    isDay: styles === undefined ? [] : dayFormatsIn(entry(styles)),
    entry,
  };
}

/** Related parts of a part (ECMA-376 part 2, section 9.3), by id and by the last word of their type. */
function targetsIn(bytes: Uint8Array, folder: string) {
  const byId = new Map<string, string>();
  const byType = new Map<string, string[]>();
  scanXml(bytes, {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return;
      const path = Target.startsWith('/') ? Target.slice(1) : closed(folder + Target);
      byId.set(Id, path);
      const type = Type.slice(Type.lastIndexOf('/') + 1);
      byType.set(type, [...(byType.get(type) ?? []), path]);
    },
  });
  return { byId, byType };
}

/** Resolves `./` and `../` in a path. */
function closed(path: string): string {
  return new URL(path, 'file:///').pathname.slice(1);
}

function sheetsIn(bytes: Uint8Array) {
  const sheets: { readonly name: string; readonly id: string }[] = [];
  let dateSystem: DateSystem = 1900;
  scanXml(bytes, {
    open(element, attributes) {
      if (element === 'workbookPr' && /^(?:1|true)$/.test(attributes['date1904'] ?? ''))
        dateSystem = 1904;
      if (element !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
      const id = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
      sheets.push({ name: attributes['name'] ?? '', id });
    },
  });
  return { sheets, dateSystem };
}

/** Shared texts, without the pronunciation guides that some Chinese characters have (18.4.6). */
function textsIn(bytes: Uint8Array): readonly string[] {
  const texts: string[] = [];
  let [text, isText, isPronunciation] = ['', false, false];
  scanXml(bytes, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isPronunciation = true;
      isText = name === 't' && !isPronunciation;
    },
    text(more) {
      if (isText) text += more;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isPronunciation = false;
      if (name === 'si' && texts.push(text) > MOST_TEXTS) throw new Unreadable('TOO_MUCH');
    },
  });
  return texts;
}

/** Built-in formats that show a day; 27 to 36 and 50 to 58 do so in Chinese (18.8.30). */
const BUILT_IN = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 57, 58,
]);

function dayFormatsIn(bytes: Uint8Array): readonly boolean[] {
  const isDay: boolean[] = [];
  const codes = new Map<number, string>();
  let isInCells = false;
  scanXml(bytes, {
    open(name, { numFmtId = '', formatCode = '' }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'xf' || !isInCells) return;
      const id = Number(numFmtId);
      isDay.push(BUILT_IN.has(id) || showsDay(codes.get(id) ?? ''));
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return isDay;
}

/** True for a format that shows a year or a day; literal texts, conditions and colors are ignored. */
function showsDay(code: string): boolean {
  return /[yd]/i.test(code.replaceAll(/"[^"]*"|\\.|\[[^[\]]*\]|general/gi, ''));
}
