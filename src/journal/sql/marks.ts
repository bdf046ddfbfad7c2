import type { Marks } from '../contract/journal.ts';
import type { Sql } from '../../database/sql.ts';

/** The marks in a database. */
export function openMarks(sql: Sql): Marks {
  async function get(name: string): Promise<string | null> {
    const statement = 'SELECT mark FROM marks WHERE name = $1';
    const [row] = await sql.read<{ mark: string }>('mark', statement, [name]);
    return row?.mark ?? null;
  }

  return {
    get,
    async replace(name, before, mark) {
      await (before === null
        ? sql.write(
            'set mark',
            'INSERT INTO marks (name, mark) VALUES ($1, $2) ON CONFLICT DO NOTHING',
            [name, mark],
          )
        : sql.write('replace mark', 'UPDATE marks SET mark = $3 WHERE name = $1 AND mark = $2', [
            name,
            before,
            mark,
          ]));
      return (await get(name)) ?? mark;
    },
  };
}
