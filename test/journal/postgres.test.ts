import { openPostgresJournal, type PostgresJournal } from '../../src/journal/postgres.ts';
import { randomId } from '../../src/kernel/ids.ts';
import { createLog } from '../../src/kernel/log/log.ts';
import { ManualClock } from '../manual-clock.ts';
import { emptyDatabase } from '../postgres-server.ts';
import { describeJournal } from './conformance.ts';
import type { JournalUnderTest } from './conformance/subject-of-test.ts';

async function create(): Promise<JournalUnderTest> {
  const clock = new ManualClock();
  const instances: PostgresJournal[] = [];
  const opens = async (url: string): Promise<PostgresJournal> => {
    const journal = await openPostgresJournal({
      url,
      connections: 4,
      mayMigrate: true,
      clock,
      newId: randomId,
      log: createLog('silent'),
      connectTimeoutMs: 5_000,
    });
    instances.push(journal);
    return journal;
  };
  const url = await emptyDatabase();
  const journal = await opens(url);
  return {
    journal,
    clock,
    async reopen() {
      await journal.close();
      return opens(url);
    },
    another: async () => opens(await emptyDatabase()),
    async destroy() {
      await Promise.all(instances.map((instance) => instance.close()));
    },
  };
}

describeJournal('PostgreSQL', create, { sequences: 8 });
