import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A subject as stored. */
interface StoredSubject {
  readonly kind: string;
  readonly key: string;
  readonly state: string;
  readonly version: number;
  readonly final: number;
  readonly due_at: number | null;
}

/** Files of the service and of its simulated platform, read while nothing runs. */
export interface Records {
  readonly subjects: readonly StoredSubject[];
  /** In the order of the stream. */
  readonly updates: readonly Pick<StoredSubject, 'kind' | 'key' | 'version'>[];
  /** Names that attempts still hold. */
  readonly holds: readonly string[];
  /** State of the platform, as one text. */
  readonly platform: string;
}

export function readRecords(folder: string, now: number): Records {
  const rows = (file: string, sql: string): unknown => {
    const database = new DatabaseSync(join(folder, file));
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  };
  const subjects = rows(
    'journal.sqlite',
    'SELECT kind, key, state, version, final, due_at FROM subjects',
  );
  const holds = rows(
    'journal.sqlite',
    `SELECT name FROM holds WHERE attempts <> '[]' AND ends_at > ${now}`,
  );
  const updates = rows(
    'journal.sqlite',
    'SELECT kind, key, version FROM updates ORDER BY position',
  );
  const entries = "SELECT * FROM entry WHERE collection NOT LIKE 'person page%'";
  // The columns of the statements.
  return {
    subjects: subjects as Records['subjects'],
    updates: updates as Records['updates'],
    holds: (holds as { name: string }[]).map(({ name }) => name),
    platform: JSON.stringify(rows('sandbox.sqlite', entries)),
  };
}
