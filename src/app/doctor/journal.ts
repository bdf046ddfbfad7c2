import { existsSync } from 'node:fs';
import type { Config } from '../../config.ts';
import { type Journal, JournalDamaged, JournalUnavailable } from '../../journal/journal.ts';
import type { RedisState } from '../../journal/redis/examination.ts';
import { checkAtStart } from '../../journal/sqlite/check.ts';
import type { RedisSettings } from '../../redis-settings.ts';
import { journalFile } from '../places.ts';
import { askService, type ServiceTask } from '../service-socket.ts';
import { type Check, fault, type Finding, note } from './check.ts';
import { findInDatabase } from './database.ts';
import { findLosses } from './loss.ts';

/** Name of the service's task. */
const READINESS = 'journal-readiness';

/** Tells a command, over the service's socket, why the journal that the service holds takes nothing; empty where it does. */
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

/** The journal: its file, PostgreSQL or Redis, and whether it lost what was sent. */
export const journalCheck: Check = {
  name: 'journal',
  run(config) {
    if (config.database !== null) return findInDatabase(config, config.database);
    return config.redis === null ? findInFile(config) : findInRedis(config, config.redis);
  },
};

async function findInFile(config: Config): Promise<readonly Finding[]> {
  const file = journalFile(config);
  const said = await askService(config.dataDir, READINESS);
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
    if (!(error instanceof JournalDamaged)) throw error;
    return [
      fault(
        `Pages of its file are damaged (${error.message}).`,
        'The service does not start with it: orders may be missing, and would be sent again.',
        'Put the newest copy back with `npm run restore`.',
      ),
    ];
  }
}

/** Longer than a sound Redis takes, and no more than somebody waits for a line. */
const REDIS_PATIENCE_MS = 5_000;

/** From here on writes are soon refused. */
const NEARLY_FULL = 0.9;

async function findInRedis(config: Config, settings: RedisSettings): Promise<readonly Finding[]> {
  const redis = {
    ...settings,
    connectTimeoutMs: Math.min(settings.connectTimeoutMs, REDIS_PATIENCE_MS),
  };
  // Not at the head: the service's own task stands in this file too, and a start with a file needs no client.
  const { examineRedis } = await import('../../journal/redis/examination.ts');
  const state = await examineRedis(redis).catch((error: unknown) => {
    if (error instanceof JournalUnavailable) return error;
    throw error;
  });
  if (state instanceof Error) {
    return [
      fault(
        `${state.message}.`,
        'Nothing can be sent, and no push is taken.',
        'See that Redis runs, that REDIS_URL names it with its password, and that this machine may reach it.',
      ),
    ];
  }
  const found = findingsOf(state, settings);
  const losses = await findLosses({ ...config, redis }).catch((error: unknown) => {
    // A Redis that takes no write is not opened either; why, is said already.
    if (error instanceof JournalUnavailable && found.length > 0) return [];
    throw error;
  });
  return [...found, ...losses];
}

function findingsOf(
  { weaknesses, replicas, usedMemory }: RedisState,
  settings: RedisSettings,
): readonly Finding[] {
  const findings = (weaknesses ?? []).map(({ setting, wanted, wrong, harm }) =>
    fault(`Redis is set up with ${wrong}.`, `It means: ${harm}.`, `Set ${setting} to ${wanted}.`),
  );
  if (weaknesses === null) {
    findings.push(
      note(
        'Redis does not show its settings.',
        'Whether what was acknowledged survives its end cannot be seen.',
        'See at its provider that appendonly is yes, appendfsync always and maxmemory-policy noeviction.',
      ),
    );
  }
  if (replicas !== null && replicas < settings.replicas) {
    findings.push(
      fault(
        `Redis has ${replicas} of the ${settings.replicas} replicas that REDIS_REPLICAS asks for.`,
        'Every order is refused, as it cannot be safe before it is sent.',
        'Start the replicas, or lower REDIS_REPLICAS.',
      ),
    );
  }
  if (usedMemory !== null && usedMemory > NEARLY_FULL) {
    findings.push(
      fault(
        `Redis uses ${Math.round(usedMemory * 100)} % of its maxmemory.`,
        'Once it is full, orders and pushes are refused.',
        'Raise maxmemory.',
      ),
    );
  }
  return findings;
}
