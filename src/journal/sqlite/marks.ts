import type { Marks } from '../marks.ts';
import type { Database } from './database.ts';

/** The marks of a file. */
export function openMarks(database: Database): Marks {
  const find = database.prepare<{ mark: string }>('SELECT mark FROM marks WHERE name = :name');
  const insert = database.prepare(
    'INSERT INTO marks (name, mark) VALUES (:name, :mark) ON CONFLICT DO NOTHING',
  );
  const update = database.prepare(
    'UPDATE marks SET mark = :mark WHERE name = :name AND mark = :before',
  );
  return {
    get: async (name) => database.read(() => find.get({ name })?.mark ?? null),
    replace: (name, before, mark) =>
      database.write(() => {
        if (before === null) insert.run({ name, mark });
        else update.run({ name, mark, before });
        return find.get({ name })?.mark ?? mark;
      }),
  };
}
