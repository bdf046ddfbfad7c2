import { Unavailable } from '../kernel/errors.ts';
import { setTimeout as pause } from 'node:timers/promises';

/** The database cannot be read or written. The caller must not acknowledge or send anything. */
export class DatabaseUnavailable extends Unavailable {
  override readonly name = 'DatabaseUnavailable';
}

/** Pages of the file are unreadable: an operator must restore a copy. */
export class DatabaseDamaged extends DatabaseUnavailable {}

/** A value of a statement's parameter. */
export type Value = string | number | boolean | null;

/**
 * Database that runs statements with parameters `$1`, `$2` and so on. Failures reject with `DatabaseUnavailable`. A statement's
 * name identifies its figures in the metrics.
 */
export interface Sql {
  readonly dialect: Dialect;
  /** Runs a statement that only reads. */
  read<Row>(name: string, text: string, values?: readonly Value[]): Promise<readonly Row[]>;
  /**
   * Runs a statement, which is durable and atomic when its promise resolves. The statement is sent again, byte for byte, if the
   * connection is lost before the response: it must be repeatable.
   */
  write<Row>(name: string, text: string, values?: readonly Value[]): Promise<readonly Row[]>;
  /** Like `write`, for a statement that must not be sent twice. */
  writeOnce<Row>(name: string, text: string, values?: readonly Value[]): Promise<readonly Row[]>;
}

/** Differences between the SQL dialects of the databases. */
export interface Dialect {
  /**
   * Milliseconds since the epoch. The parameter has the value if the database does not decide on the time, and is NULL otherwise.
   */
  readonly now: (parameter: string) => string;
  /** Query that returns the texts of a JSON list. */
  readonly members: (parameter: string) => string;
  /** Table of the objects in a JSON list, whose members are texts. */
  readonly rows: (parameter: string, name: string, columns: readonly string[]) => string;
  /** Aggregate of columns: all rows as a JSON list of objects; NULL or empty for no rows. */
  readonly list: (columns: readonly string[]) => string;
  /** Clause after a table's name that selects an index, for a database that would not choose it by itself. */
  readonly indexedBy: (index: string) => string;
  /** Clause at the end of a query that skips rows locked by another transaction. */
  readonly skipLocked: string;
  /** Clause at the end of a query that locks the rows that it reads. */
  readonly forUpdate: string;
  /** Column that distinguishes the subjects of a kind, and is part of the indexes of lists. */
  readonly subject: 'key' | 'number';
}

/** Condition that a column's value is in a JSON list, or that the list is NULL. */
export function isAmong({ members }: Dialect, column: string, parameter: string): string {
  return `(CAST(${parameter} AS text) IS NULL OR ${column} IN (${members(parameter)}))`;
}

/** Converts a list to a parameter of statements; null for no list. */
export function listed(texts: readonly string[] | undefined): string | null {
  return texts === undefined ? null : JSON.stringify(texts);
}

/** Wait before a task of the start is repeated after its store became unavailable. */
const EVERY_MS = 250;

/** Repeats a repeatable task while the store is unavailable, until a time of `performance.now()`. */
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
