import { Unavailable } from '../kernel/errors.ts';
import { setTimeout as pause } from 'node:timers/promises';

/** The record cannot be reached or written. Nothing may be acknowledged or sent. */
export class DatabaseUnavailable extends Unavailable {
  override readonly name = 'DatabaseUnavailable';
}

/** Pages of the file cannot be read any more: an operator has to put a copy back. */
export class DatabaseDamaged extends DatabaseUnavailable {}

/** A value of a statement's parameter. */
export type Value = string | number | boolean | null;

/**
 * A database that statements are run in, with parameters `$1`, `$2` and so on. Failures come out as
 * `DatabaseUnavailable`. A statement's name is that of its figures.
 */
export interface Sql {
  readonly dialect: Dialect;
  /** Runs a statement that changes nothing. */
  read<Row>(name: string, text: string, values?: readonly Value[]): Promise<readonly Row[]>;
  /**
   * Runs a statement, which is durable and atomic when its promise resolves. It is sent again, the same to the last byte,
   * when the connection is lost before the response: it has to be repeatable.
   */
  write<Row>(name: string, text: string, values?: readonly Value[]): Promise<readonly Row[]>;
}

/** Differences between the dialects of the databases. */
export interface Dialect {
  /**
   * Milliseconds since the epoch. The parameter holds them where it is not the database that decides on the time, and is
   * NULL elsewhere.
   */
  readonly now: (parameter: string) => string;
  /** A query for the texts in a list in JSON. */
  readonly members: (parameter: string) => string;
  /** A table of the objects in a list in JSON, whose members are texts. */
  readonly rows: (parameter: string, name: string, columns: readonly string[]) => string;
  /** An aggregate of columns: all rows as a list of objects in JSON; NULL or empty for none. */
  readonly list: (columns: readonly string[]) => string;
  /** Has an index used behind a table's name, where the database would not find that by itself. */
  readonly indexedBy: (index: string) => string;
  /** Passes over rows that another has just then. Stands at the end of a query. */
  readonly skipLocked: string;
  /** Locks the rows that a query reads. Stands at its end. */
  readonly forUpdate: string;
  /** The column that distinguishes the subjects of a kind, and stands in the indexes of lists. */
  readonly subject: 'key' | 'number';
}

/** A condition on a column: that it is in a list in JSON, or that there is no list. */
export function isAmong({ members }: Dialect, column: string, parameter: string): string {
  return `(CAST(${parameter} AS text) IS NULL OR ${column} IN (${members(parameter)}))`;
}

/** A list as statements take it; null for none. */
export function listed(texts: readonly string[] | undefined): string | null {
  return texts === undefined ? null : JSON.stringify(texts);
}

/** The wait before a task of the start is tried again after its store became unavailable. */
const EVERY_MS = 250;

/** Repeats a repeatable task while the store is unavailable, up to a time of `performance.now()`. */
export async function patiently<Result>(
  work: () => Promise<Result>,
  until: number,
): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || performance.now() >= until) throw error;
    }
    await pause(EVERY_MS);
  }
}
