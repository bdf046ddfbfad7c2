import { BlockList, isIPv4, isIPv6, isIP, type LookupFunction } from 'node:net';
import { lookup as systemLookup, type LookupAddress } from 'node:dns';

/** True for addresses and names that only this machine can reach. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return bare === 'localhost' || bare === '::1' || /^127(\.\d{1,3}){3}$/.test(bare);
}

/** Special-purpose blocks of IPv4 (RFC 6890 and later additions): no host of the internet is in them. */
const special = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  special.addSubnet(network, prefix, 'ipv4');
}

/**
 * Global unicast, the only block with hosts of the internet. Every other address is private or a disguise: loopback, link-local,
 * and IPv4 in IPv6 (mapped, translated).
 */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Exceptions within global unicast: protocol blocks, documentation, and 6to4, which is IPv4 in disguise. */
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  special.addSubnet(network, prefix, 'ipv6');
}

/** True for an IP address of the public internet. False for any text that is not an address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  return isIPv6(address) && global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** One entry of `DOCUMENT_HOSTS` or `WEBHOOK_HOSTS`. */
export interface HostEntry {
  /** As in a URL: lower case, an IPv6 address in brackets. */
  readonly host: string;
  /** True for `*.host`: names below the host, not the host itself. */
  readonly below: boolean;
  /** Null: the default port of the scheme. */
  readonly port: number | null;
}

/** Reads one entry: `host`, `host:port`, `*.host` or `*.host:port`; null for anything else. */
export function toHostEntry(text: string): HostEntry | null {
  const below = text.startsWith('*.');
  const authority = below ? text.slice(2) : text;
  if (!/^(\[[\da-f:.]+\]|[^\s/?#@:*[\]]+)(:\d{1,5})?$/i.test(authority)) return null;
  if (!URL.canParse(`http://${authority}`)) return null;
  const { hostname } = new URL(`http://${authority}`);
  const port = /:(\d+)$/.exec(authority)?.[1];
  if (below && isAddress(hostname)) return null;
  return { host: hostname, below, port: port === undefined ? null : Number(port) };
}

/** Hosts allowed by default: the host in the platform's address, and the names below it. */
export function platformHosts(baseUrl: string): readonly HostEntry[] {
  const { hostname: host, port } = new URL(baseUrl);
  return [
    { host, below: false, port: null },
    ...(port === '' ? [] : [{ host, below: false, port: Number(port) }]),
    ...(isAddress(host) ? [] : [{ host, below: true, port: null }]),
  ];
}

/** Entry for one server and no other port of its machine. */
export function serverHost(url: string): HostEntry {
  const { hostname: host, port } = new URL(url);
  return { host, below: false, port: port === '' ? null : Number(port) };
}

/** True for a URL that may be fetched, judged before its name is resolved. */
export function mayFetch(entries: readonly HostEntry[], url: URL): boolean {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  if (url.username !== '' || url.password !== '') return false;
  const host = url.hostname.replace(/\.$/, '');
  const standardPort = url.protocol === 'https:' ? 443 : 80;
  const port = url.port === '' ? standardPort : Number(url.port);
  return entries.some(
    (entry) =>
      (entry.port ?? standardPort) === port &&
      (entry.below ? host.endsWith(`.${entry.host}`) : host === entry.host),
  );
}

/** Entry that would allow fetching a URL; null if no entry can. */
export function entryFor(url: URL): string | null {
  const entry = url.host.replace(/\.(?=:|$)/, '');
  const read = toHostEntry(entry);
  return read !== null && mayFetch([read], url) ? entry : null;
}

/**
 * True if an allowed name may resolve to this address. A private address must be an entry itself, without a port: an allowed name
 * does not guarantee where its owner points it.
 */
export function mayConnect(entries: readonly HostEntry[], address: string): boolean {
  if (isPublicAddress(address)) return true;
  const host = address.includes(':') ? `[${address}]` : address;
  return entries.some((entry) => !entry.below && entry.port === null && entry.host === host);
}

function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
}

/** A name resolves to an address that is neither public nor named by the operator. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic';
  readonly host: string;

  constructor(host: string) {
    super('the host leads to an address that is not public');
    this.host = host;
  }
}

/** Resolves a name to addresses, as `dns.lookup` does with `all: true`. */
export type Resolve = (
  name: string,
  found: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

/**
 * Lookup of a connection; fails with `NotPublic`. The connection uses the addresses that were checked, without resolving the name
 * again: the name cannot be pointed elsewhere in between.
 */
export function createCheckedLookup(
  hosts: readonly HostEntry[],
  resolve: Resolve = resolveBySystem,
): LookupFunction {
  return (name, { all }, connect) => {
    resolve(name, (error, addresses) => {
      const [first] = addresses;
      const isBad = addresses.some(({ address }) => !mayConnect(hosts, address));
      if (error !== null || first === undefined || isBad) {
        connect(isBad ? new NotPublic(name) : (error ?? new Error('no address')), []);
      } else if (all === true) connect(null, [...addresses]);
      else connect(null, first.address, first.family);
    });
  };
}

// Node passes no addresses with an error.
const resolveBySystem: Resolve = (name, found) =>
  systemLookup(name, { all: true }, (error, addresses) => found(error, error ? [] : addresses));
