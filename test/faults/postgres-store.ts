import { startPgBouncer } from '../pgbouncer.ts';
import { type PostgresServer, startPostgres } from '../postgres-server.ts';
import { layLine, type Line } from './line.ts';
import { startMessenger } from './messenger.ts';
import type { Outage } from './outages.ts';
import type { Random } from './random.ts';
import { databasePassword } from './secrets.ts';
import type { Store } from './store.ts';

/** A signal takes a moment to arrive. */
const MARGIN_MS = 100;

/** A server, and PgBouncer: both are killed and frozen. */
type Struck = Pick<PostgresServer, 'freeze' | 'thaw' | 'kill' | 'start'>;

/**
 * Starts a PostgreSQL that loses no acknowledged write, a separate line to it for each instance (or to PgBouncer in transaction
 * mode before it), and a Redis that carries messages.
 */
export async function openPostgresStore(
  random: Random,
  { instances, isPooled }: { readonly instances: number; readonly isPooled: boolean },
): Promise<Store> {
  const opened = new AsyncDisposableStack();
  const server = await startPostgres([], { durable: true });
  opened.defer(() => server.destroy());
  const database = await server.createDatabase();
  const pooler = isPooled ? await startPgBouncer(database, 'transaction') : null;
  opened.defer(() => pooler?.destroy());
  const messenger = opened.use(await startMessenger());
  const target = Number(new URL(pooler?.url ?? database).port);
  const lines: Line[] = [];
  for (let index = 0; index < instances; index += 1) {
    lines.push(opened.use(await layLine(target, random.fork(`line ${index}`))));
  }
  const outages: Outage[] = [];
  let from = 0;
  const struck: Readonly<Record<'database' | 'pooler', Struck | null>> = {
    database: server,
    pooler,
  };

  return {
    env: (index) => ({
      ...databaseSettings(database, lines[index]?.port ?? 0),
      ...messenger.env,
    }),
    outages,
    async begin(fault) {
      switch (fault.target) {
        case 'line':
          lines[fault.index]?.begin(fault.manner);
          break;
        case 'messenger':
          await messenger.begin(fault.manner);
          break;
        case 'database':
        case 'pooler':
          if (fault.manner === 'freeze') struck[fault.target]?.freeze();
          else await struck[fault.target]?.kill();
          if (fault.target === 'database') from = Date.now() + MARGIN_MS;
          break;
      }
    },
    async end(fault) {
      switch (fault.target) {
        case 'line':
          lines[fault.index]?.end(fault.manner);
          break;
        case 'messenger':
          await messenger.end(fault.manner);
          break;
        case 'database':
        case 'pooler': {
          const to = Date.now();
          if (fault.manner === 'freeze') struck[fault.target]?.thaw();
          else await struck[fault.target]?.start();
          if (fault.target === 'database') outages.push({ from, to, backAt: Date.now() });
          break;
        }
      }
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** Settings of an instance that reaches a database through another port of this machine. */
export function databaseSettings(
  database: string,
  port: number,
): Readonly<Record<'DATABASE_URL' | 'DATABASE_CONNECT_TIMEOUT_SECONDS', string>> {
  const url = new URL(database);
  url.port = String(port);
  // Not used by anything, but no log line may contain it.
  url.password = databasePassword;
  // An instance that starts during the longest freeze waits for its end.
  return { DATABASE_URL: url.href, DATABASE_CONNECT_TIMEOUT_SECONDS: '120' };
}
