import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Cluster, Redis } from 'ioredis';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import type { Journal } from '../../src/journal/journal.ts';
import { openSqliteJournal } from '../../src/journal/sqlite.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { randomId } from '../../src/kernel/ids.ts';
import { temporaryFolder } from '../harness.ts';
import type { RedisCluster, RedisServer } from '../redis-server.ts';
import { openForTest, urlOf } from './redis-journal.ts';

/** Opens the journal over a store that an older version left; the instance before is of no more use. */
export type OpenBefore = () => Promise<Journal>;

/** The path of a file of the folder beside this one. */
export function written(name: string): string {
  return join(import.meta.dirname, 'written-before', name);
}

/** A copy of a file of SQLite. */
export async function sqliteBefore(name: string): Promise<OpenBefore> {
  const file = join(await temporaryFolder(), 'journal.sqlite');
  await copyFile(written(name), file);
  let last: Journal | undefined;
  return async () => {
    await last?.close();
    const journal = openSqliteJournal({ file, clock: systemClock, newId: randomId });
    onTestFinished(() => journal.close());
    last = journal;
    return journal;
  };
}

/** A Redis or a Cluster into which a file of commands was written. */
export async function redisBefore(
  server: RedisServer | RedisCluster,
  name: string,
): Promise<OpenBefore> {
  const isCluster = 'nodes' in server;
  const client = isCluster
    ? new Cluster(server.nodes.map(({ port }) => ({ host: '127.0.0.1', port })))
    : new Redis(server.port, '127.0.0.1');
  onTestFinished(() => client.disconnect());
  const prefix = await writeBefore(client, name);
  return () => openForTest(isCluster ? server.url : urlOf(server), { prefix });
}

/** Makes every key of a file of commands anew, under a prefix of its own, which is answered. */
export async function writeBefore(client: Redis | Cluster, name: string): Promise<string> {
  const prefix = randomId();
  const lines = (await readFile(written(name), 'utf8')).trim().split('\n');
  for (const line of lines) {
    const [command = '', key = '', ...rest] = z.array(z.string()).parse(JSON.parse(line));
    await client.call(command, key.replace('{fapiao-graph/', `{${prefix}/`), ...rest);
  }
  return prefix;
}
