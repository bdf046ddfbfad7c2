import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from './free-port.ts';

/** The test's own redis-server, on loopback, with its own folder. */
export interface RedisServer {
  readonly port: number;
  /** Its URL without TLS. */
  readonly url: string;
  /** Its folder while it runs. */
  readonly folder: string;
  /** Freezes the process, with connections open. */
  freeze(): void;
  thaw(): void;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
  /** Restarts it on the same port and folder; resolves when it responds. */
  start(): Promise<void>;
  /** Ends it and removes its folder. */
  destroy(): Promise<void>;
}

/** Settings of a port that accepts connections without TLS. */
const plainPort = (port: number): readonly string[] => ['--port', String(port)];

/** Starts a server without persistence. */
export async function startRedis(
  settings: readonly string[] = [],
  listenOn: typeof plainPort = plainPort,
): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'redis-'));
  const port = await freePort();
  let running: { kill(): Promise<void>; signal(name: NodeJS.Signals): void } | undefined;

  async function start(): Promise<void> {
    const where = [...listenOn(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
    running = await run([...where, ...settings]);
  }

  async function kill(): Promise<void> {
    await running?.kill();
  }

  await start();
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    folder,
    freeze: () => running?.signal('SIGSTOP'),
    thaw: () => running?.signal('SIGCONT'),
    kill,
    start,
    async destroy() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A frozen or forgotten server would survive an interrupted run. */
const living = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});

async function run(
  args: readonly string[],
  whenReady = 'Ready to accept connections',
): Promise<{ kill(): Promise<void>; signal(name: NodeJS.Signals): void }> {
  // A reader of this process's own output would wait for the end of a child that shares it.
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  living.add(child);
  const exited = once(child, 'exit').finally(() => living.delete(child));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes(whenReady)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`redis-server ended: ${said}`)));
  });
  return {
    signal: (name) => child.kill(name),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** A Cluster of three masters without replicas. */
export interface RedisCluster {
  readonly nodes: readonly RedisServer[];
  readonly url: string;
  destroy(): Promise<void>;
}

const SLOTS = 16_384;

/** Starts three servers and joins them; resolves when they serve all slots. */
export async function startCluster(settings: readonly string[] = []): Promise<RedisCluster> {
  const buses = await Promise.all([freePort(), freePort(), freePort()]);
  const nodes = await Promise.all(
    buses.map((bus) =>
      startRedis(['--cluster-enabled', 'yes', '--cluster-port', String(bus), ...settings]),
    ),
  );
  const clients = nodes.map(({ port }) => new Redis(port, '127.0.0.1'));
  const [first] = clients;
  for (const [index, client] of clients.entries()) {
    const [begin, end] = [index, index + 1].map((third) => Math.ceil((SLOTS / 3) * third));
    await client.call('CLUSTER', 'ADDSLOTSRANGE', begin ?? 0, (end ?? SLOTS) - 1);
    await client.call('CLUSTER', 'SET-CONFIG-EPOCH', index + 1);
    const { port } = nodes[index] ?? { port: 0 };
    if (index > 0) await first?.call('CLUSTER', 'MEET', '127.0.0.1', port, buses[index] ?? 0);
  }
  for (const client of clients) await joined(client);
  for (const client of clients) client.disconnect();
  return {
    nodes,
    url: `redis+cluster://${nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}`,
    async destroy() {
      await Promise.all(nodes.map((node) => node.destroy()));
    },
  };
}

/** A Sentinel that knows the server as `main`, with further lines in its file. */
export async function startSentinel(
  master: Pick<RedisServer, 'port'>,
  lines: readonly string[] = [],
  listenOn: typeof plainPort = plainPort,
): Promise<{ readonly port: number; destroy(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'sentinel-'));
  const port = await freePort();
  const file = join(folder, 'sentinel.conf');
  const monitor = `sentinel monitor main 127.0.0.1 ${master.port} 1`;
  await writeFile(file, [monitor, ...lines, ''].join('\n'));
  const where = [...listenOn(port), '--bind', '127.0.0.1', '--dir', folder];
  const running = await run([file, '--sentinel', ...where], 'Sentinel ID is');
  return {
    port,
    async destroy() {
      await running.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Queries until the node knows the others: it sends no notice of that. */
async function joined(client: Redis): Promise<void> {
  for (;;) {
    const state = await client.cluster('INFO');
    const known = await client.cluster('NODES');
    const complete = String(known).trim().split('\n').length === 3;
    if (complete && state.includes('cluster_state:ok')) return;
    await pause(20);
  }
}
