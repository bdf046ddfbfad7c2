import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { type HostEntry, mayConnect } from '../../kernel/hosts.ts';
import { type Check, fault, type Finding } from './check.ts';

/** Checks that the hosts from which files are fetched have addresses, and that connections to them are allowed. */
export const documentHostsCheck: Check = {
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
