import type { PoolClient } from 'pg';
import { JournalUnavailable } from '../journal.ts';
import { migrations } from './schema.ts';

/** Any number: that of this service's lock among all that a database is asked for. */
const LOCK = 7_205_759_403;

const createJournal = `
CREATE TABLE IF NOT EXISTS journal (
  -- One row: what holds for the whole store.
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  schema_version integer NOT NULL DEFAULT 0,
  epoch text NOT NULL,
  loss_accepted_at bigint NOT NULL DEFAULT 0,
  probed_at bigint NOT NULL DEFAULT 0
)`;

/** Brings a database to the newest version, one instance at a time, and answers the journal's epoch. */
export async function migrate(client: PoolClient, newEpoch: string): Promise<string> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(createJournal);
    await client.query('INSERT INTO journal (epoch) VALUES ($1) ON CONFLICT DO NOTHING', [
      newEpoch,
    ]);
    const { rows } = await client.query<{ epoch: string; schema_version: number }>(
      'SELECT epoch, schema_version FROM journal',
    );
    const [journal] = rows;
    if (!journal) throw new Error('The journal has no row.');
    const { epoch, schema_version: version } = journal;
    if (version > migrations.length)
      throw new JournalUnavailable(
        `the database was written by a newer version of this service (${version})`,
      );
    for (const migration of migrations.slice(version)) await client.query(migration);
    if (version < migrations.length)
      await client.query('UPDATE journal SET schema_version = $1', [migrations.length]);
    await client.query('COMMIT');
    return epoch;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
