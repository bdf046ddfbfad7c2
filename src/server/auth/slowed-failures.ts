import type { Clock } from '../../kernel/time/clock.ts';
import type { Log } from '../../kernel/log/log.ts';
import type { MaybePromise } from '../../kernel/maybe-promise.ts';
import type { Admission, Authenticate } from './authentication.ts';
import { createRecentlyUsed } from '../../kernel/collections.ts';

/** Mistakes that cost an address nothing. */
const FREE_FAILURES = 5;

/** The first wait, which doubles with each further failure. */
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 3_000;

/** An address that has failed no more for so long begins anew. */
const FORGIVEN_AFTER_MS = 60_000;

/** Addresses that are remembered; the one that failed longest ago is forgotten first. */
const MOST_ADDRESSES = 10_000;

/** Rejections delayed at a time; beyond that they are sent at once, as each holds a connection. */
const MOST_WAITING = 1_000;

interface Failures {
  readonly count: number;
  /** The last one, by the clock's `elapsed`. */
  readonly at: number;
}

/** The other end of a connection; one object for as long as it is open. */
export interface Peer {
  /** Its address in the network; absent once it is gone. */
  readonly remoteAddress?: string | undefined;
}

/** As `Authenticate`, for a client at an address of the network. */
export type AuthenticateFrom = (
  authorization: string | null,
  peer: Peer,
) => MaybePromise<Admission | null>;

/**
 * Logs rejections of credentials, without the credentials, and delays them for an address with many. Valid
 * credentials are never delayed, so that no client can lock out others behind the same proxy. A missing credential
 * is no failure.
 */
export function slowFailures(
  authenticate: Authenticate,
  {
    clock,
    log,
  }: { readonly clock: Pick<Clock, 'elapsed' | 'sleep'>; readonly log: Pick<Log, 'warn'> },
): AuthenticateFrom {
  const known = createRecentlyUsed<Failures>(MOST_ADDRESSES);
  let waiting = 0;

  /** The number of an address's failures with this one. */
  function note(address: string): number {
    const at = clock.elapsed();
    const before = known.get(address);
    const isForgiven = before === undefined || at - before.at >= FORGIVEN_AFTER_MS;
    const count = isForgiven ? 1 : before.count + 1;
    known.set(address, { count, at });
    return count;
  }

  async function reject({ remoteAddress: address = '' }: Peer): Promise<null> {
    const count = note(address);
    // Ever fewer lines: a flood must not fill the log.
    if (Number.isInteger(Math.log2(count))) log.warn('authentication failed', { address, count });
    if (count <= FREE_FAILURES || waiting >= MOST_WAITING) return null;
    waiting += 1;
    await clock.sleep(Math.min(FIRST_WAIT_MS * 2 ** (count - FREE_FAILURES - 1), LONGEST_WAIT_MS));
    waiting -= 1;
    return null;
  }

  return (authorization, peer) => {
    const admission = authenticate(authorization, peer);
    if (admission instanceof Promise) return admission.then((read) => read ?? reject(peer));
    return admission ?? (authorization === null ? null : reject(peer));
  };
}
