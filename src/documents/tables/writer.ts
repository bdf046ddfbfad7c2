import { writeCsv } from './csv.ts';
import type { Table } from './table.ts';
import { writeXlsx } from './xlsx.ts';

/** Formats that a table is written in. */
export type TableFormat = 'CSV' | 'XLSX';

/** The bytes of a table, made as they are taken. Fails where its rows fail. */
export function writeTable(format: TableFormat, table: Table): AsyncIterable<Uint8Array> {
  return format === 'CSV' ? writeCsv(table) : writeXlsx(table);
}
