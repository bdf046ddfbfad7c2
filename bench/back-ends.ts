import { join } from 'node:path';
import type { Journal } from '../src/journal/journal.ts';
import { openRedisJournal } from '../src/journal/redis.ts';
import { openSqliteJournal } from '../src/journal/sqlite.ts';
import { type Clock, systemClock } from '../src/kernel/clock.ts';
import { createLog } from '../src/kernel/log.ts';
import { randomId } from '../src/kernel/ids.ts';
import { startRedis } from '../test/redis-server.ts';

interface OpenOptions {
  /** The system's own when left out. */
  readonly clock?: Clock;
  /** Settings of Redis, where others than the journal wants are measured. */
  readonly redis?: readonly string[];
}

/** Opens an empty journal; what it leaves behind goes with the folder. */
type Opens = (folder: string, options?: OpenOptions) => Journal | Promise<Journal>;

/** The journal on each back end, by name. */
export const backEnds: Readonly<Record<string, Opens>> = {
  SQLite: (folder, { clock = systemClock } = {}) =>
    openSqliteJournal({ file: join(folder, 'journal.sqlite'), clock, newId: randomId }),
  Redis: async (_folder, { clock = systemClock, redis } = {}) => {
    const server = await startRedis(redis);
    const journal = await openRedisJournal({
      url: `redis://127.0.0.1:${server.port}`,
      clock,
      newId: randomId,
      log: createLog('silent'),
      connectTimeoutMs: 5_000,
      replicas: 0,
    });
    return {
      ...journal,
      async close() {
        await journal.close();
        await server.destroy();
      },
    };
  },
};
