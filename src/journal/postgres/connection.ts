import { setTimeout as pause } from 'node:timers/promises';
import { Pool, type PoolClient, types } from 'pg';
import type { Log } from '../../kernel/log.ts';
import { Members } from '../../kernel/members.ts';
import { JournalUnavailable } from '../journal.ts';
import { asUnavailable, mayBeDone, mayPass, NotSent, reasonOf } from './failure.ts';

/** A value of a statement's parameter. */
export type Value = string | number | boolean | null | readonly string[];

/** The way to PostgreSQL. Failures come out as `JournalUnavailable`. */
export interface Connection {
  /**
   * Runs one statement, which is a transaction of its own, and answers its rows. It is sent again, the same to the last
   * byte, when the connection is lost before the answer: it has to bear that.
   */
  run<Row>(text: string, values?: readonly Value[]): Promise<readonly Row[]>;
  /** Runs one statement that must not be sent twice. */
  runOnce<Row>(text: string, values?: readonly Value[]): Promise<readonly Row[]>;
  /** Runs `work` on one connection; for the start alone, as it holds no promise of a statement. */
  together<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result>;
  /** Lets what is under way end and takes nothing new. */
  close(): Promise<void>;
}

/** Needs of a connection. */
export interface ConnectionOptions {
  /** As libpq takes it. */
  readonly url: string;
  /** The most connections of this instance. */
  readonly connections: number;
  readonly log: Log;
}

/** How long a call outlasts a lost connection. A failover takes longer; a dropped connection doesn't. */
const PATIENCE_MS = 2_500;
const PAUSE_MS = 50;
const CONNECT_TIMEOUT_MS = 2_000;
/** A statement that is not answered for this long has failed: a frozen server is told from a slow one. */
const STATEMENT_TIMEOUT_MS = 5_000;
const IDLE_MS = 60_000;

/**
 * Statements without names, as a connection behind PgBouncer is another one each time, and nothing that a session would
 * have to remember.
 */
export function openConnection({ url, connections, log }: ConnectionOptions): Connection {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_MS,
    application_name: 'fapiao-graph',
    keepAlive: true,
    types: {
      // Whole numbers of 64 bits come as texts otherwise; all of ours are exact as numbers.
      getTypeParser: (oid, format): ((text: string) => unknown) =>
        oid === types.builtins.INT8 ? Number : parserOf(oid, format),
    },
  });
  const inFlight = new Members<Promise<unknown>>();
  let lostAt: number | null = null;
  let closed = false;
  // An idle connection that was lost is told here; the next statement gets another.
  pool.on('error', () => undefined);

  async function connected(): Promise<PoolClient> {
    try {
      return await pool.connect();
    } catch (error) {
      throw new NotSent('no connection', { cause: error });
    }
  }

  async function once<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await connected();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      // Whatever state it is in: a standby stays read-only, and an unanswered statement may yet be answered.
      client.release(true);
      throw error;
    }
  }

  async function attempt<Result>(
    work: (client: PoolClient) => Promise<Result>,
    mayRepeat: boolean,
  ): Promise<Result> {
    // A call that comes late in an outage is refused sooner, at last at once.
    const until = (lostAt ?? performance.now()) + PATIENCE_MS;
    let maybeApplied = false;
    for (;;) {
      if (closed) throw new JournalUnavailable('the journal is closed', { maybeApplied });
      try {
        const result = await once(work);
        if (lostAt !== null) log.info('PostgreSQL answers again');
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

  return {
    run: (text, values = []) => tracked(attempt(statement(text, values), true)),
    runOnce: (text, values = []) => tracked(attempt(statement(text, values), false)),
    together: (work) => tracked(attempt(work, true)),
    async close() {
      if (closed) return;
      closed = true;
      await Promise.allSettled(inFlight.all());
      await pool.end();
    },
  };
}

/** The work of one statement. */
function statement<Row>(
  text: string,
  values: readonly Value[],
): (client: PoolClient) => Promise<readonly Row[]> {
  return async (client) => {
    // The statement's text says which columns there are: `Row` repeats it.
    const { rows } = await client.query(text, [...values]);
    return rows as Row[];
  };
}

/** What pg itself reads a type with. */
function parserOf(
  ...[oid, format]: Parameters<typeof types.getTypeParser>
): (text: string) => unknown {
  // Its types leave open what a parser answers.
  return types.getTypeParser(oid, format) as (text: string) => unknown;
}
