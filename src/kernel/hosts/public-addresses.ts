import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Special-purpose blocks of IPv4 (RFC 6890 and what came after it): none of them is a host of the internet. */
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
 * Global unicast, the one block that hosts of the internet are in. All else is private or a disguise:
 * loopback, link-local, and IPv4 in IPv6 (mapped, translated).
 */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Within global unicast: protocols' own blocks, documentation, and 6to4, which is IPv4 in disguise. */
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  special.addSubnet(network, prefix, 'ipv6');
}

/** True for an IP address that belongs to a host of the public internet. False for what is no address at all. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  return isIPv6(address) && global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
