/** A column, and the form of its cells. */
export interface TableColumn {
  readonly title: string;
  /**
   * `amount`: a decimal such as `1660.00`; `decimal`: one that is no amount of money; `count`: a whole number; `day`: `yyyy-MM-dd`; `time`: `yyyy-MM-dd HH:mm:ss`, on whatever clock the title
   * says. A cell of another form is written as text.
   */
  readonly kind: 'text' | 'amount' | 'decimal' | 'count' | 'day' | 'time';
  /** In characters; by default what the kind needs. */
  readonly width?: number;
}

/** Cells by column; null and missing ones are empty. */
export type TableRow = readonly (string | null)[];

/** A table to write. */
export interface Table {
  /** Name of the sheet: at most 31 characters, and none of `: \ / ? * [ ]`. */
  readonly name: string;
  readonly columns: readonly TableColumn[];
  readonly rows: AsyncIterable<TableRow> | Iterable<TableRow>;
}

/** True for columns of numbers. */
export function isNumeric(kind: TableColumn['kind']): boolean {
  return kind === 'amount' || kind === 'decimal' || kind === 'count';
}
