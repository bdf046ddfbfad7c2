import { parseArgs } from 'node:util';
import type { Config } from '../../config/config.ts';
import { type Check, fault, type Finding, note } from './check.ts';
import { acceptLoss } from './loss.ts';
import { certificatesCheck } from './certificates.ts';
import { foldersCheck } from './folders.ts';
import { journalCheck, redisCheck } from './stores.ts';
import { platformCheck } from './platform.ts';
import { publicAddressCheck } from './public-address.ts';
import { shownProxies } from '../../kernel/proxies.ts';
import { adviceOn } from '../../app/warnings.ts';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { type HostEntry, mayConnect } from '../../kernel/hosts.ts';

/** Checks that the hosts from which files are fetched have addresses, and that connections to them are allowed. */
const documentHostsCheck: Check = {
  name: 'document hosts',
  async run({ documentHosts }) {
    // Another check queries the platform's own host, and names below a host are unknown before a file is fetched.
    const entries = documentHosts ?? [];
    const names = entries.filter(({ host, below }) => !below && !isAddress(host));
    const found = await Promise.all(names.map(({ host }) => resolve(host, entries)));
    return found.flat();
  },
};

async function resolve(host: string, entries: readonly HostEntry[]): Promise<readonly Finding[]> {
  const addresses = await lookup(host, { all: true }).catch(() => null);
  if (addresses === null) {
    return fault(
      `${host} has no address on this machine.`,
      'Files on it cannot be fetched.',
      'Compare it with the addresses of files, then check the name server.',
    );
  }
  const refused = addresses.filter(({ address }) => !mayConnect(entries, address));
  if (refused.length === 0) return [];
  const list = refused.map(({ address }) => address).join(', ');
  return fault(
    `${host} resolves to ${list}, which is not on the public internet.`,
    'Files on it are rejected.',
    'If this is intended, add the address to DOCUMENT_HOSTS.',
  );
}

function isAddress(host: string): boolean {
  return isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0;
}

/** Checks for misspelt settings, and for settings that could be better or safer. */
const settingsCheck: Check = {
  name: 'settings',
  run: (config) =>
    Promise.resolve([
      ...config.misspellings.flatMap(({ given, meant }) =>
        fault(
          `${given} is not a setting.`,
          `It has no effect. Did you mean ${meant}?`,
          `Rename it to ${meant}, or remove it.`,
        ),
      ),
      ...(config.proxies === null
        ? []
        : note(
            `Other hosts are called through ${shownProxies(config.proxies)} (HTTPS_PROXY, HTTP_PROXY).`,
            'Only the hosts in NO_PROXY and this machine are called directly.',
            'None, if this is intended.',
          )),
      ...adviceOn(config).flatMap(({ found, means, advice }) =>
        note(`${found}:`, `${means}.`, advice),
      ),
    ]),
};

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
interface Diagnosis {
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
