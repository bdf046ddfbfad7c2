import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { servant } from './postgres-server.ts';

/** A PgBouncer of the test's own before a database of the test's. */
export interface PgBouncer {
  /** The address of the database through it. */
  readonly url: string;
  destroy(): Promise<void>;
}

/** Starts one; resolves when it lets clients in. */
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
`,
  );
  for (const path of [folder, users, settings]) await chown(path, as.uid ?? -1, as.gid ?? -1);
  const child = spawn('pgbouncer', ['--quiet', settings], { stdio: 'ignore', ...as });
  const ended = once(child, 'exit');
  process.on('exit', () => child.kill('SIGKILL'));
  await once(child, 'spawn');
  const url = `postgres://${username}@127.0.0.1:${port}/${name}`;
  const until = performance.now() + LONGEST_START_MS;
  while (!(await answers(url)) && performance.now() < until) await pause(20);
  return {
    url,
    async destroy() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

const LONGEST_START_MS = 10_000;

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
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
