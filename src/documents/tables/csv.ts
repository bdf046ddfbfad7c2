import { isNumeric, type Table, type TableColumn } from './table.ts';

/** Beginnings by which spreadsheets take a text for a formula; the wide ones where people write Chinese. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Characters that are collected before they are handed on. */
const CHUNK = 32 * 1024;

/** CSV as Excel opens it in China: UTF-8 behind a byte order mark, lines that end with CRLF. */
export async function* writeCsv({ columns, rows }: Table): AsyncGenerator<Uint8Array, void> {
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
