import { parseArgs } from 'node:util';
import type { Config } from '../../config/config.ts';
import { type Check, fault, type Finding } from './check.ts';
import { acceptLoss } from './loss.ts';
import { settingsCheck } from './settings.ts';
import { certificatesCheck } from './certificates.ts';
import { documentHostsCheck } from './document-hosts.ts';
import { foldersCheck } from './folders.ts';
import { journalCheck, redisCheck } from './stores.ts';
import { platformCheck } from './platform.ts';
import { publicAddressCheck } from './public-address.ts';

/** All checks, in the order of their output. */
const checks: readonly Check[] = [
  settingsCheck,
  foldersCheck,
  journalCheck,
  redisCheck,
  platformCheck,
  certificatesCheck,
  publicAddressCheck,
  documentHostsCheck,
];

/** Text that the command prints; `isGood` when nothing fails. */
export interface Diagnosis {
  readonly text: string;
  readonly isGood: boolean;
}

/** Runs the command `doctor`: the named action, or else all checks. Throws for an unknown argument. */
export async function runDoctor(config: Config, words: readonly string[]): Promise<Diagnosis> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      'accept-loss': { type: 'boolean', default: false },
      'check-config': { type: 'boolean', default: false },
    },
  });
  if (values['accept-loss']) return { text: await acceptLoss(config), isGood: true };
  const lines: string[] = [];
  let isGood = true;
  for (const check of values['check-config'] ? [settingsCheck] : checks) {
    for (const finding of await find(check, config)) {
      isGood &&= !finding.isFault;
      lines.push(toLine(check, finding));
    }
  }
  return { text: lines.length === 0 ? 'No problems found.' : lines.join('\n'), isGood };
}

function find(check: Check, config: Config): Promise<readonly Finding[]> {
  return check
    .run(config)
    .catch((error: unknown) =>
      fault(
        'The check failed.',
        error instanceof Error ? `${error.message.replace(/\.$/, '')}.` : '',
        'Fix this first, then run the check again.',
      ),
    );
}

function toLine({ name }: Check, { isFault, found, means, advice }: Finding): string {
  return `${isFault ? 'BAD ' : 'note'}  ${name}: ${found} ${means} ${advice}`;
}
