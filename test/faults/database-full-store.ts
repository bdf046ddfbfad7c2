import { execFile } from 'node:child_process';
import { chmod, mkdtemp, open, rm, rmdir, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { asked, type PostgresServer, startPostgres } from '../postgres-server.ts';
import type { LossyStore } from './lossy-store.ts';
import { startMessenger } from './messenger.ts';
import { databaseSettings } from './postgres-store.ts';
import type { Random } from './random.ts';

const run = promisify(execFile);
const INSTANCES = 3;
const SIZE = '300m';
/** Size of one file of the write-ahead log: with less room left, the server soon ends. */
const MOST_LEFT_BYTES = 512 * 1024;
const [SHORTEST_MS, LONGEST_MS] = [500, 4_000];
/** Small, so that files are taken often. */
const SETTINGS = [
  'wal_recycle=off',
  'min_wal_size=32MB',
  'max_wal_size=64MB',
  'shared_buffers=16MB',
];

/**
 * A PostgreSQL on its own in-memory disk, which is filled again and again. If its write-ahead log finds no room,
 * the server ends itself, and starts again by itself.
 */
export async function openDatabaseFullStore(random: Random): Promise<LossyStore> {
  const opened = new AsyncDisposableStack();
  const disk = await mkdtemp(join(tmpdir(), 'fapiao-graph-disk-'));
  opened.defer(() => rmdir(disk));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', disk]);
  opened.defer(async () => void (await run('umount', [disk])));
  await chmod(disk, 0o711);
  const server = await startPostgres(SETTINGS, { durable: true, within: disk });
  opened.defer(() => server.destroy());
  const database = await server.createDatabase();
  const messenger = opened.use(await startMessenger());
  const filler = join(disk, 'filler');
  return {
    instances: INSTANCES,
    env: () => ({ ...databaseSettings(database, server.port), ...messenger.env }),
    loses: 'what came last',
    seenAgainMs: 0,
    async lose() {
      await fill(filler, random.between(0, MOST_LEFT_BYTES));
      await refuse(server);
      // The next part of its log finds no room either: then it ends.
      if (random.between(0, 1) === 1) await asked(server.port, endLog).catch(ignore);
      await sleep(random.between(SHORTEST_MS, LONGEST_MS));
      await rm(filler);
      await running(server);
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** Fills a disk up to this remaining size. */
async function fill(file: string, leftBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(join(file, '..'));
  const filler = await open(file, 'w');
  const chunk = Buffer.alloc(1024 * 1024);
  try {
    for (let left = bavail * bsize - leftBytes; left > 0;) {
      const { bytesWritten } = await filler.write(chunk, 0, Math.min(left, chunk.length));
      left -= bytesWritten;
    }
  } catch {
    // The server used the rest meanwhile.
  } finally {
    await filler.close();
  }
}

const endLog = 'SELECT pg_switch_wal()';

/** Checks that the disk accepts no more data. */
async function refuse(server: PostgresServer): Promise<void> {
  const rows = `CREATE TABLE too_much AS SELECT repeat('x', 1000) FROM generate_series(1, 2000)`;
  const taken = await asked(server.port, rows).catch(ignore);
  if (taken !== undefined) throw new Error('the disk took more than it has room for');
}

/** Starts the server after its final end: after a start without room it does not retry. */
async function running(server: PostgresServer): Promise<void> {
  if (!server.isAlive()) await server.start();
}

/** Its failure is expected here. */
function ignore(): void {}
