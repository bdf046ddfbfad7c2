import { isIP } from 'node:net';
import { isPublicAddress } from './public-addresses.ts';

/** One entry of `DOCUMENT_HOSTS` or `WEBHOOK_HOSTS`. */
export interface HostEntry {
  /** As in a URL: lower case, an IPv6 address in brackets. */
  readonly host: string;
  /** True for `*.host`: the names below it, not itself. */
  readonly below: boolean;
  /** Null: the scheme's own port. */
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

/** Hosts that are allowed where nothing is set: the platform's own host, as its address names it, and the names below it. */
export function platformHosts(baseUrl: string): readonly HostEntry[] {
  const { hostname: host, port } = new URL(baseUrl);
  return [
    { host, below: false, port: null },
    ...(port === '' ? [] : [{ host, below: false, port: Number(port) }]),
    ...(isAddress(host) ? [] : [{ host, below: true, port: null }]),
  ];
}

/** The entry for one server and no other port of its machine. */
export function serverHost(url: string): HostEntry {
  const { hostname: host, port } = new URL(url);
  return { host, below: false, port: port === '' ? null : Number(port) };
}

/** True for a URL that may be fetched from, as far as the URL shows before its name is resolved. */
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

/**
 * True where a name that may be fetched from may lead to this address. A private one has to be an entry
 * itself, without a port: an allowed name says nothing about where its owner points it.
 */
export function mayConnect(entries: readonly HostEntry[], address: string): boolean {
  if (isPublicAddress(address)) return true;
  const host = address.includes(':') ? `[${address}]` : address;
  return entries.some((entry) => !entry.below && entry.port === null && entry.host === host);
}

function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
}
