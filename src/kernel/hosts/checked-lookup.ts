import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { type HostEntry, mayConnect } from './host-entries.ts';

/** A name leads to an address that is neither public nor named by the operator. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic';
  readonly host: string;

  constructor(host: string) {
    super('the host leads to an address that is not public');
    this.host = host;
  }
}

/** Finds the addresses of a name, as `dns.lookup` does with `all: true`. */
export type Resolve = (
  name: string,
  found: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

/**
 * The lookup of a connection, which fails with `NotPublic`. The connection is made to the addresses that this returns, and
 * names are not resolved again: a name cannot be pointed elsewhere in between.
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

const resolveBySystem: Resolve = (name, found) => systemLookup(name, { all: true }, found);
