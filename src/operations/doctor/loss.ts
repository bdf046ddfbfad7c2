import { type Config, journalFile } from '../../config/config.ts';
import { existsSync } from 'node:fs';
import type { LossDetection } from '../../journal/contract/journal.ts';
import { randomId } from '../../kernel/ids.ts';
import { createLog } from '../../kernel/log/log.ts';
import { createMeasurements } from '../../kernel/log/measurements.ts';
import { openClaims, tenantsIn } from '../claims-file.ts';
import { callService, type ServiceTask } from '../service-socket.ts';
import { openStore } from '../../app/store.ts';
import { fault, type Finding } from './check.ts';

/** Names of the service's tasks. */
const FIND = 'find-loss';
const ACCEPT = 'accept-loss';

/** Tasks for the running service, as no other process can open its journal. */
export function createLossTasks(
  journal: LossDetection,
  config: Config,
): Readonly<Record<string, ServiceTask>> {
  return {
    [FIND]: async () => JSON.stringify(await findLoss(journal, config)),
    [ACCEPT]: async () => JSON.stringify(await journal.acceptLoss()),
  };
}

/** Findings about subjects that the journal lost. */
export async function findLosses(config: Config): Promise<readonly Finding[]> {
  const tenants = await withJournal(config, FIND, (journal) => findLoss(journal, config));
  if (tenants.length === 0) return [];
  return fault(
    `It is an older copy, or was emptied: it lost orders of ${tenants.join(', ')}.`,
    'Orders that the platform cannot be queried about are rejected (STORE_LOST).',
    'Compare the orders sent since with the platform, then run `npm run doctor -- --accept-loss`.',
  );
}

/** Accepts all losses so far, so that calls that they blocked are sent again. */
export async function acceptLoss(config: Config): Promise<string> {
  const tenants = await withJournal(config, ACCEPT, (journal) => journal.acceptLoss());
  return tenants.length === 0
    ? 'No loss was known.'
    : `The losses of ${tenants.join(', ')} are accepted: no order is rejected for them any more.`;
}

/** Finds losses after comparing the claims with the journal. */
async function findLoss(
  journal: LossDetection,
  { storePrintFile }: Config,
): Promise<readonly string[]> {
  if (storePrintFile !== null) {
    const claims = openClaims(storePrintFile);
    for (const tenant of tenantsIn(storePrintFile))
      await journal.knows(tenant, claims.newest(tenant));
  }
  return journal.tenantsWithLoss();
}

async function withJournal(
  config: Config,
  task: string,
  work: (journal: LossDetection) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  if (config.database === null) {
    const answer = await callService(config.dataDir, task);
    if (answer !== null) return toTenants(answer);
    if (!existsSync(journalFile(config))) return [];
  }
  const log = createLog('silent');
  // Without Redis, which stores no journal and would count another instance.
  const alone = { ...config, redis: null };
  const parts = { clock: undefined, newId: randomId, log, measurements: createMeasurements() };
  const { journal } = await openStore(alone, parts);
  try {
    return await work(journal);
  } finally {
    await journal.close();
  }
}

function toTenants(answer: string): readonly string[] {
  const parsed: unknown = JSON.parse(answer);
  return Array.isArray(parsed) ? parsed.map(String) : [];
}
