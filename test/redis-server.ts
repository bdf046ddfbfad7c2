import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from './free-port.ts';

/** A redis-server of the test's own, on loopback, with its data in a folder of its own. */
export interface RedisServer {
  readonly port: number;
  /** The folder of its data while it runs. */
  readonly folder: string;
  /** Stops the process where it stands, connections open. */
  freeze(): void;
  thaw(): void;
  /** Ends it with SIGKILL. */
  kill(): Promise<void>;
  /** Starts it again on the same port and folder; resolves when it answers. */
  start(): Promise<void>;
  /** Ends it and removes its folder. */
  destroy(): Promise<void>;
}

const DURABLE = '--appendonly yes --appendfsync always --maxmemory-policy noeviction'.split(' ');

/** Settings of a port that takes connections in the clear. */
const plainPort = (port: number): readonly string[] => ['--port', String(port)];

/** Starts a server as the journal wants it: everything acknowledged is on the disk. */
export async function startRedis(
  settings: readonly string[] = [],
  listenOn: typeof plainPort = plainPort,
): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'redis-'));
  const port = await freePort();
  let running: { kill(): Promise<void>; signal(name: NodeJS.Signals): void } | undefined;

  async function start(): Promise<void> {
    const where = [...listenOn(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
    running = await run([...where, ...DURABLE, ...settings]);
  }

  async function kill(): Promise<void> {
    await running?.kill();
  }

  await start();
  return {
    port,
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

/** A server that is frozen or forgotten would outlive a run that was broken off. */
const living = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});

async function run(
  args: readonly string[],
  whenReady = 'Ready to accept connections',
): Promise<{ kill(): Promise<void>; signal(name: NodeJS.Signals): void }> {
  // Whoever had this process' own output as well would keep those waiting who read it to its end.
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

/** Starts a copy of a server that follows it; resolves when it has all that the server has. */
export async function startReplica(
  master: RedisServer,
  settings: readonly string[] = [],
): Promise<RedisServer> {
  const replica = await startRedis(['--replicaof', '127.0.0.1', String(master.port), ...settings]);
  await inStep(master, replica);
  return replica;
}

const LONGEST_COPYING_MS = 30_000;

/**
 * Resolves when a replica has caught up with its master, and the master knows: what a replica says of itself before its
 * master has seen the end of the copying is not heard, and it says so again after a second only.
 */
export async function inStep(master: RedisServer, replica: RedisServer): Promise<void> {
  const above = new Redis(master.port, '127.0.0.1');
  const below = new Redis(replica.port, '127.0.0.1');
  // A full copy ends its connections.
  below.on('error', () => undefined);
  const until = performance.now() + LONGEST_COPYING_MS;
  try {
    while (!(await below.info('replication')).includes('master_link_status:up')) {
      if (performance.now() > until) throw new Error('The replica does not follow its master.');
      await pause(20);
    }
    // Something to be copied that is in no slot, and that nobody has.
    await above.call('FUNCTION', 'FLUSH');
    const count = await above.wait(1, LONGEST_COPYING_MS);
    if (count !== 1) throw new Error('The master does not hear its replica.');
  } finally {
    above.disconnect();
    below.disconnect();
  }
}

/** Copies a stopped server's data from one folder to another. */
export async function copyData(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
}

/** A Cluster of three masters without replicas. */
export interface RedisCluster {
  readonly nodes: readonly RedisServer[];
  readonly url: string;
  /** The node that has a key, by its index. */
  ownerOf(key: string): Promise<number>;
  /** Begins to move the slot of a key from the node that has it, without moving any key yet. */
  beginMoving(key: string): Promise<void>;
  /** Takes that back. */
  endMoving(key: string): Promise<void>;
  destroy(): Promise<void>;
}

const SLOTS = 16_384;

/** Starts three servers and joins them; resolves when all of them serve all slots. */
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
    async ownerOf(key) {
      const client = new Redis(nodes[0]?.port ?? 0, '127.0.0.1');
      const owner = ownerOf(await client.cluster('KEYSLOT', key));
      client.disconnect();
      return owner;
    },
    beginMoving: (key) => setSlot(nodes, key, 'begin'),
    endMoving: (key) => setSlot(nodes, key, 'end'),
    async destroy() {
      await Promise.all(nodes.map((node) => node.destroy()));
    },
  };
}

/** The node that was given a slot, by its index. */
function ownerOf(slot: number): number {
  return Math.min(Math.floor((slot / SLOTS) * 3), 2);
}

/** Adds a replica of one of the masters, by its index; resolves when it has all that the master has. */
export async function addReplica({ nodes }: RedisCluster, of: number): Promise<RedisServer> {
  const node = nodes[of];
  if (!node) throw new Error(`There is no node ${of}.`);
  const bus = String(await freePort());
  const replica = await startRedis(['--cluster-enabled', 'yes', '--cluster-port', bus]);
  const master = new Redis(node.port, '127.0.0.1');
  const client = new Redis(replica.port, '127.0.0.1');
  const id = String(await master.call('CLUSTER', 'MYID'));
  await master.call('CLUSTER', 'MEET', '127.0.0.1', replica.port, bus);
  while (!String(await client.cluster('NODES')).includes(id)) await pause(20);
  await client.call('CLUSTER', 'REPLICATE', id);
  await inStep(node, replica);
  for (const each of [master, client]) each.disconnect();
  return replica;
}

async function setSlot(
  nodes: readonly RedisServer[],
  key: string,
  what: 'begin' | 'end',
): Promise<void> {
  const clients = nodes.map(({ port }) => new Redis(port, '127.0.0.1'));
  const slot = Number(await clients[0]?.cluster('KEYSLOT', key));
  const owner = ownerOf(slot);
  const [from, to] = [clients[owner], clients[(owner + 1) % 3]];
  const [fromId, toId] = [await from?.call('CLUSTER', 'MYID'), await to?.call('CLUSTER', 'MYID')];
  if (what === 'begin') {
    await to?.call('CLUSTER', 'SETSLOT', slot, 'IMPORTING', String(fromId));
    await from?.call('CLUSTER', 'SETSLOT', slot, 'MIGRATING', String(toId));
  } else {
    for (const client of [from, to]) await client?.call('CLUSTER', 'SETSLOT', slot, 'STABLE');
  }
  for (const client of clients) client.disconnect();
}

/** A Sentinel that knows the server as `main`, with further lines of its file. */
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

/** Asks until the node knows of the others: it tells nobody when it comes to know. */
async function joined(client: Redis): Promise<void> {
  for (;;) {
    const state = await client.cluster('INFO');
    const known = await client.cluster('NODES');
    const complete = String(known).trim().split('\n').length === 3;
    if (complete && state.includes('cluster_state:ok')) return;
    await pause(20);
  }
}
