import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { type HostEntry, mayConnect } from '../../documents/fetch/hosts.ts';
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
    return [
      fault(
        `${host} has no address here.`,
        'Files that lie there cannot be fetched.',
        'Compare it with the addresses of files, then look at the name server.',
      ),
    ];
  }
  const refused = addresses.filter(({ address }) => !mayConnect(entries, address));
  if (refused.length === 0) return [];
  const list = refused.map(({ address }) => address).join(', ');
  return [
    fault(
      `${host} leads to ${list}, which is not of the public internet.`,
      'Files that lie there are refused.',
      'If that is where it should lead, add the address to DOCUMENT_HOSTS.',
    ),
  ];
}

function isAddress(host: string): boolean {
  return isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0;
}
