import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Values of one kind, by key. */
export interface Collection<Value> {
  get(key: string): Value | undefined;
  put(key: string, value: Value): void;
}

/** State of the simulated platform. */
export interface Store {
  readonly database: DatabaseSync;
  /** Values under `name`. Only the module that names a collection writes to it. */
  collection<Value>(name: string): Collection<Value>;
  /** 1, 2, 3, … per sequence, across restarts too. */
  nextNumber(sequence: string): number;
  /** Runs `work` in a transaction, which an error undoes. */
  transaction<T>(work: () => T): T;
  close(): void;
}

const schema = `
  CREATE TABLE IF NOT EXISTS entry (
    collection TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (collection, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS waiting (
    process TEXT NOT NULL, key TEXT NOT NULL, since INTEGER NOT NULL, PRIMARY KEY (process, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS waiting_since ON waiting (since);
  CREATE TABLE IF NOT EXISTS push (
    id INTEGER PRIMARY KEY, url TEXT NOT NULL, body TEXT NOT NULL, attempt INTEGER NOT NULL, due_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS push_due ON push (due_at);
`;

/** Opens the sandbox's SQLite file; creates it and its folder if missing. */
export function openStore(file: string): Store {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file);
  // A killed process loses nothing, as the operating system has its writes already; only a power failure can lose them, which is
  // acceptable for a simulated platform.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;');
  database.exec(schema);
  const read = database.prepare('SELECT value FROM entry WHERE collection = ? AND key = ?');
  const write = database.prepare('INSERT OR REPLACE INTO entry VALUES (?, ?, ?)');

  function collection<Value>(name: string): Collection<Value> {
    return {
      get: (key) => {
        const row = read.get(name, key);
        // Written by `put` of the same collection, whose values all have this type.
        return row === undefined ? undefined : (JSON.parse(String(row['value'])) as Value);
      },
      put: (key, value) => void write.run(name, key, JSON.stringify(value)),
    };
  }

  const sequences = collection<number>('sequence');
  return {
    database,
    collection,
    nextNumber: (sequence) => {
      const next = (sequences.get(sequence) ?? 0) + 1;
      sequences.put(sequence, next);
      return next;
    },
    transaction: (work) => {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => database.close(),
  };
}
