import { setTimeout as pause } from 'node:timers/promises';
import { Pool, type PoolClient, types } from 'pg';
import type { Log } from '../../kernel/log/log.ts';
import type { DatabaseMeasurements } from '../../kernel/log/measurements.ts';
import { inputHash } from '../../kernel/ids.ts';
import { LinkedList } from '../../kernel/collections.ts';
import { DatabaseUnavailable, type Dialect, type Sql } from '../sql.ts';
import { asUnavailable, isForgotten, mayBeDone, mayPass, NotSent, reasonOf } from './failure.ts';

/** A value of a statement's parameter. */
type Value = string | number | boolean | null | readonly string[];

/** Access to PostgreSQL. Failures reject with `DatabaseUnavailable`. */
export interface Connection {
  /**
   * Runs one statement, in its own transaction, and returns its rows. The statement is sent again, byte for byte, if the
   * connection is lost before the response: it must be repeatable. The name identifies its figures in the metrics.
   */
  run<Row>(name: string, text: string, values?: readonly Value[]): Promise<readonly Row[]>;
  /** Runs a statement that only reads: a late response is abandoned sooner, as no effect is in doubt. */
  read<Row>(name: string, text: string, values?: readonly Value[]): Promise<readonly Row[]>;
  /** Runs one statement that must not be sent twice. */
  runOnce<Row>(name: string, text: string, values?: readonly Value[]): Promise<readonly Row[]>;
  /** Runs `work` on one connection; for the start only, as it gives none of the guarantees of a statement. */
  together<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result>;
  /** Waits for running statements and accepts no new ones. */
  close(): Promise<void>;
}

interface ConnectionOptions {
  /** As libpq takes it. */
  readonly url: string;
  /** Maximum number of connections of this instance. */
  readonly connections: number;
  readonly log: Log;
  /** Without it nothing is measured. */
  readonly measurements?: DatabaseMeasurements;
}

/** Time for which a call survives a lost connection. A failover takes longer; a dropped connection does not. */
const PATIENCE_MS = 2_500;
const PAUSE_MS = 50;
const CONNECT_TIMEOUT_MS = 2_000;
/** Time after which a statement without a response has failed: distinguishes a frozen server from a slow one. */
const STATEMENT_TIMEOUT_MS = 5_000;
/** Limit for reading statements: a follower waits no longer for a lost response. */
const READ_TIMEOUT_MS = 3_000;
const IDLE_MS = 60_000;

/**
 * Uses no state of a session, as PgBouncer may assign another session each time. The exception is plans, if sessions keep them:
 * planning takes most of the time of a single statement.
 */
export function openConnection({
  url,
  connections,
  log,
  measurements,
}: ConnectionOptions): Connection {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_MS,
    application_name: 'fapiao-graph',
    keepAlive: true,
    types: {
      // By default 64-bit integers are returned as texts; all of ours are exact as numbers.
      getTypeParser: (oid, format): ((text: string) => unknown) =>
        oid === types.builtins.INT8 ? Number : parserOf(oid, format),
    },
  });
  /** Names of plans, by the text of the statement. */
  const plans = new Map<string, string>();
  const inFlight = new LinkedList<Promise<unknown>>();
  let lostAt: number | null = null;
  let closed = false;
  /** True if a session keeps the plans of named statements; false behind PgBouncer before 1.21 if it shares sessions. */
  let areKept = true;
  // The pool reports the loss of an idle connection; the next statement gets another one.
  pool.on('error', () => undefined);
  // A used connection reports its loss twice: its statement fails, and an error event without a listener would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));

  async function connected(): Promise<PoolClient> {
    const begun = performance.now();
    try {
      return await pool.connect();
    } catch (error) {
      throw new NotSent('no connection', { cause: error });
    } finally {
      measurements?.connectionWaitSeconds.observe(secondsSince(begun));
    }
  }

  async function once<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await connected();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      // Closes the connection in any state: a standby stays read-only, and an open statement may still get its response.
      client.release(true);
      throw error;
    }
  }

  async function attempt<Result>(
    work: (client: PoolClient) => Promise<Result>,
    mayRepeat: boolean,
  ): Promise<Result> {
    // A call that comes late in an outage is rejected sooner, finally at once.
    const until = (lostAt ?? performance.now()) + PATIENCE_MS;
    let maybeApplied = false;
    for (;;) {
      if (closed) throw new DatabaseUnavailable('the journal is closed', { maybeApplied });
      try {
        const result = await once(work);
        if (lostAt !== null) log.info('PostgreSQL is reachable again');
        lostAt = null;
        return result;
      } catch (error) {
        const isDoubtful = mayBeDone(error);
        maybeApplied ||= isDoubtful;
        const isWorthIt = mayPass(error) && (mayRepeat || !isDoubtful);
        noteLoss(error);
        if (!isWorthIt || performance.now() + PAUSE_MS > until)
          throw asUnavailable(error, maybeApplied);
      }
      await pause(PAUSE_MS);
    }
  }

  function noteLoss(error: unknown): void {
    if (!(error instanceof NotSent) || lostAt !== null) return;
    lostAt = performance.now();
    log.warn('PostgreSQL cannot be reached', { reason: reasonOf(error) });
  }

  function tracked<Result>(running: Promise<Result>): Promise<Result> {
    return running.finally(inFlight.add(running));
  }

  function planOf(name: string, text: string): string {
    // Includes a hash of the text: in a session that a pooler shares, another instance of another version may have used the name.
    const plan = plans.get(text) ?? `${name.slice(0, 40)} ${inputHash(text).slice(0, 16)}`;
    plans.set(text, plan);
    return plan;
  }

  function statement<Row>(
    name: string,
    text: string,
    values: readonly Value[],
    timeoutMs = STATEMENT_TIMEOUT_MS,
  ) {
    return async (client: PoolClient): Promise<readonly Row[]> => {
      const given = { text, values: [...values], query_timeout: timeoutMs };
      const begun = performance.now();
      try {
        const result: unknown = await client.query(
          areKept ? { name: planOf(name, text), ...given } : given,
        );
        // pg returns several results if the responses on a connection are out of step.
        if (typeof result !== 'object' || result === null || !('rows' in result))
          throw new Error('the response is not that of the statement');
        // The statement's text defines the columns: `Row` repeats them.
        return result.rows as Row[];
      } catch (error) {
        if (areKept && isForgotten(error)) {
          areKept = false;
          log.info('PostgreSQL plans each statement again: a pooler shares its sessions');
        }
        throw error;
      } finally {
        measurements?.statementSeconds.labels(name).observe(secondsSince(begun));
      }
    };
  }

  return {
    run: (name, text, values = []) => tracked(attempt(statement(name, text, values), true)),
    read: (name, text, values = []) =>
      tracked(attempt(statement(name, text, values, READ_TIMEOUT_MS), true)),
    runOnce: (name, text, values = []) => tracked(attempt(statement(name, text, values), false)),
    together: (work) => tracked(attempt(work, true)),
    async close() {
      if (closed) return;
      closed = true;
      await Promise.allSettled(inFlight.all());
      await pool.end();
    },
  };
}

function secondsSince(begun: number): number {
  return (performance.now() - begun) / 1_000;
}

/** Default parser of pg for a type. */
function parserOf(
  ...[oid, format]: Parameters<typeof types.getTypeParser>
): (text: string) => unknown {
  // Its types do not state what a parser returns.
  return types.getTypeParser(oid, format) as (text: string) => unknown;
}

const dialect: Dialect = {
  now: (parameter) =>
    `coalesce(CAST(${parameter} AS bigint), (extract(epoch FROM clock_timestamp()) * 1000)::bigint)`,
  members: (parameter) => `SELECT json_array_elements_text(CAST(${parameter} AS json))`,
  rows(parameter, name, columns) {
    const members = columns.map((column) => `${column} text`);
    return `json_to_recordset(CAST(${parameter} AS json)) AS ${name} (${members.join(', ')})`;
  },
  list: (columns) =>
    `CAST(json_agg(json_build_object(${columns.map((column) => `'${column}', ${column}`).join(', ')})) AS text)`,
  indexedBy: () => '',
  skipLocked: 'FOR UPDATE SKIP LOCKED',
  forUpdate: 'FOR UPDATE',
  subject: 'key',
};

/** Runs statements that are the same in other databases. */
export function openSql({ read, run, runOnce }: Pick<Connection, 'read' | 'run' | 'runOnce'>): Sql {
  return { dialect, read, write: run, writeOnce: runOnce };
}

/** Expression for the time in this database's own statements: their second parameter if a test sets it. */
export const NOW = dialect.now('$2');
