import type { IncomingHttpHeaders } from 'node:http';

/** True for addresses and names that only this machine can reach. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return bare === 'localhost' || bare === '::1' || /^127(\.\d{1,3}){3}$/.test(bare);
}

/**
 * True for a request to a service without keys that comes from this machine on purpose. A web page can make
 * its visitor's browser call loopback addresses: directly, which `Origin` gives away, or through a
 * name of its own that it points at 127.0.0.1 (DNS rebinding), which `Host` gives away.
 */
export function isFromThisMachine({ host, origin }: IncomingHttpHeaders): boolean {
  if (host === undefined || !isLoopback(withoutPort(host))) return false;
  return origin === undefined || origin.toLowerCase() === `http://${host.toLowerCase()}`;
}

function withoutPort(host: string): string {
  return host.replace(/:\d+$/, '');
}
