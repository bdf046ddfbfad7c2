import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { randomId } from '../src/kernel/ids.ts';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** The test's own PostgreSQL, on loopback, with its data in its own folder. */
export interface PostgresServer {
  readonly port: number;
  /** Its data folder while it runs. */
  readonly folder: string;
  /** Creates an empty database, and returns its URL. */
  createDatabase(): Promise<string>;
  /** Freezes all its processes, with connections open. */
  freeze(): void;
  thaw(): void;
  /** False when it has ended, for any reason. */
  isAlive(): boolean;
  /** Kills it with SIGKILL, like the loss of its machine. */
  kill(): Promise<void>;
  /** Restarts it on the same port and folder; resolves when it responds. */
  start(): Promise<void>;
  /** Ends it, and starts it with a copy of the server at that port, as its standby; resolves when it responds. */
  follow(port: number): Promise<void>;
  /** Ends it and removes its folder. */
  destroy(): Promise<void>;
}

/** Debian's folders of the programs of each version; on other systems they are on the path. */
const DEBIAN = '/usr/lib/postgresql';

let programs: Promise<string> | undefined;

/** The folder of the newest version's programs; empty for those on the path. */
function findPrograms(): Promise<string> {
  programs ??= readdir(DEBIAN).then(
    (versions) => {
      const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0];
      return newest === undefined ? '' : join(DEBIAN, newest, 'bin');
    },
    () => '',
  );
  return programs;
}

/** PostgreSQL does not run as root: in that case it runs as its package's user. */
export async function servant(): Promise<{ readonly uid?: number; readonly gid?: number }> {
  if (userInfo().uid !== 0) return {};
  const { stdout } = await run('id', ['-u', 'postgres']);
  const group = await run('id', ['-g', 'postgres']);
  return { uid: Number(stdout), gid: Number(group.stdout) };
}

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  // Shared memory would survive a killed server.
  'dynamic_shared_memory_type=mmap',
];

/** Nothing survives the loss of its machine then, which most tests do not test; several times as fast. */
const WITHOUT_FSYNC = ['fsync=off', 'full_page_writes=off'];

/** A forgotten server would survive an interrupted run. */
const living = new Set<ChildProcess>();
const folders = new Set<string>();
process.on('exit', () => {
  for (const child of living) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Creates the folder of an empty server; the servant may write beside it. */
export async function initialize(folder: string): Promise<void> {
  const options = ['--no-sync', '--no-locale', '-E', 'UTF8', '-A', 'trust', '-U', 'fapiao'];
  await run(join(await findPrograms(), 'initdb'), ['-D', folder, ...options], await servant());
}

/** Starts a server; `durable` for tests of durability. Its folder is created in `within`. Further settings as `name=value`. */
export async function startPostgres(
  settings: readonly string[] = [],
  {
    durable = false,
    within = tmpdir(),
  }: { readonly durable?: boolean; readonly within?: string } = {},
): Promise<PostgresServer> {
  const parent = await mkdtemp(join(within, 'postgres-'));
  folders.add(parent);
  const folder = join(parent, 'data');
  const as = await servant();
  if (as.uid !== undefined) await chown(parent, as.uid, as.gid ?? 0);
  const bin = await findPrograms();
  const template = process.env['POSTGRES_TEMPLATE'];
  if (template === undefined) await initialize(folder);
  else await run('cp', ['-R', template, folder], as);
  const port = await freePort();
  const server = new Process(join(bin, 'postgres'), as);

  async function start(): Promise<void> {
    const all = [...SETTINGS, ...(durable ? [] : WITHOUT_FSYNC), `port=${port}`, ...settings];
    await server.start(['-D', folder, ...all.flatMap((setting) => ['-c', setting])]);
    await answering(port);
  }

  await start();
  return {
    port,
    folder,
    async createDatabase() {
      const name = `test_${randomId()
        .replaceAll(/[^a-zA-Z0-9]/g, '')
        .toLowerCase()}`;
      await asked(port, `CREATE DATABASE ${name}`);
      return `postgres://fapiao@127.0.0.1:${port}/${name}`;
    },
    freeze: () => server.signal('SIGSTOP'),
    thaw: () => server.signal('SIGCONT'),
    isAlive: () => server.isAlive(),
    kill: () => server.kill(),
    start,
    async follow(from) {
      await server.kill();
      await rm(folder, { recursive: true });
      const copied = ['-h', '127.0.0.1', '-p', String(from), '-U', 'fapiao', '-X', 'stream', '-R'];
      const quick = ['--checkpoint=fast', '--no-sync'];
      await run(join(bin, 'pg_basebackup'), ['-D', folder, ...copied, ...quick], as);
      await start();
    },
    async destroy() {
      await server.kill();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

let shared: Promise<PostgresServer> | undefined;

/** The URL of an empty database on a server shared by this process's tests, as none of them harms it. */
export async function emptyDatabase(): Promise<string> {
  shared ??= startPostgres();
  return (await shared).createDatabase();
}

/** The server's processes: one that listens, and one per connection. */
class Process {
  readonly #program: string;
  readonly #as: { readonly uid?: number; readonly gid?: number };
  #child: ChildProcess | undefined;
  #exited: Promise<unknown> = Promise.resolve();

  constructor(program: string, as: { readonly uid?: number; readonly gid?: number }) {
    this.#program = program;
    this.#as = as;
  }

  async start(args: readonly string[]): Promise<void> {
    // A worker of vitest is ended before it could end its child processes.
    const [program, ...before] =
      process.platform === 'linux'
        ? ['setpriv', '--pdeathsig', 'KILL', this.#program]
        : [this.#program];
    const child = spawn(program ?? '', [...before, ...args], { stdio: 'ignore', ...this.#as });
    this.#child = child;
    living.add(child);
    this.#exited = once(child, 'exit').finally(() => living.delete(child));
    await once(child, 'spawn');
  }

  signal(name: NodeJS.Signals): void {
    const pid = this.#child?.pid;
    if (pid === undefined) return;
    for (const each of [pid, ...childrenOf(pid)]) {
      try {
        process.kill(each, name);
      } catch {
        // It has ended meanwhile.
      }
    }
  }

  isAlive(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  async kill(): Promise<void> {
    let children: readonly number[] = [];
    if (this.isAlive()) {
      // One that runs could start another child after its children were listed.
      this.signal('SIGSTOP');
      children = childrenOf(this.#child?.pid ?? 0);
      this.signal('SIGKILL');
    }
    await this.#exited;
    // A child that is still ending keeps the shared memory, and PostgreSQL does not start beside it.
    while (children.some(isRunning)) await pause(5);
  }
}

/** Runs one statement. */
export async function asked(
  port: number,
  statement: string,
  database = 'postgres',
): Promise<readonly unknown[]> {
  const client = new Client({ host: '127.0.0.1', port, user: 'fapiao', database });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<object>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The child processes of a process: PostgreSQL gives each its own group. */
function childrenOf(parent: number): readonly number[] {
  return globSync('/proc/[0-9]*/stat').flatMap((file) => {
    const [pid, , , ppid] = statOf(file);
    return Number(ppid) === parent ? [Number(pid)] : [];
  });
}

/** True for a process that has not ended; one that nobody has waited for has ended, too. */
function isRunning(pid: number): boolean {
  const [, , state = 'Z'] = statOf(`/proc/${pid}/stat`);
  return state !== 'Z' && state !== 'X';
}

/** Members of a process's state: its id, name, state, parent and so on; empty if it is gone. */
function statOf(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8')
      .replace(/\(.*\)/s, 'name')
      .split(' ');
  } catch {
    return [];
  }
}

const LONGEST_START_MS = 30_000;

async function answering(port: number): Promise<void> {
  const until = performance.now() + LONGEST_START_MS;
  for (;;) {
    try {
      await asked(port, 'SELECT 1');
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
    }
    await pause(20);
  }
}
