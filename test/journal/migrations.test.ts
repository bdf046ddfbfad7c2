import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { runMigrate } from '../../src/operations/migrate.ts';
import { startService } from '../harness.ts';
import { asked, emptyDatabase } from '../postgres-server.ts';
import { SERVICE_MAIN } from '../service-main.ts';
import { openForTest } from './postgres-journal.ts';

const CALLBACK_SECRET = 'a secret of thirty-two characters';

/** Runs the command in this process; rejects if it fails. */
async function migrate(url: string, ...words: readonly string[]): Promise<string> {
  return runMigrate(readConfig({ DATABASE_URL: url, CALLBACK_SECRET }), words);
}

/** Runs the command as a child process, like an operator. */
async function migrateAlone(url: string): Promise<string> {
  const env = { PATH: process.env['PATH'] ?? '', DATABASE_URL: url, CALLBACK_SECRET };
  const { stdout } = await promisify(execFile)(process.execPath, [SERVICE_MAIN, 'migrate'], {
    env,
  });
  return stdout.trim();
}

async function query<Row extends object>(url: string, text: string): Promise<readonly Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const TABLES = `SELECT table_name, column_name, data_type, column_default, is_nullable FROM information_schema.columns
  WHERE table_schema = 'public' ORDER BY 1, 2`;
const INDEXES = `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`;

/** The URL of a database for another user, who may only read and write its tables. */
async function asServant(url: string): Promise<string> {
  const { port, pathname } = new URL(url);
  const name = `servant${pathname.slice(1)}`;
  const grants = `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name}`;
  await asked(Number(port), `CREATE ROLE ${name} LOGIN; ${grants}`, pathname.slice(1));
  return url.replace('fapiao@', `${name}@`);
}

test('a start without the right to migrate rejects an empty database at once, and names the command', async () => {
  const DATABASE_URL = await emptyDatabase();
  const env = { DATABASE_URL, CALLBACK_SECRET, MIGRATE: 'off' };
  await expect(startService({ env })).rejects.toThrow(
    /of version 0 and must be of 3: run `npm run migrate`, as MIGRATE is off/,
  );
  expect(await query(DATABASE_URL, TABLES)).toEqual([]);
});

test('the printed statements create the same tables as the command, for a service that may only read and write them', async () => {
  const [byCommand, byHand] = [await emptyDatabase(), await emptyDatabase()];
  const script = await migrate(byHand, '--print');
  expect(await query(byHand, TABLES)).toEqual([]);
  await query(byHand, script);
  expect(await migrate(byCommand)).toBe('The tables were brought from version 0 to 3.');
  for (const text of [TABLES, INDEXES])
    expect(await query(byHand, text)).toEqual(await query(byCommand, text));

  expect(await migrate(byHand, '--print')).toBe('-- Nothing is missing.');
  expect(await migrate(byHand)).toBe('The tables are of version 3 already.');
  const DATABASE_URL = await asServant(byHand);
  for (const MIGRATE of ['on', 'off']) {
    const { url } = await startService({ env: { DATABASE_URL, CALLBACK_SECRET, MIGRATE } });
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  }
});

test('of journals opened at the same time one creates the tables', async () => {
  for (let round = 0; round < 5; round += 1) {
    const url = await emptyDatabase();
    const journals = await Promise.all([1, 2, 3, 4, 5].map(() => openForTest(url)));
    expect(new Set(journals.map(({ id }) => id)).size).toBe(1);
  }
});

test('of commands run at the same time one creates the tables', async () => {
  const url = await emptyDatabase();
  const ended = await Promise.allSettled([1, 2].map(() => migrateAlone(url)));
  expect(ended.map(({ status }) => status)).toEqual(Array(2).fill('fulfilled'));
  expect(await query(url, 'SELECT schema_version FROM journal')).toEqual([{ schema_version: 3 }]);
});

test('a database in an encoding other than UTF-8 is rejected, as it lacks most Chinese characters', async () => {
  const url = new URL(await emptyDatabase());
  const name = `${url.pathname.slice(1)}_latin`;
  const options = `ENCODING 'LATIN1' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'`;
  await query(url.href, `CREATE DATABASE ${name} ${options}`);
  url.pathname = name;
  const sentence = 'The database stores texts in LATIN1';
  await expect(migrate(url.href)).rejects.toThrow(sentence);
  const env = { DATABASE_URL: url.href, CALLBACK_SECRET };
  await expect(startService({ env })).rejects.toThrow(sentence);
  expect(await query(url.href, TABLES)).toEqual([]);
});

test('tables of a newer version are rejected and left unchanged', async () => {
  const url = await emptyDatabase();
  await migrate(url);
  await query(url, 'UPDATE journal SET schema_version = 99');
  await expect(migrate(url)).rejects.toThrow('written by a newer version');
  await expect(startService({ env: { DATABASE_URL: url, CALLBACK_SECRET } })).rejects.toThrow(
    'The database was written by a newer version',
  );
  expect(await query(url, 'SELECT schema_version FROM journal')).toEqual([{ schema_version: 99 }]);
});

test('the command prints its usage', async () => {
  await expect(migrate('')).rejects.toThrow('DATABASE_URL must be set');
  await expect(migrate('', '--prnt')).rejects.toThrow("Unknown option '--prnt'");
});
