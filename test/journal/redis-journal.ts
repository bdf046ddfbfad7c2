import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { onTestFinished } from 'vitest';
import { randomId } from '../../src/kernel/ids.ts';
import { createLog } from '../../src/kernel/log.ts';
import type { Journal } from '../../src/journal/journal.ts';
import {
  openRedisJournal,
  type RedisJournal,
  type RedisJournalOptions,
} from '../../src/journal/redis.ts';
import type { RedisServer } from '../redis-server.ts';

/** The address of a server of a test. */
export function urlOf({ port }: { readonly port: number }): string {
  return `redis://127.0.0.1:${port}`;
}

/** Opens a journal under a prefix of its own, unless told otherwise, for as long as the test runs. */
export async function openForTest(
  url: string,
  rest: Partial<RedisJournalOptions> = {},
): Promise<RedisJournal> {
  const journal = await openRedisJournal({
    url,
    prefix: randomId(),
    newId: randomId,
    log: createLog('silent'),
    connectTimeoutMs: 5_000,
    replicas: 0,
    ...rest,
  });
  onTestFinished(() => journal.close());
  return journal;
}

/** A client of the test's own, to look behind the journal. */
export function lookInto({ port }: RedisServer): Redis {
  const client = new Redis(port, '127.0.0.1');
  onTestFinished(() => client.disconnect());
  return client;
}

/** Resolves when the journal can be written again. */
export async function writable(journal: Journal): Promise<void> {
  const isReady = (): Promise<boolean> =>
    journal.ready().then(
      () => true,
      () => false,
    );
  // In a long outage a call is refused at once: the client comes back between two of them.
  while (!(await isReady())) await pause(5);
}
