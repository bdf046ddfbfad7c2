import { Client, DatabaseError } from 'pg';
import { DatabaseUnavailable } from '../sql.ts';
import { reasonOf } from './failure.ts';
import { readSchema } from './migrations.ts';
import { migrations } from './schema.ts';

/** Facts about a PostgreSQL server that an operator checks before the service uses it. */
export interface DatabaseState {
  /** Major version of the server, such as 14. */
  readonly version: number;
  /** Encoding of all texts in the database, such as `UTF8`. */
  readonly encoding: string;
  /** True for a standby, and if only reading is allowed. */
  readonly isReadOnly: boolean;
  /** Value for this service's sessions. */
  readonly synchronousCommit: string;
  readonly fsync: boolean;
  readonly standbys: {
    /** Names of the standbys that a commit waits for; empty if it waits for none. */
    readonly awaited: string;
    /** Number of connected standbys that a commit may wait for. */
    readonly connected: number;
  };
  readonly mayCreate: boolean;
  /** Existing tables that this user may not both read and write. */
  readonly closedTables: readonly string[];
  /** Version of the tables, 0 if there are none; null if it may not be read. */
  readonly schema: number | null;
  readonly pooling: Pooling;
  /** Milliseconds by which the server's clock is ahead of ours. */
  readonly aheadMs: number;
  readonly connections: { readonly used: number; readonly most: number };
}

/** Time limit; a later response counts as none. */
const PATIENCE_MS = 5_000;

/** Names of this service's tables in `pg_class`; other services may have tables in the same schema. */
const TABLES = ['journal', ...namesIn(migrations.join('\n'))];

const examineStatement = `
SELECT current_setting('server_version_num', true)::integer / 10000 AS version,
  current_setting('server_encoding', true) AS encoding,
  pg_is_in_recovery() OR current_setting('transaction_read_only', true) = 'on' AS is_read_only,
  current_setting('synchronous_commit', true) AS synchronous_commit,
  current_setting('fsync', true) <> 'off' AS fsync,
  coalesce(current_setting('synchronous_standby_names', true), '') AS awaited,
  -- Users without the right to see more are told of each standby alone that it is there.
  (SELECT count(*)::integer FROM pg_stat_replication WHERE coalesce(sync_state, 'sync') IN ('sync', 'quorum')) AS connected,
  coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS may_create,
  (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now,
  (SELECT sum(numbackends)::integer FROM pg_stat_database) AS used,
  current_setting('max_connections', true)::integer
    - coalesce(current_setting('superuser_reserved_connections', true)::integer, 0) AS most`;

const closedStatement = `
SELECT relname AS name FROM pg_class
WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND relname = ANY ($1)
  AND NOT (has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')
    AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE'))
ORDER BY relname`;

interface ExaminedRow {
  readonly version: number;
  readonly encoding: string;
  readonly is_read_only: boolean;
  readonly synchronous_commit: string;
  readonly fsync: boolean;
  readonly awaited: string;
  readonly connected: number;
  readonly may_create: boolean;
  readonly now: number;
  readonly used: number;
  readonly most: number;
}

/** Examines a server and writes nothing. Rejects with `DatabaseUnavailable`, with the reason, if it is unreachable. */
export async function examineDatabase(url: string): Promise<DatabaseState> {
  const opened: Client[] = [];
  async function connect(): Promise<Client> {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      application_name: 'fapiao-graph:doctor',
    });
    opened.push(client);
    // The queries of a lost connection fail anyway.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }
  try {
    const client = await connect();
    const state = await examine(client);
    return { ...state, pooling: await findPooling(client, connect) };
  } catch (error) {
    throw new DatabaseUnavailable(`PostgreSQL cannot be reached: ${reasonOf(error)}`);
  } finally {
    await Promise.allSettled(opened.map((client) => client.end()));
  }
}

async function examine(client: Client): Promise<Omit<DatabaseState, 'pooling'>> {
  const before = Date.now();
  const { rows } = await client.query<ExaminedRow>(examineStatement);
  const [row] = rows;
  if (!row) throw new Error('a statement returned no row');
  const closed = await client.query<{ name: string }>(closedStatement, [TABLES]);
  const closedTables = closed.rows.map(({ name }) => name);
  return {
    version: row.version,
    encoding: row.encoding,
    isReadOnly: row.is_read_only,
    synchronousCommit: row.synchronous_commit,
    fsync: row.fsync,
    standbys: { awaited: row.awaited, connected: row.connected },
    mayCreate: row.may_create,
    closedTables,
    schema: closedTables.includes('journal') ? null : (await readSchema(client)).version,
    aheadMs: row.now - (before + Date.now()) / 2,
    connections: { used: row.used, most: row.most },
  };
}

function namesIn(script: string): readonly string[] {
  return [...script.matchAll(/CREATE TABLE (\w+)/g)].map(([, name = '']) => name);
}

/** Pooling mode of a pooler such as PgBouncer: unit for which a client keeps a server session. */
type Pooling = 'none' | 'session' | 'transaction' | 'statement';

/** Number of probes: a single probe of a busy pooler may not show that it shares sessions. */
const PROBES = 5;

/**
 * Detects a pooler and its mode. The process number that a pooler reports on connecting is invented. If two clients use one
 * process, the pooler shares sessions; if they never do, or one waits for the other to leave, it does not.
 */
async function findPooling(client: Client, connect: () => Promise<Client>): Promise<Pooling> {
  const first = await processOf(client);
  if (reportedProcessOf(client) === first) return 'none';
  try {
    await client.query('BEGIN');
    await client.query('ROLLBACK');
  } catch (error) {
    if (error instanceof DatabaseError) return 'statement';
    throw error;
  }
  try {
    const other = await connect();
    for (let probe = 0; probe < PROBES; probe += 1) {
      const one = await processOf(client);
      if (one !== first || one === (await processOf(other))) return 'transaction';
    }
  } catch {
    // The second client waits for a session that the first does not release.
  }
  return 'session';
}

async function processOf(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid;
}

/** pg stores the process number for cancelling, and omits it from its types. */
function reportedProcessOf(client: Client): unknown {
  return Reflect.get(client, 'processID');
}
