import { afterAll, beforeAll } from 'vitest';
import { openRedisJournal, type RedisJournal } from '../../src/journal/redis.ts';
import { randomId } from '../../src/kernel/ids.ts';
import { createLog } from '../../src/kernel/log.ts';
import { ManualClock } from '../manual-clock.ts';
import { type RedisCluster, type RedisServer, startCluster, startRedis } from '../redis-server.ts';
import { describeJournal } from './conformance.ts';
import type { JournalUnderTest } from './conformance/subject-of-test.ts';
import { urlOf } from './redis-journal.ts';

let server: RedisServer;
let cluster: RedisCluster;

beforeAll(async () => {
  [server, cluster] = await Promise.all([startRedis(), startCluster()]);
});
afterAll(async () => {
  await Promise.all([server.destroy(), cluster.destroy()]);
});

async function create(url: string): Promise<JournalUnderTest> {
  const clock = new ManualClock();
  const instances: RedisJournal[] = [];
  const opens = async (prefix: string): Promise<RedisJournal> => {
    const journal = await openRedisJournal({
      url,
      prefix,
      clock,
      newId: randomId,
      log: createLog('silent'),
      connectTimeoutMs: 5_000,
      replicas: 0,
    });
    instances.push(journal);
    return journal;
  };
  const prefix = randomId();
  const journal = await opens(prefix);
  return {
    journal,
    clock,
    async reopen() {
      await journal.close();
      return opens(prefix);
    },
    another: () => opens(randomId()),
    async destroy() {
      await Promise.all(instances.map((instance) => instance.close()));
    },
  };
}

describeJournal('a Redis', () => create(urlOf(server)), { sequences: 8 });
// The same scripts as on a Redis: what differs is where they run.
describeJournal('a Redis Cluster', () => create(cluster.url), { sequences: 4 });
