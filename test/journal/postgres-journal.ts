import { onTestFinished } from 'vitest';
import { randomId } from '../../src/kernel/ids.ts';
import { createLog } from '../../src/kernel/log/log.ts';
import { openPostgresJournal, type PostgresJournal } from '../../src/journal/postgres.ts';

/** Opens a journal in a database, for as long as the test runs. */
export async function openForTest(
  url: string,
  rest: Partial<Parameters<typeof openPostgresJournal>[0]> = {},
): Promise<PostgresJournal> {
  const journal = await openPostgresJournal({
    url,
    connections: 4,
    mayMigrate: true,
    newId: randomId,
    log: createLog('silent'),
    connectTimeoutMs: 5_000,
    ...rest,
  });
  onTestFinished(() => journal.close());
  return journal;
}
