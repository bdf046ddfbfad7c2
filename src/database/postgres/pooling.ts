import { type Client, DatabaseError } from 'pg';

/** Pooling mode of a pooler such as PgBouncer: unit for which a client keeps a server session. */
export type Pooling = 'none' | 'session' | 'transaction' | 'statement';

/** Not every probe of a busy pooler shows that it shares sessions. */
const PROBES = 5;

/**
 * Detects a pooler and its mode. A pooler invents the process number that it reports at first. Two clients on one process
 * share sessions; if that never happens, or one waits for the other to leave, they do not.
 */
export async function findPooling(
  client: Client,
  connect: () => Promise<Client>,
): Promise<Pooling> {
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
    // It waits for a session that the first client does not give back.
  }
  return 'session';
}

async function processOf(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid;
}

/** pg stores the number for cancelling, and leaves it out of its types. */
function reportedProcessOf(client: Client): unknown {
  return Reflect.get(client, 'processID');
}
