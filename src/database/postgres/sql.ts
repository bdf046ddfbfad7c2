import type { Dialect, Sql } from '../sql.ts';
import type { Connection } from './connection.ts';

const dialect: Dialect = {
  now: (parameter) =>
    `coalesce(CAST(${parameter} AS bigint), (extract(epoch FROM clock_timestamp()) * 1000)::bigint)`,
  members: (parameter) => `SELECT json_array_elements_text(CAST(${parameter} AS json))`,
  rows(parameter, name, columns) {
    const members = columns.map((column) => `${column} text`);
    return `json_to_recordset(CAST(${parameter} AS json)) AS ${name} (${members.join(', ')})`;
  },
  list: (columns) =>
    `CAST(json_agg(json_build_object(${columns.map((column) => `'${column}', ${column}`).join(', ')})) AS text)`,
  indexedBy: () => '',
  skipLocked: 'FOR UPDATE SKIP LOCKED',
  forUpdate: 'FOR UPDATE',
  subject: 'key',
};

/** Runs statements that are the same in other databases. */
export function openSql({ read, run, runOnce }: Pick<Connection, 'read' | 'run' | 'runOnce'>): Sql {
  return { dialect, read, write: run, writeOnce: runOnce };
}

/** Expression for the time in this database's own statements: their second parameter if a test sets it. */
export const NOW = dialect.now('$2');
