import type { PoolClient } from 'pg';
import { migrations } from './schema.ts';
import type { Log } from '../../kernel/log/log.ts';
import { patiently } from '../sql.ts';
import { openConnection } from './connection.ts';

/** Arbitrary number of this service's advisory lock. */
const LOCK = 7_205_759_403;

/** Time limit for rewriting tables, and for waiting for another instance's migration. */
const PATIENCE_MS = 60 * 60_000;

const createJournal = `CREATE TABLE IF NOT EXISTS journal (
  -- One row: what holds for the whole store.
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  schema_version integer NOT NULL DEFAULT 0,
  epoch text NOT NULL,
  loss_accepted_at bigint NOT NULL DEFAULT 0,
  probed_at bigint NOT NULL DEFAULT 0
)`;

const insertJournal = `INSERT INTO journal (epoch) VALUES (replace(gen_random_uuid()::text, '-', '')) ON CONFLICT DO NOTHING`;

const begin = [createJournal, insertJournal];

const takeLock = `SELECT pg_advisory_xact_lock(${LOCK})`;

/** Required encoding: others lack most Chinese characters. */
export const ENCODING = 'UTF8';

/** Version of the tables that this service works with. */
export const NEWEST = migrations.length;

/** State of the tables of a database. */
export interface Schema {
  /** 0 if there are no tables yet. */
  readonly version: number;
  /** Epoch of the journal; empty if there are no tables yet. */
  readonly epoch: string;
  /** Encoding of all texts in the database, such as `UTF8`. */
  readonly encoding: string;
}

/** The version of the tables is not the one that this service works with. The message is a sentence for the operator. */
class WrongSchema extends Error {
  override readonly name = 'WrongSchema';
}

/** Reads which tables exist; needs only the right to read. */
export async function readSchema(client: Pick<PoolClient, 'query'>): Promise<Schema> {
  const { rows: found } = await client.query<{ is_there: boolean; encoding: string }>(
    `SELECT to_regclass('journal') IS NOT NULL AS is_there, current_setting('server_encoding') AS encoding`,
  );
  const { is_there: isThere, encoding = '' } = found[0] ?? {};
  const none = { version: 0, epoch: '', encoding };
  if (isThere !== true) return none;
  const { rows } = await client.query<Omit<Schema, 'encoding'>>(
    'SELECT schema_version AS version, epoch FROM journal',
  );
  return { ...none, ...rows[0] };
}

/**
 * Migrates a database to the newest version, one instance at a time, and resolves with its schema after that. A database of the
 * newest version, or of a later one, is not changed: that needs only the right to read.
 */
export async function migrate(client: PoolClient): Promise<Schema> {
  const found = await readSchema(client);
  if (found.version >= NEWEST || found.encoding !== ENCODING) return found;
  await client.query('BEGIN');
  try {
    await run(client, takeLock);
    // A plain read would use the snapshot from before the lock: `CREATE … IF NOT EXISTS` sees the tables of other instances.
    for (const statement of begin) await run(client, statement);
    const { version } = await readSchema(client);
    for (const statement of missing(version)) await run(client, statement);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
  return readSchema(client);
}

/** Script that migrates tables from a version to the newest, to be run by hand; empty for the newest. */
function scriptFrom(version: number): string {
  const statements = missing(version);
  if (statements.length === 0) return '';
  return ['BEGIN', takeLock, ...(version === 0 ? begin : []), ...statements, 'COMMIT']
    .map((statement) => `${statement.trim().replace(/;$/, '')};`)
    .join('\n');
}

/** Throws `WrongSchema` unless the tables have the version, and the database the encoding, that this service works with. */
export function checkSchema({ version, encoding }: Schema): void {
  if (encoding !== ENCODING)
    throw new WrongSchema(
      `The database stores texts in ${encoding}, which lacks characters: create it with the encoding ${ENCODING}.`,
    );
  if (version > NEWEST)
    throw new WrongSchema(
      `The database was written by a newer version of this service (its tables are of version ${version}, this one's of ${NEWEST}).`,
    );
  if (version < NEWEST)
    throw new WrongSchema(
      `The tables in the database are of version ${version} and must be of ${NEWEST}: run \`npm run migrate\`, as MIGRATE is off.`,
    );
}

/** Statements that migrate from a version to the newest. */
function missing(version: number): readonly string[] {
  if (version >= NEWEST) return [];
  return [...migrations.slice(version), `UPDATE journal SET schema_version = ${NEWEST}`];
}

async function run(client: PoolClient, text: string): Promise<void> {
  // pg accepts a time limit for each query, which its types omit.
  const patient = { text, query_timeout: PATIENCE_MS };
  await client.query(patient);
}

/** Dependencies of a command for the tables. */
interface UpgradeOptions {
  readonly url: string;
  readonly connectTimeoutMs: number;
  readonly log: Log;
}

/** Migrates the tables to the newest version. Resolves with their versions before and after. */
export async function upgrade(
  options: UpgradeOptions,
): Promise<{ readonly from: number; readonly to: number }> {
  const { before, after } = await withTables(options, async (found, client) => ({
    before: found,
    after: await migrate(client),
  }));
  checkSchema(after);
  return { from: before.version, to: after.version };
}

/** Script that `upgrade` would run; empty if nothing is missing. Changes nothing. */
export function upgradeScript(options: UpgradeOptions): Promise<string> {
  return withTables(options, ({ version }) => Promise.resolve(scriptFrom(version)));
}

async function withTables<Result>(
  { url, connectTimeoutMs, log }: UpgradeOptions,
  work: (found: Schema, client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const connection = openConnection({ url, connections: 1, log });
  const until = performance.now() + connectTimeoutMs;
  try {
    return await patiently(
      () => connection.together(async (client) => work(await readSchema(client), client)),
      until,
    );
  } finally {
    await connection.close();
  }
}
