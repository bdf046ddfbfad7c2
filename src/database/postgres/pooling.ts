import { type Client, DatabaseError } from 'pg';

/** Pooling mode of a pooler such as PgBouncer: unit for which a client keeps a server session. */
export type Pooling = 'none' | 'session' | 'transaction' | 'statement';

/** Number of probes: a single probe of a busy pooler may not show that it shares sessions. */
const PROBES = 5;

/**
 * Detects a pooler and its mode. The process number that a pooler reports on connecting is invented. If two clients use one
 * process, the pooler shares sessions; if they never do, or one waits for the other to leave, it does not.
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
