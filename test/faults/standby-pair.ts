import { setTimeout as sleep } from 'node:timers/promises';
import { asked, type PostgresServer, startPostgres } from '../postgres-server.ts';
import { type LaggingLine, layLaggingLine } from './lagging-line.ts';

/** Two PostgreSQL servers, a primary and a standby, and an address that always leads to the primary. */
export interface StandbyPair extends AsyncDisposable {
  /** Address of the database at the current primary. */
  readonly database: string;
  readonly line: LaggingLine;
  readonly primary: () => PostgresServer;
  readonly standby: () => PostgresServer;
  /** Kills the primary, promotes the standby, and makes a new standby of the former primary. */
  failOver(): Promise<void>;
}

const LONGEST_COPYING_MS = 30_000;

/** Starts both. With `isSynchronous` a commit waits until the current standby has it on its disk. */
export async function startStandbyPair(isSynchronous: boolean): Promise<StandbyPair> {
  const opened = new AsyncDisposableStack();
  const line = opened.use(await layLaggingLine());
  const members: PostgresServer[] = [];
  for (let index = 0; index < 2; index += 1) {
    const server = await startPostgres([], { durable: true });
    opened.defer(() => server.destroy());
    members.push(server);
  }
  const [primary, standby] = members;
  if (!primary || !standby) throw new Error('two members were started');
  line.leadTo(primary.port);
  const database = new URL(await primary.createDatabase());
  if (isSynchronous) {
    // Before the copy, so that either server waits for the other once promoted.
    await asked(primary.port, `ALTER SYSTEM SET synchronous_standby_names = '*'`);
    await asked(primary.port, 'SELECT pg_reload_conf()');
  }
  await standby.follow(line.port);
  await inStep(primary);
  database.port = String(line.port);
  let current = { primary, standby };

  return {
    database: database.href,
    line,
    primary: () => current.primary,
    standby: () => current.standby,
    async failOver() {
      const [old, next] = [current.primary, current.standby];
      await old.kill();
      await asked(next.port, 'SELECT pg_promote()');
      line.leadTo(next.port);
      line.lag(0);
      await old.follow(line.port);
      current = { primary: next, standby: old };
      await inStep(next);
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** Resolves when a standby receives all writes at once. */
async function inStep(primary: PostgresServer): Promise<void> {
  const until = performance.now() + LONGEST_COPYING_MS;
  const streaming = `SELECT 1 FROM pg_stat_replication WHERE state = 'streaming' AND application_name = 'walreceiver'`;
  while ((await asked(primary.port, streaming)).length === 0) {
    if (performance.now() > until) throw new Error('The standby does not follow its primary.');
    await sleep(50);
  }
}
