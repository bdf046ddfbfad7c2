import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../harness.ts';
import { startPostgres } from '../postgres-server.ts';
import { settingsOf, type stores } from '../stores.ts';

type StoreName = (typeof stores)[number];

/** The test's own store, for consecutive services. */
export interface LastingStore {
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
}

/** A store whose bytes a test can read. */
export interface SearchedStore extends LastingStore {
  /** All written data on the disk. */
  readonly bytes: () => Promise<string>;
}

export async function lastingStore(store: StoreName): Promise<LastingStore> {
  return { dataDir: await temporaryFolder(), env: await settingsOf(store) };
}

export async function searchedStore(store: StoreName): Promise<SearchedStore> {
  if (store === 'SQLite') {
    const lasting = await lastingStore(store);
    return { ...lasting, bytes: () => Promise.resolve(textIn(lasting.dataDir, 'journal')) };
  }
  // No other test writes to this server.
  const server = await startPostgres();
  onTestFinished(() => server.destroy());
  const DATABASE_URL = await server.createDatabase();
  return {
    dataDir: await temporaryFolder(),
    env: { DATABASE_URL, CALLBACK_SECRET: 'a secret of thirty-two characters' },
    async bytes() {
      // The log has everything ever written; long values are compressed there, and are found in their rows.
      const log = textIn(join(server.folder, 'pg_wal'));
      return [log, ...(await rowsIn(DATABASE_URL))].join('\n');
    },
  };
}

/** Rows of all tables, as texts. */
async function rowsIn(database: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    const found: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
      found.push(...rows.map(({ row }) => row));
    }
    return found;
  } finally {
    await client.end();
  }
}

/** The files below a folder with this name prefix, concatenated byte by byte. */
function textIn(folder: string, beginning = ''): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.startsWith(beginning))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
    .join('\n');
}
