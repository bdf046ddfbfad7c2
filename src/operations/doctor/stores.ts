import { existsSync } from 'node:fs';
import { type Config, journalFile } from '../../config/config.ts';
import { DatabaseDamaged } from '../../database/sql.ts';
import type { Journal } from '../../journal/contract/journal.ts';
import { checkAtStart } from '../../database/sqlite/check.ts';
import { callService, type ServiceTask } from '../service-socket.ts';
import { type Check, fault, type Finding, note } from './check.ts';
import { findInDatabase } from './database.ts';
import { findLosses } from './loss.ts';

/** Name of the service's task. */
const READINESS = 'journal-readiness';

/** Task that returns the reason for which the running service's journal takes no writes; empty when it does. */
export function createReadinessTask(
  journal: Pick<Journal, 'ready'>,
): Readonly<Record<string, ServiceTask>> {
  return {
    [READINESS]: () =>
      journal.ready().then(
        () => '',
        (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
      ),
  };
}

/** Checks the journal, in its file or in PostgreSQL, and looks for lost subjects. */
export const journalCheck: Check = {
  name: 'journal',
  run(config) {
    const { database } = config;
    return database === null ? findInFile(config) : findInDatabase(config, database);
  },
};

async function findInFile(config: Config): Promise<readonly Finding[]> {
  const file = journalFile(config);
  const said = await callService(config.dataDir, READINESS);
  if (said !== null && said !== '') {
    return [
      fault(
        `The running service says: ${said}.`,
        'Nothing is taken, and /health/ready says so.',
        'Free the disk where it is full; put a copy back where the journal is damaged.',
      ),
    ];
  }
  try {
    const isChecked = said !== null || !existsSync(file) || (await checkAtStart(file));
    const unchecked = note(
      'The pages of its file were not checked.',
      'It has more than 1 GiB, which neither this nor a start waits for.',
      'Make a copy with `npm run backup`, which checks every page.',
    );
    return [...(isChecked ? [] : [unchecked]), ...(await findLosses(config))];
  } catch (error) {
    if (!(error instanceof DatabaseDamaged)) throw error;
    return [
      fault(
        `Pages of its file are damaged (${error.message}).`,
        'The service does not start with it: orders may be missing, and would be sent again.',
        'Put the newest copy back with `npm run restore`.',
      ),
    ];
  }
}

/** Longest wait: more than a healthy Redis needs. */
const PATIENCE_MS = 5_000;

/** Checks that Redis is reachable, if it is set up. */
export const redisCheck: Check = {
  name: 'redis',
  async run({ redis }) {
    if (redis === null) return [];
    // Imported here: a start without Redis needs no client.
    const { findWhyAway } = await import('../../messenger/examination.ts');
    const connectTimeoutMs = Math.min(redis.connectTimeoutMs, PATIENCE_MS);
    const reason = await findWhyAway({ ...redis, connectTimeoutMs });
    if (reason === null) return [];
    return [
      note(
        `Redis cannot be reached: ${reason}.`,
        'Updates of other instances come within a second, and each instance holds its share of the limits.',
        'See that Redis runs, that REDIS_URL names it with its password, and that this machine may reach it.',
      ),
    ];
  },
};
