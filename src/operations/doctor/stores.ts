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

/** Checks the journal, in its file or in PostgreSQL, and detects lost subjects. */
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
    return fault(
      `The running service says: ${said}.`,
      'No order is accepted, and /health/ready reports it.',
      'Free space if the disk is full; restore a copy if the journal is damaged.',
    );
  }
  try {
    const isChecked = said !== null || !existsSync(file) || (await checkAtStart(file));
    const unchecked = note(
      'The pages of the file were not checked.',
      'It is larger than 1 GiB, which takes too long for this check and for a start.',
      'Run `npm run backup`, which checks every page.',
    );
    return [...(isChecked ? [] : unchecked), ...(await findLosses(config))];
  } catch (error) {
    if (!(error instanceof DatabaseDamaged)) throw error;
    return fault(
      `Pages of the file are damaged (${error.message}).`,
      'The service does not start with it: orders may be missing, and would be sent again.',
      'Restore the newest copy with `npm run restore`.',
    );
  }
}

/** Longest wait: more than a healthy Redis needs. */
const PATIENCE_MS = 5_000;

/** Checks that Redis is reachable and accepts writes, if it is set up. */
export const redisCheck: Check = {
  name: 'redis',
  async run({ redis }) {
    if (redis === null) return [];
    // Imported here: a start without Redis needs no client.
    const { findWhyAway } = await import('../../messenger/messenger.ts');
    const connectTimeoutMs = Math.min(redis.connectTimeoutMs, PATIENCE_MS);
    const reason = await findWhyAway({ ...redis, connectTimeoutMs });
    if (reason === null) return [];
    return note(
      `Redis cannot be used: ${reason}.`,
      'Updates of other instances arrive within a second, and each instance applies its share of the limits.',
      'Check that Redis runs, that REDIS_URL has its password, and that this machine may reach it.',
    );
  },
};
