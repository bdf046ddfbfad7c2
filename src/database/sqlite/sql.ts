import type { SQLInputValue } from 'node:sqlite';
import type { Dialect, Sql, Value } from '../sql.ts';
import type { Database, Statement } from './database.ts';

const dialect: Dialect = {
  now: (parameter) => `CAST(${parameter} AS bigint)`,
  members: (parameter) => `SELECT value FROM json_each(${parameter})`,
  rows(parameter, name, columns) {
    const members = columns.map((column) => `json_extract(value, '$.${column}') AS ${column}`);
    return `(SELECT ${members.join(', ')} FROM json_each(${parameter})) AS ${name}`;
  },
  list: (columns) =>
    `json_group_array(json_object(${columns.map((column) => `'${column}', ${column}`).join(', ')}))`,
  indexedBy: (index) => `INDEXED BY ${index}`,
  skipLocked: '',
  subject: 'number',
};

/** Runs statements that other databases run too. */
export function openSql(database: Database): Sql {
  const known = new Map<string, Statement<never>>();

  function prepared<Row>(text: string): Statement<Row> {
    const statement = known.get(text) ?? database.prepare<never>(toSqlite(text));
    known.set(text, statement);
    return statement;
  }

  return {
    dialect,
    read: async <Row>(_name: string, text: string, values: readonly Value[] = []) =>
      database.read(() => prepared<Row>(text).all(...values.map(toInput))),
    write: <Row>(_name: string, text: string, values: readonly Value[] = []) =>
      database.write(() => prepared<Row>(text).all(...values.map(toInput))),
  };
}

/**
 * With its own parameters. SQLite plans a statement anew whenever a value is bound to a bare `LIMIT ?`, which takes twenty
 * times as long as to run it; an expression there has no part in the plan.
 */
function toSqlite(text: string): string {
  return text.replaceAll(/\$(\d+)/g, '?$1').replaceAll(/\bLIMIT (\?\d+)/g, 'LIMIT +$1');
}

function toInput(value: Value): SQLInputValue {
  return typeof value === 'boolean' ? Number(value) : value;
}
