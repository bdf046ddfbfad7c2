import type { Marks } from '../marks.ts';
import type { Connection } from './connection.ts';

/** The marks in PostgreSQL. */
export function openMarks(connection: Connection): Marks {
  async function get(name: string): Promise<string | null> {
    const [row] = await connection.run<{ mark: string }>(
      'mark',
      'SELECT mark FROM marks WHERE name = $1',
      [name],
    );
    return row?.mark ?? null;
  }

  return {
    get,
    async replace(name, before, mark) {
      const written =
        before === null
          ? 'INSERT INTO marks (name, mark) SELECT $1, $3 WHERE $2::text IS NULL ON CONFLICT DO NOTHING'
          : 'UPDATE marks SET mark = $3 WHERE name = $1 AND mark = $2';
      await connection.run(before === null ? 'set mark' : 'replace mark', written, [
        name,
        before,
        mark,
      ]);
      return (await get(name)) ?? mark;
    },
  };
}
