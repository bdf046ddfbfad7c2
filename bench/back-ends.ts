import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Journal } from '../src/journal/contract/journal.ts';
import { openPostgresJournal } from '../src/journal/postgres.ts';
import { openSqliteJournal } from '../src/journal/sqlite.ts';
import { type Clock, systemClock } from '../src/kernel/time/clock.ts';
import { randomId } from '../src/kernel/ids.ts';
import { createLog } from '../src/kernel/log/log.ts';
import { asked, startPostgres } from '../test/postgres-server.ts';

/** An empty journal. */
export interface OpenedJournal extends AsyncDisposable {
  readonly journal: Journal;
  /** Closes the journal. Resolves with the bytes that its subjects take on disk after compaction. */
  closeAndWeigh(): Promise<number>;
}

/** Opens an empty journal; its files are removed with the folder. */
type Opens = (folder: string, clock?: Clock) => OpenedJournal | Promise<OpenedJournal>;

/** Default number of database connections of an instance. */
const CONNECTIONS = 8;

/** The journal on each back end, by name. */
export const backEnds: Readonly<Record<string, Opens>> = {
  SQLite: (folder, clock = systemClock) => {
    const file = join(folder, 'journal.sqlite');
    const journal = openSqliteJournal({ file, clock, newId: randomId });
    return {
      journal,
      async closeAndWeigh() {
        await journal.close();
        const database = new DatabaseSync(file);
        database.exec('VACUUM');
        database.close();
        return (await stat(file)).size;
      },
      [Symbol.asyncDispose]: () => journal.close(),
    };
  },
  PostgreSQL: async (_folder, clock) => {
    const server = await startPostgres([], { durable: true });
    const url = await server.createDatabase();
    const journal = await openPostgresJournal({
      url,
      connections: CONNECTIONS,
      mayMigrate: true,
      ...(clock && { clock }),
      newId: randomId,
      log: createLog('silent'),
      connectTimeoutMs: 5_000,
    });
    return {
      journal,
      async closeAndWeigh() {
        await journal.close();
        const database = new URL(url).pathname.slice(1);
        await asked(server.port, 'VACUUM FULL subjects', database);
        const size = `SELECT pg_total_relation_size('subjects')::float8 AS bytes`;
        const [row] = (await asked(server.port, size, database)) as { bytes: number }[]; // the shape of the query above
        return row?.bytes ?? NaN;
      },
      async [Symbol.asyncDispose]() {
        await journal.close();
        await server.destroy();
      },
    };
  },
};
