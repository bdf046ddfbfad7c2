import { parse } from 'csv-parse/sync';
import { Unreadable } from '../reading.ts';
import { type Cell, untypedCell } from './cells.ts';
import type { SpreadsheetReading } from './spreadsheet.ts';
import { MOST_COLUMNS, Table } from './table.ts';

const DELIMITERS = [',', ';', '\t', '|'];

/** Characters of a record. An unclosed quote makes one of the rest of the file. */
const LONGEST_RECORD = 100_000;

/** Columns that Excel has. The bound of a record counts no delimiters. */
const LAST_COLUMN = 16_384;

/** Rows by which the delimiter is found. */
const TRIED_ROWS = 40;

/**
 * Reads a CSV in UTF-8, UTF-16 or GB18030. The delimiter is the one by which the most titles are known: that of the first
 * line may be any, as the list's name stands there. Throws `Unreadable`.
 */
export function readCsv(bytes: Uint8Array): SpreadsheetReading {
  const text = decoded(bytes);
  const [best] = DELIMITERS.map((delimiter) => ({
    delimiter,
    known: knownTitles(text, delimiter),
  })).toSorted((one, other) => other.known - one.known);
  if (best === undefined || best.known === 0) throw new Unreadable('NO_HEADER');
  const reading = tableIn(text, best.delimiter).reading;
  if (reading === null) throw new Unreadable('NO_HEADER');
  return { ...reading, sheet: null, otherSheets: [] };
}

function knownTitles(text: string, delimiter: string): number {
  try {
    const { reading } = tableIn(text, delimiter, TRIED_ROWS);
    return reading?.columns.filter(({ element }) => element !== null).length ?? 0;
  } catch (error) {
    if (error instanceof Unreadable && error.problem === 'TOO_MUCH') throw error;
    // By another delimiter it may be well-formed.
    return 0;
  }
}

function tableIn(text: string, delimiter: string, rows?: number): Table {
  const table = new Table(1900);
  const quoted = new Set<number>();
  let records = 0;
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      // A file may mix them, as one that was joined from two.
      record_delimiter: ['\r\n', '\n', '\r'],
      skip_empty_lines: true,
      // Also before and behind quotes, and in lines of nothing else: those would be records, and take long.
      trim: true,
      max_record_size: LONGEST_RECORD,
      ...(rows !== undefined && { to: rows }),
      cast(field, { index, quoting }) {
        if (index >= LAST_COLUMN) throw new Unreadable('TOO_MUCH');
        if (quoting) quoted.add(index);
        return field;
      },
      // No record is kept.
      on_record: (record: readonly string[], { empty_lines: skipped }) => {
        records += 1;
        const number = records + skipped;
        // The text of a QR code has commas, which a list of nothing else does not quote.
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
  return table;
}

function cellsOf(record: readonly string[]): readonly (readonly [number, Cell])[] {
  return record
    .slice(0, MOST_COLUMNS)
    .flatMap((text, column) =>
      text.trim() === '' ? [] : [[column, untypedCell(text.trim())] as const],
    );
}

/** The text by its byte order mark; else in UTF-8, else in GB18030, in which Excel saves it in China. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : null;
  for (const encoding of marked === null ? ['utf-8', 'gb18030'] : [marked]) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // In the next one, then.
    }
  }
  throw new Unreadable('DAMAGED');
}
