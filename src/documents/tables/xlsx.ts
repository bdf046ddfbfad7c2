import { writeXlsxStream } from 'hucre/xlsx';
import { isNumeric, type Table, type TableColumn } from './table.ts';

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

/** XLSX of one sheet, whose titles stay in view. */
export async function* writeXlsx({ name, columns, rows }: Table): AsyncGenerator<Uint8Array, void> {
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

/** Digits that a spreadsheet keeps of a number. */
const DIGITS_KEPT = 15;

function toCell(cell: string | null, kind: TableColumn['kind']): string | number | Date | null {
  if (cell === null || cell === '') return null;
  if (kind === 'text') return cell;
  if (isNumeric(kind)) {
    const isExact =
      /^-?\d+(?:\.\d+)?$/.test(cell) && cell.replaceAll(/\D/g, '').length <= DIGITS_KEPT;
    return isExact ? Number(cell) : cell;
  }
  // The library writes the parts of a time in UTC, so that no zone moves them.
  const form = kind === 'day' ? /^\d{4}-\d{2}-\d{2}$/ : /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;
  const time = form.test(cell)
    ? new Date(`${cell.replace(' ', 'T')}${kind === 'day' ? '' : 'Z'}`)
    : null;
  return time === null || Number.isNaN(time.getTime()) ? cell : time;
}
