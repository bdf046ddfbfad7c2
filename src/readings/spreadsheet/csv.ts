import { parse } from 'csv-parse/sync';
import { markedEncoding } from '../../kernel/text/unreadable.ts';
import { Unreadable } from '../reading.ts';
import { type Cell, untypedCell } from './cells.ts';
import type { SpreadsheetReading } from './spreadsheet.ts';
import { MOST_COLUMNS, Table } from './table.ts';

const DELIMITERS = [',', ';', '\t', '|'];

/** Character limit of a record. An unclosed quote turns the rest of the file into one record. */
const LONGEST_RECORD = 100_000;

/** Number of columns in Excel. The limit of a record's length does not count delimiters. */
const LAST_COLUMN = 16_384;

/** Number of rows that are read to detect the delimiter. */
const TRIED_ROWS = 40;

/**
 * Reads a CSV in UTF-8, UTF-16 or GB18030. The delimiter is the one that yields the most known titles. The first line
 * alone does not tell it, because it may hold the list's name. Throws `Unreadable`.
 */
export function readCsv(bytes: Uint8Array): SpreadsheetReading {
  const text = decoded(bytes);
  const [best] = DELIMITERS.map((delimiter) => ({
    delimiter,
    known: knownTitles(text, delimiter),
  })).toSorted((one, other) => other.known - one.known);
  if (best === undefined || best.known === 0) throw new Unreadable('NO_HEADER');
  const table = new Table(1900);
  readInto(table, text, best.delimiter);
  const { reading } = table;
  if (reading === null) throw new Unreadable('NO_HEADER');
  return { ...reading, sheet: null, otherSheets: [] };
}

function knownTitles(text: string, delimiter: string): number {
  const table = new Table(1900);
  try {
    readInto(table, text, delimiter, TRIED_ROWS);
  } catch (error) {
    // The file may be well-formed with another delimiter; if not, the titles before the damage show that it is a list.
    if (!(error instanceof Unreadable) || error.problem !== 'DAMAGED') throw error;
  }
  return table.reading?.columns.filter(({ element }) => element !== null).length ?? 0;
}

function readInto(table: Table, text: string, delimiter: string, rows?: number): void {
  const quoted = new Set<number>();
  let records = 0;
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      // A file may mix line ends, for example after two files were joined.
      record_delimiter: ['\r\n', '\n', '\r'],
      skip_empty_lines: true,
      // Trims blanks around quotes, too. A line of blanks would otherwise be a record, and slow to read.
      trim: true,
      max_record_size: LONGEST_RECORD,
      ...(rows !== undefined && { to: rows }),
      cast(field, { index, quoting }) {
        if (index >= LAST_COLUMN) throw new Unreadable('TOO_MUCH');
        if (quoting) quoted.add(index);
        return field;
      },
      // csv-parse does not collect records; the table takes each one.
      on_record: (record: readonly string[], { empty_lines: skipped }) => {
        records += 1;
        const number = records + skipped;
        // The text of a QR code contains commas, and a list of codes alone does not quote them.
        const fields = table.isOfCodes ? [record.join(delimiter)] : record;
        if (!table.isHopeless) {
          const line = { delimiter, fields: fields.length, quoted };
          table.take(number, new Map(cellsOf(fields)), line);
        }
        quoted.clear();
        return null;
      },
    });
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('DAMAGED', { cause: error });
  }
}

function cellsOf(record: readonly string[]): readonly (readonly [number, Cell])[] {
  return record
    .slice(0, MOST_COLUMNS)
    .flatMap((text, column) =>
      text.trim() === '' ? [] : [[column, untypedCell(text.trim())] as const],
    );
}

/** Decodes by the byte order mark; without one, as UTF-8, or else as GB18030, in which Excel in China saves CSV. */
function decoded(bytes: Uint8Array): string {
  const marked = markedEncoding(bytes);
  for (const encoding of marked === null ? ['utf-8', 'gb18030'] : [marked]) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Try the next encoding.
    }
  }
  throw new Unreadable('DAMAGED');
}
