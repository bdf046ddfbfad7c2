import type { PoolClient } from 'pg';
import { migrations } from './schema.ts';

/** Arbitrary number of this service's advisory lock. */
const LOCK = 7_205_759_403;

/** Tables are rewritten, and others' migrations awaited, for so long. */
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

/** The version of the tables that this service works with. */
export const NEWEST = migrations.length;

/** The tables of a database. */
export interface Schema {
  /** 0 where there are none yet. */
  readonly version: number;
  /** Of the journal; empty where there are no tables yet. */
  readonly epoch: string;
}

/** The tables are of another version than this service works with. The message is a sentence for the operator. */
class WrongSchema extends Error {
  override readonly name = 'WrongSchema';
}

/** Reads which tables exist, which needs no right but to read. */
export async function readSchema(client: Pick<PoolClient, 'query'>): Promise<Schema> {
  const { rows: found } = await client.query<{ is_there: boolean }>(
    `SELECT to_regclass('journal') IS NOT NULL AS is_there`,
  );
  if (found[0]?.is_there !== true) return { version: 0, epoch: '' };
  const { rows } = await client.query<Schema>(
    'SELECT schema_version AS version, epoch FROM journal',
  );
  return rows[0] ?? { version: 0, epoch: '' };
}

/**
 * Brings a database to the newest version, one instance at a time, and resolves with what it is then. A database that is
 * there already, or is a newer version's, is left alone: no right is needed but to read.
 */
export async function migrate(client: PoolClient): Promise<Schema> {
  const found = await readSchema(client);
  if (found.version >= NEWEST) return found;
  await client.query('BEGIN');
  try {
    await run(client, takeLock);
    // A read alone would use the snapshot from before the lock: creating sees what others created.
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

/** The script that brings tables from a version to the newest, to be run by hand; empty for the newest. */
export function scriptFrom(version: number): string {
  const statements = missing(version);
  if (statements.length === 0) return '';
  return ['BEGIN', takeLock, ...(version === 0 ? begin : []), ...statements, 'COMMIT']
    .map((statement) => `${statement.trim().replace(/;$/, '')};`)
    .join('\n');
}

/** Throws `WrongSchema` unless the tables are those that this service works with. */
export function checkSchema({ version }: Schema): void {
  if (version > NEWEST)
    throw new WrongSchema(
      `The database was written by a newer version of this service (its tables are of version ${version}, this one's of ${NEWEST}).`,
    );
  if (version < NEWEST)
    throw new WrongSchema(
      `The tables in the database are of version ${version} and have to be of ${NEWEST}: run \`npm run migrate\`, as MIGRATE is off.`,
    );
}

/** The statements between a version and the newest. */
function missing(version: number): readonly string[] {
  if (version >= NEWEST) return [];
  return [...migrations.slice(version), `UPDATE journal SET schema_version = ${NEWEST}`];
}

async function run(client: PoolClient, text: string): Promise<void> {
  // pg takes a patience for each query, which its types leave out.
  const patient = { text, query_timeout: PATIENCE_MS };
  await client.query(patient);
}
