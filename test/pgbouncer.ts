import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { servant } from './postgres-server.ts';

/** The test's own PgBouncer, before the test's own database. */
export interface PgBouncer {
  /** The database's URL through the pooler. */
  readonly url: string;
  freeze(): void;
  thaw(): void;
  /** Ends it with SIGKILL. */
  kill(): Promise<void>;
  /** Restarts it on the same port; resolves when it accepts clients. */
  start(): Promise<void>;
  /** Ends it and removes its folder. */
  destroy(): Promise<void>;
}

/** Starts one; resolves when it accepts clients. */
export async function startPgBouncer(
  database: string,
  mode: 'session' | 'transaction' | 'statement',
): Promise<PgBouncer> {
  const folder = await mkdtemp('/tmp/pgbouncer-');
  const as = await servant();
  const { port: serverPort, pathname, username } = new URL(database);
  const name = pathname.slice(1);
  const port = await freePort();
  const [users, settings] = [join(folder, 'users'), join(folder, 'pgbouncer.ini')];
  await writeFile(users, `"${username}" ""\n`);
  await writeFile(
    settings,
    `[databases]
${name} = host=127.0.0.1 port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = ${mode}
server_login_retry = ${LOGIN_RETRY_SECONDS}
`,
  );
  for (const path of [folder, users, settings]) await chown(path, as.uid ?? -1, as.gid ?? -1);
  const url = `postgres://${username}@127.0.0.1:${port}/${name}`;
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    // Debian installs it outside of the path of users other than root.
    const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}${delimiter}/usr/sbin` };
    child = spawn('pgbouncer', ['--quiet', settings], { env, stdio: 'ignore', ...as });
    await once(child, 'spawn');
    const until = performance.now() + LONGEST_START_MS;
    while (!(await answers(url)) && performance.now() < until) await pause(20);
  }

  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  process.on('exit', () => child?.kill('SIGKILL'));
  await start();
  return {
    url,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    kill,
    start,
    async destroy() {
      await kill();
      await rm(folder, { recursive: true });
    },
  };
}

const LONGEST_START_MS = 10_000;
/** PgBouncer's default of 15 seconds would be the time of rejected orders after a restart of PostgreSQL. */
const LOGIN_RETRY_SECONDS = 1;
const CONNECT_TIMEOUT_MS = 1_000;

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
